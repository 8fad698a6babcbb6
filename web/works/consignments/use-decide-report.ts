import { useTranslations } from "use-intl";
import { type AcceptedReport, acceptedReportSchema } from "#schema/consignments/accepted-report.ts";
import type { Entry } from "#schema/links/entry.ts";
import type { AcceptInput } from "#schema/links/entry-input.ts";
import { entryAcceptancePath } from "#schema/links/links-paths.ts";
import { refetchAgendas } from "#web/api/agenda.ts";
import { callFor } from "#web/api/api.ts";
import { declineEntry, refetchEntries } from "#web/api/entries.ts";
import { showRefused } from "#web/api/show-refused.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { addWords } from "#web/i18n/parts.ts";
import { refetchWorks } from "../cached-works.ts";
import { refetchOwed } from "./payouts.ts";
import { refetchConsignments } from "./queries.ts";
import { useUndoReturn } from "./use-undo-return.ts";

addWords("consignments");

/** Accepts what a gallery reported: a sale, with what is to be other than it says, or a return. */
export async function acceptReport(entry: Entry, input: AcceptInput = {}): Promise<AcceptedReport> {
  const path = entryAcceptancePath(entry.id);
  const accepted = await callFor(acceptedReportSchema, "POST", path, { body: input });
  await refetchDecided();
  return accepted;
}

/** Fetches anew what shows a report, once it is decided. */
async function refetchDecided(): Promise<void> {
  void refetchAgendas();
  await Promise.all([refetchEntries(), refetchConsignments(), refetchOwed()]);
}

/** Accepts a return that a gallery reported, or declines what it reported, once; a sale is accepted by its dialog. */
export function useDecideReport() {
  const t = useTranslations("consignments.report");
  const showFailure = useShowChangeFailure();
  const { submit, isSending } = useSubmit();
  const offerUndo = useUndoReturn();

  function onError(error: unknown): void {
    const refused = { title: t("refused.title"), text: t("refused.text") };
    if (showRefused(error, () => refused)) void Promise.all([refetchDecided(), refetchWorks()]);
    else showFailure(error, { text: t("failed") });
  }

  return {
    isSending,
    acceptReturn: (entry: Entry, title: string) =>
      void submit({
        send: async () => {
          const { consignment } = await acceptReport(entry);
          await refetchWorks();
          return consignment;
        },
        onDone: (consignment) => {
          const works = [{ id: entry.workId ?? "", title }];
          toast({
            title: t("isBack", { title }),
            action: offerUndo({ consignment, works }),
          });
        },
        onError,
      }),
    decline: (entry: Entry) =>
      void submit({
        send: async () => {
          await declineEntry(entry);
          await refetchDecided();
        },
        onDone: () => toast({ title: t("declined") }),
        onError,
      }),
  };
}

export type ReportDecisions = ReturnType<typeof useDecideReport>;
