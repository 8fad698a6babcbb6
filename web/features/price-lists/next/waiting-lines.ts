import { daysBetween } from "#schema/days.ts";
import type { WorkOffer } from "./offers.ts";

/**
 * `named`: a line a work through the year, with the titles of those sold; `days`: a line a work as long as it waited,
 * the longest first; `strip`: a mark a work on one line of days.
 */
type WaitingKind = "named" | "days" | "strip";

export interface WaitingLine {
  readonly id: string;
  readonly isSold: boolean;
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
  /** Of a work that is sold; null where there is no place. */
  readonly label: WaitingLabel | null;
}

interface WaitingLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end";
  readonly title: string;
  readonly days: number;
}

export interface WaitingTick {
  readonly x: number;
  /** The first day of a month, or a number of days. */
  readonly at: string | number;
  readonly isLabelled: boolean;
}

export interface WaitingDrawing {
  readonly kind: WaitingKind;
  readonly lines: readonly WaitingLine[];
  readonly ticks: readonly WaitingTick[];
  readonly axisY: number;
  readonly height: number;
}

interface Frame {
  /** In pixels. */
  readonly width: number;
  readonly since: string;
  readonly today: string;
}

/** Up to so many works each has its own row with room for a title; up to so many one without. */
const mostNamed = 40;
const mostLines = 200;
const namedRow = 14;
const plainRow = 6;
const axisRoom = 26;
/** Half a strip: the upper one has the works that sold, the lower one the others. */
export const stripBand = 22;
const stripGap = 6;

/** How long each work waited (design of the price list). Days are ISO, oldest first. */
export function drawWaiting(offers: readonly WorkOffer[], frame: Frame): WaitingDrawing {
  if (offers.length <= mostNamed) return drawThroughTheYear(offers, frame);
  return offers.length <= mostLines ? drawByDays(offers, frame) : drawStrip(offers, frame);
}

export function waitedDays({ offeredOn, soldOn }: WorkOffer, today: string): number {
  return daysBetween(offeredOn, soldOn ?? today);
}

function drawThroughTheYear(offers: readonly WorkOffer[], frame: Frame): WaitingDrawing {
  const { since, today, width } = frame;
  const across = (day: string) =>
    round((Math.max(0, daysBetween(since, day)) / daysBetween(since, today)) * width);
  const byStart = offers.toSorted((one, other) => (one.offeredOn < other.offeredOn ? -1 : 1));
  const lines = byStart.map((offer, index): WaitingLine => {
    const line = { x1: across(offer.offeredOn), x2: across(offer.soldOn ?? today) };
    const y = namedRow * index + namedRow / 2;
    const isSold = offer.soldOn !== null;
    const label = isSold ? labelOf(offer, { ...line, y }, frame) : null;
    return { id: offer.id, isSold, ...line, y, label };
  });
  const axisY = namedRow * lines.length + 4;
  const ticks = monthsWithin(since, today).map((at) => ({ x: across(at), at }));
  return {
    kind: "named",
    lines,
    ticks: labelApart(ticks, width, monthLabelWidth),
    axisY,
    height: axisY + axisRoom,
  };
}

/** The narrowest drawing in which titles have room. */
const leastNamedWidth = 560;
const dotRoom = 12;
const startRoom = 10;
/** The width of a letter of a title, and of the days after it, in the text sizes of the drawing. */
const letterWidth = 6.6;
const daysWidth = 62;
const mostLetters = 28;

/** After the line, or before it where that is too near to the edge. */
function labelOf(
  offer: WorkOffer,
  { x1, x2, y }: { readonly x1: number; readonly x2: number; readonly y: number },
  { width, today }: Frame,
): WaitingLabel | null {
  if (width < leastNamedWidth) return null;
  const title = shorten(offer.title);
  const length = title.length * letterWidth + daysWidth;
  const label = { y: y + 4.5, title, days: waitedDays(offer, today) };
  if (x2 + dotRoom + length <= width) return { ...label, x: x2 + dotRoom, anchor: "start" };
  return x1 - startRoom - length >= 0 ? { ...label, x: x1 - startRoom, anchor: "end" } : null;
}

function shorten(title: string): string {
  const letters = [...title];
  return letters.length <= mostLetters ? title : `${letters.slice(0, mostLetters).join("")}…`;
}

/** A longer wait is drawn as this one. */
const mostDays = 730;

function daysScale(offers: readonly WorkOffer[], { width, today }: Frame) {
  const longest = Math.max(...offers.map((offer) => Math.min(waitedDays(offer, today), mostDays)));
  const last = Math.max(longest, 30);
  const across = (days: number) => round((Math.min(days, last) / last) * width);
  const step = dayStepFor(last);
  const ticks: { x: number; at: number }[] = [];
  for (let days = 0; days <= last; days += step) ticks.push({ x: across(days), at: days });
  return { across, ticks: labelApart(ticks, width, dayLabelWidth) };
}

function dayStepFor(last: number): number {
  if (last <= 90) return 15;
  if (last <= 200) return 30;
  return last <= 400 ? 60 : 120;
}

function drawByDays(offers: readonly WorkOffer[], frame: Frame): WaitingDrawing {
  const { across, ticks } = daysScale(offers, frame);
  const longestFirst = offers
    .map((offer) => ({ offer, days: waitedDays(offer, frame.today) }))
    .toSorted((one, other) => other.days - one.days);
  const lines = longestFirst.map(({ offer, days }, index) => ({
    id: offer.id,
    isSold: offer.soldOn !== null,
    label: null,
    x1: 0,
    x2: across(days),
    y: plainRow * index + plainRow / 2,
  }));
  const axisY = plainRow * lines.length + 4;
  return { kind: "days", lines, ticks, axisY, height: axisY + axisRoom };
}

function drawStrip(offers: readonly WorkOffer[], frame: Frame): WaitingDrawing {
  const { across, ticks } = daysScale(offers, frame);
  const lines = offers.map((offer) => {
    const x = across(waitedDays(offer, frame.today));
    const isSold = offer.soldOn !== null;
    const y = isSold ? 0 : stripBand + stripGap;
    return { id: offer.id, isSold, label: null, x1: x, x2: x, y };
  });
  const axisY = 2 * stripBand + stripGap + 4;
  return { kind: "strip", lines, ticks, axisY, height: axisY + axisRoom };
}

/** A month with its year, and a number of days, with the distance to the next label, in pixels. */
const monthLabelWidth = 72;
const dayLabelWidth = 56;
/** More labels are more than a glance. */
const mostLabels = 7;

/** Labels begin at their tick, and neither meet each other nor the edge. */
function labelApart<Tick extends { readonly x: number }>(
  ticks: readonly Tick[],
  width: number,
  labelWidth: number,
): (Tick & { readonly isLabelled: boolean })[] {
  const room = Math.min(mostLabels, Math.max(1, Math.floor(width / labelWidth)));
  const every = Math.max(1, Math.ceil(ticks.length / room));
  return ticks.map((tick, index) => ({
    ...tick,
    isLabelled: index % every === 0 && tick.x + labelWidth <= width + 12,
  }));
}

/** The first days of the months after a day, up to another. */
function monthsWithin(since: string, today: string): string[] {
  const [year = 0, month = 0] = since.split("-").map(Number);
  const months = Array.from({ length: 13 }, (_, index) =>
    new Date(Date.UTC(year, month + index, 1)).toISOString().slice(0, 10),
  );
  return months.filter((day) => day > since && day <= today);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
