/** The face of a work, in inches. */
interface Face {
  readonly widthInches: number;
  readonly heightInches: number;
}

/** In pixels from the left and the top of their area. */
interface ArrangedPicture<Work> {
  readonly work: Work;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface ArrangedPictures<Work> {
  readonly height: number;
  readonly pictures: readonly ArrangedPicture<Work>[];
}

const across = 28;
const gaps = { across: 16, down: 24 } as const;
const largestScale = 6;
const mostRows = 4;
const highestArea = 330;
const highestPicture = 130;

/** How high the works may be together. */
export interface PictureRoom {
  /** Above the pictures and below them. */
  readonly down: number;
  readonly highestPicture: number;
}
const usualRoom: PictureRoom = { down: 40, highestPicture };
/** Pictures with a shorter side than this are no longer seen. */
const shortestSide = 12;

/**
 * Arranges works at one scale in as many rows as show them largest, each row along its middle; null where they
 * would be too small.
 */
export function arrangeWorks<Work extends Face>(
  works: readonly Work[],
  width: number,
  room = usualRoom,
): ArrangedPictures<Work> | null {
  const inner = width - 2 * across;
  const candidates = Array.from({ length: Math.min(mostRows, works.length) }, (_, index) => {
    const rows = intoRows(works, index + 1);
    return { rows, scale: scaleOf(rows, inner, room) };
  });
  const best = candidates.reduce((one, other) => (other.scale > one.scale ? other : one));
  const sides = works.map((work) => Math.min(work.widthInches, work.heightInches) * best.scale);
  return Math.min(...sides) < shortestSide ? null : arrangeRows(best.rows, best.scale, inner, room);
}

/** Rows of about equal width, in order. */
function intoRows<Work extends Face>(works: readonly Work[], count: number): Work[][] {
  const whole = sum(works.map(({ widthInches }) => widthInches));
  const rows: Work[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const work of works) {
    const middle = (before + work.widthInches / 2) / whole;
    rows[Math.min(count - 1, Math.floor(middle * count))]?.push(work);
    before += work.widthInches;
  }
  return rows.filter((row) => row.length > 0);
}

function scaleOf(
  rows: readonly (readonly Face[])[],
  inner: number,
  { down, highestPicture: highest }: PictureRoom,
): number {
  const heights = rows.map((row) => Math.max(...row.map(({ heightInches }) => heightInches)));
  const room = highestArea - 2 * down - gaps.down * (rows.length - 1);
  const byWidth = rows.map(
    (row) =>
      (inner - gaps.across * (row.length - 1)) / sum(row.map(({ widthInches }) => widthInches)),
  );
  return Math.max(
    0,
    Math.min(largestScale, room / sum(heights), highest / Math.max(...heights), ...byWidth),
  );
}

function arrangeRows<Work extends Face>(
  rows: readonly (readonly Work[])[],
  scale: number,
  inner: number,
  { down }: PictureRoom,
): ArrangedPictures<Work> {
  const pictures: ArrangedPicture<Work>[] = [];
  let y: number = down;
  for (const row of rows) {
    const rowHeight = scale * Math.max(...row.map(({ heightInches }) => heightInches));
    const rowWidth = scale * sum(row.map(({ widthInches }) => widthInches));
    const free = inner - rowWidth;
    // The pictures fill the width, unless they are few and small.
    const gap = row.length > 1 ? Math.min(free / (row.length - 1), 64) : 0;
    let x = across + (free - gap * (row.length - 1)) / 2;
    for (const work of row) {
      const [width, height] = [work.widthInches * scale, work.heightInches * scale];
      pictures.push({ work, x, y: y + (rowHeight - height) / 2, width, height });
      x += width + gap;
    }
    y += rowHeight + gaps.down;
  }
  return { pictures, height: y - gaps.down + down };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
