import * as v from "valibot";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { currencySchema } from "#schema/currency.ts";
import { personSchema } from "#schema/people/person.ts";

/** What guests of a room send. */
export const wishKinds = ["interest", "hold"] as const;
export type WishKind = (typeof wishKinds)[number];

/** What a gallery sends: the first two take effect at once, as it accepts what the artist sent. */
const galleryEntryKinds = ["received", "confirm", "sold", "returned"] as const;

const entryKinds = [...wishKinds, ...galleryEntryKinds] as const;
export type EntryKind = (typeof entryKinds)[number];

export const decisions = ["accepted", "declined"] as const;
export type Decision = (typeof decisions)[number];

/** What a guest sent, as the artist has it (people, sections 4 and 6). */
export const entrySchema = v.object({
  id: v.string(),
  linkId: v.string(),
  kind: v.picklist(entryKinds),
  /** Null where it is about the room or the agreement as a whole. */
  workId: v.nullable(v.string()),
  /** As the guest typed them; `contact` is an email address or a phone number. */
  name: v.string(),
  contact: v.string(),
  message: v.string(),
  /** Who it is among the artist's people; null while that is not known. */
  personId: v.nullable(v.string()),
  sentAt: v.string(),
  /** Null while it waits. */
  decision: v.nullable(v.picklist(decisions)),
  decidedAt: v.nullable(v.string()),
  /** What a gallery reports; null or empty of other entries. `priceCents` is what the buyer paid, before tax. */
  date: v.nullable(v.string()),
  priceCents: v.nullable(v.number()),
  currency: v.nullable(currencySchema),
  condition: v.string(),
  buyer: v.string(),
});
export type Entry = v.InferOutput<typeof entrySchema>;

/** What a guest of a room sent. */
export type Wish = Entry & { readonly kind: WishKind };

export function isWish(entry: Entry): entry is Wish {
  return entry.kind === "interest" || entry.kind === "hold";
}

/** The answer of `GET /api/entries`, newest first. */
export const entriesSchema = v.array(entrySchema);

/** The answer of `POST /api/entries/{id}/accept`: the entry, and what it led to. */
export const acceptedEntrySchema = v.object({
  entry: entrySchema,
  /** The work that is on hold now; null for interest. */
  artwork: v.nullable(artworkSchema),
  /** Who wrote it. */
  person: personSchema,
});
export type AcceptedEntry = v.InferOutput<typeof acceptedEntrySchema>;
