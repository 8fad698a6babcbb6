import fc from "fast-check";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { describe, expect, it } from "vitest";
import { educationLevels } from "#schema/artist/education.ts";
import { careerStages, salesRanges, weeklyHoursRanges } from "#schema/artist/profile.ts";
import { media } from "#schema/artworks/media.ts";
import { supports } from "#schema/artworks/supports.ts";
import { currencies, type Rates } from "#schema/currency.ts";
import { toCents } from "#schema/money.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { toInches, type Units, units } from "#schema/units.ts";
import { compiled } from "#tests/support/words/compiled.ts";
import { formatFor } from "#web/i18n/format-for.ts";
import english from "#web/i18n/texts/en-CA.json" with { type: "json" };
import { priceOf } from "../form/price.ts";
import { priceInView } from "../price/price-in-view.ts";
import { showArithmetic } from "./arithmetic.ts";
import { BaseRate } from "./base-rate.tsx";
import { PartsList } from "./parts-list.tsx";

/** A number as a pocket calculator has it: decimal, so that nothing is lost in binary. */
interface Decimal {
  readonly digits: bigint;
  readonly decimals: number;
}

function decimal(shown: string): Decimal {
  const [whole = "", rest = ""] = shown.replace(/[^\d.]/g, "").split(".");
  return { digits: BigInt(whole + rest), decimals: rest.length };
}

function times(one: Decimal, other: Decimal): Decimal {
  return { digits: one.digits * other.digits, decimals: one.decimals + other.decimals };
}

/** To thirty decimals more than either has. */
function dividedBy(one: Decimal, other: Decimal): Decimal {
  const digits = (one.digits * 10n ** BigInt(other.decimals + 30)) / other.digits;
  return { digits, decimals: one.decimals + 30 };
}

/** Half up. */
function rounded({ digits, decimals }: Decimal, to: number): bigint {
  if (decimals <= to) return digits * 10n ** BigInt(to - decimals);
  const unit = 10n ** BigInt(decimals - to);
  return (digits + unit / 2n) / unit;
}

/** What the calculator shows: a result that is a ten-billionth below half a cent reads as half a cent. */
function displayed(result: Decimal): Decimal {
  return { digits: rounded(result, 8), decimals: 8 };
}

/** Works out `20 × 15 ÷ 3` from left to right; the first number needs no sign. */
function calculate(text: string): Decimal {
  let result: Decimal = { digits: 1n, decimals: 0 };
  for (const [, sign, shown = ""] of text.matchAll(/([×÷])?[^\d×÷]*(\d[\d,]*(?:\.\d+)?)/g)) {
    result = sign === "÷" ? dividedBy(result, decimal(shown)) : times(result, decimal(shown));
  }
  return result;
}

const roundingPattern = /, ([+−]) (\d+\.\d\d) in rounding$/;

/** The cents to which an explanation's numbers lead, and how many of them are its rounding. */
function follow(explanation: string): { readonly cents: bigint; readonly rounding: bigint } {
  const [found, sign, shown = "0"] = roundingPattern.exec(explanation) ?? [];
  const rounding = rounded(decimal(shown), 2) * (sign === "−" ? -1n : 1n);
  const product = explanation.slice(0, explanation.length - (found?.length ?? 0));
  return { cents: rounded(displayed(calculate(product)), 2) + rounding, rounding };
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("\u00a0", " ");
}

interface Shown {
  readonly rows: readonly (readonly [name: string, amount: string, explanation: string])[];
  readonly baseRate: string;
  readonly factors: readonly string[];
  readonly together: string | null;
}

const messages = compiled(english);

function Page({ children }: { readonly children?: ReactNode }) {
  return IntlProvider({ locale: "en-CA", timeZone: "America/Montreal", messages, children });
}

