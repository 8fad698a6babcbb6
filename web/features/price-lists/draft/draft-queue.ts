import type { DraftInput } from "#schema/price-lists/price-list-input.ts";
import { createStore } from "#web/browser/store.ts";

interface DraftQueueOptions {
  /** Saves a change; it is called again only when it has settled. */
  readonly send: (change: DraftInput) => Promise<void>;
  /** Called with the error; resolves to what makes of all that is not saved then the change that is sent again. */
  readonly onFailure: (error: unknown) => Promise<(change: DraftInput) => DraftInput>;
  /** What an earlier page could not save. */
  readonly unsaved: DraftInput | null;
}

interface DraftQueueState {
  /** Every change that is not saved yet, the one that is being sent among them. */
  readonly change: DraftInput;
  readonly isSaving: boolean;
  /** Why the last attempt failed; null while there is none, and after a success. */
  readonly error: unknown;
}

const nothing: DraftInput = {};

function isEmpty(change: DraftInput): boolean {
  return Object.keys(change).length === 0;
}

/**
 * Sends the changes of a draft in order, one request at a time: what is changed meanwhile goes together in the next
 * one. After a failure everything is kept until it is sent again or discarded.
 */
export function createDraftQueue({ send, onFailure, unsaved }: DraftQueueOptions) {
  let waiting: DraftInput = unsaved ?? nothing;
  let sent: DraftInput = nothing;
  let run: Promise<void> | null = null;
  const state = createStore<DraftQueueState>({ change: waiting, isSaving: false, error: null });

  function update(next: Partial<DraftQueueState>): void {
    state.set({ ...state.get(), ...next });
  }

  async function sendAll(): Promise<void> {
    while (!isEmpty(waiting)) {
      sent = waiting;
      waiting = nothing;
      try {
        await send(sent);
        update({ change: waiting });
      } catch (error) {
        const revise = await onFailure(error);
        // With what was changed meanwhile, and without what was discarded.
        waiting = revise({ ...sent, ...waiting });
        run = null;
        update({ change: waiting, isSaving: false, error });
        throw error;
      }
    }
    run = null;
    update({ isSaving: false });
  }

  /** Sends what waits; resolves when all of it is saved. */
  async function flush(): Promise<void> {
    if (run === null) {
      if (isEmpty(waiting)) return;
      update({ isSaving: true, error: null });
      run = sendAll();
    }
    await run;
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    flush,
    /** Resolves when the change is saved, and all before it. */
    change: (change: DraftInput): Promise<void> => {
      waiting = { ...waiting, ...change };
      update({ change: { ...state.get().change, ...change } });
      return flush();
    },
    /** Forgets what is not saved; a change that is being sent is saved all the same. */
    discard: (): void => {
      waiting = nothing;
      sent = nothing;
      update({ change: nothing, error: null });
    },
  };
}

export type DraftQueue = ReturnType<typeof createDraftQueue>;
