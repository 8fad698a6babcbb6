import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import {
  type AskingPriceChange,
  type AskingPricesAnswer,
  askingPricesAnswerSchema,
  undonePricesSchema,
} from "#schema/artworks/asking-prices.ts";
import { askingPricesPaths, askingPricesUndoPath } from "#schema/artworks/asking-prices-paths.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { callFor } from "#web/api/api.ts";
import { callOnce } from "#web/api/call-once.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { addWords } from "#web/i18n/parts.ts";
import { refetchWorks } from "../cached-works.ts";
import { useShowWorkFailure } from "../use-show-work-failure.ts";
import { useUnchangedText } from "./use-unchanged-text.ts";

addWords("askingPrices");

/** The title of the toast, and what it says below; without them how many prices changed and how many are held. */
interface BatchWords {
  readonly title?: string;
  readonly text?: string;
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

  function offerUndo(undoId: string) {
    return { label: undoWords("button"), onPress: () => void undo(undoId) };
  }

  async function undo(undoId: string): Promise<void> {
    try {
      const { restored, kept } = await callFor(
        undonePricesSchema,
        "POST",
        askingPricesUndoPath(undoId),
      );
      await refresh();
      const description = textOfUnchanged(kept);
      toast({
        title: t("undone", { count: restored }),
        ...(description !== undefined && { description }),
      });
    } catch (error) {
      showFailure(error, undoWords("failed"), offerUndo(undoId));
    }
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
      onDone: (answer) => showDone(answer, wordsOf(answer)),
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  function showDone({ changed, held, undoId }: AskingPricesAnswer, words: BatchWords): void {
    const { title = t("done", { count: changed }), text } = words;
    const description = text ?? (held.length > 0 ? t("held", { count: held.length }) : undefined);
    toast({
      title,
      ...(description !== undefined && { description }),
      ...(changed > 0 && { action: offerUndo(undoId) }),
    });
  }

  return { send, isSending };
}
