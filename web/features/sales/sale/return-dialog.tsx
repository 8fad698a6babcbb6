import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { askingPriceLimits } from "#schema/artworks/asking-price.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { useShowWorkFailure } from "#web/works/use-show-work-failure.ts";
import { workTitle } from "#web/works/work-title.tsx";
import { returnSale } from "../queries.ts";

interface ReturnDialogProps {
  readonly work: Artwork;
  readonly sale: NonNullable<Artwork["sale"]>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a sale is taken back, on which day, which the ledger keeps, and for a reason, which the history keeps. */
export function ReturnDialog({ work, sale, isOpen, onClose }: ReturnDialogProps) {
  const t = useTranslations("work.takeBack");
  const [reason, setReason] = useState("");
  /** Null until another day than today is entered. */
  const [entered, setEntered] = useState<string | null>(null);
  const showFailure = useShowWorkFailure();
  const { submit, isSending } = useSubmit();
  const maximum = askingPriceLimits.reasonCharacters;
  const isTooLong = reason.trim().length > maximum;
  const today = localDay(new Date());
  const day = entered ?? (sale.date > today ? sale.date : today);
  const dayError = day === "" ? "empty" : dayProblem(day, sale.date, today);

  function takeBack(): void {
    if (isTooLong || dayError !== null) return;
    void submit({
      // Resolves once the work is available, which closes the dialog.
      send: () => returnSale({ saleId: sale.id, returnedOn: day, reason: reason.trim() }),
      onDone: () => {
        toast({ title: t("done"), description: t("doneText") });
        setReason("");
        setEntered(null);
        onClose();
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      lead={<p>{t.rich("text", { title: work.title, work: workTitle })}</p>}
    >
      <Form onSubmit={takeBack} className="grid gap-y-5 pt-6">
        <TextField
          type="date"
          label={t("day")}
          value={day}
          min={sale.date}
          max={today}
          onChange={setEntered}
          error={dayError === null ? undefined : t(`dayErrors.${dayError}`)}
        />
        <TextField
          label={t("reason")}
          note={t("optional")}
          value={reason}
          onChange={setReason}
          autoComplete="off"
          error={isTooLong ? t("tooLong", { maximum }) : undefined}
        />
        <FormFoot cancel={t("cancel")} onCancel={onClose} isBusy={isSending}>
          {t(isSending ? "saving" : "confirm")}
        </FormFoot>
      </Form>
    </Dialog>
  );
}

/** A sale of today elsewhere can be taken back on its own day. */
function dayProblem(day: string, soldOn: string, today: string) {
  if (day < soldOn) return "before-sale";
  return day > today && day > soldOn ? "future" : null;
}
