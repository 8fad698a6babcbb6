import { useTranslations } from "use-intl";
import type { AgendaItem } from "#schema/agenda/agenda-item.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { StatusInput } from "#schema/artworks/status-input.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { addDays } from "#schema/days.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { refetchAgendas } from "#web/api/agenda.ts";
import { enterPayment, reversePayment } from "#web/api/invoices.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { receiveReport, returnConsigned } from "#web/works/consignments/queries.ts";
import { useUndoReturn } from "#web/works/consignments/use-undo-return.ts";
import { changeShownWork } from "#web/works/record-queries.ts";
import { useShowWorkFailure } from "#web/works/use-show-work-failure.ts";
import { postpone } from "./queries.ts";

/** By how many days a hold and a consignment become longer. */
const daysMore = { "hold-ends": 7, "due-back": 30 } as const;

/** What settles an item, and what takes that back or offers to; null where nothing does. */
interface Settlement {
  readonly settle: (
    keyFor: (input: object) => string,
  ) => Promise<(() => Promise<unknown>) | ToastAction | null>;
  readonly done: string;
}

/** Settles an item where it is, once, and offers to undo it. */
export function useSettle(today: string) {
  const t = useTranslations("agenda");
  const format = useFormat();
  const showFailure = useShowWorkFailure();
  const { submit, isSending } = useSubmit();
  const offerUndoReturn = useUndoReturn();

  function run({ settle, done }: Settlement): void {
    void submit({
      send: async (keyFor) => {
        const undo = await settle(keyFor);
        await refetchAgendas();
        return undo;
      },
      onDone: (undo) => {
        const action = typeof undo === "function" ? offerTakingBack(undo) : undo;
        toast({ title: done, ...(action && { action }) });
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  function offerTakingBack(undo: () => Promise<unknown>): ToastAction {
    return offerUndo({
      label: t("undo"),
      send: async () => {
        await undo();
        await refetchAgendas();
      },
      onDone: () => toast({ title: t("undone") }),
      onError: (error, again) => showFailure(error, t("failed"), again),
    });
  }

  function changeStatus(item: AgendaItem, work: Artwork, input: StatusInput, done: string): void {
    run({
      done,
      settle: async () => {
        const changed = await changeShownWork({ work, change: { kind: "status", input } });
        const before = { ...statusOf(work, item), isUndo: true };
        return () => changeShownWork({ work: changed, change: { kind: "status", input: before } });
      },
    });
  }

  return {
    isSending,
    /** A work is back, or its hold ends now. */
    free: (item: AgendaItem, work: Artwork) =>
      changeStatus(
        item,
        work,
        { status: "available" },
        t(`done.free.${kindOf(item)}`, { title: work.title }),
      ),
    /** A hold or a consignment lasts longer. */
    extend: (item: AgendaItem, work: Artwork) => {
      const kind = kindOf(item);
      const from = item.date < today ? today : item.date;
      const day = addDays(from, daysMore[kind]);
      const input = {
        ...statusOf(work, item),
        ...(kind === "hold-ends" ? { until: day } : { dueBack: day }),
      };
      changeStatus(
        item,
        work,
        input,
        t(`done.extend.${kind}`, { title: work.title, day: format.day(day) }),
      );
    },
    /** What is open of an invoice was paid today. */
    pay: (invoice: Invoice) =>
      run({
        done: t("done.paid", { number: invoice.number }),
        settle: async (keyFor) => {
          const { id, openCents: amountCents } = invoice;
          const input = { date: today, amountCents, method: "", kind: "payment" } as const;
          const idempotencyKey = keyFor({ id, ...input });
          const paid = await enterPayment(id, { input, idempotencyKey });
          const entered = paid.payments.findLast(({ reversedAt }) => reversedAt === null);
          return () => reversePayment(invoice.id, entered?.id ?? "");
        },
      }),
    /** A work of an agreement came back today. */
    bringBack: (consignment: Consignment, work: Artwork) =>
      run({
        done: t("done.free.due-back", { title: work.title }),
        settle: async () => {
          const returned = { workIds: [work.id], date: today };
          const changed = await returnConsigned(consignment, returned);
          return offerUndoReturn({ consignment: changed, works: [work] });
        },
      }),
    /** The gallery's report was received today. */
    receive: (consignment: Consignment, gallery: string) =>
      run({
        done: t("done.reported", { gallery }),
        settle: async () => {
          await receiveReport(consignment, { receivedOn: today });
          return null;
        },
      }),
    putOff: (item: AgendaItem, until: string) =>
      run({
        done: t("done.putOff", { day: format.day(until) }),
        settle: async () => {
          await postpone(item, until);
          return () => postpone(item, today);
        },
      }),
  };
}

function kindOf({ kind }: AgendaItem): keyof typeof daysMore {
  return kind === "hold-ends" ? kind : "due-back";
}

/** The status that a work has, as it is sent; whom a hold is for by the person, where one is known. */
function statusOf({ status, statusDetails }: Artwork, { personId }: AgendaItem): StatusInput {
  const { who, until, channelId, since, dueBack } = statusDetails;
  if (status === "on-hold") {
    return {
      status,
      ...(personId === null ? who !== null && { who } : { personId }),
      ...(until !== null && { until }),
    };
  }
  return {
    status: "consigned",
    ...(who !== null && { who }),
    ...(channelId !== null && { channelId }),
    ...(since !== null && { since }),
    ...(dueBack !== null && { dueBack }),
  };
}
