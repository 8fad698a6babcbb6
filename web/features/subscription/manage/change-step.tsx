import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog.tsx";
import type { SubscriptionChange } from "../queries.ts";

interface ChangeStepProps {
  readonly change: SubscriptionChange;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
  /** What could be done instead. */
  readonly children?: ReactNode;
}

/** Asks once more before the subscription changes. */
export function ChangeStep({ change, isBusy, onConfirm, onBack, children }: ChangeStepProps) {
  const t = useTranslations("subscription.manage");
  return (
    <>
      {children}
      <DialogFoot>
        <Button onClick={onBack}>{t(`${change}.back`)}</Button>
        <Button
          variant={change === "cancel" ? "danger" : "filled"}
          isBusy={isBusy}
          onClick={() => {
            if (!isBusy) onConfirm();
          }}
        >
          {t(`${change}.${isBusy ? "busy" : "confirm"}`)}
        </Button>
      </DialogFoot>
    </>
  );
}
