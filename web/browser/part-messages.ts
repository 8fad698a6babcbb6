import { useTranslations } from "use-intl";
import type { StoredExtent } from "#web/storage/unsaved-input.ts";
import type { PartFailure } from "./recover-part.ts";

/** The text about a part that cannot be loaded, and about unsaved input. */
export function useMissingMessage(): (failure: PartFailure) => {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
} {
  const t = useTranslations("missing");
  return ({ isOffline, kept }) => ({
    title: t("title"),
    text: isOffline ? t("offline") : t("text", { kept: kept ?? "none" }),
    retry: t("retry"),
  });
}

/** The text about a part that failed while rendering. */
export function useBrokenMessage(kept: StoredExtent | null) {
  const t = useTranslations("missing");
  return {
    title: t("broken"),
    text: t("brokenText", { kept: kept ?? "all" }),
    retry: t("retry"),
    reload: t("reload"),
  };
}

/** The name of the button that closes a dialog. */
export function useCloseLabel(): string {
  return useTranslations("app")("close");
}

export function useLoadingLabel(): string {
  return useTranslations("app")("loading");
}