/** Reads what a person sees, from the page itself. */
function show(breakdown: Breakdown, view: View): Shown & { readonly totalCents: number } {
  const { currency, shownIn, rates, materialsCost } = view;
  const price = { ...priceOf(breakdown), currency };
  const { parts, totalCents } = priceInView(price, shownIn, rates, materialsCost);
  if (parts === null) throw new Error("The price has no breakdown.");
  const arithmetic = showArithmetic(breakdown, { parts, units: view.units, materialsCost });
  const html = renderToStaticMarkup(
    createElement(
      Page,
      null,
      createElement(PartsList, {
        arithmetic,
        parts,
        currency: shownIn,
        units: view.units,
        materialsCents: toCents(materialsCost),
      }),
      createElement(BaseRate, {
        breakdown,
        arithmetic,
        units: view.units,
        shownRate: formatFor("en-CA").preciseMoney(arithmetic.baseRate, shownIn),
        drawClassName: "",
      }),
    ),
  );
  const [list = ""] = /<dl.*?<\/dl>/s.exec(html) ?? [];
  const cells = [...list.matchAll(/<d[td][^>]*>(.*?)<\/d[td]>/gs)].map(([, cell]) =>
    textOf(cell ?? ""),
  );
  const rows = [0, 3, 6].map(
    (at) => [cells[at] ?? "", cells[at + 1] ?? "", cells[at + 2] ?? ""] as const,
  );
  const baseRatePart = html.slice(html.indexOf("Your base rate"));
  const [, baseRate = ""] = /<span[^>]*>(.*?)<\/span>/s.exec(baseRatePart) ?? [];
  const factors = [...baseRatePart.matchAll(/>(× [\d.]+)</g)].map(([, factor]) => factor ?? "");
  const [, together] = />(Together [^<]*)</.exec(baseRatePart) ?? [];
  return { rows, baseRate, factors, together: (together && textOf(together)) || null, totalCents };
}

interface View {
  readonly currency: "CAD" | "USD";
  readonly shownIn: "CAD" | "USD";
  readonly rates: Rates;
  readonly units: Units;
  readonly materialsCost: number;
}

function expectToAddUp(breakdown: Breakdown, view: View): void {
  const { rows, baseRate, factors, together, totalCents } = show(breakdown, view);
  let sum = 0n;
  for (const [name, amount, explanation] of rows) {
    const cents = rounded(decimal(amount), 2);
    sum += cents;
    const isCounted = !/^(No hours|Nothing) counted/.test(explanation);
    if (isCounted && /\d/.test(explanation.replace(roundingPattern, ""))) {
      // A stroke's worth of hours is not a part of the sum.
      const followed = follow(explanation.replace(/, a stroke for (each|every \d+(,\d{3})*)/, ""));
      expect(followed.cents, `${name}: ${explanation} = ${amount}`).toBe(cents);
      expect(Number(followed.rounding)).toBeLessThanOrEqual(2);
      expect(Number(followed.rounding)).toBeGreaterThanOrEqual(-2);
    }
  }
  expect(sum).toBe(BigInt(totalCents));
  expect(factors).toHaveLength(5);
  const shownRate = decimal(baseRate);
  const capped = breakdown.isCapped ? "2.5" : factors.join(" ");
  const conversion = /, (× [\d.]+(?: ÷ [\d.]+)?) for the exchange/.exec(together ?? "")?.[1] ?? "";
  const worked = calculate(`${capped} ${conversion}`);
  expect(rounded(worked, shownRate.decimals), `${capped} ${conversion} = ${baseRate}`).toBe(
    shownRate.digits,
  );
  if (breakdown.isCapped)
    expect(Number(rounded(calculate(factors.join(" ")), 4))).toBeGreaterThan(25_000);
  expect(rows[0]?.[2]).toContain(baseRate);
}

const anyArtist = fc.record({
  careerStage: fc.constantFrom(...careerStages),
  weeklyHours: fc.constantFrom(...weeklyHoursRanges),
  salesHistory: fc.constantFrom(...salesRanges),
  education: fc.subarray([...educationLevels], { minLength: 1 }),
  hourlyRate: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
  currency: fc.constantFrom(...currencies),
});
const thousandths = (value: number) => Math.round(value * 1000) / 1000;
/** As people type them: to the eighth of an inch, to the millimetre, or with three decimals. */
const anySize = fc.oneof(
  fc.integer({ min: 1, max: 1600 }).map((eighths) => eighths / 8),
  fc.integer({ min: 1, max: 50_000 }).map((millimetres) => toInches(millimetres / 10)),
  fc.double({ min: 0.01, max: 2000, noNaN: true }).map(thousandths),
);
const anyHours = fc.oneof(
  fc.integer({ min: 0, max: 4000 }).map((quarters) => quarters / 4),
  fc.double({ min: 0, max: 100_000, noNaN: true }).map(thousandths),
);
const anyWork = fc.record({
  widthInches: anySize,
  heightInches: anySize,
  support: fc.constantFrom(...supports),
  medium: fc.constantFrom(...media),
  materialsCost: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  hoursSpent: anyHours,
});
/** Rates with four decimals as a bank publishes them, up to an implausible 1.37. */
const anyRate: fc.Arbitrary<Rates> = fc
  .integer({ min: 5000, max: 13_700 })
  .map((parts) => ({ CAD: 1, USD: parts / 10_000 }));

