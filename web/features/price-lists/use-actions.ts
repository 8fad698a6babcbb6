import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { type ListSettings, settingsOf } from "#schema/price-lists/list-settings.ts";
import type { PriceList, UndonePriceList } from "#schema/price-lists/price-list.ts";
import { publishPath, undoPath } from "#schema/price-lists/price-list-paths.ts";
import { isUnauthorized } from "#web/api/api.ts";
import { changeOnce, fetchAnew } from "#web/api/change-once.ts";
import { priceListsQuery } from "#web/api/price-lists.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { isOffline } from "#web/browser/connection.ts";
import { type ToastAction, toast, toastDuration } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useUnchangedText } from "#web/works/asking-prices/use-unchanged-text.ts";
import { refetchWorks } from "#web/works/cached-works.ts";
import { isChangedElsewhere, type ListDraft } from "./draft/use-draft.ts";
import { dismiss, draftAmong, listWrites } from "./queries.ts";
import { useRaise } from "./use-raise.ts";
import type { PriceListActions } from "./view.ts";

interface ActionOptions {
  readonly works: readonly Artwork[];
  readonly draft: ListDraft;
  readonly focusMedium: (medium: Medium) => void;
}

/** What the sections can do, with its messages. */
export function useActions({ works, draft, focusMedium }: ActionOptions): PriceListActions {
  const t = useTranslations("priceList.page");
  const contradictions = useTranslations("priceList.contradictions");
  const format = useFormat();
  const showFailure = useShowListFailure();
  const textOfUnchanged = useUnchangedText(works);
  const raise = useRaise(works);

  const leadToLogin = useEffectEvent((error: unknown) => {
    if (isUnauthorized(error)) showFailure(error, t("unsaved.failed.title"));
  });
  // What is not saved stays, and is there after the log-in.
  useEffect(() => leadToLogin(draft.error), [draft.error]);

  /** Without a network nothing is sent. */
  function requireNetwork(): void {
    if (!isOffline()) return;
    toast({ title: t("offline.title"), description: t("offline.text"), isError: true });
    throw new Error("The price list can only be read without a network.");
  }

  /** Runs an action, and shows why it failed. */
  async function attempt<Answer>(action: () => Promise<Answer>, failed: string): Promise<Answer> {
    requireNetwork();
    try {
      return await action();
    } catch (error) {
      // Somebody else changed the list: the page shows it as it is now.
      if (isChangedElsewhere(error)) await listWrites.refetch();
      showFailure(error, failed);
      throw error;
    }
  }

  function offerBefore(send: () => Promise<void>, failed: string): ToastAction {
    return offerUndo({
      label: t("undo"),
      send,
      onError: (error, again) => showFailure(error, failed, again),
    });
  }

  async function publish(holdsFrom: string): Promise<void> {
    // What is not saved shows itself why.
    requireNetwork();
    await draft.flush();
    await attempt(async () => {
      const stored = draftAmong(listWrites.cached());
      if (stored) await publishOnce(stored, holdsFrom);
    }, t("published.failed"));
    draft.forgetUndo();
    void refetchWorks();
    toast({
      title: t("published.title"),
      description: t("published.text", { date: format.day(holdsFrom) }),
    });
  }

  async function discardDraft(): Promise<void> {
    requireNetwork();
    draft.discardUnsaved();
    // The answer to a change that is being sent would bring the draft back.
    await draft.flush().catch(() => {});
    const stored = draftAmong(listWrites.cached());
    if (!stored) return;
    await attempt(() => discardOnce(stored), t("discarded.failed"));
    toast({
      title: t("discarded.title"),
      action: offerBefore(() => startOnce(settingsOf(stored)), t("discarded.undoFailed")),
    });
  }

  async function leaveContradiction(key: string, reason: string): Promise<void> {
    await attempt(() => dismiss({ key, reason }), t("dismissFailed"));
    toast({
      title: contradictions("dismissedToast"),
      action: offerBefore(() => dismiss({ key, reason: null }), t("dismissFailed")),
    });
  }

  /** What is asked for works has changed as well. */
  async function applyList(list: PriceList, workIds: readonly string[]): Promise<void> {
    await attempt(async () => {
      const { risen } = await listWrites.apply(list, workIds);
      await refetchWorks();
      toast({ title: t("applied.title"), description: t("applied.text", { count: risen }) });
    }, t("applied.failed"));
  }

  async function undoApplication(list: PriceList): Promise<void> {
    const undone = await attempt(async () => {
      const answer = await undoOnce(list);
      await refetchWorks();
      return answer;
    }, t("undone.failed"));
    const { restored, kept = [] } = undone;
    if (restored === undefined) {
      toast({ title: t("undone.title") });
      return;
    }
    const text = t("undone.text", { count: restored });
    const unchangedText = textOfUnchanged(kept);
    toast({
      title: t("undone.title"),
      description: unchangedText === undefined ? text : `${text} ${unchangedText}`,
      ...(unchangedText !== undefined && { duration: toastDuration * 2 }),
    });
  }

  return {
    focusMedium,
    changeDraft: async (change) => {
      requireNetwork();
      await draft.change(change);
    },
    undoChange: draft.undo,
    publish,
    discardDraft,
    applyList,
    undoApplication,
    refetch: refetchWorks,
    raise: async (prices, reason) => {
      requireNetwork();
      await raise(prices, reason);
    },
    dismiss: leaveContradiction,
    reopen: (key) => attempt(() => dismiss({ key, reason: null }), t("dismissFailed")),
  };
}

