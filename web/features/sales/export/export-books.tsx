import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useBusiness } from "#web/api/business.ts";
import { addWords } from "#web/i18n/parts.ts";
import { TextButton } from "#web/ui/button.tsx";
import { bookedEntries } from "#web/works/books/booked-entries.ts";
import { useExportSales } from "./use-export-sales.ts";

addWords("sales");

interface ExportBooksProps {
  readonly sales: readonly Sale[];
  readonly invoices: readonly Invoice[];
}

/** The file for an accountant, with all of the ledger, where the sales page is not open. */
export function ExportBooks({ sales, invoices }: ExportBooksProps) {
  const t = useTranslations("sales.export");
  const exportSales = useExportSales();
  const { data: business } = useBusiness();
  const booked = bookedEntries({ sales, invoices, business });
  return <TextButton onClick={() => exportSales(booked)}>{t("button")}</TextButton>;
}
