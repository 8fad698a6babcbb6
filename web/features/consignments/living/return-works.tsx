import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { returnConsigned } from "#web/works/consignments/queries.ts";
import { useUndoReturn } from "#web/works/consignments/use-undo-return.ts";
import { type DayProblem, dayProblemOf } from "./day-problem.ts";
import { useSettleFailure } from "./use-settle-failure.ts";

interface ReturnWorksProps {
  readonly consignment: Consignment;
  /** Those that are with the gallery. */
  readonly works: readonly Artwork[];
  /** Of which the dialog begins. */
  readonly chosen: readonly string[];
  readonly onClose: () => void;
}

/** Brings works back from the gallery, on a day. */
export function ReturnWorks({ consignment, works, chosen, onClose }: ReturnWorksProps) {
  const t = useTranslations("consignments.living.return");
  const days = useTranslations("consignments.living.day");
  const showFailure = useSettleFailure();
  const { submit, isSending } = useSubmit();
  const offerUndo = useUndoReturn();
  const [day, setDay] = useState(() => localDay(new Date()));
  const [workIds, setWorkIds] = useState(chosen);
  const [errors, setErrors] = useState<{ day?: DayProblem; works?: true }>({});

  function choose(id: string): void {
    setErrors({});
    setWorkIds(workIds.includes(id) ? workIds.filter((one) => one !== id) : [...workIds, id]);
  }

  function save(): void {
    const problem = dayProblemOf(day);
    const found = {
      ...(problem && { day: problem }),
      ...(workIds.length === 0 && { works: true }),
    };
    setErrors(found as typeof errors);
    if (Object.keys(found).length > 0) return;
    void submit({
      send: () => returnConsigned(consignment, { workIds: [...workIds], date: day }),
      onDone: (changed) => {
        const returned = works.filter(({ id }) => workIds.includes(id));
        toast({
          title: t("done", { count: workIds.length, title: returned[0]?.title ?? "" }),
          action: offerUndo({ consignment: changed, works: returned }),
        });
        onClose();
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return (
    <Dialog isOpen onClose={onClose} title={t("title")} lead={<p>{t("lead")}</p>}>
      <Form errors={errors} onSubmit={save} className="pt-6">
        <TextField
          type="date"
          label={t("day")}
          value={day}
          max={localDay(new Date())}
          onChange={(typed) => {
            setErrors({});
            setDay(typed);
          }}
          error={errors.day && days(errors.day)}
        />
        <fieldset className="pt-4">
          <legend className="sr-only">{t("works")}</legend>
          {works.map(({ id, title }, index) => (
            <Checkbox
              key={id}
              label={<span className="work-title text-[1.125rem]/6 wrap-anywhere">{title}</span>}
              isChecked={workIds.includes(id)}
              error={errors.works && index === 0 ? t("none") : undefined}
              onChange={() => choose(id)}
            />
          ))}
        </fieldset>
        <FormFoot cancel={t("cancel")} onCancel={onClose} isBusy={isSending}>
          {t(isSending ? "saving" : "save", { count: workIds.length })}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
