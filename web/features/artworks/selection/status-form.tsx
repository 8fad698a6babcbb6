import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type WorkStatus, workStatuses } from "#schema/artworks/work-status.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Form } from "#web/ui/form.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import { StatusFields } from "../record/status/status-fields.tsx";
import {
  detailsFor,
  findStatusErrors,
  type StatusErrors,
  type StatusFormValues,
} from "../record/status/status-form.ts";

/** A work becomes sold by its sale alone. */
const offered = workStatuses.filter((status) => status !== "sold");

interface StatusFormProps {
  readonly works: readonly Artwork[];
  readonly form: StatusFormValues;
  readonly change: (changed: Partial<StatusFormValues>) => void;
  readonly errors: StatusErrors;
  /** Shows the errors; returns true when there are none. */
  readonly showErrors: (errors: StatusErrors) => boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** The status that all of the works get, with what it says besides. */
export function StatusForm(props: StatusFormProps) {
  const { works, form, change, errors, showErrors, onSubmit, onClose } = props;
  const t = useTranslations("selection.change");
  const title = useTranslations("work.status")("title");
  const statuses = useTranslations("work.statuses");
  const sold = works.filter(({ status }) => status === "sold").length;

  function submit(): void {
    if (!showErrors(findErrors(form))) onSubmit();
  }

  return (
    <Form errors={errors} onSubmit={submit}>
      <ToggleGroup<WorkStatus>
        label={title}
        options={offered.map((value) => ({ value, label: statuses(value) }))}
        value={form.status}
        onChange={(status) => change(detailsFor(status, form, new Date()))}
        className="flex-wrap gap-x-6! gap-y-0 pt-3"
      />
      <div className="field-grid pt-3">
        <StatusFields form={form} change={change} errors={errors} />
      </div>
      {sold > 0 && <p className="pt-4 text-2 text-ink-2">{t("sold", { sold })}</p>}
      <DialogFoot>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button variant="filled" type="submit">
          {t("apply", { count: works.length - sold })}
        </Button>
      </DialogFoot>
    </Form>
  );
}

/** Several works are consigned on the terms of one channel, so it has to be chosen. */
function findErrors(form: StatusFormValues): StatusErrors {
  if (form.status === "consigned" && form.channelId === "") return { channelId: "unknown" };
  return findStatusErrors(form, new Date());
}
