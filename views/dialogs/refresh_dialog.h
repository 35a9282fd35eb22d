// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <QHash>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace wattfare {

// What to fetch from AWS, with the addresses spelled out before anything is asked of the network.
class RefreshDialog : public QDialog
{
    Q_OBJECT
public:
    explicit RefreshDialog(QWidget *parent = nullptr);

    struct Addresses {
        QString regionIndex, savingsPlansIndex, spotAdvisor, spotFeed;
    };
    // What is fetched by region has its size under this key, the others under their address.
    static QString priceKey(const QString &region) { return region; }
    static QString savingsPlansKey(const QString &region) { return QStringLiteral("savings_plans ") + region; }

    // `sizes`: bytes of what came last time.
    void setAddresses(const Addresses &addresses, const QHash<QString, double> &sizes);
    // Of what is asked now: bytes by key, -1 where the server announces none. They take the place of those of last
    // time.
    void setAskedSizes(const QHash<QString, double> &sizes);
    void setAsking(bool asking); // their answers are awaited
    void showSizeProblem(const QString &text);
    void setRegions(const QStringList &codes, const QStringList &names, const QStringList &chosen);

    QStringList regions() const; // whose prices shall come
    bool savingsPlans() const; // theirs too, of the same regions
    bool spotAdvisor() const;
    bool spotFeed() const;

    void showWorking(const QString &what);
    void setProgress(double received, double total); // total below 0: not known
    void showError(const QString &text, bool others); // others: something else has arrived already
    bool isWorking() const;
    QString addressText() const;
    QString errorText() const;

signals:
    void sizesRequested();
    void fetchRequested();
    void stopRequested();
    void retryRequested();
    void skipRequested(); // goes on with what has arrived

protected:
    void reject() override;

private:
    void list();
    Addresses m_asked;
    QHash<QString, double> m_sizes, m_askedSizes;
    bool m_asking = false;
    QStackedWidget *m_stack = nullptr;
    QListWidget *m_regionList = nullptr;
    QLineEdit *m_search = nullptr;
    QCheckBox *m_plans = nullptr;
    QCheckBox *m_advisor = nullptr;
    QCheckBox *m_feed = nullptr;
    QPlainTextEdit *m_addresses = nullptr;
    QLabel *m_total = nullptr; // of the sizes, or why there is none
    QPushButton *m_show = nullptr;
    QLabel *m_what = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_amount = nullptr;
    QLabel *m_error = nullptr;
    QPushButton *m_fetch = nullptr;
    QPushButton *m_retry = nullptr;
    QPushButton *m_skip = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace wattfare
