// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/start_strip.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/tool_button.h"
#include "views/words/preset_text.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

constexpr int kPicture = 28;

// A picture and a few words beside it, in two lines at most; in smaller letters where a word is too long for the card.
class StartCard : public QAbstractButton
{
public:
    StartCard(const QString &picture, const QString &title, const QString &tip, QWidget *parent)
        : QAbstractButton(parent)
        , m_title(title)
    {
        setIcon(wattfare::icon(picture));
        setAccessibleName(title);
        setAccessibleDescription(tip);
        setToolTip(title + QLatin1Char('\n') + tip);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override
    {
        const QFontMetrics metrics(uiFont(TypeSize::body));
        const int words = std::max(metrics.horizontalAdvance(m_title) * 6 / 10, longest(metrics));
        return {around() + words, 2 * metrics.lineSpacing() + 2 * kSpace1 + 2};
    }
    QSize minimumSizeHint() const override
    {
        return {around() + QFontMetrics(uiFont(TypeSize::caption)).averageCharWidth() * 3, sizeHint().height()};
    }
    // In which each of its words is whole.
    int least() const { return 2 * kSpace1 + 4 + longest(QFontMetrics(uiFont(TypeSize::caption))); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const ThemeColours &colours = Theme::instance().colours();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(hasFocus() ? colours.accent : colours.hairline);
        painter.setBrush(isDown() || underMouse() ? colours.accentSoft : colours.base);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        // The picture gives way to the words.
        const bool pictured = width() >= least() + kPicture + kSpace1;
        if (pictured)
            icon().paint(&painter, {kSpace1, (height() - kPicture) / 2, kPicture, kPicture});
        const QRect words = rect().adjusted(pictured ? 2 * kSpace1 + kPicture : kSpace1 + 2, 0, -kSpace1, 0);
        const auto fits = [&](const QFont &font) {
            const QFontMetrics metrics(font);
            return longest(metrics) <= words.width()
                && metrics.boundingRect(words, Qt::TextWordWrap, m_title).height() <= height();
        };
        const QFont large = uiFont(TypeSize::body);
        painter.setFont(fits(large) ? large : uiFont(TypeSize::caption));
        painter.setPen(colours.text);
        painter.setClipRect(words); // whole in the tooltip
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_title);
    }

private:
    static int around() { return 3 * kSpace1 + kPicture; }
    int longest(const QFontMetrics &metrics) const // of its words
    {
        int widest = 0;
        const QStringList words = m_title.split(QLatin1Char(' '));
        for (const QString &word : words)
            widest = std::max(widest, metrics.horizontalAdvance(word));
        return widest;
    }

    QString m_title;
};

} // namespace

StartStrip::StartStrip(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Start with"));
    auto *line = boxLayout<QHBoxLayout>(this, {kSpace3, kSpace1, kSpace1, kSpace1}, kSpace1);
    m_cards = new QGridLayout;
    m_cards->setSpacing(kSpace1);
    line->addLayout(m_cards, 1);
    const auto card = [&](const char *action, const char *picture, const QString &title, const QString &tip) {
        auto *button = new StartCard(QLatin1String(picture), title, tip, this);
        button->setObjectName(QLatin1String(picture));
        connect(button, &QAbstractButton::clicked, this,
            [this, action = QString::fromLatin1(action)] { emit chosen(action); });
        m_all.append(button);
    };
    card(firstPresetAction().toLatin1().constData(), "start-llm", tr("Serve an LLM"),
        tr("Llama 3.1 8B as a chat service: cost and carbon per million tokens"));
    card("preset_resnet50-images", "start-model", tr("Serve a model"),
        tr("ResNet-50 on images: cost and carbon per million inferences"));
    card("preset_train-7b", "start-train", tr("Train a model"),
        tr("A language model of 7 billion parameters: cost, hours and carbon of the run"));
    card("preset_hpc-fp64", "start-hpc", tr("Run HPC"), tr("Floating-point work in double precision"));
    card("page:place", "start-place", tr("Place containers"), tr("Tasks on instances: how many, of which types"));
    card("page:claims", "start-claims", tr("Recompute AWS experiments"),
        tr("The savings that AWS published, from the figures of the catalogue"));
    card("import", "start-data", tr("Use my data"), tr("Import prices, benchmarks and measurements"));
    auto *close = toolButton(QStringLiteral("close"), tr("Close (again under Help)"), this);
    close->setObjectName(QStringLiteral("close_start"));
    connect(close, &QToolButton::clicked, this, &StartStrip::closed);
    line->addWidget(close, 0, Qt::AlignTop);
    arrange();
}

void StartStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

// In one row, or in as many as leave every word whole.
void StartStrip::arrange()
{
    int least = 1;
    for (const QWidget *each : std::as_const(m_all))
        least = std::max(least, static_cast<const StartCard *>(each)->least());
    const int room = m_cards->geometry().width(), all = static_cast<int>(m_all.size());
    const int most = room > 0 ? std::clamp((room + kSpace1) / (least + kSpace1), 1, all) : all;
    const int rows = (all + most - 1) / most, columns = (all + rows - 1) / rows;
    if (columns == m_columns)
        return;
    for (int i = 0; i < std::max(columns, m_columns); ++i)
        m_cards->setColumnStretch(i, i < columns ? 1 : 0);
    m_columns = columns;
    for (int i = 0; i < all; ++i)
        m_cards->addWidget(m_all[i], i / columns, i % columns); // moves one that is there
}

} // namespace wattfare
