import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";

interface UnknownTaxNoticeProps {
  readonly isBusy: boolean;
  /** Saves the sale as it is typed. */
  readonly onSave: () => void;
}

/** Warns a registered artist that a sale is about to be saved whose tax is not known, and saves it so where that is wanted. */
export function UnknownTaxNotice({ isBusy, onSave }: UnknownTaxNoticeProps) {
  const t = useTranslations("work.taxes.unknown");
  return (
    <div role="alert" className="mt-6 bg-notice-wash px-5 py-4 text-2">
      <p className="font-strong text-notice">{t("title")}</p>
      <p className="pt-1">{t("text")}</p>
      <TextButton aria-disabled={isBusy || undefined} onClick={onSave} className="mt-1">
        {t("save")}
      </TextButton>
    </div>
  );
}
