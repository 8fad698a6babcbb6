import { useTranslations } from "use-intl";
import { maySaveNewArtwork } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { ApiError, hasCode } from "#web/api/api.ts";
import { currentUserQuery, refreshCurrentUser } from "#web/api/current-user.ts";
import { queryClient } from "#web/api/query-client.ts";
import { showSaveError } from "#web/api/save-error.ts";
import { isOffline } from "#web/browser/connection.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { useFormat } from "#web/i18n/format.ts";
import { isSamePrice, type Price, storedPrice } from "../form/price.ts";
import type { ShowUpgrade } from "../use-upgrade-toast.ts";

/** A toast that explains a changed price has more to read. */
const longDuration = toastDuration * 2;

interface FailedSave {
  readonly isEdit: boolean;
  /** Writes the work to storage now, and returns whether all of it is there. */
  readonly keep: () => boolean;
}

/**
 * Whether the server has room for another work: then the price was refused, because it has been saved before.
 */
async function hasRoom(): Promise<boolean> {
  await refreshCurrentUser();
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  return user ? maySaveNewArtwork(user) : false;
}

/** The messages after a save (specification, section 8). */
export function useSaveMessages(showUpgrade: ShowUpgrade) {
  const toasts = useTranslations("toasts");
  const t = useTranslations("pricing");
  const format = useFormat();

  function showSaved(seen: Price | null, saved: Artwork, isNewWork: boolean): void {
    const key = isNewWork ? "artworkSaved" : "artworkUpdated";
    const difference = findPriceDifference(seen, saved);
    const text = toasts(`${key}.text`);
    if (difference === null) {
      toast({ title: toasts(`${key}.title`), description: text });
      return;
    }
    const why = t(`saved.${difference.reason}`, {
      saved: format.money(difference.saved.cents, difference.saved.currency),
      seen: format.money(difference.seen.cents, difference.seen.currency),
    });
    toast({
      title: toasts(`${key}.title`),
      description: `${text} ${why}`,
      duration: longDuration,
    });
  }

  async function showFailure(error: unknown, { isEdit, keep }: FailedSave): Promise<void> {
    if (hasCode(error, "UPGRADE_REQUIRED")) {
      showUpgrade(isEdit || (await hasRoom()) ? "calculationLimit" : "saveLimit");
      return;
    }
    if (isEdit && hasCode(error, "CONFLICT")) {
      toast({
        title: t("conflict.title"),
        description: t("conflict.text"),
        duration: longDuration,
        isError: true,
      });
      return;
    }
    showSaveError(error, {
      unauthorized: {
        title: toasts("unauthorized.title"),
        text: toasts("unauthorized.text"),
      },
      failed: { title: toasts("error"), text: failureText(error, keep) },
    });
  }

  function failureText(error: unknown, keep: () => boolean): string {
    const failed = toasts("artworkFailed");
    if (error instanceof ApiError || !isOffline()) return failed;
    return `${failed} ${t(keep() ? "saveOffline.kept" : "saveOffline.notKept")}`;
  }

  return { showSaved, showFailure };
}

interface PriceDifference {
  readonly seen: Price;
  readonly saved: Price;
  readonly reason: "rateChanged" | "profileChanged" | "otherwiseChanged";
}

/**
 * The server computes the price itself. If it differs from the one that the artist saw, this is the reason: the profile
 * or the exchange rate has changed between Calculate and Save.
 */
export function findPriceDifference(seen: Price | null, artwork: Artwork): PriceDifference | null {
  const saved = storedPrice(artwork);
  if (seen === null || saved === null || isSamePrice(seen, saved)) return null;
  return { seen, saved, reason: reasonFor(seen, saved) };
}

function reasonFor(seen: Price, saved: Price): PriceDifference["reason"] {
  if (seen.breakdown === null || saved.breakdown === null) return "otherwiseChanged";
  const before = seen.breakdown;
  const after = saved.breakdown;
  const hasSameProfile =
    before.currency === after.currency &&
    before.hourlyRate === after.hourlyRate &&
    before.uncappedBaseRate === after.uncappedBaseRate;
  if (!hasSameProfile) return "profileChanged";
  return before.exchangeRate === after.exchangeRate ? "otherwiseChanged" : "rateChanged";
}
