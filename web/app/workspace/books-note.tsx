import { useTranslations } from "use-intl";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useArtistProvince } from "#web/api/artist-place.ts";
import { useInvoices } from "#web/api/invoices.ts";
import { useSales } from "#web/api/sales.ts";
import { useIssuedDocuments } from "#web/features/documents/issued/queries.ts";
import { DownloadData } from "#web/features/profile/download-data.tsx";
import { ExportBooks } from "#web/features/sales/export/export-books.tsx";
import { useLocale } from "#web/i18n/locale.ts";

interface BooksNoteProps {
  /** What is about to happen: a plan that ends keeps the books, the deletion of the profile removes them. */
  readonly before: "planEnds" | "profileIsDeleted";
}

/** In the dialogs of canceling and deleting: which books stay or go, how long they are kept, and the data first. */
export function BooksNote({ before }: BooksNoteProps) {
  const t = useTranslations("account.books");
  const { data: sales } = useSales(true);
  const { data: invoices } = useInvoices();
  const { data: documents } = useIssuedDocuments();
  const books = sales && invoices && documents ? { sales, invoices, documents } : null;
  const parts = useBookWords(books);
  const inQuebec = String(useArtistProvince() === "QC");
  const hasBooks = parts === null || parts !== "";
  return (
    <div className="max-w-[52ch] pt-4 text-2 text-ink-2">
      {hasBooks && (
        <>
          <p className="text-ink">
            {t(parts === null ? `${before}.uncounted` : `${before}.counted`, {
              parts: parts ?? "",
            })}
          </p>
          <p className="pt-2">{t("law", { inQuebec })}</p>
        </>
      )}
      <p className="pt-2">{t(hasBooks ? `${before}.offer` : "offer")}</p>
      <div className="flex flex-wrap gap-x-6">
        <DownloadData />
        {sales && invoices && sales.length > 0 && <ExportBooks sales={sales} invoices={invoices} />}
      </div>
    </div>
  );
}

/** `13 sales, 2 invoices and 9 buyers`, empty where there are none, null until they are fetched. */
function useBookWords(books: Books | null): string | null {
  const t = useTranslations("account.books.parts");
  const locale = useLocale();
  if (books === null) return null;
  const counts = countBooks(books);
  const parts = bookParts.flatMap((part) =>
    counts[part] > 0 ? [t(part, { count: counts[part] })] : [],
  );
  return new Intl.ListFormat(locale).format(parts);
}

interface Books {
  readonly sales: readonly Pick<Sale, "buyer">[];
  readonly invoices: readonly Pick<Invoice, "kind">[];
  readonly documents: readonly Pick<IssuedDocument, "kind">[];
}

const bookParts = [
  "sales",
  "invoices",
  "creditNotes",
  "certificates",
  "consignmentLists",
  "buyers",
] as const;
type BookPart = (typeof bookParts)[number];

/** How much there is of each part of an artist's books; a buyer of several works is one. */
export function countBooks({ sales, invoices, documents }: Books): Record<BookPart, number> {
  const invoicesOf = (kind: Invoice["kind"]) => invoices.filter((one) => one.kind === kind).length;
  const documentsOf = (kind: IssuedDocument["kind"]) =>
    documents.filter((one) => one.kind === kind).length;
  const buyers = sales.flatMap(({ buyer }) => (buyer ? [nameOf(buyer)] : []));
  return {
    sales: sales.length,
    invoices: invoicesOf("invoice"),
    creditNotes: invoicesOf("credit-note"),
    certificates: documentsOf("certificate"),
    consignmentLists: documentsOf("consignment"),
    buyers: new Set(buyers).size,
  };
}

function nameOf({ name, email }: NonNullable<Sale["buyer"]>): string {
  return `${name.trim().toLowerCase()} ${email.trim().toLowerCase()}`;
}
