import { type Field, round } from "#web/works/curve/scales.ts";
import {
  around,
  type Box,
  covers,
  overlap,
  type PlacedText,
  type Point,
  textBox,
} from "./boxes.ts";

/** A mark at its position, with the size of the picture that is to be placed beside it, in inches. */
export interface ToPlace extends Point {
  readonly id: string;
  readonly widthInches: number;
  readonly heightInches: number;
  readonly title: string;
}

interface PlacedThumbnail extends Box {
  readonly id: string;
  /** From the picture to its mark, where the two do not touch. */
  readonly leader: { readonly from: Point; readonly to: Point } | null;
}

interface PlacedTitle extends PlacedText {
  readonly id: string;
  readonly title: string;
}

export interface Placement {
  readonly thumbnails: readonly PlacedThumbnail[];
  readonly titles: readonly PlacedTitle[];
}

interface Surroundings {
  /** Where pictures and titles may be. */
  readonly field: Field;
  /** The centres of all marks, also of those without a picture. */
  readonly marks: readonly Point[];
  /** What is placed already: prices of anchors, bars of the formula. */
  readonly taken: readonly Box[];
  /** The long side of a picture of 48 inches, in pixels. */
  readonly scale: number;
  /** Of a title, in pixels; null where titles are left out. */
  readonly titleWidth: ((title: string) => number) | null;
}

/** Of a mark, in pixels, with the distance that a picture keeps. */
const markRadius = 8;
/** Nearer than this, a picture needs no leader. */
const besideMark = 11;
const gap = 4;

/**
 * Pictures and titles beside their marks: up and left, or farther with a leader, inside the field, so that they cover no
 * mark, nothing that is placed already, and not each other. What finds no room in four tries is left out: it is shown when its mark
 * is inspected.
 */
export function placeMarks(works: readonly ToPlace[], surroundings: Surroundings): Placement {
  const thumbnails: PlacedThumbnail[] = [];
  for (const work of works) {
    const placed = placeThumbnail(work, thumbnails, surroundings);
    if (placed) thumbnails.push(placed);
  }
  return { thumbnails, titles: placeTitles(works, thumbnails, surroundings) };
}

/** The long side is the scale × √(inches ÷ 48), as in the gallery. */
export function thumbnailSize(
  { widthInches, heightInches }: Pick<ToPlace, "widthInches" | "heightInches">,
  scale: number,
): Pick<Box, "width" | "height"> {
  const long = Math.max(widthInches, heightInches);
  const factor = (scale * Math.sqrt(Math.min(long, 96) / 48)) / long;
  return { width: round(widthInches * factor), height: round(heightInches * factor) };
}

/** From the mark to the lower right corner of its picture. The first touches its mark, and needs no leader. */
const tries = [
  { across: -9, up: 9, hasLeader: false },
  { across: -13, up: 20, hasLeader: true },
  { across: -11, up: 56, hasLeader: true },
  { across: -50, up: 34, hasLeader: true },
] as const;

function placeThumbnail(
  work: ToPlace,
  placed: readonly Box[],
  { field, marks, taken, scale }: Surroundings,
): PlacedThumbnail | null {
  const size = thumbnailSize(work, scale);
  for (const { across, up, hasLeader } of tries) {
    const box = {
      left: round(Math.max(field.left, work.x + across - size.width)),
      top: round(Math.max(field.top, work.y - up - size.height)),
      ...size,
    };
    if (!isInside(box, field)) continue;
    if (marks.some((mark) => covers(box, mark, markRadius))) continue;
    if ([...placed, ...taken].some((other) => overlap(box, other, gap))) continue;
    // At the edge of the field a picture may be nearer to its mark than was tried.
    const isFar = hasLeader && !overlap(box, around(work, besideMark));
    return { id: work.id, ...box, leader: isFar ? leaderOf(box, work) : null };
  }
  return null;
}

function isInside({ left, top, width, height }: Box, field: Field): boolean {
  return (
    left >= field.left &&
    left + width <= field.right &&
    top >= field.top &&
    top + height <= field.bottom
  );
}

/** From just inside the picture's corner to just outside the mark. */
function leaderOf({ left, top, width, height }: Box, { x, y }: Point) {
  const corner = {
    x: Math.min(left + width - 1, Math.max(left + 1, x)),
    y: Math.min(top + height - 1, Math.max(top + 1, y)),
  };
  const length = Math.hypot(x - corner.x, y - corner.y);
  const part = Math.max(0, 1 - 6 / length);
  const to = {
    x: round(corner.x + (x - corner.x) * part),
    y: round(corner.y + (y - corner.y) * part),
  };
  return { from: { x: round(corner.x), y: round(corner.y) }, to };
}

function placeTitles(
  works: readonly ToPlace[],
  thumbnails: readonly PlacedThumbnail[],
  { field, marks, taken, titleWidth }: Surroundings,
): PlacedTitle[] {
  if (titleWidth === null) return [];
  const titles: PlacedTitle[] = [];
  const boxes: Box[] = [];
  for (const work of works) {
    const title = shorten(work.title);
    const thumbnail = thumbnails.find(({ id }) => id === work.id);
    const room = [...thumbnails, ...boxes, ...taken, ...marks.map((mark) => around(mark, 6))];
    for (const position of titlePositions(work, thumbnail)) {
      const box = textBox(position, titleWidth(title));
      if (!isInside(box, field)) continue;
      if (room.some((other) => overlap(box, other, 1))) continue;
      titles.push({ id: work.id, title, ...position });
      boxes.push(box);
      break;
    }
  }
  return titles;
}

/** Beside the picture on the left, or beside the mark on the right. */
function titlePositions({ x, y }: Point, thumbnail: Box | undefined): PlacedText[] {
  const besideMark: PlacedText[] = [
    { x: round(x + 12), y: round(y + 20), anchor: "start" },
    { x: round(x + 12), y: round(y + 5), anchor: "start" },
    { x: round(x - 12), y: round(y + 24), anchor: "end" },
  ];
  if (!thumbnail) return besideMark;
  const { left, top, width, height } = thumbnail;
  return [
    { x: left - 6, y: round(top + height / 2 + 5), anchor: "end" },
    ...besideMark,
    { x: round(left + width + 6), y: round(top + 12), anchor: "start" },
  ];
}

const longestTitle = 30;

function shorten(title: string): string {
  if (title.length <= longestTitle) return title;
  return `${title.slice(0, longestTitle - 1).trimEnd()}…`;
}
