import { useTranslations } from "use-intl";
import { toast } from "./toast.ts";

/** Says that a part of the application could not be loaded; what is on the screen stays as it is. */
export function useTellMissing(): () => void {
  const t = useTranslations("missing");
  return () => toast({ title: t("title"), description: t("text"), isError: true });
}
