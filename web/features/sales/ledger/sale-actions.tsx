import { useTranslations } from "use-intl";
import type { Sale } from "#schema/sales/sale.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { canBeCompleted } from "../complete/completion-form.ts";

/** What can be done with a sale of the ledger. */
export type SaleAction = "complete" | "invoice";

interface SaleActionsProps {
  readonly sale: Sale;
  readonly onAct: (action: SaleAction, sale: Sale) => void;
}

/** Completes a sale and invoices it; nothing for one that was taken back. */
export function SaleActions({ sale, onAct }: SaleActionsProps) {
  const t = useTranslations("sales.ledger.table");
  if (sale.returnedAt !== null) return null;
  const named = { title: sale.artworkTitle, hidden: visuallyHidden };
  return (
    <span className="inline-flex flex-wrap gap-x-5 md:flex-col md:items-end">
      {sale.invoice === null && (
        <TextButton onClick={() => onAct("invoice", sale)}>{t.rich("invoice", named)}</TextButton>
      )}
      {canBeCompleted(sale) && (
        <TextButton onClick={() => onAct("complete", sale)}>{t.rich("details", named)}</TextButton>
      )}
    </span>
  );
}