describe("the breakdown on a pocket calculator", () => {
  it("its shown numbers lead to its shown cents, in both currencies and both units", () => {
    fc.assert(
      fc.property(
        anyArtist,
        anyWork,
        anyRate,
        anyRate,
        fc.constantFrom(...currencies),
        fc.constantFrom(...units),
        (artist, work, then, today, shownIn, shownUnits) => {
          const breakdown = explainPrice(artist, work, then, "2026-11-20");
          expectToAddUp(breakdown, {
            currency: artist.currency,
            shownIn,
            rates: today,
            units: shownUnits,
            materialsCost: work.materialsCost,
          });
        },
      ),
      { numRuns: 2000 },
    );
  }, 60_000);

  it("an area within the floating-point error of half a cent leads to the cents above it", () => {
    const facts = {
      careerStage: "established",
      weeklyHours: "21-30",
      salesHistory: "1-5k",
      education: ["self-taught", "apprenticeship", "bfa", "mfa", "academic", "professional"],
      hourlyRate: 0,
      currency: "CAD",
    } as const;
    const size = { widthInches: 1687.6377952755906, heightInches: 86.75 };
    const kind = {
      support: "canvas-0.125",
      medium: "pastel",
      materialsCost: 0,
      hoursSpent: 0,
    } as const;
    const shown = { currency: "CAD", shownIn: "CAD", units: "metric", materialsCost: 0 } as const;
    const dollars = { CAD: 1, USD: 0.5 } as const;
    const breakdown = explainPrice(facts, { ...size, ...kind }, dollars, null);
    expectToAddUp(breakdown, { ...shown, rates: dollars });
  });

  const artist = {
    careerStage: "established",
    weeklyHours: "11-20",
    salesHistory: "5-20k",
    education: ["bfa", "mfa", "academic"],
    hourlyRate: 24,
    currency: "CAD",
  } as const;
  const work = {
    widthInches: 30,
    heightInches: 24,
    support: "canvas-0.75",
    medium: "oil",
    materialsCost: 86.4,
    hoursSpent: 18,
  } as const;
  const rates = { CAD: 1, USD: 0.7312 } as const;
  const view = { currency: "CAD", shownIn: "CAD", rates, materialsCost: 86.4 } as const;
  const explanations = (breakdown: Breakdown, shownView: View) =>
    show(breakdown, shownView).rows.map(([, , explanation]) => explanation);

  it("an artist who chose inches reads every factor that the price took", () => {
    const breakdown = explainPrice(artist, work, rates, null);
    const shown = show(breakdown, { ...view, units: "imperial" });
    expect(shown.rows).toEqual([
      ["Area", "1,009.90", "30 × 24 in at CA$2.00376, × 0.7 for the depth"],
      ["Labour", "432.00", "18 hours at CA$24.00, a stroke for each"],
      ["Materials", "86.40", "What you paid for them"],
    ]);
    expect(shown.factors).toEqual(["× 1.2", "× 1.2", "× 1.1", "× 1.1", "× 1.15"]);
    expect(shown.baseRate).toBe("CA$2.00376");
  });

  it("an artist who chose centimetres reads centimetres, and what a square inch has of them", () => {
    const breakdown = explainPrice(artist, work, rates, null);
    expect(explanations(breakdown, { ...view, units: "metric" })[0]).toBe(
      "76.2 × 60.96 cm ÷ 6.4516 at CA$2.00376, × 0.7 for the depth",
    );
  });

  it("a price in American dollars reads its exchange rate wherever it counts", () => {
    const american = explainPrice({ ...artist, currency: "USD" }, work, rates, "2026-11-20");
    const shown = show(american, { ...view, currency: "USD", shownIn: "USD", units: "imperial" });
    expect(shown.rows).toEqual([
      ["Area", "738.43", "30 × 24 in at $1.46515, × 0.7 for the depth, − 0.01 in rounding"],
      ["Labour", "315.88", "18 hours at $17.5488, a stroke for each"],
      ["Materials", "63.18", "What you paid for them, CA$86.40 × 0.7312"],
    ]);
    expect(shown.together).toBe("Together 2.00376, × 0.7312 for the exchange rate");
  });
});
