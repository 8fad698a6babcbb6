import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";

/** Why the fields below are locked, with the upgrade button. */
export function LockedNote({ onUpgrade }: { readonly onUpgrade: () => void }) {
  const t = useTranslations("pricing");
  return (
    <div className="mb-6 flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-t border-b border-t-ink border-b-rule py-2 text-2">
      <p>{t("calculationUsed")}</p>
      <TextButton onClick={onUpgrade}>{t("upgradeNow")}</TextButton>
    </div>
  );
}
