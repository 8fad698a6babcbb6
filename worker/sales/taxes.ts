import type { Issue } from "#schema/errors.ts";
import type { BusinessRegistration } from "#schema/sales/registration.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { SaleChangeInput } from "#schema/sales/sale-input.ts";
import { type RecordedSale, taxesOfSale, unknownPlace } from "#schema/sales/sale-taxes.ts";
import { UnknownRateError } from "#schema/sales/taxes.ts";
import { invalid } from "#worker/http/validation.ts";
import type { TaxChange, TaxedSaleRow } from "./tax-queries.ts";

type Facts = Omit<TaxedSaleRow, "id" | "taxes" | "cadRate">;
type Registrations = readonly BusinessRegistration[];

/** The fields of a request to which a day without a known rate, and a place that is no province, belong. */
interface TaxFields {
  readonly day: string;
  readonly place: string;
}

/**
 * The taxes of a sale that is recorded or completed, by `taxesOfSale`.
 * @throws AppError VALIDATION_FAILED where the place or the day has no known rate.
 */
export function requireTaxes(
  facts: Facts,
  registrations: Registrations,
  fields: TaxFields,
): Sale["taxes"] {
  const sale = recordedSale(facts);
  const taxes = taxesOrIssue(sale, registrations, (rate) => ({
    path: fields.day,
    message: `${rate.message} Leave out how the work was delivered, and the sale is recorded without its taxes.`,
  }));
  const unknown = taxes === null ? unknownPlace(sale) : null;
  if (unknown !== null) {
    const message = "Enter the province or territory by its postal code, such as QC.";
    const path = unknown === "deliverTo.region" ? fields.place : unknown;
    throw invalid([{ path, message }]);
  }
  return taxes;
}

/** The field of a request that states a region of delivery: the buyer's own unless another place is sent. */
export function placeField({ deliverTo }: Pick<SaleChangeInput, "deliverTo">): string {
  return deliverTo ? "deliverTo.region" : "buyer.region";
}

/**
 * The sales whose taxes are others with these registrations than those that are stored.
 * @throws AppError VALIDATION_FAILED when a sale's day has no known rate.
 */
export function changedTaxes(
  rows: readonly TaxedSaleRow[],
  registrations: Registrations,
): TaxChange[] {
  return rows.flatMap((row) => {
    const taxes = taxesOrIssue(recordedSale(row), registrations, (rate) => ({
      path: "registrations",
      message: `${rate.message} You have a sale of that day: enter a later day for your registrations, or take back how its work was delivered.`,
    }));
    return JSON.stringify(taxes) === JSON.stringify(row.taxes) ? [] : [{ id: row.id, taxes }];
  });
}

function taxesOrIssue(
  sale: RecordedSale,
  registrations: Registrations,
  toIssue: (rate: UnknownRateError) => Issue,
): Sale["taxes"] {
  try {
    return taxesOfSale(sale, registrations);
  } catch (error) {
    if (error instanceof UnknownRateError) throw invalid([toIssue(error)]);
    throw error;
  }
}

function recordedSale({ chargesTax, deliverToCountry, deliverToRegion, ...sale }: Facts) {
  const deliverTo = { country: deliverToCountry ?? "", region: deliverToRegion ?? "" };
  return { ...sale, channel: { chargesTax }, deliverTo };
}
