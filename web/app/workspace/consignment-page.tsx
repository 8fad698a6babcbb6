import { ConsignmentPage } from "#web/features/consignments/consignment-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";
import { useSettleDialogs } from "./use-settle-dialogs.tsx";

interface OpenedConsignmentProps extends Pick<PageProps, "user" | "onUpgrade"> {
  readonly id: string;
}

/** An agreement's page, with the dialogs that settle what its gallery reported and owes, and print it. */
export function OpenedConsignment({ id, user, onUpgrade }: OpenedConsignmentProps) {
  const { recordReported, recordPayout, dialogs } = useSettleDialogs(user);
  const print = usePrintDialog(user);
  return (
    <GuardedParts>
      <ConsignmentPage
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
