import * as v from "valibot";
import type { Artwork } from "#schema/artworks/artwork.ts";
import {
  inventoryNumberKey,
  type RecordInput,
  recordLimits,
} from "#schema/artworks/artwork-record.ts";
import { isProposedMediumLine, mediumLineOf } from "#schema/artworks/medium-line.ts";
import { type AmountError, amountText, centsOf, costError } from "#web/forms/amount.ts";
import type { Locale } from "#web/i18n/words.ts";

/** What is kept about a work besides price and status, as it is typed. */
export const recordFormSchema = v.object({
  inventoryNumber: v.string(),
  /** The line that holds: the artist's, or the proposed one in the language of the page. */
  mediumLine: v.optional(v.string(), ""),
  framed: v.boolean(),
  framing: v.string(),
  notes: v.string(),
});
export type RecordForm = v.InferOutput<typeof recordFormSchema>;

type Recorded = Pick<
  Artwork,
  "inventoryNumber" | "mediumLine" | "medium" | "depth" | "framed" | "framingCents" | "notes"
>;

export function recordFormOf(work: Recorded, locale: Locale): RecordForm {
  const { inventoryNumber, framed, framingCents, notes, depth: support } = work;
  return {
    inventoryNumber,
    mediumLine: mediumLineOf({ ...work, support }, locale),
    framed,
    framing: framingCents === 0 ? "" : amountText(framingCents),
    notes,
  };
}

export interface RecordErrors {
  readonly inventoryNumber?: "missing" | "tooLong" | "inUse";
  readonly mediumLine?: "tooLong";
  readonly framing?: AmountError;
  readonly notes?: "tooLong";
}

interface Numbered {
  readonly id: string;
  readonly works: readonly Pick<Artwork, "id" | "inventoryNumber">[];
}

/** What the server would refuse; a number that another work has is among it. */
export function findRecordErrors(
  { inventoryNumber, mediumLine, framing, notes }: RecordForm,
  { id, works }: Numbered,
): RecordErrors {
  const number = inventoryNumber.trim();
  const cost = costError(framing, recordLimits.framingCents);
  const isLong = number.length > recordLimits.inventoryNumberCharacters;
  const key = inventoryNumberKey(number);
  const isInUse = works.some(
    (other) => other.id !== id && inventoryNumberKey(other.inventoryNumber) === key,
  );
  return {
    ...(isInUse && { inventoryNumber: "inUse" }),
    ...(number === "" && { inventoryNumber: "missing" }),
    ...(isLong && { inventoryNumber: "tooLong" }),
    ...(mediumLine.trim().length > recordLimits.mediumLineCharacters && { mediumLine: "tooLong" }),
    ...(cost && { framing: cost }),
    ...(notes.length > recordLimits.notesCharacters && { notes: "tooLong" }),
  };
}

/** Only what differs, so that a change elsewhere is not undone. */
export function toRecordInput(form: RecordForm, work: Recorded, locale: Locale): RecordInput {
  const inventoryNumber = form.inventoryNumber.trim();
  const mediumLine = mediumLineIn(form, work, locale);
  const framingCents = centsOf(form.framing) ?? 0;
  return {
    ...(inventoryNumber !== work.inventoryNumber && { inventoryNumber }),
    ...(mediumLine !== work.mediumLine && { mediumLine }),
    ...(form.framed !== work.framed && { framed: form.framed }),
    ...(framingCents !== work.framingCents && { framingCents }),
    ...(form.notes !== work.notes && { notes: form.notes }),
  };
}

/** A line that is proposed anyway is not the artist's, unless it was before. */
function mediumLineIn(form: RecordForm, work: Recorded, locale: Locale): string {
  const line = form.mediumLine.trim();
  const facts = { ...work, support: work.depth };
  if (line === mediumLineOf(facts, locale)) return work.mediumLine;
  return isProposedMediumLine(line, facts) ? "" : line;
}
