import { useParams } from "wouter";
import { ConsignmentPage } from "#web/features/consignments/consignment-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";
import { useSettleDialogs } from "./use-settle-dialogs.tsx";

/** An agreement's page, with the dialogs that settle what its gallery reported and owes, and print it. */
export function Page({ user, onUpgrade }: PageProps) {
  const { id } = useParams<{ id: string }>();
  const { recordReported, recordPayout, dialogs } = useSettleDialogs(user);
  const print = usePrintDialog(user);
  return (
    <GuardedParts>
      <ConsignmentPage
        key={id}
        id={id}
        user={user}
        onUpgrade={onUpgrade}
        onReportedSale={recordReported}
        onPayout={recordPayout}
        onPrint={print.open}
      />
      {dialogs}
      {print.dialog}
    </GuardedParts>
  );
}
