import type { ProvinceCode } from "../provinces.ts";
import type { TaxLabel } from "./tax-labels.ts";

/** The taxes that an artist can be registered for (price list, section 4). */
export const taxes = ["gst-hst", "qst", "bc-pst", "sk-pst", "mb-rst"] as const;
export type Tax = (typeof taxes)[number];

export interface TaxRate {
  readonly tax: Tax;
  readonly label: TaxLabel;
  /** In thousandths of a percent, so that QST is a whole number. */
  readonly thousandths: number;
}

/** The taxes on a sale that is delivered in a province, from a day on until the province's next row. */
interface ProvincialRates {
  /** ISO day. Before a province's first row its rates are not known here. */
  readonly from: string;
  readonly rates: readonly TaxRate[];
  readonly source: string;
}

const gst: TaxRate = { tax: "gst-hst", label: "GST", thousandths: 5_000 };
const hst = (percent: number): TaxRate => ({
  tax: "gst-hst",
  label: "HST",
  thousandths: percent * 1_000,
});

const craRates = "Canada Revenue Agency, Charge and collect the GST/HST: Which rate to charge";
const onlyGst = [{ from: "2008-01-01", rates: [gst], source: craRates }];

/**
 * The rates by province and by the day from which they hold, each with the authority that publishes it. A change of
 * rates is another row.
 */
export const ratesByProvince: Readonly<Record<ProvinceCode, readonly ProvincialRates[]>> = {
  AB: onlyGst,
  NT: onlyGst,
  NU: onlyGst,
  YT: onlyGst,
  BC: [
    {
      from: "2013-04-01",
      rates: [gst, { tax: "bc-pst", label: "PST", thousandths: 7_000 }],
      source: `${craRates}; Government of British Columbia, Provincial sales tax`,
    },
  ],
  SK: [
    {
      from: "2017-03-23",
      rates: [gst, { tax: "sk-pst", label: "PST", thousandths: 6_000 }],
      source: `${craRates}; Government of Saskatchewan, Provincial Sales Tax`,
    },
  ],
  MB: [
    {
      from: "2019-07-01",
      rates: [gst, { tax: "mb-rst", label: "RST", thousandths: 7_000 }],
      source: `${craRates}; Manitoba Finance, Retail Sales Tax`,
    },
  ],
  QC: [
    {
      from: "2013-01-01",
      rates: [gst, { tax: "qst", label: "QST", thousandths: 9_975 }],
      source: `${craRates}; Revenu Québec, Tables of GST and QST rates`,
    },
  ],
  ON: [{ from: "2010-07-01", rates: [hst(13)], source: craRates }],
  NB: [{ from: "2016-07-01", rates: [hst(15)], source: craRates }],
  NL: [{ from: "2016-07-01", rates: [hst(15)], source: craRates }],
  PE: [{ from: "2016-10-01", rates: [hst(15)], source: craRates }],
  NS: [
    { from: "2010-07-01", rates: [hst(15)], source: craRates },
    { from: "2025-04-01", rates: [hst(14)], source: craRates },
  ],
};
