import * as v from "valibot";
import { priceCentsSchema } from "#schema/artworks/asking-price.ts";
import { consignmentLimits } from "#schema/consignments/terms.ts";
import { daySchema } from "#schema/day-schema.ts";
import { saleFieldsSchema } from "#schema/sales/sale-input.ts";
import { oneLine, severalLines } from "#schema/text.ts";
import type { wishKinds } from "./entry.ts";
import { entryLimits } from "./entry-limits.ts";

// Apart from what is answered, as web pages only send it.

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}

function text(maximum: number, missing: string, clean: typeof oneLine = oneLine) {
  return v.pipe(
    v.string(missing),
    clean,
    v.trim(),
    v.maxLength(maximum, `Use at most ${maximum} characters.`),
    v.check(
      (typed) => countLinks(typed) <= entryLimits.linksInText,
      `Use at most ${entryLimits.linksInText} links.`,
    ),
  );
}

const noName = "Enter your name.";
const noContact = "Enter an email address or a phone number.";

const workIdSchema = v.pipe(v.string("Choose a work."), oneLine);
const optionalMessage = v.optional(
  text(entryLimits.messageCharacters, "Enter a message.", severalLines),
  "",
);

const written = {
  name: v.pipe(text(entryLimits.nameCharacters, noName), v.minLength(1, noName)),
  message: optionalMessage,
  website: v.optional(v.literal("", "Leave this empty."), ""),
};

const wish = {
  ...written,
  contact: v.pipe(text(entryLimits.contactCharacters, noContact), v.minLength(1, noContact)),
};

const fromGallery = {
  ...written,
  contact: v.optional(text(entryLimits.contactCharacters, noContact), ""),
};

const conditionSchema = text(consignmentLimits.conditionCharacters, "Enter text.", severalLines);

/**
 * The body of `POST /api/guest/{id}.{proof}/entries`. Of a room: interest in a work, or in all that is shown, or a wish to hold
 * a work. Of an agreement: a work that was received, with a note on its condition, the confirmation, a sale, with what the buyer
 * paid before tax in whole cents, or a return. `website` is a field that people do not see, and has to be empty.
 */
export const entryInputSchema = v.variant(
  "kind",
  [
    v.strictObject({ kind: v.literal("interest"), workId: v.optional(workIdSchema), ...wish }),
    v.strictObject({ kind: v.literal("hold"), workId: workIdSchema, ...wish }),
    v.strictObject({
      kind: v.literal("received"),
      workId: workIdSchema,
      ...fromGallery,
      date: v.optional(daySchema),
      condition: v.optional(conditionSchema, ""),
    }),
    v.strictObject({
      kind: v.literal("confirm"),
      ...fromGallery,
      /** What the gallery read, as it was answered; left out, that is not asked. */
      seen: v.optional(v.pipe(v.string("Send what you read."), oneLine)),
    }),
    v.strictObject({
      kind: v.literal("sold"),
      workId: workIdSchema,
      ...fromGallery,
      date: daySchema,
      priceCents: priceCentsSchema,
      buyer: v.optional(text(entryLimits.nameCharacters, "Enter a name."), ""),
    }),
    v.strictObject({
      kind: v.literal("returned"),
      workId: workIdSchema,
      ...fromGallery,
      date: daySchema,
    }),
  ],
  "Choose one of the kinds of entries.",
);
export type EntryInput = v.InferOutput<typeof entryInputSchema>;

/** What a guest of a room sends, and what a gallery sends. */
export type WishInput = Extract<EntryInput, { kind: (typeof wishKinds)[number] }>;
export type GalleryEntryInput = Exclude<EntryInput, WishInput>;

/**
 * The body of `POST /api/entries/{id}/accept`: of a hold its last day, the day after tomorrow where it is left out, and who
 * wrote it among the artist's people, where that is not for the Worker to find; of a gallery's report what is to be other than
 * it says, of a sale as in `POST /api/sales`.
 */
export const acceptInputSchema = v.strictObject({
  until: v.optional(daySchema),
  ...v.partial(v.omit(saleFieldsSchema, ["artworkId"])).entries,
});
export type AcceptInput = v.InferOutput<typeof acceptInputSchema>;
