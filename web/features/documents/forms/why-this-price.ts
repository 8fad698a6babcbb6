import { localesOf } from "#schema/documents/languages.ts";
import type { Locale } from "#web/i18n/words.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Sheet } from "../pdf/sheet.ts";
import type { Run, TextStyle } from "../pdf/text-style.ts";
import { fittingTitle } from "./fitting-title.ts";
import { drawPriceBar, drawPriceLegend, priceLegendHeight } from "./price-bar.ts";
import { inline, stacked, styles } from "./styles.ts";
import type { WhyThisPrice } from "./why-content.ts";
import { drawWhyCurve } from "./why-curve.ts";
import { type WhyText, whyText } from "./why-text.ts";

/** One page for a collector: the work, three sentences, the price drawn part by part, and where it is on the curve. */
export function whyForm(why: WhyThisPrice, paper: Paper): PdfForm {
  const text = whyText(why);
  const [locale] = localesOf(why.language);
  return {
    title: `${text.heading[0]?.text ?? ""}, ${text.title}`,
    author: text.artist,
    locale,
    paper,
    pictures: why.work.hasPicture ? [{ id: why.work.artworkId, width: 420, height: 420 }] : [],
    draw: (sheet) => draw(sheet, why, text, locale),
  };
}

const top = 60;
const gap = 32;
const titleStyle: TextStyle = {
  face: "display-italic",
  size: 40,
  lineHeight: 42,
  tracking: -0.016,
};
const titleStyles = [
  titleStyle,
  { ...titleStyle, size: 30, lineHeight: 33 },
  { ...titleStyle, size: 22, lineHeight: 26, tracking: -0.008 },
] as const;
const factsStyle: TextStyle = { ...styles.address, ink: "secondary" };
const priceStyle: TextStyle = { face: "display", size: 40, lineHeight: 40, tracking: -0.008 };
const sentenceStyle: TextStyle = { face: "display", size: 15.5, lineHeight: 22 };
const captionStyle: TextStyle = { face: "text", size: 12.5, lineHeight: 18, ink: "secondary" };
const barHeight = 72;

function draw(sheet: Sheet, why: WhyThisPrice, text: WhyText, locale: Locale): void {
  const sentences = sentenceHeights(sheet, text);
  const hasBar = text.parts.length > 0;
  const hasCurve = why.curve !== null || why.others.length > 0;
  const bar = hasBar ? barHeight + 8 + priceLegendHeight(sheet, text, locale) : 0;
  const caption = hasCurve ? 18 + 6 + 18 * text.curve.caption.length : 0;
  const fixed = 30 + 28 + 8 + sum(sentences) + 22 + bar + caption;
  const free = sheet.bottom - top - fixed;
  const curveHeight = hasCurve ? Math.min(250, Math.max(150, free * 0.43)) : 0;
  const highest = Math.min(400, free - curveHeight);
  let y = drawWork(sheet, { work: why.work, text, locale }, highest) + 30;

  y = sheet.text(
    inline(text.heading, locale, { face: "display-italic" }),
    { x: sheet.left, y, width: sheet.contentWidth },
    styles.artist,
    "H2",
  );
  y = drawSentences(sheet, text, locale, y + 8) + 22;
  if (hasBar) {
    const box = { x: sheet.left, y, width: sheet.contentWidth, height: barHeight };
    drawPriceBar(sheet, why, text, box);
    y = drawPriceLegend(sheet, text, locale, y + barHeight + 8);
  }
  if (hasCurve) {
    const box = { x: sheet.left, y: y + 18, width: sheet.contentWidth, height: curveHeight };
    drawWhyCurve(sheet, why, text, box);
    const captionBox = {
      x: sheet.left + 44,
      y: box.y + box.height + 6,
      width: sheet.contentWidth - 44,
    };
    sheet.text(stacked(text.curve.caption, locale), captionBox, captionStyle);
  }
  sheet.setFoot(text.foot.artist, text.foot.date);
}

interface LabelledWork {
  readonly work: WhyThisPrice["work"];
  readonly text: WhyText;
  readonly locale: Locale;
}

/** The picture with the work's label beside it, both ending on one line. */
function drawWork(
  sheet: Sheet,
  { work, text, locale }: LabelledWork,
  highestPicture: number,
): number {
  const box = work.hasPicture
    ? sheet.fit(work.artworkId, { x: sheet.left, y: top, width: 420, height: highestPicture })
    : null;
  const x = box ? sheet.left + Math.max(box.width, 200) + gap : sheet.left;
  const width = sheet.right - x;
  const title = fittingTitle(sheet, text.title, { width, lines: 2 }, titleStyles);
  const titleHeight = sheet.heightOf(text.title, width, title, 3);
  const facts = factsRuns(text, locale);
  const artistHeight = sheet.heightOf(text.artist, width, styles.artist, 2);
  const words = artistHeight + titleHeight + 6 + sheet.heightOf(facts, width, factsStyle) + 18 + 40;
  const height = Math.max(words, box?.height ?? 0);
  if (box) {
    const picture = { ...box, y: top + height - box.height };
    sheet.picture(work.artworkId, picture, text.title, "shadow");
  }
  let y = top + height - words;
  y = sheet.text(text.artist, { x, y, width, maximumLines: 2 }, styles.artist);
  y = sheet.text(text.title, { x, y, width, maximumLines: 3 }, title, "H1");
  y = sheet.text(
    facts,
    { x, y: y + 6, width },
    {
      ...factsStyle,
      ink: text.sentences.length > 1 ? "ink" : "secondary",
    },
  );
  sheet.text(text.price, { x, y: y + 18, width }, priceStyle);
  return top + height;
}

function factsRuns(text: WhyText, locale: Locale): Run[] {
  return text.facts.flatMap((fact, index) => [
    ...(index === 0 ? [] : [{ text: "\n" }]),
    ...inline(fact, locale),
  ]);
}

const columnGap = 28;

function sentenceWidth(sheet: Sheet): number {
  return (sheet.contentWidth - 2 * columnGap) / 3;
}

/** The highest of each language's three sentences; a space between the languages is in it. */
function sentenceHeights(sheet: Sheet, { sentences }: WhyText): number[] {
  return sentences.map((each, index) => {
    const heights = each.sentences.map((sentence) =>
      sheet.heightOf(sentence, sentenceWidth(sheet), styleOf(index, sentences.length)),
    );
    return Math.max(...heights) + (index > 0 ? 10 : 0);
  });
}

function styleOf(index: number, languages: number): TextStyle {
  const size = languages > 1 ? { size: 14.5, lineHeight: 20 } : {};
  return { ...sentenceStyle, ...size, ink: index === 0 ? "ink" : "secondary" };
}

function drawSentences(sheet: Sheet, text: WhyText, locale: Locale, y: number): number {
  const { sentences } = text;
  const heights = sentenceHeights(sheet, text);
  let at = y;
  sentences.forEach((each, language) => {
    const own = at + (language > 0 ? 10 : 0);
    each.sentences.forEach((sentence, index) => {
      if (sentence === "") return;
      const x = sheet.left + index * (sentenceWidth(sheet) + columnGap);
      const runs = inline([{ locale: each.locale, text: sentence }], locale);
      const style = styleOf(language, sentences.length);
      sheet.text(runs, { x, y: own, width: sentenceWidth(sheet) }, style);
    });
    at += heights[language] ?? 0;
  });
  return at;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
