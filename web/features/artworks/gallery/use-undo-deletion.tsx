import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { hasCode } from "#web/api/api.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { workTitle } from "#web/works/work-title.tsx";
import { useRestoreArtwork } from "./deletion-queries.ts";

/**
 * Says that a work was deleted, and offers to undo it for as long as that is visible. What cannot be undone
 * at the first try can be tried again, for as long.
 */
export function useUndoDeletion(onRestored: () => void): (artwork: Artwork) => void {
  const t = useTranslations();
  const showSaveError = useShowSaveError();
  const restoreArtwork = useRestoreArtwork();

  function offer(artwork: Artwork) {
    return { label: t("gallery.undo.button"), onPress: () => void undo(artwork) };
  }

  async function undo(artwork: Artwork): Promise<void> {
    try {
      await restoreArtwork.mutateAsync(artwork.id);
    } catch (error) {
      showFailure(error, artwork);
      return;
    }
    toast({
      title: t("gallery.undo.done"),
      description: t.rich("gallery.undo.restored", { title: artwork.title, work: workTitle }),
    });
    onRestored();
  }

  function showFailure(error: unknown, artwork: Artwork): void {
    if (hasCode(error, "UPGRADE_REQUIRED")) {
      toast({ title: t("toasts.upgradeRequired"), description: t("toasts.saveLimit") });
    } else if (hasCode(error, "NOT_FOUND")) {
      toast({ title: t("toasts.error"), description: t("gallery.undo.tooLate"), isError: true });
    } else {
      showSaveError(error, "artworkRestoreFailed", offer(artwork));
    }
  }

  return (artwork) =>
    toast({
      title: t("toasts.artworkDeleted"),
      description: t.rich("gallery.deleted", { title: artwork.title, work: workTitle }),
      action: offer(artwork),
    });
}
