import * as v from "valibot";
import { daysToPayOf, discountBearers, type SalesChannel } from "#schema/channels/channel.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import {
  type ConsignmentChangeInput,
  consignmentChangeInputSchema,
} from "#schema/consignments/consignment-input.ts";
import {
  agreementSentenceSchema,
  type ConsignmentTerms,
  consignmentParties,
  insuredValues,
  reportIntervals,
} from "#schema/consignments/terms.ts";
import { daySchema } from "#schema/day-schema.ts";
import { documentLanguages } from "#schema/documents/languages.ts";
import { isDecimalText } from "#schema/read-number.ts";

/** An agreement as it is typed: shares in per cent; what is not said is empty. */
export const consignmentFormSchema = v.object({
  channelId: v.string(),
  workIds: v.array(v.string()),
  from: v.string(),
  until: v.string(),
  language: v.picklist(documentLanguages),
  confirmer: v.string(),
  commission: v.string(),
  discountBorneBy: v.picklist(discountBearers),
  discountCeiling: v.string(),
  daysToPay: v.string(),
  reports: v.picklist(reportIntervals),
  insuredBy: v.picklist(["", ...consignmentParties]),
  insuredOn: v.picklist(["", ...insuredValues]),
  shippingThere: v.picklist(["", ...consignmentParties]),
  shippingBack: v.picklist(["", ...consignmentParties]),
  terms: v.string(),
  sentences: v.array(agreementSentenceSchema),
});
export type ConsignmentForm = v.InferOutput<typeof consignmentFormSchema>;

/** What is edited of an agreement: its change, where there is one, or else what holds, with the works that are not gone. */
export function editedVersion(consignment: Consignment): {
  readonly terms: ConsignmentTerms;
  readonly workIds: readonly string[];
} {
  const { amendment, works } = consignment;
  if (amendment) return amendment;
  const left = works.filter(({ state }) => state === "planned" || state === "here");
  return { terms: consignment, workIds: left.map(({ workId }) => workId) };
}

export function consignmentFormOf(consignment: Consignment): ConsignmentForm {
  const { terms, workIds } = editedVersion(consignment);
  const { channelId } = consignment;
  const { from, until, language, confirmer, discountBorneBy, reports } = terms;
  return {
    channelId,
    workIds: [...workIds],
    from,
    until,
    language,
    confirmer,
    discountBorneBy,
    reports,
    commission: percentText(terms.commission),
    discountCeiling: percentText(terms.discountCeiling),
    daysToPay: String(terms.daysToPay),
    insuredBy: terms.insuredBy ?? "",
    insuredOn: terms.insuredOn ?? "",
    shippingThere: terms.shippingThere ?? "",
    shippingBack: terms.shippingBack ?? "",
    terms: terms.terms,
    sentences: terms.sentences.map(({ id, en, fr }) => ({ id, en, fr })),
  };
}

/** With another gallery, and what its channel says of money. */
export function changedGallery(channel: SalesChannel): Partial<ConsignmentForm> {
  return {
    channelId: channel.id,
    commission: percentText(channel.commission),
    discountBorneBy: channel.discountBorneBy,
    daysToPay: String(daysToPayOf(channel)),
    discountCeiling: percentText(channel.discount),
  };
}

/** Without what binary fractions add: `2.9`, not `2.9000000000000004`. */
function percentText(share: number): string {
  return String(Number((share * 100).toFixed(6)));
}

/** All of it as it would be sent; a number that cannot be read is NaN, which is refused. */
function toInput(
  form: ConsignmentForm,
): ConsignmentTerms & Pick<ConsignmentForm, "channelId" | "workIds"> {
  const { insuredBy, insuredOn, shippingThere, shippingBack } = form;
  return {
    ...form,
    commission: numberOf(form.commission) / 100,
    discountCeiling: numberOf(form.discountCeiling) / 100,
    daysToPay: numberOf(form.daysToPay),
    insuredBy: orNull(insuredBy),
    // The insured value counts only where the works are insured.
    insuredOn: insuredBy === "" ? null : orNull(insuredOn),
    shippingThere: orNull(shippingThere),
    shippingBack: orNull(shippingBack),
  };
}

function numberOf(text: string): number {
  return isDecimalText(text) ? Number(text) : Number.NaN;
}

function orNull<Value extends string>(value: Value | ""): Value | null {
  return value === "" ? null : value;
}

/** What was changed of `saved`, as the server takes it. */
export function toConsignmentChange(
  form: ConsignmentForm,
  saved: ConsignmentForm,
): ConsignmentChangeInput {
  const [typed, before] = [toInput(form), toInput(saved)];
  const names = Object.keys(typed) as (keyof ConsignmentChangeInput)[];
  const changed = names.filter(
    (name) => JSON.stringify(typed[name]) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}

/** The terms as they would be printed; what cannot be read yet is as it was saved. */
export function typedTerms(form: ConsignmentForm, saved: ConsignmentTerms): ConsignmentTerms {
  const { channelId: _channel, workIds: _works, ...typed } = toInput(form);
  const numberOr = (value: number, before: number) => (Number.isNaN(value) ? before : value);
  const dayOr = (day: string, before: string) => (v.is(daySchema, day) ? day : before);
  return {
    ...typed,
    from: dayOr(typed.from, saved.from),
    until: dayOr(typed.until, saved.until),
    commission: numberOr(typed.commission, saved.commission),
    discountCeiling: numberOr(typed.discountCeiling, saved.discountCeiling),
    daysToPay: numberOr(typed.daysToPay, saved.daysToPay),
  };
}

const refusals = ["day", "until", "share", "days", "works", "tooMany", "text"] as const;
type Refusal = (typeof refusals)[number];
export type ConsignmentErrors = Readonly<Partial<Record<keyof ConsignmentForm, Refusal>>>;

/** What the server would refuse, by field. */
export function findConsignmentErrors(form: ConsignmentForm): ConsignmentErrors {
  const { issues = [] } = v.safeParse(consignmentChangeInputSchema, toInput(form));
  return refusedConsignmentFields(
    issues.map((issue) => v.getDotPath(issue) ?? ""),
    form,
  );
}

/** The fields of the paths that the server refuses. */
export function refusedConsignmentFields(
  paths: readonly string[],
  form: ConsignmentForm,
): ConsignmentErrors {
  const fields = paths.map((path) => path.split(".")[0] ?? "");
  return Object.fromEntries(
    fields
      .filter((field): field is keyof ConsignmentForm => field in consignmentFormSchema.entries)
      .map((field) => [field, refusalOf(field, form)]),
  );
}

function refusalOf(
  field: keyof ConsignmentForm,
  { workIds, until, from }: ConsignmentForm,
): Refusal {
  switch (field) {
    case "from":
      return "day";
    case "until":
      return v.is(daySchema, until) && until < from ? "until" : "day";
    case "commission":
    case "discountCeiling":
      return "share";
    case "daysToPay":
      return "days";
    case "workIds":
      return workIds.length === 0 ? "works" : "tooMany";
    default:
      return "text";
  }
}
