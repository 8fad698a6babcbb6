import {
  changeSettings,
  type ListSettings,
  settingsOf,
} from "#schema/price-lists/list-settings.ts";
import { type DraftInput, firstDraft } from "#schema/price-lists/price-list-input.ts";
import type { VerbContext } from "#worker/context.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { notFound } from "#worker/errors.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";
import { presentList } from "./present.ts";
import { deleteDraft, findPriceList, insertDraft, updateDraft } from "./queries.ts";
import { draftExists, listChangedElsewhere, listFrozen } from "./refusals.ts";

/**
 * Starts a draft; what is left out is as in `firstDraft`.
 * @throws AppError CONFLICT when there is one.
 */
export async function createDraft(
  { db, artist, now }: VerbContext,
  input: DraftInput,
): Promise<PriceListRow> {
  const settings = changeSettings({ ...firstDraft, anchors: [] }, input);
  const inserted = await insertDraft(db, {
    id: crypto.randomUUID(),
    userId: artist.id,
    number: null,
    publishedAt: null,
    ...settingsColumns(settings),
    curves: null,
    appliedAt: null,
    undoneAt: null,
    changeId: null,
    createdAt: now,
    updatedAt: now,
  });
  if (inserted === null) throw draftExists();
  return inserted;
}

/** A request that changes the artist's draft `id`; `editedVersion` is the `updatedAt` that it requires, null for any. */
interface DraftEdit {
  readonly id: string;
  readonly input: DraftInput;
  readonly editedVersion: string | null;
}

/**
 * Changes a draft. A change that is repeated returns the draft as it is; a conflict is tried again once, on what is read
 * then.
 * @throws AppError NOT_FOUND, or CONFLICT when it is published, is not the edited version or keeps changing.
 */
export async function changeDraft(
  { db, artist, now }: VerbContext,
  { id, input, editedVersion }: DraftEdit,
): Promise<PriceListRow> {
  return retryOnceOrThrow(async () => {
    const before = await findPriceList(db, artist.id, id);
    if (before === null) throw notFound();
    if (before.publishedAt !== null) throw listFrozen();
    const stored = settingsOf(presentList(before));
    const changed = changeSettings(stored, input);
    // Both are in the schema's order.
    if (JSON.stringify(changed) === JSON.stringify(stored)) return before;
    if (hasChangedSince(before, editedVersion)) throw listChangedElsewhere();
    const updatedAt = nextUpdatedAt(before, now);
    return updateDraft(db, before, { ...settingsColumns(changed), updatedAt });
  }, listChangedElsewhere());
}

/**
 * Discards a draft.
 * @throws AppError NOT_FOUND, or CONFLICT when it is published.
 */
export async function discardDraft({ db, artist }: VerbContext, id: string): Promise<void> {
  const { isDeleted, isPublished } = await deleteDraft(db, artist.id, id);
  if (isPublished) throw listFrozen();
  if (!isDeleted) throw notFound();
}

/** The columns of the settings. */
type SettingsColumns = Pick<
  PriceListRow,
  | "holdsFrom"
  | "currency"
  | "roundingTo"
  | "roundingDirection"
  | "minimumCents"
  | "framesApart"
  | "overheadCents"
  | "hoursPerMonth"
  | "profit"
  | "startsFrom"
  | "anchors"
  | "raise"
>;

export function settingsColumns(settings: ListSettings): SettingsColumns {
  const { rounding } = settings;
  return {
    holdsFrom: settings.holdsFrom,
    currency: settings.currency,
    roundingTo: rounding.to,
    roundingDirection: rounding.direction,
    minimumCents: rounding.minimumCents,
    framesApart: settings.framesApart,
    overheadCents: settings.overheadCents,
    hoursPerMonth: settings.hoursPerMonth,
    profit: settings.profit,
    startsFrom: settings.startsFrom,
    anchors: settings.anchors,
    raise: settings.raise,
  };
}
