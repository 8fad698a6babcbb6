import { useTranslations } from "use-intl";
import type { Kept } from "#web/storage/unsaved-input.ts";
import { type FailedPart, type PartFailure, recoverPart } from "./recover-part.ts";
import { toast } from "./toast.ts";

/** What is said of a part that cannot be loaded, and of what is typed meanwhile. */
export function useMissingWords(): (failure: PartFailure) => {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly closeLabel: string;
} {
  const t = useTranslations("missing");
  const app = useTranslations("app");
  return ({ isOffline, kept }) => ({
    title: t("title"),
    text: isOffline ? t("offline") : t("text", { kept: kept ?? "none" }),
    retry: t("retry"),
    closeLabel: app("close"),
  });
}

/** What is said of a part that stopped with an error. */
export function useBrokenWords(kept: Kept | null) {
  const t = useTranslations("missing");
  const app = useTranslations("app");
  return {
    title: t("broken"),
    text: t("brokenText", { kept: kept ?? "all" }),
    retry: t("retry"),
    reload: t("reload"),
    closeLabel: app("close"),
  };
}

/** Says so where there is no room for more; what is on the screen stays as it is. */
export function useMissingToast(): (part: FailedPart, failure: PartFailure) => void {
  const wordsFor = useMissingWords();

  function show(part: FailedPart, failure: PartFailure): void {
    const { title, text, retry } = wordsFor(failure);
    const onPress = () => {
      void recoverPart(part, { isAsked: true }).then((found) => found && show(part, found));
    };
    toast({ title, description: text, isError: true, action: { label: retry, onPress } });
  }

  return show;
}
