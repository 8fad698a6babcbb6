import "#web/i18n/sales/add-words.ts";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { creditedSales } from "#schema/sales/credited-sales.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import { ledgerLines } from "#schema/sales/ledger-lines.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { TextButton } from "#web/ui/button.tsx";
import { costsByWork } from "../view.ts";
import { useExportSales } from "./use-export-sales.ts";

interface ExportBooksProps {
  readonly works: readonly Artwork[];
  readonly sales: readonly Sale[];
  readonly invoices: readonly Invoice[];
}

/** The file for an accountant, with all of the ledger, where the sales page is not open. */
export function ExportBooks({ works, sales, invoices }: ExportBooksProps) {
  const t = useTranslations("sales.export");
  const exportSales = useExportSales();
  const lines = ledgerLines(sales, costsByWork(works), creditedSales(sales, invoices));
  return <TextButton onClick={() => exportSales(lines)}>{t("button")}</TextButton>;
}
