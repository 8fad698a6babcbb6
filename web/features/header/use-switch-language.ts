import { useTranslations } from "use-intl";
import { toast } from "#web/lib/toast.ts";
import { chooseLocale, otherLocale, useLocale } from "#web/words/locale.ts";

/** Turns to the other language, and says so when its words cannot be fetched. */
export function useSwitchLanguage(): () => void {
  const t = useTranslations("header.languageFailed");
  const other = otherLocale(useLocale());
  return () => {
    chooseLocale(other).catch((error: unknown) => {
      console.warn("The words of the other language could not be loaded", error);
      toast({ title: t("title"), description: t("text"), isError: true });
    });
  };
}
