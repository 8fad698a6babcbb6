import * as v from "valibot";
import { isDecimalText } from "#schema/read-number.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { SaleChangeInput } from "#schema/sales/sale-input.ts";
import {
  buyerOf,
  findBuyerErrors,
  findMissingPlace,
  refusedSaleFields,
  type SaleErrors,
  saleFormSchema,
} from "../sale/sale-form.ts";
import {
  type CorrectionErrors,
  correctionFormOf,
  correctionFormSchema,
  correctionOf,
  findCorrectionErrors,
} from "./correction-form.ts";

const { buyer, email, address, country, region, deliveredBy, handedOverIn } =
  saleFormSchema.entries;

/** What can be said of a sale after it was recorded, and what can be corrected, as it is typed. */
export const completionFormSchema = v.object({
  ...correctionFormSchema.entries,
  ...{ buyer, email, address, country, region, deliveredBy, handedOverIn },
  /** Canadian dollars for one US dollar. */
  rate: v.string(),
});
export type CompletionForm = v.InferOutput<typeof completionFormSchema>;

/** What is known of the sale. */
export function completionFormOf(sale: Sale): CompletionForm {
  const { buyer, deliveredBy, handedOverIn, currency, cadRate } = sale;
  return {
    ...correctionFormOf(sale),
    buyer: buyer?.name ?? "",
    email: buyer?.email ?? "",
    address: buyer?.address ?? "",
    country: buyer?.country ?? "",
    region: buyer?.region ?? "",
    deliveredBy: deliveredBy ?? "",
    handedOverIn: handedOverIn ?? "",
    rate: currency === "CAD" || cadRate === null ? "" : String(cadRate),
  };
}

/** Whether a sale can still be changed; one that is on an invoice that holds cannot. */
export function isOpenToChange({ invoice }: Pick<Sale, "invoice">): boolean {
  return invoice === null;
}

/** Whether the rate of the sale's day can be typed; on an invoice only while it is not known. */
export function takesRate(
  { cadRate, invoice }: Sale,
  { currency }: Pick<CompletionForm, "currency">,
): boolean {
  return currency !== "CAD" && (invoice === null || cadRate === null);
}

/** Whether there is anything that can still be said of the sale. */
export function canBeCompleted(sale: Sale): boolean {
  return isOpenToChange(sale) || takesRate(sale, sale);
}

/** Another day or currency has another rate: the one that was typed is gone until the sale's own are chosen again. */
export function withRateOf(
  form: CompletionForm,
  typed: Partial<Pick<CompletionForm, "date" | "currency">>,
  sale: Sale,
): Partial<CompletionForm> {
  return {
    ...typed,
    rate: hasOwnRate({ ...form, ...typed }, sale) ? completionFormOf(sale).rate : "",
  };
}

function hasOwnRate({ date, currency }: Pick<CompletionForm, "date" | "currency">, sale: Sale) {
  return date === sale.date && currency === sale.currency;
}

/** The request that says what was typed. */
export function toSaleChange(form: CompletionForm, sale: Sale): SaleChangeInput {
  const rate = form.rate.trim();
  return {
    ...(takesRate(sale, form) && rate !== "" && { cadRate: Number(rate) }),
    ...(isOpenToChange(sale) && {
      ...correctionOf(form, sale),
      buyer: buyerOf(form),
      deliveredBy: form.deliveredBy === "" ? null : form.deliveredBy,
      handedOverIn: form.deliveredBy === "handed-over" ? form.handedOverIn : "",
    }),
  };
}

export interface CompletionErrors extends SaleErrors, Pick<CorrectionErrors, "paidOn"> {
  readonly rate?: "rate";
}

const rates = { least: 0.1, most: 10 } as const;

/** What an invoice does without no longer: the buyer's name, or where the work was delivered. */
export type NeededForInvoice = "buyer" | "delivery";

/**
 * What the server would refuse, by field, and what is needed.
 * @param work With the year in which it was made; empty where that is not known.
 */
export function findCompletionErrors(
  form: CompletionForm,
  sale: Sale,
  needed: NeededForInvoice | null = null,
  work: { readonly dateCreated: string } = { dateCreated: "" },
): CompletionErrors {
  return {
    ...(isOpenToChange(sale) && findCorrectionErrors(form, work, new Date())),
    ...(needed === "delivery" && findMissingPlace(form)),
    ...(form.buyer.trim() === "" && needed === "buyer" && { buyer: "name" as const }),
    ...findBuyerErrors(form),
    ...(takesRate(sale, form) && !isRate(form, sale) && { rate: "rate" as const }),
  };
}

/** A rate that is not known yet may stay so. */
function isRate(form: CompletionForm, sale: Sale): boolean {
  const text = form.rate;
  if (text.trim() === "") return sale.cadRate === null || !hasOwnRate(form, sale);
  return isDecimalText(text) && Number(text) >= rates.least && Number(text) <= rates.most;
}

/** The fields of the paths that the server refuses. */
export function refusedCompletion(paths: readonly string[]): CompletionErrors {
  return {
    ...refusedSaleFields(paths),
    ...(paths.includes("cadRate") && { rate: "rate" as const }),
    ...(paths.includes("payment.paidOn") && { paidOn: "future" as const }),
  };
}
