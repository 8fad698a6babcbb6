import { useState } from "react";
import type { Currency } from "#schema/currency.ts";
import { latestList } from "#schema/price-lists/in-force.ts";
import {
  changeSettings,
  type ListSettings,
  settingsOf,
} from "#schema/price-lists/list-settings.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import {
  type DraftInput,
  draftInputSchema,
  firstDraft,
} from "#schema/price-lists/price-list-input.ts";
import { hasCode } from "#web/api/api.ts";
import { useStore } from "#web/browser/store.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { useUnsavedInput, wholeOrNothing } from "#web/storage/unsaved-input.ts";
import { draftAmong, listWrites } from "../queries.ts";
import { createDraftQueue, type DraftQueue } from "./draft-queue.ts";
import { rebaseChange, undoOf } from "./rebase-change.ts";

const unsavedStore = inputStore("price-list", draftInputSchema);

/** What the lists say, without what is not saved. */
function savedSettings(lists: readonly PriceList[], currency: Currency): ListSettings {
  const draft = draftAmong(lists);
  return draft ? settingsOf(draft) : nextSettings(latestList(lists), currency);
}

function queueFor(userId: string, currency: Currency): DraftQueue {
  return createDraftQueue({
    unsaved: unsavedStore.read(userId),
    send: async (change) => {
      const lists = listWrites.cached();
      const draft = draftAmong(lists);
      if (draft) await listWrites.change(draft, change);
      else await listWrites.start(changeSettings(savedSettings(lists, currency), change));
      unsavedStore.remove(userId);
    },
    onFailure: async (error) => {
      const before = savedSettings(listWrites.cached(), currency);
      const isElsewhere = isChangedElsewhere(error);
      if (isElsewhere) await listWrites.refetch();
      return (change) => {
        const now = savedSettings(listWrites.cached(), currency);
        const pending = isElsewhere ? rebaseChange(change, before, now) : change;
        unsavedStore.store(userId, pending);
        return pending;
      };
    },
  });
}

/** Another window has changed, started, published or discarded the draft. */
export function isChangedElsewhere(error: unknown): boolean {
  return hasCode(error, "CONFLICT") || hasCode(error, "NOT_FOUND");
}

interface DraftOptions {
  readonly userId: string;
  /** Of a first draft. */
  readonly currency: Currency;
}

/** The draft with every change that is made to it, saved or not. */
export function useDraft({ userId, currency }: DraftOptions) {
  const [queue] = useState(() => queueFor(userId, currency));
  const [undoable, setUndoable] = useState<readonly ReturnType<typeof undoOf>[]>([]);
  const {
    change: unsaved,
    isSaving,
    error,
  } = useStore({ subscribe: queue.subscribe, get: queue.state });
  // Not the lists of the last render: a change that has just been saved is no longer unsaved, and is in the cache before
  // the query renders it.
  const stored = listWrites.cached();
  const saved = draftAmong(stored);
  const settings = changeSettings(savedSettings(stored, currency), unsaved);
  const isUnsaved = Object.keys(unsaved).length > 0;
  useUnsavedInput(() => (isUnsaved ? wholeOrNothing(unsavedStore.store(userId, unsaved)) : null));

  async function change(made: DraftInput): Promise<void> {
    setUndoable((changes) => [...changes, undoOf(made, settings)]);
    await queue.change(made);
  }

  async function undo(): Promise<void> {
    const last = undoable.at(-1);
    if (!last) return;
    setUndoable((changes) => changes.slice(0, -1));
    await queue.change(last(settings));
  }

  function discardUnsaved(): void {
    queue.discard();
    unsavedStore.remove(userId);
    setUndoable([]);
  }

  return {
    draft: saved || isUnsaved ? { ...(saved ?? newDraft), ...settings } : null,
    settings,
    isUnsaved,
    isSaving,
    error,
    change,
    undo: undoable.length > 0 ? undo : null,
    /** Sends again what could not be saved. */
    flush: queue.flush,
    discardUnsaved,
    forgetUndo: () => setUndoable([]),
  };
}

export type ListDraft = ReturnType<typeof useDraft>;

/** A draft whose first change is being saved. */
const newDraft = {
  id: "",
  number: null,
  publishedAt: null,
  curves: null,
  appliedAt: null,
  undoneAt: null,
  createdAt: "",
  updatedAt: "",
} as const;

/** The next list after the latest: the same prices, without a raise and a day; without a list a first draft. */
export function nextSettings(latest: PriceList | null, currency: Currency): ListSettings {
  if (latest === null) return { ...firstDraft, anchors: [], currency };
  return {
    ...settingsOf(latest),
    holdsFrom: null,
    startsFrom: "list",
    raise: firstDraft.raise,
  };
}
