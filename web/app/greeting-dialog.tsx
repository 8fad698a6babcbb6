import { useTranslations } from "use-intl";
import { hasOneCalculation, type User } from "#schema/user.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogFoot } from "#web/ui/dialog.tsx";

interface GreetingDialogProps {
  readonly greeting: "welcome" | "welcome-back" | null;
  readonly user: User;
  readonly onClose: () => void;
}

/** The welcome after a first setup, and the welcome back. */
export function GreetingDialog({ greeting, user, onClose }: GreetingDialogProps) {
  const t = useTranslations("welcome");
  const { firstName } = user;
  const which = greeting === "welcome-back" ? "back" : "first";
  return (
    <Dialog
      isOpen={greeting !== null}
      onClose={onClose}
      title={t(`${which}.title`, { firstName, isNamed: String(firstName !== "") })}
      lead={
        <>
          <p>{t(textOf(which, user))}</p>
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

function textOf(which: "first" | "back", { artworkSaveCount }: User) {
  if (which === "back" && artworkSaveCount === 0) return "back.textWithoutWorks";
  return `${which}.text` as const;
}
