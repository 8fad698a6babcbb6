import type { Rates } from "#schema/currency.ts";
import type { User } from "#schema/user.ts";
import { readStored, removeStored, store } from "#web/lib/storage.ts";
import { fromDraft, parseDraft, toDraft } from "./draft/draft.ts";
import type { Form } from "./form/form.ts";
import type { Picture } from "./picture/picture.ts";

/** One key per artist. It matches none of the patterns that an idle sign-out clears. */
export function draftKey(userId: string): string {
  return `pricing-draft:${userId}`;
}

/** The draft's picture while the page lives: one too large for storage, and the file it came from. */
let inMemory: { readonly userId: string; readonly picture: Picture | null } | null = null;
let forgotten: string | null = null;

export function readDraft(user: User, rates: Rates): Form | null {
  const text = readStored(draftKey(user.id));
  const draft = text === null ? null : parseDraft(text);
  if (draft === null) return null;
  const form = fromDraft(draft, user, rates);
  return inMemory?.userId === user.id ? { ...form, picture: inMemory.picture } : form;
}

/** Returns whether all of it is in storage. A full storage keeps the text and drops the picture. */
export function keepDraft(userId: string, form: Form): boolean {
  if (forgotten === userId) return true;
  inMemory = { userId, picture: form.picture };
  const draft = toDraft(form, Date.now());
  if (store(draftKey(userId), JSON.stringify(draft))) {
    return form.picture === null || draft.artworkImage !== null;
  }
  store(draftKey(userId), JSON.stringify({ ...draft, artworkImage: null }));
  return false;
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

/** At an explicit sign-out and when the profile is deleted: nothing writes it again on the way out. */
export function removeDraft(userId: string): void {
  forgotten = userId;
  clearDraft(userId);
}
