import { useTranslations } from "use-intl";
import { hasUnlimitedUse } from "#schema/artist/user.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { canBeCompleted, isOpenToChange } from "../complete/open-to-change.ts";

/** What can be done with a sale of the ledger. */
export type SaleAction = "complete" | "invoice" | "payment";

interface SaleActionsProps {
  readonly sale: Sale;
  readonly onAct: (action: SaleAction, sale: Sale) => void;
}

/** Corrects a sale and invoices it; without the plan it can still be paid. Nothing for one that was taken back. */
export function SaleActions({ sale, onAct }: SaleActionsProps) {
  const t = useTranslations("sales.ledger.table");
  const user = useCurrentUser();
  if (sale.returnedAt !== null || !user) return null;
  const named = { title: sale.artworkTitle, hidden: visuallyHidden };
  if (!hasUnlimitedUse(user)) {
    if (!isOpenToChange(sale)) return null;
    return (
      <TextButton onClick={() => onAct("payment", sale)}>{t.rich("payment", named)}</TextButton>
    );
  }
  const isCompletable = canBeCompleted(sale);
  if (sale.invoice !== null && !isCompletable) return null;
  return (
    <span className="inline-flex flex-wrap gap-x-5 md:flex-col md:items-end">
      {sale.invoice === null && (
        <TextButton onClick={() => onAct("invoice", sale)}>{t.rich("invoice", named)}</TextButton>
      )}
      {isCompletable && (
        <TextButton onClick={() => onAct("complete", sale)}>
          {t.rich(sale.invoice === null ? "correct" : "enterRate", named)}
        </TextButton>
      )}
    </span>
  );
}
