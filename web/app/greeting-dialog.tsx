import { useTranslations } from "use-intl";
import { hasOneCalculation, type User } from "#schema/artist/user.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";

addWords("account");

interface GreetingDialogProps {
  readonly greeting: "welcome" | "welcome-back" | null;
  readonly user: User;
  readonly onClose: () => void;
}

/** The welcome after a first setup, and the welcome back. */
export function GreetingDialog({ greeting, user, onClose }: GreetingDialogProps) {
  const t = useTranslations("welcome");
  const { firstName, artworkSaveCount } = user;
  const which = greeting === "welcome-back" ? "back" : "first";
  const hasNoWorks = which === "back" && artworkSaveCount === 0;
  return (
    <Dialog
      isOpen={greeting !== null}
      onClose={onClose}
      title={t(`${which}.title`, { firstName, isNamed: String(firstName !== "") })}
      lead={
        <>
          <p>{hasNoWorks ? t("back.textWithoutWorks") : t(`${which}.text`)}</p>
          {which === "first" && hasOneCalculation(user) && (
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
