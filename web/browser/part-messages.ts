import { useTranslations } from "use-intl";
import type { StoredExtent } from "#web/storage/unsaved-input.ts";
import type { PartFailure } from "./recover-part.ts";

/** The text about a part that cannot be loaded, and about unsaved input. */
export function useMissingMessage(): (failure: PartFailure) => {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly close: string;
} {
  const t = useTranslations("missing");
  const app = useTranslations("app");
  return ({ isOffline, kept }) => ({
    title: t("title"),
    text: isOffline ? t("offline") : t("text", { kept: kept ?? "none" }),
    retry: t("retry"),
    close: app("close"),
  });
}

/** The text about a part that failed while rendering. */
export function useBrokenMessage(kept: StoredExtent | null) {
  const t = useTranslations("missing");
  const app = useTranslations("app");
  return {
    title: t("broken"),
    text: t("brokenText", { kept: kept ?? "all" }),
    retry: t("retry"),
    reload: t("reload"),
    close: app("close"),
  };
}

export function useLoadingLabel(): string {
  return useTranslations("app")("loading");
}
