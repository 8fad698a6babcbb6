import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { recordLimits } from "#schema/artworks/artwork-record.ts";
import { fromCents } from "#schema/money.ts";
import { AmountField } from "#web/forms/amount-field.tsx";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useAmountErrors } from "#web/forms/use-amount-errors.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { SaveButtons } from "../save-buttons.tsx";
import { useChange } from "../use-change.ts";
import {
  findRecordErrors,
  type RecordErrors,
  type RecordForm,
  recordFormOf,
  recordFormSchema,
  toRecordInput,
} from "./record-form.ts";

const recordStore = inputStore("work-page", recordFormSchema);

interface RecordSectionProps {
  readonly work: Artwork;
  readonly works: readonly Artwork[];
  readonly userId: string;
}

/** What is kept about a work besides price and status, for the artist alone. */
export function RecordSection({ work, works, userId }: RecordSectionProps) {
  const t = useTranslations("work.record");
  const amountErrors = useAmountErrors();
  const record = useRecordForm({ work, works, userId });
  const { form, change, errors, isChanged, isSending, save, cancel } = record;

  const { inventoryNumberCharacters, mediumLineCharacters, notesCharacters, framingCents } =
    recordLimits;
  return (
    <WorkPageSection title={t("title")} isOnScreenOnly>
      <Form errors={errors} onSubmit={save} className="field-grid pt-3">
        <TextField
          label={t("number")}
          {...boundTo(form, change, "inventoryNumber")}
          autoComplete="off"
          error={
            errors.inventoryNumber &&
            t(`errors.${errors.inventoryNumber}`, { maximum: inventoryNumberCharacters })
          }
        />
        <AmountField
          label={t("framing")}
          note={t("optional")}
          currency="CAD"
          {...boundTo(form, change, "framing")}
          error={errors.framing && amountErrors[errors.framing](fromCents(framingCents))}
        />
        <div className="col-span-full -mt-2.5 mb-2.5">
          <Checkbox
            label={t("framed")}
            isChecked={form.framed}
            onChange={(framed) => change({ framed })}
          />
        </div>
        <TextField
          label={t("mediumLine")}
          {...boundTo(form, change, "mediumLine")}
          autoComplete="off"
          error={errors.mediumLine && t("errors.tooLong", { maximum: mediumLineCharacters })}
          className="col-span-full"
        />
        <TextAreaField
          label={t("notes")}
          note={t("notesNote")}
          rows={3}
          {...boundTo(form, change, "notes")}
          error={errors.notes && t("errors.notesTooLong", { maximum: notesCharacters })}
          className="col-span-full"
        />
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-5">
          {isChanged && (
            <SaveButtons
              save={t(isSending ? "saving" : "save")}
              cancel={t("cancel")}
              isBusy={isSending}
              onCancel={cancel}
            />
          )}
          <TextButton onClick={record.toggleArchived}>
            {t(work.archived ? "unarchive" : "archive")}
          </TextButton>
        </div>
      </Form>
    </WorkPageSection>
  );
}

function useRecordForm({ work, works, userId }: RecordSectionProps) {
  const t = useTranslations("work.record");
  const locale = useLocale();
  const { send, isSending } = useChange();
  const { showErrors, reset, settle, ...record } = useStoredForm<RecordForm, RecordErrors>({
    store: recordStore,
    userId,
    of: `${work.id} record`,
    initial: recordFormOf(work, locale),
  });
  const { form } = record;

  async function save(): Promise<void> {
    if (showErrors(findRecordErrors(form, { id: work.id, works }))) return;
    const sent = await send({
      work,
      change: { kind: "record", input: toRecordInput(form, work, locale) },
      undo: null,
      done: { title: t("saved") },
      failed: t("failed"),
    });
    if (sent) settle(form, recordFormOf(sent, locale));
  }

  function toggleArchived(): void {
    const { archived } = work;
    void send({
      work,
      change: { kind: "record", input: { archived: !archived } },
      undo: { kind: "record", input: { archived } },
      done: {
        title: t(archived ? "unarchived" : "archived"),
        text: t(archived ? "unarchivedText" : "archivedText"),
      },
      failed: t("failed"),
    });
  }

  return {
    ...record,
    isSending,
    toggleArchived,
    save: () => void save(),
    cancel: () => reset(),
  };
}
