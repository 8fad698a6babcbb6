import type { Issue } from "#schema/errors.ts";
import type { BusinessRegistration } from "#schema/sales/registration.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { type RecordedSale, taxesOfSale, unknownPlace } from "#schema/sales/sale-taxes.ts";
import { UnknownRateError } from "#schema/sales/taxes.ts";
import { invalid } from "#worker/http/validation.ts";
import type { TaxChange, TaxedSaleRow } from "./tax-queries.ts";

type Facts = Omit<TaxedSaleRow, "id" | "taxes">;
type Registrations = readonly BusinessRegistration[];

/**
 * The taxes of a sale that is recorded or completed, by `taxesOfSale`.
 * @param dayField The field to which the sentence about a day without a known rate belongs.
 * @throws AppError VALIDATION_FAILED where the place or the day has no known rate.
 */
export function requireTaxes(
  facts: Facts,
  registrations: Registrations,
  dayField: string,
): Sale["taxes"] {
  const sale = recordedSale(facts);
  const taxes = taxesOrIssue(sale, registrations, (rate) => ({
    path: dayField,
    message: `${rate.message} Leave out how the work was delivered, and the sale is recorded without its taxes.`,
  }));
  const unknown = taxes === null ? unknownPlace(sale) : null;
  if (unknown !== null) {
    const message = "Enter the province or territory by its postal code, such as QC.";
    throw invalid([{ path: unknown, message }]);
  }
  return taxes;
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
  const place = { country: deliverToCountry ?? "", region: deliverToRegion ?? "" };
  return { ...sale, channel: { chargesTax }, buyer: place };
}
