import type { Artwork } from "#schema/artworks/artwork.ts";
import { shownStatus } from "#schema/artworks/hold.ts";
import { pictureHeight } from "#web/works/artwork-picture.tsx";
import { shownUpdate } from "./arrange.ts";

/*
 * Estimated heights in pixels of rows that have not been rendered yet, so that the scroll bar shows how long the
 * gallery is. A few pixels more or less do not matter: a row is measured once it is rendered. Lengths here are in
 * rem, as in the style sheet, except the widths, which are measured.
 */

/** Of a title's character, in the size of its letters. */
const characterWidth = 0.45;
/** The year after the title, with its comma. */
const yearCharacters = 6;
/** Of a note: the status, the day of an update. */
const note = 1.25;
/** What the price that is asked adds below the suggested one, where the buttons are beside it and where they are not. */
const askedPrice = { phone: 1.5, wide: 0.375 };
const tableTitle = { letters: 1.25, line: 1.625 };
const gridTitle = { phone: { letters: 1.125, line: 1.4375 }, wide: tableTitle };

/** The number of columns of the grid, the width of one, and of a rem, in pixels. */
type GridMeasurements = readonly [columns: number, width: number, rem: number];

export function measureGrid(grid: HTMLElement): GridMeasurements {
  const widths = getComputedStyle(grid).gridTemplateColumns.split(" ");
  return [widths.length, Number.parseFloat(widths[0] ?? ""), readRem()];
}

/** The tallest picture above the tallest label. */
export function gridRowHeight(
  works: readonly Artwork[],
  [columns, width, rem]: GridMeasurements,
): number {
  const title = columns === 2 ? gridTitle.phone : gridTitle.wide;
  const own = columns === 2 ? askedPrice.phone : askedPrice.wide;
  let picture = 0;
  let label = 0;
  for (const artwork of works) {
    const update = shownUpdate(artwork) === null ? 0 : note;
    picture = Math.max(picture, pictureHeight(artwork, width));
    label = Math.max(
      label,
      titleHeight(artwork.title.length + yearCharacters, title, width / rem) +
        update +
        statusHeight(artwork) +
        (hasAskedPrice(artwork) ? own : 0),
    );
  }
  return picture + (label + 12.375) * rem;
}

/** The width of a title where rows are stacked (0 where they are not), and of a rem, in pixels. */
type TableMeasurements = readonly [titleWidth: number, rem: number];

export function measureTable(list: HTMLElement): TableMeasurements {
  const rem = readRem();
  const isStacked = getComputedStyle(list).display === "block";
  return [isStacked ? list.clientWidth - 7.25 * rem : 0, rem];
}

export function tableRowHeight(
  [artwork]: readonly Artwork[],
  [titleWidth, rem]: TableMeasurements,
): number {
  if (titleWidth === 0 || !artwork) return 6.3125 * rem;
  const title = titleHeight(artwork.title.length, tableTitle, titleWidth / rem);
  const price = hasAskedPrice(artwork) ? askedPrice.phone : 0;
  return (title + statusHeight(artwork) + price + 8.3125) * rem;
}

function statusHeight(artwork: Artwork): number {
  return shownStatus(artwork, new Date()) === "available" ? 0 : note;
}

function hasAskedPrice({ sale, askingPriceCents, listedCents }: Artwork): boolean {
  return sale !== null || askingPriceCents !== null || listedCents !== null;
}

function titleHeight(characters: number, type: typeof tableTitle, width: number): number {
  const lines = Math.ceil((characters * characterWidth * type.letters) / width);
  return Math.max(1, lines) * type.line;
}

function readRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
