import { useTranslations } from "use-intl";
import { type AcceptedReport, acceptedReportSchema } from "#schema/consignments/accepted-report.ts";
import type { Entry } from "#schema/links/entry.ts";
import type { AcceptInput } from "#schema/links/entry-input.ts";
import { entryAcceptancePath } from "#schema/links/links-paths.ts";
import { refetchAgendas } from "#web/api/agenda.ts";
import { callFor } from "#web/api/api.ts";
import { changeOnce, fetchAnew } from "#web/api/change-once.ts";
import { declineEntry, findDecided, refetchEntries } from "#web/api/entries.ts";
import { salesQuery } from "#web/api/sales.ts";
import { showRefused } from "#web/api/show-refused.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { refetchWorks } from "../cached-works.ts";
import { refetchOwed } from "./payouts.ts";
import { consignmentsQuery, refetchConsignments } from "./queries.ts";
import { useUndoReturn } from "./use-undo-return.ts";

/** Accepts what a gallery reported: a sale, with what is to be other than it says, or a return. */
export async function acceptReport(entry: Entry, input: AcceptInput = {}): Promise<AcceptedReport> {
  const path = entryAcceptancePath(entry.id);
  const accepted = await changeOnce({
    name: `${path} ${JSON.stringify(input)}`,
    send: () => callFor(acceptedReportSchema, "POST", path, { body: input }),
    findMade: () => findAccepted(entry),
  });
  await refetchDecided();
  return accepted;
}

/** A report that was accepted, with what it led to; null where it was not. */
async function findAccepted({ id, kind, linkId, workId }: Entry): Promise<AcceptedReport | null> {
  const entry = await findDecided(id, "accepted");
  const consignments = await fetchAnew(consignmentsQuery);
  const consignment = consignments.find((one) => one.linkId === linkId);
  const saleId = consignment?.works.find((work) => work.workId === workId)?.saleId;
  const sales = saleId ? await fetchAnew(salesQuery) : [];
  const sale = sales.find((one) => one.id === saleId) ?? null;
  const isMade = kind === "returned" || sale !== null;
  return entry && consignment && isMade ? { entry, sale, consignment } : null;
}

/** Fetches anew what shows a report, once it is decided. */
async function refetchDecided(): Promise<void> {
  void refetchAgendas();
  await Promise.all([refetchEntries(), refetchConsignments(), refetchOwed()]);
}

/** Accepts a return that a gallery reported, or declines what it reported, once; a sale is accepted by its dialog. */
export function useDecideReport() {
  const t = useTranslations("dealings.report");
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
