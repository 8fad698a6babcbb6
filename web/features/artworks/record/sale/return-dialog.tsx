import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { askingPriceLimits } from "#schema/asking-price.ts";
import { toast } from "#web/browser/toast.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { workTitle } from "#web/ui/work-title.tsx";
import { useReturnSale, type WorksChange } from "../queries.ts";
import { useShowFailure } from "../use-failure.ts";

interface ReturnDialogProps {
  readonly work: Artwork;
  readonly saleId: string;
  readonly changes: WorksChange;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a sale is taken back, and for a reason, which the history keeps. */
export function ReturnDialog({ work, saleId, changes, isOpen, onClose }: ReturnDialogProps) {
  const t = useTranslations("work.takeBack");
  const [reason, setReason] = useState("");
  const showFailure = useShowFailure(changes.refetch);
  const returnSale = useReturnSale(changes);
  const lock = useLock();
  const maximum = askingPriceLimits.reasonCharacters;
  const isTooLong = reason.trim().length > maximum;

  async function takeBack(): Promise<void> {
    if (isTooLong || !lock.take()) return;
    try {
      // Awaited, as the dialog is gone once the work is available.
      await returnSale.mutateAsync({ saleId, reason: reason.trim() });
      toast({ title: t("done"), description: t("doneText") });
      setReason("");
      onClose();
    } catch (error) {
      showFailure(error, t("failed"));
    } finally {
      lock.release();
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      lead={<p>{t.rich("text", { title: work.title, work: workTitle })}</p>}
    >
      <Form onSubmit={() => void takeBack()} className="pt-6">
        <TextField
          label={t("reason")}
          note={t("optional")}
          value={reason}
          onChange={setReason}
          autoComplete="off"
          error={isTooLong ? t("tooLong", { maximum }) : undefined}
        />
        <FormFoot cancel={t("cancel")} onCancel={onClose} isBusy={returnSale.isPending}>
          {t(returnSale.isPending ? "saving" : "confirm")}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
