import { ConsignmentsPage } from "#web/features/consignments/consignments-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";
import { useSettleDialogs } from "./use-settle-dialogs.tsx";

/** The agreements with galleries, with the dialogs that record what one paid and print what is open. */
export function Page({ user, onUpgrade }: PageProps) {
  const { recordPayout, dialogs } = useSettleDialogs(user);
  const print = usePrintDialog(user);
  return (
    <GuardedParts>
      <ConsignmentsPage
        user={user}
        onUpgrade={onUpgrade}
        onPayout={recordPayout}
        onPrint={print.open}
      />
      {dialogs}
      {print.dialog}
    </GuardedParts>
  );
}
