import * as v from "valibot";
import { isDecimalText } from "#schema/read-number.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { SaleChangeInput } from "#schema/sales/sale-input.ts";
import { missingPlace } from "#schema/sales/sale-taxes.ts";
import {
  buyerOf,
  findBuyerErrors,
  refusedSaleFields,
  type SaleErrors,
  saleFormSchema,
} from "#web/features/artworks/record/sale/sale-form.ts";

const { buyer, email, address, country, region, deliveredBy, handedOverIn } =
  saleFormSchema.entries;

/** What can be said of a sale after it was recorded, as it is typed. */
export const completionFormSchema = v.object({
  ...{ buyer, email, address, country, region, deliveredBy, handedOverIn },
  /** Canadian dollars for one US dollar. */
  rate: v.string(),
});
export type CompletionForm = v.InferOutput<typeof completionFormSchema>;

/** What is known of the sale. */
export function completionFormOf({
  buyer,
  deliveredBy,
  handedOverIn,
  currency,
  cadRate,
}: Sale): CompletionForm {
  return {
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

/** Whether buyer and delivery can still be changed; those of an invoice that holds cannot. */
export function isOpenToChange({ invoice }: Pick<Sale, "invoice">): boolean {
  return invoice === null;
}

/** Whether the rate of the sale's day can be typed; on an invoice only while it is not known. */
export function takesRate({ currency, cadRate, invoice }: Sale): boolean {
  return currency !== "CAD" && (invoice === null || cadRate === null);
}

/** Whether there is anything that can still be said of the sale. */
export function canBeCompleted(sale: Sale): boolean {
  return isOpenToChange(sale) || takesRate(sale);
}

/** The request that says what was typed. */
export function toSaleChange(form: CompletionForm, sale: Sale): SaleChangeInput {
  const rate = form.rate.trim();
  return {
    ...(takesRate(sale) && rate !== "" && { cadRate: Number(rate) }),
    ...(isOpenToChange(sale) && {
      buyer: buyerOf(form),
      deliveredBy: form.deliveredBy === "" ? null : form.deliveredBy,
      handedOverIn: form.deliveredBy === "handed-over" ? form.handedOverIn : "",
    }),
  };
}

export interface CompletionErrors extends SaleErrors {
  readonly rate?: "rate";
}

const rates = { least: 0.1, most: 10 } as const;

/** What an invoice does without no longer: the buyer's name, or where the work was delivered. */
export type NeededForInvoice = "buyer" | "delivery";

/** What the server would refuse, by field, and what is needed; the server checks the email address itself. */
export function findCompletionErrors(
  form: CompletionForm,
  sale: Sale,
  needed: NeededForInvoice | null = null,
): CompletionErrors {
  return {
    ...(needed === "delivery" && missingField(form)),
    ...(form.buyer.trim() === "" && needed === "buyer" && { buyer: "name" as const }),
    ...findBuyerErrors(form),
    ...(takesRate(sale) && !isRate(form.rate, sale) && { rate: "rate" as const }),
  };
}

/** The fields of what decides about the taxes. */
const placeFields = {
  deliveredBy: "deliveredBy",
  handedOverIn: "handedOverIn",
  "buyer.country": "country",
  "buyer.region": "region",
} as const;

function missingField({ country, region, ...form }: CompletionForm): CompletionErrors {
  const deliveredBy = form.deliveredBy === "" ? null : form.deliveredBy;
  const missing = missingPlace({ ...form, deliveredBy, buyer: { country, region } });
  return missing === null ? {} : { [placeFields[missing]]: "missing" };
}

/** A rate that is not known yet may stay so. */
function isRate(text: string, { cadRate }: Sale): boolean {
  if (text.trim() === "") return cadRate === null;
  return isDecimalText(text) && Number(text) >= rates.least && Number(text) <= rates.most;
}

/** The fields of the paths that the server refuses. */
export function refusedCompletion(paths: readonly string[]): CompletionErrors {
  return {
    ...refusedSaleFields(paths),
    ...(paths.includes("cadRate") && { rate: "rate" as const }),
  };
}
