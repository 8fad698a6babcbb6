import { useTranslations } from "use-intl";
import { toast } from "#web/browser/toast.ts";

export type ShowUpgrade = (text: "saveLimit" | "calculationLimit") => void;

/** 'Upgrade Required', with 'Upgrade Now'. */
export function useUpgradeToast(onUpgrade: () => void): ShowUpgrade {
  const toasts = useTranslations("toasts");
  const t = useTranslations("pricing");
  return (text) =>
    toast({
      title: toasts("upgradeRequired"),
      description: toasts(text),
      action: { label: t("upgradeNow"), onPress: onUpgrade },
    });
}
