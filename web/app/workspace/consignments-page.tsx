import { useParams } from "wouter";
import { ConsignmentPage } from "#web/features/consignments/consignment-page.tsx";
import { ConsignmentsPage } from "#web/features/consignments/consignments-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { addWords } from "#web/i18n/parts.ts";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";
import { useSettleDialogs } from "./use-settle-dialogs.tsx";

addWords("consignments");
addWords("people");

/** The agreements with galleries, or the one of the address. */
export function Page({ user, onUpgrade }: PageProps) {
  const { id } = useParams<{ id?: string }>();
  const { recordReported, recordPayout, dialogs } = useSettleDialogs(user);
  const print = usePrintDialog(user);
  return (
    <GuardedParts>
      {id === undefined ? (
        <ConsignmentsPage
          user={user}
          onUpgrade={onUpgrade}
          onPayout={recordPayout}
          onPrint={print.open}
        />
      ) : (
        <ConsignmentPage
          key={id}
          id={id}
          user={user}
          onUpgrade={onUpgrade}
          onReportedSale={recordReported}
          onPayout={recordPayout}
          onPrint={print.open}
        />
      )}
      {dialogs}
      {print.dialog}
    </GuardedParts>
  );
}
