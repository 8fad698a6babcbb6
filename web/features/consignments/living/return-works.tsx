import { useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { returnConsigned } from "#web/works/consignments/queries.ts";
import { useUndoReturn } from "#web/works/consignments/use-undo-return.ts";
import { type DayProblem, dayProblemOf } from "./day-problem.ts";
import { useSettleFailure } from "./use-settle-failure.ts";

const returnFormSchema = v.object({ day: v.string(), workIds: v.array(v.string()) });
type ReturnForm = v.InferOutput<typeof returnFormSchema>;

interface ReturnErrors {
  readonly day?: DayProblem;
  readonly works?: true;
}

const returnStore = inputStore("sales", returnFormSchema);

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
  const [initial] = useState(() => ({ day: localDay(new Date()), workIds: [...chosen] }));
  const { form, change, errors, showErrors, reset } = useStoredForm<ReturnForm, ReturnErrors>({
    store: returnStore,
    userId: useCurrentUser()?.id ?? "",
    of: `return ${consignment.id}`,
    initial,
  });
  const { day, workIds } = form;

  function choose(id: string): void {
    const others = workIds.filter((one) => one !== id);
    change({ workIds: others.length < workIds.length ? others : [...workIds, id] });
  }

  function close(): void {
    reset();
    onClose();
  }

  function save(): void {
    const problem = dayProblemOf(day);
    const found: ReturnErrors = {
      ...(problem && { day: problem }),
      ...(workIds.length === 0 && { works: true }),
    };
    if (showErrors(found)) return;
    void submit({
      send: () => returnConsigned(consignment, { workIds: [...workIds], date: day }),
      onDone: (changed) => {
        const returned = works.filter(({ id }) => workIds.includes(id));
        toast({
          title: t("done", { count: workIds.length, title: returned[0]?.title ?? "" }),
          action: offerUndo({ consignment: changed, works: returned }),
        });
        close();
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
          {...boundTo(form, change, "day")}
          max={localDay(new Date())}
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
        <FormFoot cancel={t("cancel")} onCancel={close} isBusy={isSending}>
          {t(isSending ? "saving" : "save", { count: workIds.length })}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
