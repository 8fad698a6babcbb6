import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { recordLimits } from "#schema/artwork-record.ts";
import { fromCents } from "#schema/money.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { PageSection } from "../page-section.tsx";
import type { WorksChange } from "../queries.ts";
import { useStoredForm } from "../stored-form.ts";
import { useAmountErrors } from "../use-amount-errors.ts";
import { useChange } from "../use-change.ts";
import { usePrices } from "../use-prices.ts";
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
  readonly changes: WorksChange;
}

/** What is kept about a work besides price and status, for the artist alone. */
export function RecordSection({ work, works, userId, changes }: RecordSectionProps) {
  const t = useTranslations("work.record");
  const decimal = useDecimal();
  const format = useFormat();
  const prices = usePrices();
  const amountErrors = useAmountErrors();
  const element = useRef<HTMLFormElement>(null);
  const record = useRecordForm({ work, works, userId, changes });
  const { form, type, errors, isChanged, isSending, save, cancel } = record;

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    save();
  }

  const { inventoryNumberCharacters, notesCharacters, framingCents } = recordLimits;
  return (
    <PageSection title={t("title")} isOnScreenOnly>
      <form
        ref={element}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-2 items-start gap-x-6 gap-y-5 pt-3 max-xs:grid-cols-1"
      >
        <TextField
          label={t("number")}
          value={form.inventoryNumber}
          autoComplete="off"
          onChange={(event) => type({ inventoryNumber: event.target.value })}
          error={
            errors.inventoryNumber &&
            t(`errors.${errors.inventoryNumber}`, { maximum: inventoryNumberCharacters })
          }
        />
        <NumberField
          label={t("framing")}
          note={t("optional")}
          numbers={decimal}
          value={form.framing}
          onChange={(framing) => type({ framing })}
          unreadable={amountErrors.amount()}
          error={errors.framing && amountErrors[errors.framing](fromCents(framingCents))}
          {...{ [format.currencySide]: prices.sign("CAD").trim() }}
        />
        <div className="col-span-full -my-2.5">
          <Checkbox
            label={t("framed")}
            isChecked={form.framed}
            onChange={(framed) => type({ framed })}
          />
        </div>
        <TextAreaField
          label={t("notes")}
          note={t("notesNote")}
          rows={3}
          value={form.notes}
          onChange={(event) => type({ notes: event.target.value })}
          error={errors.notes && t("errors.notesTooLong", { maximum: notesCharacters })}
          className="col-span-full"
        />
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-5">
          {isChanged && (
            <div className="flex items-center gap-5">
              <Button type="submit" isBusy={isSending}>
                {t(isSending ? "saving" : "save")}
              </Button>
              <TextButton onClick={cancel}>{t("cancel")}</TextButton>
            </div>
          )}
          <TextButton onClick={record.toggleArchived}>
            {t(work.archived ? "unarchive" : "archive")}
          </TextButton>
        </div>
      </form>
    </PageSection>
  );
}

function useRecordForm({ work, works, userId, changes }: RecordSectionProps) {
  const t = useTranslations("work.record");
  const { send, isSending } = useChange(changes);
  const { form, change, reset, isChanged } = useStoredForm({
    store: recordStore,
    userId,
    of: `${work.id} record`,
    initial: recordFormOf(work),
  });
  const [errors, setErrors] = useState<RecordErrors>({});

  function type(changed: Partial<RecordForm>): void {
    change(changed);
    setErrors({});
  }

  async function save(): Promise<void> {
    const found = findRecordErrors(form, { id: work.id, works });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const sent = await send({
      work,
      change: { kind: "record", input: toRecordInput(form, work) },
      undo: null,
      done: { title: t("saved") },
      failed: t("failed"),
    });
    if (sent) reset(recordFormOf(sent));
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
    form,
    type,
    errors,
    isChanged,
    isSending,
    toggleArchived,
    save: () => void save(),
    cancel: () => reset(),
  };
}
