import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { changeShownWork, type WorkChange } from "#web/works/record-queries.ts";
import { useShowWorkFailure } from "#web/works/use-show-work-failure.ts";

interface ChangeOptions {
  readonly work: Artwork;
  readonly change: WorkChange;
  /** What puts back what was; null where that is not offered. */
  readonly undo: WorkChange | null;
  readonly done: { readonly title: string; readonly text?: string };
  readonly failed: string;
  /** Returns whether it has shown the error itself, at a field. */
  readonly onError?: (error: unknown) => boolean;
}

/** Sends a change once, however often it is pressed, and offers once to undo it. */
export function useChange() {
  const t = useTranslations("work");
  const showFailure = useShowWorkFailure();
  const { submit, isSending } = useSubmit();

  function offerBefore(saved: Artwork, undo: WorkChange) {
    return offerUndo({
      label: t("undo.button"),
      send: () => changeShownWork({ work: saved, change: undo }),
      onDone: () => toast({ title: t("undo.done") }),
      onError: (error, again) => showFailure(error, t("undo.failed"), again),
    });
  }

  /** The changed work; null when it was refused or failed, which has then been shown. */
  function send({ work, change, undo, done, failed, onError }: ChangeOptions) {
    return submit({
      send: () => changeShownWork({ work, change }),
      onDone: (saved) =>
        toast({
          title: done.title,
          ...(done.text !== undefined && { description: done.text }),
          ...(undo && { action: offerBefore(saved, undo) }),
        }),
      onError: (error) => {
        if (!onError?.(error)) showFailure(error, failed);
      },
    });
  }

  return { send, isSending };
}
