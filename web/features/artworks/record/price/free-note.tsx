import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";

/** What Professional adds to a work's page, and the way there. */
export function FreeNote({ onUpgrade }: { readonly onUpgrade: () => void }) {
  const t = useTranslations("work.free");
  return (
    <div className="pt-4 text-2 text-ink-2 print:hidden">
      <p>{t("text")}</p>
      <TextButton onClick={onUpgrade} className="text-ink">
        {t("button")}
      </TextButton>
    </div>
  );
}
