import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { appPaths } from "#schema/page-paths.ts";
import { useConnection } from "#web/browser/connection.ts";
import { navigateUnasked } from "#web/browser/guarded-location.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { deleteConsignment, discardAmendment } from "#web/works/consignments/queries.ts";
import { useAgreementFailure } from "./use-agreement-failure.ts";

interface DeleteDraftProps {
  readonly consignment: Consignment;
  /** After the change of an agreement was discarded; null for the draft of one. */
  readonly onDiscarded: (() => void) | null;
}

/**
 * Deletes the draft of an agreement that was never sent, or discards the saved change of one that was. Nothing for one that
 * was taken back, which keeps its number.
 */
export function DeleteDraft({ consignment, onDiscarded }: DeleteDraftProps) {
  const kind = onDiscarded ? "change" : "draft";
  const t = useTranslations(`consignments.delete.${kind}`);
  const words = useTranslations("consignments.delete");
  const isConnected = useConnection();
  const showFailure = useAgreementFailure();
  const { submit, isSending } = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const isThere = onDiscarded ? consignment.amendment !== null : consignment.number === null;
  if (!isThere) return null;

  function remove(): void {
    void submit({
      send: async () => {
        await (onDiscarded ? discardAmendment(consignment) : deleteConsignment(consignment));
      },
      onDone: () => {
        setAsking(false);
        toast({ title: t("done") });
        if (onDiscarded) onDiscarded();
        else navigateUnasked(appPaths.consignments);
      },
      onError: (error) => {
        setAsking(false);
        showFailure(error, t("failed"));
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
        confirmLabel={t("confirm")}
        isBusy={isSending}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        <p>{t("text")}</p>
      </ConfirmDialog>
    </>
  );
}
