import type { ProvinceCode } from "#schema/provinces.ts";
import type { Tax } from "#schema/sales/tax-rates.ts";
import { halfUp } from "./second-calculation.ts";

/** The taxes of a sale as the contract lists them, written apart from the product's code, with whole numbers alone. */

/** Thousandths of a percent. */
const hst: Partial<Record<ProvinceCode, bigint>> = {
  ON: 13000n,
  NB: 15000n,
  NL: 15000n,
  PE: 15000n,
};
const provincial: Partial<Record<ProvinceCode, [Tax, bigint]>> = {
  QC: ["qst", 9975n],
  BC: ["bc-pst", 7000n],
  SK: ["sk-pst", 6000n],
  MB: ["mb-rst", 7000n],
};

interface NaiveSale {
  readonly date: string;
  readonly amountCents: number;
  readonly country: string;
  /** Of the buyer; any where the country is not Canada. */
  readonly region: ProvinceCode;
  readonly deliveredBy: "artist" | "carrier" | "handed-over";
  readonly handedOverIn: ProvinceCode;
  readonly registrations: readonly { readonly tax: Tax; readonly since: string }[];
}

export interface NaiveTax {
  readonly tax: Tax;
  readonly rate: number;
  readonly cents: number;
}

export function naiveTaxes(sale: NaiveSale): NaiveTax[] {
  const has = (tax: Tax) =>
    sale.registrations.some((each) => each.tax === tax && each.since <= sale.date);
  const line = (tax: Tax, rate: bigint) => ({
    tax,
    rate: Number(rate) / 1000,
    cents: Number(halfUp(BigInt(sale.amountCents) * rate, 100_000n)),
  });
  if (sale.deliveredBy !== "handed-over" && sale.country !== "CA") {
    return has("gst-hst") ? [line("gst-hst", 0n)] : [];
  }
  const place = sale.deliveredBy === "handed-over" ? sale.handedOverIn : sale.region;
  const novaScotia = sale.date >= "2025-04-01" ? 14000n : 15000n;
  const federal = place === "NS" ? novaScotia : (hst[place] ?? 5000n);
  const lines = has("gst-hst") ? [line("gst-hst", federal)] : [];
  const [tax, rate] = provincial[place] ?? [];
  return tax !== undefined && rate !== undefined && has(tax) ? [...lines, line(tax, rate)] : lines;
}
