import type { Medium } from "#schema/artworks/media.ts";
import { convert } from "#schema/currency.ts";
import { type Cents, toCents } from "#schema/money.ts";
import { type Curve, priceAt } from "#schema/price-lists/curve.ts";
import { fitPower } from "#schema/price-lists/power-law.ts";
import { areaOf } from "#schema/price-lists/sizes.ts";
import type { StraightLine } from "#web/works/curve/lines.ts";
import type { PriceListView } from "../view.ts";
import type { Mark } from "./marks.ts";
import { type CostPlus, type Methods, methodsFor } from "./methods.ts";

/** The methods that are drawn beside the list, in the order of their switches. */
export const methodNames = ["squareInch", "linearInch", "costPlus"] as const;
export type MethodName = (typeof methodNames)[number];

type Basis = Pick<PriceListView, "settings" | "rates" | "hourlyRateCents">;

/**
 * What a work costs its artist, in cents of the list's currency: materials, hours, a share of what the studio costs a
 * month, and the frame where it is not charged apart.
 */
export function costPlusFor(mark: Mark, { settings, rates, hourlyRateCents }: Basis): CostPlus {
  const { currency, framesApart, overheadCents, hoursPerMonth, profit } = settings;
  const { materialsCost, hoursSpent, framed, framingCents } = mark.work;
  const inCurrency = (cents: Cents) => convert(cents, "CAD", currency, rates);
  return {
    costs: {
      materialsCents: inCurrency(toCents(materialsCost)),
      framingCents: framed && !framesApart ? inCurrency(framingCents) : 0,
      overheadCents: inCurrency((overheadCents * hoursSpent) / hoursPerMonth),
      hours: hoursSpent,
    },
    hourlyRateCents: inCurrency(hourlyRateCents),
    profit,
  };
}

export function methodsOf(mark: Mark, curve: Curve, basis: Basis): Methods {
  return methodsFor(curve, mark, mark.formulaCents, costPlusFor(mark, basis));
}

/** The shape in which the linear inch is drawn: that of 16 × 20, at which it is made to agree with the list. */
const reference = { widthInches: 16, heightInches: 20 } as const;

/**
 * The methods as lines. Per square and per linear inch meet the list at 16 × 20. Cost-plus has no line of its own: the
 * works' costs are summed up by a power of the area; null where none are known.
 */
export function methodLines(
  curve: Curve,
  marks: readonly Mark[],
  basis: Basis,
): Readonly<Record<MethodName, StraightLine | null>> {
  const cents = priceAt(curve, reference.widthInches, reference.heightInches);
  const area = areaOf(reference);
  return {
    squareInch: { cents: cents / area, exponent: 1 },
    linearInch: { cents: cents / Math.sqrt(area), exponent: 0.5 },
    costPlus: costLine(curve, marks, basis),
  };
}

function costLine(curve: Curve, marks: readonly Mark[], basis: Basis): StraightLine | null {
  const points = marks.flatMap((mark) => {
    const { costPlusCents } = methodsOf(mark, curve, basis);
    if (costPlusCents === null) return [];
    return [{ x: Math.log(areaOf(mark)), y: Math.log(costPlusCents), weight: 1 }];
  });
  if (points.length === 0) return null;
  const { intercept, exponent } = fitPower(points, curve.exponent);
  return { cents: Math.exp(intercept), exponent };
}

/** What a drawn method says; null where it says nothing. */
export function methodCents(methods: Methods, name: MethodName): Cents | null {
  switch (name) {
    case "squareInch":
      return methods.squareInchCents;
    case "linearInch":
      return methods.linearInchCents;
    case "costPlus":
      return methods.costPlusCents;
  }
}

/** What a method says for a work. */
export interface Crossing {
  readonly name: MethodName;
  readonly cents: Cents;
}

/** What the methods say that say something. */
export function crossingsOf(methods: Methods, names: readonly MethodName[]): Crossing[] {
  return names.flatMap((name) => {
    const cents = methodCents(methods, name);
    return cents === null || cents <= 0 ? [] : [{ name, cents }];
  });
}

/** The medium's curve, where the list has one. */
export function curveOf({ curves }: Pick<PriceListView, "curves">, medium: Medium | null) {
  return medium === null ? null : (curves[medium] ?? null);
}
