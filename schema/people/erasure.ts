import * as v from "valibot";
import { consignmentStates } from "#schema/consignments/states.ts";
import { issuedDocumentSchema } from "#schema/documents/issued.ts";
import { invoiceSchema } from "#schema/invoices/invoice.ts";
import { entrySchema } from "#schema/links/entry.ts";
import { payoutSchema } from "#schema/payouts/payout.ts";
import { saleSchema } from "#schema/sales/sale.ts";
import { personSchema } from "./person.ts";

/**
 * What stays of a person who is erased (people, section 2): the number of an issued invoice, the day of another document,
 * the name of a gallery among the channels, the number of an agreement that their gallery confirmed, or a reason in the price
 * history.
 */
const keptByErasureSchema = v.object({
  kind: v.picklist(["invoice", "document", "channel", "agreement", "reason"]),
  id: v.string(),
  name: v.string(),
});
export type KeptByErasure = v.InferOutput<typeof keptByErasureSchema>;

/** The answer of `POST /api/people/{id}/erase` (people, section 6). */
export const erasedPersonSchema = v.object({ id: v.string(), kept: v.array(keptByErasureSchema) });
export type ErasedPerson = v.InferOutput<typeof erasedPersonSchema>;

/**
 * The answer of `GET /api/people/{id}/data`: what is kept about a person. `documents` and `reasons` are those that contain
 * their name, organization or email.
 */
export const personDataSchema = v.object({
  person: personSchema,
  sales: v.array(saleSchema),
  /** Works on hold for them; a deleted one can still be restored. */
  holds: v.array(
    v.object({
      artworkId: v.string(),
      title: v.string(),
      until: v.nullable(v.string()),
      isDeleted: v.boolean(),
    }),
  ),
  channels: v.array(v.object({ id: v.string(), name: v.nullable(v.string()) })),
  /** Agreements with their gallery, with who confirmed each. */
  consignments: v.array(
    v.object({
      id: v.string(),
      number: v.nullable(v.string()),
      state: v.picklist(consignmentStates),
      confirmedBy: v.nullable(v.string()),
    }),
  ),
  /** What their gallery paid, payouts that were taken back included. */
  payouts: v.array(payoutSchema),
  invoices: v.array(invoiceSchema),
  documents: v.array(issuedDocumentSchema),
  /** Rooms that were made for them, and on which days each was opened. */
  links: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      note: v.string(),
      createdAt: v.string(),
      opened: v.array(v.object({ day: v.string(), count: v.number() })),
    }),
  ),
  /** What they wrote as a guest. */
  entries: v.array(entrySchema),
  reasons: v.array(v.object({ artworkId: v.string(), at: v.string(), reason: v.string() })),
});
export type PersonData = v.InferOutput<typeof personDataSchema>;
