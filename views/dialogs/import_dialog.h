// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"
#include "views/dialogs/import_table.h"

#include <QDialog>
#include <QHash>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTreeWidget;

namespace wattfare {

class DataTableView;

// The steps of an import as a window: files and their kinds, questions and repairs, what would change, errors. It draws
// and asks; reading and writing are done by whoever listens.
class ImportDialog : public QDialog
{
    Q_OBJECT
public:
    struct File {
        QString name, folder; // several pages: "a.json, b.json"
        double bytes = 0;
        std::optional<ImportKind> kind;
    };
    struct Questions {
        int file = 0;
        std::vector<ImportQuestion> questions;
        std::vector<ImportBatch::Repair> repairs;
    };
    enum class Step : std::uint8_t { working, questions, diff, error };

    explicit ImportDialog(QWidget *parent = nullptr);

    void setFiles(const std::vector<File> &files);
    void setRegions(const QStringList &codes) { m_regions = codes; } // proposals for questions
    void showWorking(const QString &what, bool files = true);
    void setProgress(double share);
    void ask(const std::vector<Questions> &questions);
    void showDiff(const std::vector<ImportPart> &parts);
    void setReadOnly(const QString &reason); // "" allows to apply
    void setRemarks(const QStringList &remarks) { m_remarks = remarks; } // shown with the comparison
    void showError(const QString &message, const QString &detail, bool canAnswerAgain);

    Step step() const { return m_step; }
    QTreeWidget *fileTree() const { return m_files; }
    QComboBox *kindBox(int file) const;
    QWidget *answer(int file, const QString &key) const; // the field of a question
    DataTableView *table() const { return m_table; }
    QString errorText() const;

signals:
    void kindChosen(int file, std::optional<wattfare::ImportKind> kind);
    void answered(const std::vector<wattfare::ImportOptions> &answers); // one a file
    void answerAgain();
    void applyRequested();
    void stopRequested(); // while working
    void commandsRequested(); // how to get the files of AWS

protected:
    void reject() override;

private:
    void go(Step step);
    void grow(const QSize &wanted);
    void allow(const QString &why); // the next step; what stands in its way is said beside the button
    void checkAnswers();
    void sendAnswers();
    void fillRepairs(const std::vector<ImportBatch::Repair> &repairs, QLayout *layout);
    QWidget *fieldOf(const ImportQuestion &question);
    bool hasRepairs() const;
    void filter(int group);

    struct Field {
        int file = 0;
        std::string key;
        QWidget *widget = nullptr;
    };
    Step m_step = Step::working;
    bool m_grown = false;
    std::vector<Field> m_fields;
    int m_fileCount = 0;
    QStringList m_regions;
    QString m_readOnly;
    QStringList m_remarks;
    std::shared_ptr<const ImportTable> m_source;
    QTreeWidget *m_files = nullptr;
    QStackedWidget *m_stack = nullptr;
    QLabel *m_what = nullptr;
    QProgressBar *m_bar = nullptr;
    QScrollArea *m_questions = nullptr;
    QLabel *m_summary = nullptr;
    QHBoxLayout *m_groups = nullptr;
    QButtonGroup *m_groupButtons = nullptr;
    DataTableView *m_table = nullptr;
    QLabel *m_note = nullptr;
    QPlainTextEdit *m_error = nullptr;
    QPushButton *m_again = nullptr;
    QCheckBox *m_confirm = nullptr; // of the repairs, below what scrolls
    QLabel *m_why = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace wattfare
