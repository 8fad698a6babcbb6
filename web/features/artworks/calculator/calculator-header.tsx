import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";

interface CalculatorHeaderProps {
  readonly isEdit: boolean;
  readonly isUnsaved: boolean;
  readonly hasUnlimitedEdits: boolean;
  readonly onCancelEdit: () => void;
}

/** The title, whether there is something to save, and the way out of an edit. */
export function CalculatorHeader({
  isEdit,
  isUnsaved,
  hasUnlimitedEdits,
  onCancelEdit,
}: CalculatorHeaderProps) {
  const t = useTranslations("pricing");
  return (
    <header className="px-(--margin) pt-7 max-2xl:flex max-2xl:flex-wrap max-2xl:items-baseline max-2xl:gap-x-4 max-2xl:bg-wall max-md:justify-between max-md:pt-5 2xl:pr-8">
      <h1 className="font-display text-[1.75rem]/8.5 font-[440] tracking-display md:whitespace-nowrap">
        {t(isEdit ? "titleEdit" : "titleNew")}
      </h1>
      {isUnsaved && (
        <p className="flex items-center gap-2 text-1 text-ink-2 2xl:pt-1.5">
          <span className="size-1.75 rounded-full inset-ring-[1.5px] inset-ring-ink-2" />
          {t("unsaved")}
        </p>
      )}
      {isEdit && (
        <div className="max-2xl:flex max-2xl:flex-wrap max-2xl:items-baseline max-2xl:gap-x-4 max-lg:w-full max-lg:justify-between">
          {hasUnlimitedEdits && (
            <p className="text-1 text-ink-2 2xl:pt-1.5">{t("unlimitedEdits")}</p>
          )}
          <TextButton onClick={onCancelEdit}>{t("cancelEdit")}</TextButton>
        </div>
      )}
    </header>
  );
}
