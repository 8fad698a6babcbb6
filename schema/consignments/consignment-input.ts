import * as v from "valibot";
import { daysToPaySchema, discountBearers } from "#schema/channels/channel.ts";
import { daySchema } from "#schema/day-schema.ts";
import { documentLanguageSchema } from "#schema/documents/languages.ts";
import { oneLine, severalLines } from "#schema/text.ts";
import {
  consignmentLimits,
  consignmentParties,
  insuredValues,
  reportIntervals,
  sentenceIds,
} from "./terms.ts";

// Apart from what is answered, as the web application only sends it.

const idSchema = v.pipe(v.string("Choose one of yours."), oneLine);

function share(message: string) {
  return v.pipe(
    v.number(message),
    v.finite(message),
    v.minValue(0, message),
    v.maxValue(1, message),
  );
}

function text(maximum: number, clean: typeof oneLine = oneLine) {
  return v.pipe(
    v.string("Enter text."),
    clean,
    v.trim(),
    v.maxLength(maximum, `Use at most ${maximum} characters.`),
  );
}

const workIdsSchema = v.pipe(
  v.array(idSchema, "Choose at least one work."),
  v.minLength(1, "Choose at least one work."),
  v.maxLength(consignmentLimits.works, `Choose at most ${consignmentLimits.works} works.`),
  v.check((ids) => new Set(ids).size === ids.length, "A work is listed twice."),
);

const addedSentence = /^added-[1-9]\d?$/;
const standardIds: readonly string[] = sentenceIds;

const sentencesSchema = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(
        v.string("Choose one of the sentences."),
        oneLine,
        v.check(
          (id) => standardIds.includes(id) || addedSentence.test(id),
          "Choose one of the sentences.",
        ),
      ),
      en: text(consignmentLimits.sentenceCharacters),
      fr: text(consignmentLimits.sentenceCharacters),
    }),
    "Send the list of sentences.",
  ),
  v.maxLength(
    consignmentLimits.sentences,
    `Change at most ${consignmentLimits.sentences} sentences.`,
  ),
  v.check(
    (sentences) => new Set(sentences.map(({ id }) => id)).size === sentences.length,
    "A sentence is listed twice.",
  ),
);

const partySchema = v.nullable(v.picklist(consignmentParties, "Choose you or the gallery."));

const fields = {
  channelId: idSchema,
  workIds: workIdsSchema,
  from: daySchema,
  until: daySchema,
  language: documentLanguageSchema,
  daysToPay: daysToPaySchema,
  discountCeiling: share("Enter a share from 0 to 1."),
  reports: v.picklist(reportIntervals, "Choose never, monthly or quarterly."),
  terms: text(consignmentLimits.termsCharacters, severalLines),
};

const optionalFields = {
  /** Who is to confirm for the gallery. */
  confirmer: text(consignmentLimits.nameCharacters),
  /** For this agreement alone; without it, the channel's when the version is made. */
  commission: share("Enter a share from 0 to 1."),
  discountBorneBy: v.picklist(discountBearers, "Choose who bears the discount."),
  insuredBy: partySchema,
  insuredOn: v.nullable(v.picklist(insuredValues, "Choose your share or the price.")),
  shippingThere: partySchema,
  shippingBack: partySchema,
  sentences: sentencesSchema,
};

const untilBeforeFrom = "Enter a day after the consignment begins.";

/** Whether an agreement ends on a day on which it can: not before it begins. */
export function endsAfterBegin(from: string | undefined, until: string | undefined): boolean {
  return from === undefined || until === undefined || until >= from;
}

/** The body of `POST /api/consignments` (people, section 6). Shares are from 0 to 1, days ISO. */
export const consignmentInputSchema = v.pipe(
  v.strictObject({ ...fields, ...v.partial(v.strictObject(optionalFields)).entries }),
  v.forward(
    v.partialCheck(
      [["from"], ["until"]],
      ({ from, until }) => endsAfterBegin(from, until),
      untilBeforeFrom,
    ),
    ["until"],
  ),
);
export type ConsignmentInput = v.InferOutput<typeof consignmentInputSchema>;

/**
 * The body of `PATCH /api/consignments/{id}`: a field that is left out stays. Of an agreement that was sent or confirmed it makes
 * a draft version, or changes the one that there is; its gallery stays.
 */
export const consignmentChangeInputSchema = v.pipe(
  v.partial(v.strictObject({ ...fields, ...optionalFields })),
  v.forward(
    v.partialCheck(
      [["from"], ["until"]],
      ({ from, until }) => endsAfterBegin(from, until),
      untilBeforeFrom,
    ),
    ["until"],
  ),
);
export type ConsignmentChangeInput = v.InferOutput<typeof consignmentChangeInputSchema>;

/** The body of `POST /api/consignments/{id}/return`: works that came back on a day. */
export const worksReturnedInputSchema = v.strictObject({
  workIds: workIdsSchema,
  date: daySchema,
});
export type WorksReturnedInput = v.InferOutput<typeof worksReturnedInputSchema>;

const timeMessage = "Send an ISO timestamp.";

/**
 * The body of `POST /api/consignments/{id}/return/undo`: the works, and the agreement's `updatedAt` with which the return was
 * answered.
 */
export const returnUndoInputSchema = v.strictObject({
  workIds: workIdsSchema,
  returnedAt: v.pipe(
    v.string(timeMessage),
    v.check(
      (time) => /^\d{4}-\d\d-\d\dT/.test(time) && Number.isFinite(Date.parse(time)),
      timeMessage,
    ),
  ),
});
export type ReturnUndoInput = v.InferOutput<typeof returnUndoInputSchema>;

/** The body of `POST /api/consignments/{id}/reports`: the gallery accounted for its sales. */
export const reportInputSchema = v.strictObject({ receivedOn: daySchema });
export type ReportInput = v.InferOutput<typeof reportInputSchema>;

/** The query of `GET /api/consignments/{id}/statement`: its first and last day; without them from the beginning, until today. */
export const statementQuerySchema = v.pipe(
  v.strictObject({ from: v.optional(daySchema), to: v.optional(daySchema) }),
  v.forward(
    v.partialCheck(
      [["from"], ["to"]],
      ({ from, to }) => endsAfterBegin(from, to),
      "Enter a day after the first one.",
    ),
    ["to"],
  ),
);
export type StatementQuery = v.InferOutput<typeof statementQuerySchema>;
