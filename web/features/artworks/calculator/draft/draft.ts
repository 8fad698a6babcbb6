import * as v from "valibot";
import { mayCalculate, type User } from "#schema/artist/user.ts";
import { type Artwork, artworkLimits, artworkSchema, isYear } from "#schema/artworks/artwork.ts";
import { mediumSchema } from "#schema/artworks/media.ts";
import { supportSchema } from "#schema/artworks/supports.ts";
import type { Rates } from "#schema/currency.ts";
import { breakdownSchema } from "#schema/pricing/breakdown.ts";
import { units } from "#schema/units.ts";
import { rotations, upright } from "#web/works/picture/orientation.ts";
import { type Picture, storedPicture, unpreparedPicture } from "#web/works/picture/picture.ts";
import { emptyForm, type Form, materialsCostOf } from "../form/form.ts";
import { typedLength } from "../form/length.ts";
import { isSamePrice, reopenedPrice, storedPrice } from "../form/price.ts";

/** A longer picture is not stored (specification, section 9). */
const imageCharacters = 500_000;

/** A length as it was typed; its inches follow from that. */
const lengthSchema = v.object({ text: v.string(), units: v.picklist(units) });

/**
 * The local draft (specification, section 3). The picture is kept as it was read, its rotation and flip
 * beside it; the price with its breakdown, so that a free artist finds the one calculation again.
 */
export const draftSchema = v.object({
  title: v.string(),
  dateCreated: v.string(),
  width: lengthSchema,
  height: lengthSchema,
  depth: supportSchema,
  medium: mediumSchema,
  materialsCost: v.string(),
  hoursSpent: v.string(),
  artworkImage: v.nullable(v.pipe(v.string(), v.startsWith("data:image/"))),
  isMirrored: v.boolean(),
  rotationDegrees: v.picklist(rotations),
  useLocalMetric: v.boolean(),
  calculated: v.nullable(breakdownSchema),
  timestamp: v.number(),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** Whether the draft cannot take this picture, which a reload then loses. */
export function isTooLargeForDraft(picture: Picture | null): boolean {
  return picture !== null && !picture.isStored && picture.url.length > imageCharacters;
}

export function toDraft(form: Form, timestamp: number): Draft {
  const { picture } = form;
  return {
    title: form.title,
    dateCreated: form.dateCreated,
    width: { text: form.width.text, units: form.width.units },
    height: { text: form.height.text, units: form.height.units },
    depth: form.support,
    medium: form.medium,
    materialsCost: form.materialsCost,
    hoursSpent: form.hoursSpent,
    artworkImage: picture && picture.url.length <= imageCharacters ? picture.url : null,
    isMirrored: picture?.orientation.isMirrored ?? false,
    rotationDegrees: picture?.orientation.rotationDegrees ?? 0,
    useLocalMetric: form.units === "metric",
    calculated: form.price?.breakdown ?? null,
    timestamp,
  };
}

export function fromDraft(draft: Draft, user: User, rates: Rates): Form {
  const form: Form = {
    title: draft.title,
    dateCreated: draft.dateCreated,
    width: typedLength(draft.width.text, draft.width.units),
    height: typedLength(draft.height.text, draft.height.units),
    units: draft.useLocalMetric ? "metric" : "imperial",
    support: draft.depth,
    medium: draft.medium,
    materialsCost: draft.materialsCost,
    hoursSpent: draft.hoursSpent,
    picture: draft.artworkImage === null ? null : draftPicture(draft, draft.artworkImage),
    price: null,
  };
  if (draft.calculated === null) return form;
  const price = reopenedPrice(draft.calculated, materialsCostOf(form), user, rates);
  return { ...(mayCalculate(user) ? form : savable(form)), price };
}

/** Calculate once asked for neither year nor title; in a locked form an error there could not be corrected. */
function savable(form: Form): Form {
  return {
    ...form,
    title: form.title.slice(0, artworkLimits.titleCharacters),
    dateCreated: isYear(form.dateCreated) ? form.dateCreated : emptyForm(form.units).dateCreated,
  };
}

function draftPicture({ rotationDegrees, isMirrored }: Draft, url: string): Picture {
  const orientation = { rotationDegrees, isMirrored };
  return { ...unpreparedPicture(url, null), orientation };
}

/** What a work that was stored before works had a record lacks; an edit shows none of it. */
const emptyRecord = {
  inventoryNumber: "",
  status: "available",
  statusDetails: { who: null, until: null, channelId: null, since: null, dueBack: null },
  location: "",
  askingPriceCents: null,
  askedCents: null,
  askedCurrency: "CAD",
  listedCents: null,
  listedCurrency: "CAD",
  framed: false,
  framingCents: 0,
  notes: "",
  archived: false,
  mediumLine: "",
  sale: null,
} satisfies Partial<Artwork>;

/** The work of an edit. */
const openedSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((stored) => ({ ...emptyRecord, ...stored })),
  artworkSchema,
);

/** An unsaved edit, with the work as it was opened: the edit can be resumed without asking for the work. */
export const editDraftSchema = v.object({
  opened: openedSchema,
  /** The work's own picture, another one in its place, or none. */
  picture: v.picklist(["own", "replaced", "removed"]),
  keepsPrice: v.boolean(),
  draft: draftSchema,
});
export type EditDraft = v.InferOutput<typeof editDraftSchema>;

export function toEditDraft(form: Form, opened: Artwork, timestamp: number): EditDraft {
  const { picture } = form;
  const draft = toDraft(form, timestamp);
  const keepsPicture = picture?.isStored ?? false;
  return {
    opened,
    picture: picture === null ? "removed" : keepsPicture ? "own" : "replaced",
    keepsPrice: isSamePrice(form.price, storedPrice(opened)),
    // A stored picture is the work's, not the draft's.
    draft: keepsPicture ? { ...draft, artworkImage: null } : draft,
  };
}

/** Null when the work is another one, or has been changed elsewhere since. */
export function fromEditDraft(
  { opened, picture, keepsPrice, draft }: EditDraft,
  artwork: Artwork,
  user: User,
  rates: Rates,
): Form | null {
  if (opened.id !== artwork.id || opened.updatedAt !== artwork.updatedAt) return null;
  const form = fromDraft(draft, user, rates);
  const price = keepsPrice ? storedPrice(artwork) : form.price;
  if (picture === "removed" || form.picture !== null) return { ...form, price };
  const { rotationDegrees, isMirrored } = draft;
  // Another picture that storage could not hold is gone: the work keeps its own, upright.
  const orientation = picture === "own" ? { rotationDegrees, isMirrored } : upright;
  const own = artwork.imageUrl === null ? null : storedPicture(artwork.imageUrl);
  return { ...form, price, picture: own && { ...own, orientation } };
}
