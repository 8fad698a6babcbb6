import type { Artwork } from "#schema/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import type { User } from "#schema/user.ts";
import { readStored, removeStored, store } from "#web/lib/storage.ts";
import {
  type Draft,
  fromDraft,
  fromEditDraft,
  parseDraft,
  parseEditDraft,
  toDraft,
  toEditDraft,
} from "./draft/draft.ts";
import type { Form } from "./form/form.ts";
import type { Picture } from "./picture/picture.ts";

/** One key per artist. It matches none of the patterns that an idle sign-out clears. */
export function draftKey(userId: string): string {
  return `pricing-draft:${userId}`;
}

/** What storage cannot hold lives as long as the page. */
interface InMemory {
  readonly userId: string;
  /** With the file that it came from, however large. */
  readonly picture: Picture | null;
  /** The whole form, when storage took nothing at all. */
  readonly unstored: Form | null;
}

let inMemory: InMemory | null = null;
let removedFor: string | null = null;

export function readDraft(user: User, rates: Rates): Form | null {
  const memory = inMemory?.userId === user.id ? inMemory : null;
  const text = readStored(draftKey(user.id));
  const draft = text === null ? null : parseDraft(text);
  if (draft === null) return memory?.unstored ?? null;
  const form = fromDraft(draft, user, rates);
  return memory ? { ...form, picture: memory.picture } : form;
}

/** Returns whether all of it is in storage. A full storage keeps the text and drops the picture. */
export function keepDraft(userId: string, form: Form): boolean {
  const draft = toDraft(form, Date.now());
  const write = (kept: Draft) => store(draftKey(userId), JSON.stringify(kept));
  const isStored = write(draft);
  const isTextStored = isStored || write({ ...draft, artworkImage: null });
  inMemory = { userId, picture: form.picture, unstored: isTextStored ? null : form };
  return isStored && (form.picture === null || draft.artworkImage !== null);
}

/** Takes the draft out of storage; what is on the screen stays. */
export function unstoreDraft(userId: string): void {
  removeStored(draftKey(userId));
}

/** After a save or a discard. */
export function clearDraft(userId: string): void {
  inMemory = null;
  removeStored(draftKey(userId));
}

function editKey(userId: string): string {
  return `pricing-edit:${userId}`;
}

/** An edit that the application itself leaves for the log-in. Returns whether all of it is in storage. */
export function keepEdit(userId: string, opened: Artwork, form: Form): boolean {
  const edit = toEditDraft(form, opened, Date.now());
  const { picture } = form;
  const isPictureKept = picture === null || picture.isStored || edit.draft.artworkImage !== null;
  return store(editKey(userId), JSON.stringify(edit)) && isPictureKept;
}

/** The edit of this work that was left for the log-in, if there is one. */
export function readEdit(user: User, opened: Artwork, rates: Rates): Form | null {
  const text = readStored(editKey(user.id));
  const edit = text === null ? null : parseEditDraft(text);
  return edit && fromEditDraft(edit, opened, user, rates);
}

/** Once it is back on the screen. */
export function unstoreEdit(userId: string): void {
  removeStored(editKey(userId));
}

/** At an explicit sign-out and when the profile is deleted. */
export function removeDraft(userId: string): void {
  removedFor = userId;
  clearDraft(userId);
  unstoreEdit(userId);
}

/** Whether the artist is on the way out for good: then nothing is written, or asked, any more. */
export function isDraftRemoved(userId: string): boolean {
  return removedFor === userId;
}
