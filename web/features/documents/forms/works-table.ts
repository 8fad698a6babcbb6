import type { Sheet } from "../pdf/sheet.ts";
import { drawTable } from "../pdf/table.ts";
import type { Run, TextStyle } from "../pdf/text-style.ts";
import type { DocumentVoices } from "../words/document-words.ts";
import { madeOn } from "./facts.ts";
import { both, type PriceListContent } from "./price-list-content.ts";
import { priceOn, sizeOn, titleOn } from "./printed-work.ts";

const headingStyle: TextStyle = { face: "display", size: 22, lineHeight: 28, tracking: -0.008 };
const headStyle: TextStyle = { face: "text", size: 13, lineHeight: 18, ink: "secondary" };
const titleStyle: TextStyle = { face: "display-italic", size: 19, lineHeight: 24 };
const factStyle: TextStyle = { face: "text", size: 13, lineHeight: 18, ink: "secondary" };
const priceStyle: TextStyle = { face: "display", size: 17, lineHeight: 24, tabular: true };
const picture = { width: 96, height: 72 };

/** Works for sale, a row each: picture, title, what it is made of, size and price. */
export function drawWorks(
  sheet: Sheet,
  { works, artist }: PriceListContent,
  voices: DocumentVoices,
  y: number,
): number {
  const [first] = voices;
  const width = sheet.contentWidth;
  const needed = headingStyle.lineHeight + 12 + headStyle.lineHeight + 8 + picture.height + 24;
  const top = sheet.roomFor(y, needed);
  const title = both(voices, ({ t }) => t("list.works"), " ");
  const below = sheet.text(title, { x: sheet.left, y: top, width }, headingStyle, "H2");
  const textX = picture.width + 24;
  const priceWidth = 150;
  return drawTable(sheet, {
    x: sheet.left,
    y: below + 12,
    width,
    columns: [
      { x: 0, width: picture.width },
      { x: textX, width: width - textX - priceWidth - 24 },
      { x: width - priceWidth, width: priceWidth, align: "right" },
    ],
    head: [
      {
        paddingTop: 0,
        paddingBottom: 8,
        ruleBelow: { ink: "ink" },
        cells: [
          { text: "", style: headStyle },
          {
            text: both(voices, ({ t }) => t("list.work"), " "),
            style: headStyle,
            heading: "Column",
          },
          works.some(({ price }) => price !== null)
            ? {
                text: both(voices, ({ t }) => t("list.price"), " "),
                style: headStyle,
                heading: "Column",
              }
            : { text: "", style: headStyle },
        ],
      },
    ],
    rows: works.map((priced, index) => {
      const { work } = priced;
      const name = titleOn(work, first);
      return {
        // No work is alone on the last page.
        keepsWithNext: index === works.length - 2,
        paddingTop: 12,
        paddingBottom: 12,
        ruleBelow: { ink: "rule" },
        cells: [
          {
            text: "",
            style: headStyle,
            ...(work.hasPicture && {
              picture: {
                ...picture,
                id: work.artworkId,
                alt: first.t("facts.picture", { title: name }),
              },
            }),
          },
          {
            text: name,
            style: titleStyle,
            heading: "Row" as const,
            maximumLines: 2,
            below: { text: factsOf(work, artist, voices), style: factStyle },
          },
          {
            text: priceOn(priced, voices),
            style: priceStyle,
          },
        ],
      };
    }),
  });
}

function factsOf(
  work: PriceListContent["works"][number]["work"],
  artist: PriceListContent["artist"],
  voices: DocumentVoices,
): Run[] {
  const [first] = voices;
  const made = both(voices, (voice) => {
    const facts = madeOn(work, voice);
    return work.year === "" ? facts : voice.t("facts.withYear", { facts, year: work.year });
  });
  const number = first.t("facts.number", { number: work.inventoryNumber });
  const size = sizeOn(work, artist, first);
  const line =
    work.inventoryNumber === "" ? size : first.t("facts.withNumber", { facts: size, number });
  return [...made, { text: `\n${line}` }];
}
