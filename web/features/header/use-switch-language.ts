import { useTranslations } from "use-intl";
import { recoverPart } from "#web/browser/recover-part.ts";
import { toast } from "#web/browser/toast.ts";
import { chooseLocale, chooseLocaleForNextPage, otherLocale, useLocale } from "#web/i18n/locale.ts";

/** Switches to the other language, or shows that its catalogue could not be loaded. */
export function useSwitchLanguage(): () => void {
  const t = useTranslations("header.languageFailed");
  const other = otherLocale(useLocale());

  async function retry(): Promise<void> {
    const words = { name: `words ${other}`, load: () => chooseLocale(other) };
    const beforeReload = () => chooseLocaleForNextPage(other);
    if ((await recoverPart(words, { isRequested: true, beforeReload })) !== null) showFailure();
  }

  function showFailure(): void {
    const action = { label: t("retry"), onPress: () => void retry() };
    toast({ title: t("title"), description: t("text"), isError: true, action });
  }

  return () => {
    chooseLocale(other).catch((error: unknown) => {
      console.warn("The words of the other language could not be loaded", error);
      showFailure();
    });
  };
}
