import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { useConnection } from "#web/browser/connection.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { takeConsignmentBack } from "#web/works/consignments/queries.ts";
import { useAgreementFailure } from "./use-agreement-failure.ts";

interface TakeAgreementBackProps {
  readonly consignment: Consignment;
  readonly gallery: string;
}

/** Takes an agreement, or the change of one, back before the gallery confirms it; nothing where it is confirmed. */
export function TakeAgreementBack({ consignment, gallery }: TakeAgreementBackProps) {
  const { state, amendment } = consignment;
  const isChange = amendment?.state === "sent";
  const t = useTranslations(`consignments.takeBack.${isChange ? "change" : "agreement"}`);
  const words = useTranslations("consignments.takeBack");
  const isConnected = useConnection();
  const showFailure = useAgreementFailure();
  const { submit, isSending } = useSubmit();
  const [isAsking, setAsking] = useState(false);
  if (state !== "sent" && !isChange) return null;

  function takeBack(): void {
    void submit({
      send: () => takeConsignmentBack(consignment),
      onDone: () => {
        setAsking(false);
        toast({ title: t("done") });
      },
      onError: (error) => {
        setAsking(false);
        showFailure(error, words("failed"));
      },
    });
  }

  return (
    <>
      <TextButton
        aria-disabled={!isConnected || undefined}
        onClick={() => isConnected && setAsking(true)}
      >
        {t("button")}
      </TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("title")}
        cancelLabel={words("cancel")}
        confirmLabel={words("confirm")}
        isBusy={isSending}
        onCancel={() => setAsking(false)}
        onConfirm={takeBack}
      >
        <p>{t("text", { gallery })}</p>
      </ConfirmDialog>
    </>
  );
}
