import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, toCents } from "#schema/money.ts";
import type { Costs } from "#schema/price-lists/channels.ts";
import type { ListSettings } from "#schema/price-lists/list-settings.ts";
import {
  areaOf,
  distinctSizes,
  type FaceSize,
  sizeKey,
  standardSizes,
} from "#schema/price-lists/sizes.ts";
import type { Units } from "#schema/units.ts";

type OwnWork = Pick<
  Artwork,
  "id" | "title" | "medium" | "width" | "height" | "materialsCost" | "hoursSpent" | "framingCents"
>;

/**
 * The work of a medium that is nearest to a size in area: what it cost is what one of that size costs. Of several the
 * first, which is the newest. A work without hours and materials says nothing; one without hours only where none has any.
 */
export function nearestWork<Work extends OwnWork>(
  works: readonly Work[],
  medium: Medium,
  size: FaceSize,
): Work | null {
  const known = works.filter(
    (work) => work.medium === medium && work.hoursSpent + work.materialsCost > 0,
  );
  const timed = known.filter(({ hoursSpent }) => hoursSpent > 0);
  const candidates = timed.length > 0 ? timed : known;
  const distance = ({ width, height }: Work) => Math.abs(Math.log((width * height) / areaOf(size)));
  return candidates.reduce<Work | null>(
    (nearest, work) => (nearest === null || distance(work) < distance(nearest) ? work : nearest),
    null,
  );
}

type CostSettings = Pick<
  ListSettings,
  "currency" | "framesApart" | "overheadCents" | "hoursPerMonth"
>;

/**
 * What such a work costs, in whole cents of the list's currency; works' costs are kept in Canadian dollars. A frame
 * that is charged apart is no cost of the listed price. Each hour takes its share of the month's overhead.
 */
export function costsAs(
  { materialsCost, hoursSpent, framingCents }: Omit<OwnWork, "id" | "title" | "medium">,
  { currency, framesApart, overheadCents, hoursPerMonth }: CostSettings,
  rates: Rates,
): Costs {
  return {
    materialsCents: inCurrency(toCents(materialsCost), currency, rates),
    framingCents: framesApart ? 0 : inCurrency(framingCents, currency, rates),
    overheadCents: inCurrency((overheadCents * hoursSpent) / hoursPerMonth, currency, rates),
    hours: hoursSpent,
  };
}

/** Canadian cents as whole cents of a currency. */
export function inCurrency(cents: Cents, currency: Currency, rates: Rates): Cents {
  return Math.round(convert(cents, "CAD", currency, rates));
}

/** A size that is used more often than this is among those to choose from, and may be the first. */
const oftenUsed = 2;
const mostOwnSizes = 12;

/** The sizes of works, the most used first; those that are used once are left out. */
function usedSizes(works: readonly Pick<Artwork, "width" | "height">[]): FaceSize[] {
  const groups = Map.groupBy(works, (work) => sizeKey(faceOf(work)));
  return [...groups.values()]
    .filter(({ length }) => length >= oftenUsed)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostOwnSizes)
    .flatMap(([first]) => (first ? [faceOf(first)] : []));
}

/** The short side first, as sizes of a list are written. */
function faceOf({ width, height }: Pick<Artwork, "width" | "height">): FaceSize {
  return { widthInches: Math.min(width, height), heightInches: Math.max(width, height) };
}

/** 16 × 20 inches, or the French format that is nearest to it. */
const usualSizes: Readonly<Record<Units, string>> = {
  imperial: sizeKey({ widthInches: 16, heightInches: 20 }),
  metric: sizeKey({ widthInches: 38 / 2.54, heightInches: 46 / 2.54 }),
};

interface SizeChoice {
  /** In the order of the area. */
  readonly sizes: readonly FaceSize[];
  /** The artist's most used one, or the usual one. */
  readonly initial: FaceSize;
}

/** The sizes to choose from for a medium: the standard ones, and those that the artist uses often. */
export function sizeChoice(
  works: readonly Pick<Artwork, "medium" | "width" | "height">[],
  medium: Medium,
  units: Units,
): SizeChoice {
  const used = usedSizes(works.filter((work) => work.medium === medium));
  const standard = standardSizes(units);
  const sizes = distinctSizes([...standard, ...used]);
  const usual = standard.find((size) => sizeKey(size) === usualSizes[units]) ?? standard[0];
  const initial = used[0] ?? usual;
  if (initial === undefined) throw new Error("There is no standard size.");
  return { sizes, initial };
}
