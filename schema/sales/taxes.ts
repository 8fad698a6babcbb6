import * as v from "valibot";
import { daySchema } from "../day-schema.ts";
import type { Cents } from "../money.ts";
import { type ProvinceCode, provinceCodes } from "../provinces.ts";
import { ratesByProvince, type Tax, type TaxRate } from "./tax-rates.ts";

/** A registration that the artist has stated, in force from the ISO day `since`. */
export interface Registration {
  readonly tax: Tax;
  readonly since: string;
}

/** A sale as the taxes on it depend on it. */
export interface TaxedSale {
  /** ISO day. */
  readonly date: string;
  /** The price before tax, after the discount. */
  readonly amountCents: Cents;
  /** `country` is an ISO 3166 code, `region` a province's postal code, such as `ON`. */
  readonly deliverTo: { readonly country: string; readonly region: string | null };
  readonly deliveredBy: "artist" | "carrier" | "handed-over";
  /** The province in which the buyer was given the work; null unless it was handed over. */
  readonly handedOverIn: string | null;
  readonly registrations: readonly Registration[];
}

export interface TaxLine {
  readonly tax: Tax;
  readonly label: string;
  /** In percent. */
  readonly rate: number;
  readonly cents: Cents;
}

/** A day before the first rates of a province that are known here. */
export class UnknownRateError extends RangeError {
  readonly province: ProvinceCode;
  readonly date: string;

  constructor(province: ProvinceCode, date: string) {
    super(`No tax rate is known for ${province} on ${date}.`);
    this.name = "UnknownRateError";
    this.province = province;
    this.date = date;
  }
}

/**
 * The taxes on a sale that the artist charges (price list, section 4): those of the province in which the work is
 * delivered, as far as the artist is registered for them on that day. Each is computed on the price before tax and
 * rounded to the cent, half a cent away from 0, so that a credit takes back what the sale charged. A work that the
 * artist or a carrier delivers abroad is zero-rated, which is one line of rate 0.
 * @throws RangeError for a region or country that has no known rate, and UnknownRateError for such a day: a rate is
 * never guessed.
 */
export function taxesOn(sale: TaxedSale): TaxLine[] {
  const date = requireDay(sale.date);
  const registered = new Set(
    sale.registrations.filter(({ since }) => requireDay(since) <= date).map(({ tax }) => tax),
  );
  const rates = isExport(sale) ? [zeroRated] : ratesOn(date, placeOf(sale));
  return rates
    .filter(({ tax }) => registered.has(tax))
    .map(({ tax, label, thousandths }) => ({
      tax,
      label,
      rate: thousandths / 1_000,
      cents: shareOf(sale.amountCents, thousandths),
    }));
}

const zeroRated: TaxRate = { tax: "gst-hst", label: "GST", thousandths: 0 };

/** Only what the artist or a carrier takes abroad leaves Canada before it is the buyer's. */
function isExport({ deliverTo, deliveredBy }: TaxedSale): boolean {
  if (!/^[A-Z]{2}$/.test(deliverTo.country)) {
    throw new RangeError(`"${deliverTo.country}" is not the code of a country.`);
  }
  return deliveredBy !== "handed-over" && deliverTo.country !== "CA";
}

/** The province in which the work is delivered. */
function placeOf({ deliverTo, deliveredBy, handedOverIn }: TaxedSale): ProvinceCode {
  const region = deliveredBy === "handed-over" ? handedOverIn : deliverTo.region;
  const province = provinceCodes.find((code) => code === region);
  if (province === undefined) {
    throw new RangeError(`No tax rate is known for ${region === null ? "no region" : region}.`);
  }
  return province;
}

function ratesOn(date: string, province: ProvinceCode): readonly TaxRate[] {
  const row = ratesByProvince[province].findLast(({ from }) => from <= date);
  if (row === undefined) throw new UnknownRateError(province, date);
  return row.rates;
}

function requireDay(day: string): string {
  if (v.is(daySchema, day)) return day;
  throw new RangeError(`"${day}" is not a day.`);
}

/** Whole numbers all the way: no floating-point error decides half a cent. */
function shareOf(cents: Cents, thousandths: number): Cents {
  if (!Number.isSafeInteger(cents) || !Number.isSafeInteger(cents * thousandths)) {
    throw new RangeError("The price is not in whole cents, or too large.");
  }
  const hundredThousandths = Math.abs(cents) * thousandths;
  const whole = Math.floor((hundredThousandths + 50_000) / 100_000);
  return cents < 0 ? 0 - whole : whole;
}
