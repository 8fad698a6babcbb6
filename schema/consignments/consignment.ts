import * as v from "valibot";
import { currencySchema } from "#schema/currency.ts";
import { amendmentStates, consignmentStates } from "./states.ts";
import { consignmentTermsSchema } from "./terms.ts";

/** Where a work of an agreement is: not sent yet, with the gallery, sold by it, or back. */
const consignedWorkStates = ["planned", "here", "sold", "returned"] as const;

const consignedWorkSchema = v.object({
  workId: v.string(),
  state: v.picklist(consignedWorkStates),
  /** Frozen when the gallery confirms, the asking price before; null on request. */
  priceCents: v.nullable(v.number()),
  currency: currencySchema,
  /** The ISO day on which the gallery ticked it, and what it noted on its condition; null and empty before. */
  receivedOn: v.nullable(v.string()),
  condition: v.string(),
  returnedOn: v.nullable(v.string()),
  /** The sale that holds; null unless it is sold. */
  saleId: v.nullable(v.string()),
});
export type ConsignedWork = v.InferOutput<typeof consignedWorkSchema>;

/** A version that was sent or confirmed before, with its works as they were then. */
const earlierVersionSchema = v.object({
  version: v.number(),
  workIds: v.array(v.string()),
  terms: consignmentTermsSchema,
  sentAt: v.string(),
  confirmedBy: v.nullable(v.string()),
  confirmedAt: v.nullable(v.string()),
});

/**
 * An agreement as the artist has it (people, sections 5 and 6): the version that holds, with its terms, and its changed version.
 */
export const consignmentSchema = v.object({
  id: v.string(),
  state: v.picklist(consignmentStates),
  version: v.number(),
  /** `C-2026-001`; null before it is first sent. */
  number: v.nullable(v.string()),
  /** The gallery's address, while it opens; null before it is sent. */
  address: v.nullable(v.string()),
  /** What the address is of, for `GET /api/links`. */
  linkId: v.nullable(v.string()),
  channelId: v.string(),
  /** Whose gallery it is, among the artist's people. */
  personId: v.nullable(v.string()),
  ...consignmentTermsSchema.entries,
  /** In the artist's order; those that were returned too. */
  works: v.array(consignedWorkSchema),
  /** Null unless it was changed since it was sent or confirmed, and that does not hold yet. */
  amendment: v.nullable(
    v.object({
      state: v.picklist(amendmentStates),
      version: v.number(),
      workIds: v.array(v.string()),
      terms: consignmentTermsSchema,
    }),
  ),
  /** Newest first. */
  earlier: v.array(earlierVersionSchema),
  sentAt: v.nullable(v.string()),
  confirmedBy: v.nullable(v.string()),
  confirmedAt: v.nullable(v.string()),
  /** The ISO day of the gallery's last report; null before its first. */
  reportedOn: v.nullable(v.string()),
  closedAt: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Consignment = v.InferOutput<typeof consignmentSchema>;

/** The answer of `GET /api/consignments`, newest first. */
export const consignmentsSchema = v.array(consignmentSchema);

/** The answer of `POST /api/consignments/{id}/return/undo`: the agreement, and the works that stay as they were changed since. */
export const undoneReturnSchema = v.object({
  consignment: consignmentSchema,
  kept: v.array(v.string()),
});
export type UndoneReturn = v.InferOutput<typeof undoneReturnSchema>;

const sequenceDigits = 3;

/** The number of the n-th agreement that was sent in a year. */
export function consignmentNumber(year: number, sequence: number): string {
  return `C-${year}-${String(sequence).padStart(sequenceDigits, "0")}`;
}
