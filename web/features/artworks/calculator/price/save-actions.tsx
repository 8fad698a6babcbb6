import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { LockIcon } from "#web/ui/icons.tsx";

interface SaveActionsProps {
  readonly hasPrice: boolean;
  readonly saving: "idle" | "busy" | "refused";
  readonly isExportLocked: boolean;
  readonly onSave: () => void;
  /** For artists who may price again; null for the others. */
  readonly onSaveAndNext: (() => void) | null;
  readonly onExport: () => void;
}

/** Save is the one filled button once there is a price to save. */
export function SaveActions({
  hasPrice,
  saving,
  isExportLocked,
  onSave,
  onSaveAndNext,
  onExport,
}: SaveActionsProps) {
  const t = useTranslations("pricing.price");
  return (
    <div className="grid grid-cols-2 gap-3 pt-5 pb-8">
      <Button
        variant={hasPrice ? "filled" : "outlined"}
        isBusy={saving === "busy"}
        isDisabled={saving === "refused"}
        onClick={onSave}
        className="px-2!"
      >
        {t(saving === "busy" ? "saving" : "save")}
      </Button>
      <Button
        isDisabled={isExportLocked}
        onClick={onExport}
        className="px-2! max-xs:gap-1.5 max-xs:px-1!"
      >
        {isExportLocked && <LockIcon />}
        {t("exportQuote")}
      </Button>
      {onSaveAndNext && (
        <Button isDisabled={saving !== "idle"} onClick={onSaveAndNext} className="col-span-2 px-2!">
          {t("saveAndNext")}
        </Button>
      )}
    </div>
  );
}