/** A list that is published as it was to be is not published twice. */
async function publishOnce(draft: PriceList, holdsFrom: string): Promise<void> {
  await changeOnce<unknown>({
    name: `${publishPath(draft.id)} ${holdsFrom}`,
    send: () => listWrites.publish(draft, holdsFrom),
    findMade: async () => {
      const now = await fetchList(draft);
      return now?.publishedAt != null && now.holdsFrom === holdsFrom ? now : null;
    },
  });
}

/** A draft that is there as it was to be is not started twice. */
async function startOnce(settings: ListSettings): Promise<void> {
  const asSent = JSON.stringify(settings);
  await changeOnce<unknown>({
    name: `POST ${asSent}`,
    send: () => listWrites.start(settings),
    findMade: async () => {
      const now = draftAmong(await fetchAnew(priceListsQuery));
      return now && JSON.stringify(settingsOf(now)) === asSent ? now : null;
    },
  });
}

async function discardOnce(draft: PriceList): Promise<void> {
  await changeOnce<unknown>({
    name: `DELETE ${draft.id}`,
    send: () => listWrites.discard(draft),
    findMade: async () => ((await fetchList(draft)) ? null : {}),
  });
}

/** The list, and what was restored where the answer was not lost. */
function undoOnce(list: PriceList): Promise<PriceList & Partial<UndonePriceList>> {
  return changeOnce<PriceList & Partial<UndonePriceList>>({
    name: undoPath(list.id),
    send: () => listWrites.undo(list),
    findMade: async () => {
      const now = await fetchList(list);
      return now?.undoneAt != null ? now : null;
    },
  });
}

async function fetchList({ id }: PriceList): Promise<PriceList | undefined> {
  const lists = await fetchAnew(priceListsQuery);
  return lists.find((list) => list.id === id);
}

/** Says why a change of the price list failed. */
function useShowListFailure() {
  const t = useTranslations("priceList.page.failure");
  const showFailure = useShowChangeFailure();

  return (error: unknown, text: string, action?: ToastAction): void => {
    if (isChangedElsewhere(error)) {
      toast({
        title: t("changedElsewhere"),
        description: t("changedElsewhereText"),
        duration: toastDuration * 2,
        isError: true,
      });
      void listWrites.refetch();
      return;
    }
    const offline = `${text} ${t("offline")}`;
    showFailure(error, { text, offline, professional: t("professional"), action });
  };
}
