import { useParams } from "wouter";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { ConsignmentsPage } from "#web/features/consignments/consignments-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { withWords } from "#web/i18n/locale.ts";
import { LazySection } from "#web/ui/lazy.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";
import { useSettleDialogs } from "./use-settle-dialogs.tsx";

const consignment = lazyPart("consignment-page", () => withWords(import("./consignment-page.tsx")));

/** The agreements with galleries, or the one of the address. */
export function Page({ user, onUpgrade }: PageProps) {
  const { id } = useParams<{ id?: string }>();
  if (id === undefined) return <Consignments user={user} onUpgrade={onUpgrade} />;
  return (
    <LazySection part={consignment}>
      {({ OpenedConsignment }) => (
        <OpenedConsignment key={id} id={id} user={user} onUpgrade={onUpgrade} />
      )}
    </LazySection>
  );
}

/** The agreements, with the dialogs that record what a gallery paid and print what is open. */
function Consignments({ user, onUpgrade }: Pick<PageProps, "user" | "onUpgrade">) {
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
