import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { registerUnsavedInput, type StoredExtent } from "#web/storage/unsaved-input.ts";
import type { Picture } from "#web/works/picture/picture.ts";
import {
  type Draft,
  draftSchema,
  type EditDraft,
  editDraftSchema,
  fromDraft,
  fromEditDraft,
  toDraft,
  toEditDraft,
} from "./draft/draft.ts";
import type { Form } from "./form/form.ts";

const withoutPicture = (draft: Draft): Draft => ({ ...draft, artworkImage: null });

/** One draft for each user (specification, section 3). */
const drafts = inputStore<Draft>("pricing-draft", draftSchema, withoutPicture);
/** One edit for each work and user. */
const edits = inputStore<EditDraft>("pricing-edit", editDraftSchema, (edit) => ({
  ...edit,
  draft: withoutPicture(edit.draft),
}));

interface PictureInMemory {
  readonly picture: Picture | null;
  /** Of the draft: one that another tab has stored since has a picture of its own. */
  readonly timestamp: number;
}

/** Pictures with their original file, which may be too large for storage, by user and work. */
const picturesInMemory = new Map<string, PictureInMemory>();

function pictureKey(userId: string, editedId = "new"): string {
  return `${userId}:${editedId}`;
}

function keepPictureInMemory(key: string, { picture }: Form, { timestamp }: Draft): void {
  picturesInMemory.set(key, { picture, timestamp });
}

function withPictureInMemory(key: string, form: Form | null, { timestamp }: Draft): Form | null {
  const inMemory = picturesInMemory.get(key);
  return form && inMemory?.timestamp === timestamp ? { ...form, picture: inMemory.picture } : form;
}

export function readDraft(user: User, rates: Rates): Form | null {
  const draft = drafts.read(user.id);
  return draft && withPictureInMemory(pictureKey(user.id), fromDraft(draft, user, rates), draft);
}

/** How much of the draft that this page stored last is in storage; null without a draft. */
let draftExtent: StoredExtent | null = null;
// Not by a hook, because the draft exists while another tab is open too.
registerUnsavedInput(() => draftExtent);

/** Returns how much of it is in storage. */
export function storeDraft(userId: string, form: Form): StoredExtent {
  const draft = toDraft(form, Date.now());
  keepPictureInMemory(pictureKey(userId), form, draft);
  const isStored = drafts.store(userId, draft) && isPictureIn(draft, form);
  draftExtent = extentOf(isStored, drafts.isPartStored(userId));
  return draftExtent;
}

/** Whether the stored draft has a price. */
export function isPricedDraftStored(userId: string): boolean {
  return (drafts.read(userId)?.calculated ?? null) !== null;
}

/** Takes the draft out of storage; what is on the screen stays. */
export function removeStoredDraft(userId: string): void {
  drafts.remove(userId);
}

/** After a save or a discard. */
export function clearDraft(userId: string): void {
  picturesInMemory.delete(pictureKey(userId));
  draftExtent = null;
  drafts.remove(userId);
}

/** Stores the unsaved edit of a work. Returns how much of it is in storage. */
export function storeEdit(userId: string, opened: Artwork, form: Form): StoredExtent {
  const edit = toEditDraft(form, opened, Date.now());
  keepPictureInMemory(pictureKey(userId, opened.id), form, edit.draft);
  const isStored = edits.store(userId, edit, { of: opened.id }) && isPictureIn(edit.draft, form);
  return extentOf(isStored, edits.isPartStored(userId, { of: opened.id }));
}

function extentOf(isStored: boolean, isTextStored: boolean): StoredExtent {
  if (isStored) return "all";
  return isTextStored ? "exceptPicture" : "nothing";
}

function isPictureIn({ artworkImage }: Draft, { picture }: Form): boolean {
  return picture === null || picture.isStored || artworkImage !== null;
}

/** The unsaved edit of this version of the work, if there is one. */
export function readEdit(user: User, opened: Artwork, rates: Rates): Form | null {
  const edit = edits.read(user.id, { of: opened.id });
  const form = edit && fromEditDraft(edit, opened, user, rates);
  return edit && withPictureInMemory(pictureKey(user.id, opened.id), form, edit.draft);
}

/** The work whose edit was left unsaved last, as it was when the edit began. */
export function findEditedArtwork(userId: string): Artwork | null {
  const [newest] = edits.readAll(userId).sort((a, b) => b.draft.timestamp - a.draft.timestamp);
  return newest?.opened ?? null;
}

/** The unsaved work that a sign-out would lose and that the artist is asked about; null without any. */
export function findUnsavedWork(userId: string): "price" | "edit" | null {
  if (edits.readAll(userId).length > 0) return "edit";
  return drafts.read(userId)?.calculated ? "price" : null;
}

/** After a save, a discard or Cancel Edit. */
export function clearEdit(userId: string, artworkId: string): void {
  picturesInMemory.delete(pictureKey(userId, artworkId));
  edits.remove(userId, { of: artworkId });
}

/** Clears the unsaved edits of works that were deleted in another window. */
export function clearEditsExceptOf(userId: string, artworks: readonly Artwork[]): void {
  const ids = new Set(artworks.map(({ id }) => id));
  for (const { opened } of edits.readAll(userId)) {
    if (!ids.has(opened.id)) clearEdit(userId, opened.id);
  }
}
