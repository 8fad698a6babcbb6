import * as v from "valibot";
import type { Artwork } from "#schema/artwork.ts";
import { type RecordInput, recordLimits } from "#schema/artwork-record.ts";
import { type AmountError, amountText, centsOf, costError } from "../amount.ts";

/** What is kept about a work besides price and status, as it is typed. */
export const recordFormSchema = v.object({
  inventoryNumber: v.string(),
  framed: v.boolean(),
  framing: v.string(),
  notes: v.string(),
});
export type RecordForm = v.InferOutput<typeof recordFormSchema>;

type Recorded = Pick<Artwork, "inventoryNumber" | "framed" | "framingCents" | "notes">;

export function recordFormOf({
  inventoryNumber,
  framed,
  framingCents,
  notes,
}: Recorded): RecordForm {
  return {
    inventoryNumber,
    framed,
    framing: framingCents === 0 ? "" : amountText(framingCents),
    notes,
  };
}

export interface RecordErrors {
  readonly inventoryNumber?: "missing" | "tooLong" | "inUse";
  readonly framing?: AmountError;
  readonly notes?: "tooLong";
}

interface Numbered {
  readonly id: string;
  readonly works: readonly Pick<Artwork, "id" | "inventoryNumber">[];
}

/** What the server would refuse; a number that another work has is among it. */
export function findRecordErrors(
  { inventoryNumber, framing, notes }: RecordForm,
  { id, works }: Numbered,
): RecordErrors {
  const number = inventoryNumber.trim();
  const cost = costError(framing, recordLimits.framingCents);
  const isLong = number.length > recordLimits.inventoryNumberCharacters;
  const isInUse = works.some((other) => other.id !== id && other.inventoryNumber === number);
  return {
    ...(isInUse && { inventoryNumber: "inUse" }),
    ...(number === "" && { inventoryNumber: "missing" }),
    ...(isLong && { inventoryNumber: "tooLong" }),
    ...(cost && { framing: cost }),
    ...(notes.length > recordLimits.notesCharacters && { notes: "tooLong" }),
  };
}

/** Only what differs, so that a change elsewhere is not undone. */
export function toRecordInput(form: RecordForm, work: Recorded): RecordInput {
  const inventoryNumber = form.inventoryNumber.trim();
  const framingCents = centsOf(form.framing) ?? 0;
  return {
    ...(inventoryNumber !== work.inventoryNumber && { inventoryNumber }),
    ...(form.framed !== work.framed && { framed: form.framed }),
    ...(framingCents !== work.framingCents && { framingCents }),
    ...(form.notes !== work.notes && { notes: form.notes }),
  };
}
