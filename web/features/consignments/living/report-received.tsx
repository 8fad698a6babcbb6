import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { receiveReport } from "#web/works/consignments/queries.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { type DayProblem, dayProblemOf } from "./day-problem.ts";
import { useSettleFailure } from "./use-settle-failure.ts";

interface ReportReceivedProps {
  readonly consignment: Consignment;
  readonly isLocked: boolean;
}

/** How often the gallery accounts for its sales, when it last did, and the day of the next time. */
export function ReportReceived({ consignment, isLocked }: ReportReceivedProps) {
  const t = useTranslations("consignments.living.reports");
  const days = useTranslations("consignments.living.day");
  const format = useFormat();
  const showFailure = useSettleFailure();
  const { submit, isSending } = useSubmit();
  const [day, setDay] = useState(() => localDay(new Date()));
  const [errors, setErrors] = useState<{ day?: DayProblem }>({});
  const { reports, reportedOn, state } = consignment;
  if (reports === "never") return null;

  function save(): void {
    const problem = dayProblemOf(day);
    setErrors(problem ? { day: problem } : {});
    if (problem || isLocked) return;
    void submit({
      send: () => receiveReport(consignment, { receivedOn: day }),
      onDone: () => toast({ title: t("done") }),
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return (
    <WorkPageSection title={t("title")}>
      <p className="pt-1 text-2 text-ink-2">
        {t(reports)} {reportedOn === null ? t("none") : t("last", { day: format.day(reportedOn) })}
      </p>
      {state === "confirmed" && (
        <Form
          errors={errors}
          onSubmit={save}
          className="flex flex-wrap items-end gap-x-6 gap-y-3 pt-3 print:hidden"
        >
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
            className="grow"
          />
          <Button type="submit" isDisabled={isLocked} isBusy={isSending}>
            {t("received")}
          </Button>
        </Form>
      )}
    </WorkPageSection>
  );
}
