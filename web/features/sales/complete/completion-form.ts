import * as v from "valibot";
import type { Person } from "#schema/people/person.ts";
import { isDecimalText } from "#schema/read-number.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { SaleChangeInput } from "#schema/sales/sale-input.ts";
import {
  buyerOf,
  chosenBuyer,
  findBuyerErrors,
  findMissingPlace,
  refusedSaleFields,
  type SaleErrors,
  saleFormSchema,
  toBuyerChange,
  typedBuyer,
} from "../sale/sale-form.ts";
import {
  type CorrectionErrors,
  correctionFormOf,
  correctionFormSchema,
  correctionOf,
  findCorrectionErrors,
} from "./correction-form.ts";
import { isOpenToChange, takesRate } from "./open-to-change.ts";

const { buyer, personId, email, address, country, region, deliveredBy, handedOverIn } =
  saleFormSchema.entries;

/** What can be said of a sale after it was recorded, and what can be corrected, as it is typed. */
export const completionFormSchema = v.object({
  ...correctionFormSchema.entries,
  buyer,
  personId,
  email,
  address,
  country,
  region,
  deliveredBy,
  handedOverIn,
  /** Canadian dollars for one US dollar. */
  rate: v.string(),
});
export type CompletionForm = v.InferOutput<typeof completionFormSchema>;

/** What is known of the sale. The place is where it was delivered, else where the buyer lives. */
export function completionFormOf(sale: Sale): CompletionForm {
  const { buyer, deliverTo, deliveredBy, handedOverIn, currency, cadRate } = sale;
  return {
    ...correctionFormOf(sale),
    buyer: buyer?.name ?? "",
    personId: "",
    email: buyer?.email ?? "",
    address: buyer?.address ?? "",
    country: (deliverTo ?? buyer)?.country ?? "",
    region: (deliverTo ?? buyer)?.region ?? "",
    deliveredBy: deliveredBy ?? "",
    handedOverIn: handedOverIn ?? "",
    rate: currency === "CAD" || cadRate === null ? "" : String(cadRate),
  };
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

/** Whether the sale was delivered elsewhere than where its buyer lives, which its place is then apart from. */
export function hasOwnPlace({ buyer, deliverTo }: Pick<Sale, "buyer" | "deliverTo">): boolean {
  if (deliverTo === null) return false;
  const { country, region } = buyer ?? { country: "", region: "" };
  return deliverTo.country !== country || deliverTo.region !== region;
}

/** Another buyer, typed or chosen, with where they live unless the sale was delivered elsewhere. */
export function withBuyer(
  form: CompletionForm,
  { name, person }: { readonly name: string; readonly person: Person | null },
  sale: Sale,
): Partial<CompletionForm> {
  const changed = person ? chosenBuyer(person) : typedBuyer(name, form);
  const { country, region } = form;
  return hasOwnPlace(sale) ? { ...changed, country, region } : changed;
}

/** The buyer, and where the work was delivered if that is not where they live. */
function partyOf(form: CompletionForm, sale: Sale): SaleChangeInput {
  if (!hasOwnPlace(sale)) return toBuyerChange(form);
  const { personId, country, region } = form;
  const isRenamed = form.buyer.trim() !== sale.buyer?.name;
  const home = { country: "", region: "", ...(isRenamed ? null : sale.buyer) };
  return {
    ...(personId === ""
      ? { buyer: buyerOf({ ...form, country: home.country, region: home.region }) }
      : { personId }),
    deliverTo: country === "" ? null : { country, region: region.trim() },
  };
}

/** The request that says what was typed. */
export function toSaleChange(form: CompletionForm, sale: Sale): SaleChangeInput {
  const rate = form.rate.trim();
  return {
    ...(takesRate(sale, form) && rate !== "" && { cadRate: Number(rate) }),
    ...(isOpenToChange(sale) && {
      ...correctionOf(form, sale),
      ...partyOf(form, sale),
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
    // A delivery to another place leaves the buyer's own unknown.
    ...findBuyerErrors(hasOwnPlace(sale) ? { ...form, country: "", region: "" } : form),
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
