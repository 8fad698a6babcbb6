import { useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { holdEndedReason, isHoldOver } from "#schema/artworks/hold.ts";
import type { HistoryEntry } from "#schema/artworks/price-history.ts";
import { statusLimits, type WorkStatus, workStatuses } from "#schema/artworks/work-status.ts";
import { consignmentPagePath } from "#schema/consignments/consignments-paths.ts";
import { daysBetween, earliestToday } from "#schema/days.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useFormat } from "#web/i18n/format.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import { useConsignments } from "#web/works/consignments/queries.ts";
import { agreementOf } from "#web/works/consignments/works-at.ts";
import { useHistory, type WorkChange } from "#web/works/record-queries.ts";
import { SoldDot } from "#web/works/sold-dot.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { SaveButtons } from "../save-buttons.tsx";
import { useChange } from "../use-change.ts";
import { refusedStatusFields } from "./refused-status-fields.ts";
import { StatusFields } from "./status-fields.tsx";
import {
  detailsFor,
  findStatusErrors,
  type StatusErrors,
  type StatusFormValues,
  statusFormOf,
  statusFormSchema,
  toStatusInput,
  undoInput,
} from "./status-form.ts";

const statusStore = inputStore("work-page", statusFormSchema);

interface StatusSectionProps {
  readonly work: Artwork;
  readonly userId: string;
  /** Sold is chosen; null where a sale cannot be recorded. */
  readonly onSell: (() => void) | null;
}

/** Where the work is in its life, as words on a line, with what the chosen one says besides. */
export function StatusSection({ work, userId, onSell }: StatusSectionProps) {
  const t = useTranslations("work.status");
  const statuses = useTranslations("work.statuses");
  const { form, change, errors, isChanged, isOtherStatus, isSending, save, cancel } = useStatusForm(
    {
      work,
      userId,
    },
  );
  const isSold = work.status === "sold";

  function choose(status: WorkStatus): void {
    if (status === "sold") onSell?.();
    else change(detailsFor(status, form, new Date()));
  }

  const offered = workStatuses.filter((each) => each !== "sold" || onSell !== null || isSold);
  return (
    <WorkPageSection title={t("title")} isOnScreenOnly>
      <Form errors={errors} onSubmit={save}>
        {isSold ? (
          <p className="pt-2 text-2">
            <SoldDot className="mr-2 size-2.75 border-[5.5px]" />
            <span className="font-strong">{statuses("sold")}</span>
          </p>
        ) : (
          <ToggleGroup
            label={t("title")}
            options={offered.map((value) => ({ value, label: statuses(value) }))}
            value={form.status}
            onChange={choose}
            className="flex-wrap gap-x-6! gap-y-0"
          />
        )}
        {!isOtherStatus && <StatusNote work={work} />}
        {!isOtherStatus && <AgreementLink work={work} />}
        <div className="field-grid pt-3">
          <StatusFields form={form} change={change} errors={errors} />
          <TextField
            label={t(isSold ? "whereItWent" : "location")}
            {...boundTo(form, change, "location")}
            maxLength={statusLimits.locationCharacters}
            autoComplete="off"
            className="col-span-full"
          />
        </div>
        {isChanged && (
          <SaveButtons
            save={t(isSending ? "saving" : "save")}
            cancel={t("cancel")}
            isBusy={isSending}
            onCancel={cancel}
            className="pt-5"
          />
        )}
      </Form>
    </WorkPageSection>
  );
}

type StatusFormOptions = Pick<StatusSectionProps, "work" | "userId">;

function useStatusForm({ work, userId }: StatusFormOptions) {
  const t = useTranslations("work.status");
  const statuses = useTranslations("work.statuses");
  const { send, isSending } = useChange();
  const [now] = useState(() => new Date());
  const saved = statusFormOf(work, now);
  const { showErrors, reset, settle, ...status } = useStoredForm<StatusFormValues, StatusErrors>({
    store: statusStore,
    userId,
    of: `${work.id} status`,
    initial: saved,
  });
  const { form } = status;

  async function save(): Promise<void> {
    if (showErrors(findStatusErrors(form, new Date()))) return;
    const isSame = form.status === saved.status;
    const sent = await send({
      work,
      change: changeTo(form, work),
      undo: undoTo(work, now),
      done: { title: isSame ? t("saved") : t("changed", { status: statuses(form.status) }) },
      failed: t("failed"),
      onError: (error) => showErrors(refusedStatusFields(error)),
    });
    if (sent) settle(form, statusFormOf(sent, now));
  }

  return {
    ...status,
    isOtherStatus: form.status !== saved.status,
    isSending,
    save: () => void save(),
    cancel: () => reset(),
  };
}

/** A sold work keeps its status, and has a place all the same. */
function changeTo(form: StatusFormValues, work: Artwork): WorkChange {
  if (work.status === "sold") return { kind: "record", input: { location: form.location } };
  return { kind: "status", input: toStatusInput(form) };
}

function undoTo(work: Artwork, now: Date): WorkChange {
  if (work.status === "sold") return changeTo(statusFormOf(work, now), work);
  return { kind: "status", input: undoInput(work, now) };
}

/** How long a hold still lasts, that it has ended, or that a work is due back. */
function StatusNote({ work }: { readonly work: Artwork }) {
  const t = useTranslations("work.status.notes");
  const format = useFormat();
  const { data: history } = useHistory(work.id);
  const [now] = useState(() => new Date());
  const note = noteOn(work, history ?? [], now);
  if (note === null) return null;
  const { day, days, kind } = note;
  return <p className="pt-2 text-1 text-ink-2">{t(kind, { date: format.day(day), days })}</p>;
}

interface DatedNote {
  readonly kind: "holdLasts" | "holdEndsToday" | "holdEnded" | "dueBack" | "overdue";
  readonly day: string;
  /** From today to `day`. */
  readonly days: number;
}

/** What there is to say about a status today; null for nothing. */
export function noteOn(
  { status, statusDetails: { until, dueBack } }: Pick<Artwork, "status" | "statusDetails">,
  history: readonly HistoryEntry[],
  now: Date,
): DatedNote | null {
  const today = earliestToday(now);
  if (status === "on-hold" && until !== null) {
    if (isHoldOver({ status, until }, now)) return { kind: "holdEnded", day: until, days: 0 };
    const days = daysBetween(today, until);
    return { kind: days === 0 ? "holdEndsToday" : "holdLasts", day: until, days };
  }
  if (status === "consigned" && dueBack !== null) {
    const days = daysBetween(today, dueBack);
    return { kind: days < 0 ? "overdue" : "dueBack", day: dueBack, days };
  }
  const last = history.findLast(({ kind }) => kind === "status");
  if (status === "available" && last?.reason === holdEndedReason) {
    return { kind: "holdEnded", day: localDay(new Date(last.at)), days: 0 };
  }
  return null;
}

/** Leads to the agreement in which a work is with a gallery; nothing where it is in none. */
function AgreementLink({ work }: { readonly work: Pick<Artwork, "id" | "status"> }) {
  const t = useTranslations("dealings");
  const { data: consignments = [] } = useConsignments(work.status === "consigned");
  const agreement = work.status === "consigned" ? agreementOf(consignments, work.id) : null;
  if (agreement === null) return null;
  return (
    <Link
      href={consignmentPagePath(agreement.id)}
      className="group target inline-flex items-center text-2 print:hidden"
    >
      <span className="underlined">{t("agreement", { number: agreement.number ?? "" })}</span>
    </Link>
  );
}
