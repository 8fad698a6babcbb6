import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogFoot } from "#web/ui/dialog.tsx";

interface GreetingDialogProps {
  readonly greeting: "welcome" | "welcome-back" | null;
  readonly firstName: string;
  /** The free plan's one calculation has not been used yet. */
  readonly hasOneCalculation: boolean;
  readonly onClose: () => void;
}

/** The welcome after a first setup, and the welcome back. */
export function GreetingDialog({
  greeting,
  firstName,
  hasOneCalculation,
  onClose,
}: GreetingDialogProps) {
  const t = useTranslations("welcome");
  const which = greeting === "welcome-back" ? "back" : "first";
  return (
    <Dialog
      isOpen={greeting !== null}
      onClose={onClose}
      title={t(`${which}.title`, { firstName, isNamed: String(firstName !== "") })}
      lead={
        <>
          <p>{t(`${which}.text`)}</p>
          {which === "first" && hasOneCalculation && (
            <p className="pt-2.5">{t("oneCalculation")}</p>
          )}
        </>
      }
    >
      <DialogFoot>
        <Button variant="filled" onClick={onClose}>
          {t(`${which}.button`)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
