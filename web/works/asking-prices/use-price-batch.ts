import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import {
  type AskingPriceChange,
  type AskingPricesAnswer,
  askingPricesAnswerSchema,
  type UndonePrices,
  undonePricesSchema,
} from "#schema/artworks/asking-prices.ts";
import { askingPricesPaths, askingPricesUndoPath } from "#schema/artworks/asking-prices-paths.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { callFor } from "#web/api/api.ts";
import { callOnce } from "#web/api/call-once.ts";
import { changeOnce, fetchAnew } from "#web/api/change-once.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { addWords } from "#web/i18n/parts.ts";
import { refetchWorks } from "../cached-works.ts";
import { artworksQuery } from "../queries.ts";
import { useShowWorkFailure } from "../use-show-work-failure.ts";
import { useUnchangedText } from "./use-unchanged-text.ts";

addWords("askingPrices");

/** The title of the toast, and what it says below; without them how many prices changed and how many are held. */
interface BatchWords {
  readonly title?: string;
  readonly text?: string;
}

/** What a batch did, by which it is undone. */
interface DoneBatch {
  readonly undoId: string;
  /** The works whose prices it changed, as they were before. */
  readonly before: readonly Artwork[];
}

/**
 * Changes the asking prices of many works by one request, with one Undo in its toast; null lets a work follow its list,
 * or its suggestion. Sends once, however often it is pressed.
 * @param works The artist's, to name those that an undo keeps.
 */
export function usePriceBatch(works: readonly Artwork[]) {
  const t = useTranslations("askingPrices.batch");
  const undoWords = useTranslations("work.undo");
  const showFailure = useShowWorkFailure();
  const textOfUnchanged = useUnchangedText(works);
  const { submit, isSending } = useSubmit();

  /** The works, and the histories of those that are shown, as they are now. */
  async function refresh(): Promise<void> {
    await Promise.all([
      refetchWorks(),
      refetchChanged({ predicate: ({ queryKey }) => queryKey.at(-1) === "history" }),
    ]);
  }

  function offerBefore(batch: DoneBatch): ToastAction {
    return offerUndo({
      label: undoWords("button"),
      send: async () => {
        const undone = await undoOnce(batch);
        await refresh();
        return undone;
      },
      onDone: ({ restored, kept }) => {
        const description = textOfUnchanged(kept);
        toast({
          title: t("undone", { count: restored }),
          ...(description !== undefined && { description }),
        });
      },
      onError: (error, again) => showFailure(error, undoWords("failed"), again),
    });
  }

  /** What was done; null when it failed, which has then been shown. */
  function send(
    prices: readonly AskingPriceChange[],
    wordsOf: (answer: AskingPricesAnswer) => BatchWords = () => ({}),
  ): Promise<AskingPricesAnswer | null> {
    const input = { prices };
    return submit({
      send: async (keyFor) => {
        const request = { input, idempotencyKey: keyFor(input) };
        const { askingPrices } = askingPricesPaths;
        const answer = await callOnce(askingPricesAnswerSchema, askingPrices, request);
        await refresh();
        return answer;
      },
      onDone: (answer) => showDone(answer, wordsOf(answer), worksBefore(prices, answer)),
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  /** The works whose prices were changed, as they were before. */
  function worksBefore(
    prices: readonly AskingPriceChange[],
    { held }: AskingPricesAnswer,
  ): Artwork[] {
    const sent = new Map(prices.map(({ workId, amountCents }) => [workId, amountCents]));
    for (const { workId } of held) sent.delete(workId);
    return works.filter(({ id, askingPriceCents }) => {
      const amountCents = sent.get(id);
      return amountCents !== undefined && amountCents !== askingPriceCents;
    });
  }

  function showDone(
    { changed, held, undoId }: AskingPricesAnswer,
    words: BatchWords,
    before: readonly Artwork[],
  ): void {
    const { title = t("done", { count: changed }), text } = words;
    const description = text ?? (held.length > 0 ? t("held", { count: held.length }) : undefined);
    toast({
      title,
      ...(description !== undefined && { description }),
      ...(changed > 0 && { action: offerBefore({ undoId, before }) }),
    });
  }

  return { send, isSending };
}

function undoOnce(batch: DoneBatch): Promise<UndonePrices> {
  const path = askingPricesUndoPath(batch.undoId);
  return changeOnce({
    name: path,
    send: () => callFor(undonePricesSchema, "POST", path),
    findMade: () => findUndone(batch),
  });
}

/** What an undo has done, by what the works ask now; null where it has put back no price. */
async function findUndone({ before }: DoneBatch): Promise<UndonePrices | null> {
  const now = new Map((await fetchAnew(artworksQuery)).map((work) => [work.id, work]));
  const isAsBefore = ({ id, askingPriceCents, askedCurrency }: Artwork) => {
    const work = now.get(id);
    return work?.askingPriceCents === askingPriceCents && work.askedCurrency === askedCurrency;
  };
  const kept = before.filter((work) => !isAsBefore(work)).map(({ id }) => id);
  const restored = before.length - kept.length;
  return restored === 0 ? null : { restored, kept };
}
