import { useTranslations } from "use-intl";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { isChangedElsewhere, type ListDraft } from "./use-draft.ts";

interface UnsavedAlertProps {
  readonly draft: ListDraft;
  readonly isReadOnly: boolean;
}

/** What was entered and is not saved stays, with a way to save it, and one to discard it. */
export function UnsavedAlert({ draft, isReadOnly }: UnsavedAlertProps) {
  const t = useTranslations("priceList.page.unsaved");
  if (!draft.isUnsaved || draft.isSaving) return null;
  const reason = isChangedElsewhere(draft.error) ? "elsewhere" : "failed";
  return (
    <div role="alert">
      <Notice
        title={t(`${reason}.title`)}
        text={t(`${reason}.text`)}
        className="px-5"
        action={
          <div className="flex flex-wrap items-center gap-5">
            <Button
              isDisabled={isReadOnly}
              // The notice stays, and says why, if it fails again.
              onClick={() => !isReadOnly && void draft.flush().catch(() => {})}
            >
              {t("save")}
            </Button>
            <TextButton onClick={draft.discardUnsaved}>{t("discard")}</TextButton>
          </div>
        }
      />
    </div>
  );
}
