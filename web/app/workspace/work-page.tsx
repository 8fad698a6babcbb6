import { useParams } from "wouter";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { appPaths } from "#schema/page-paths.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { useNeighbours } from "#web/features/artworks/gallery/use-neighbours.ts";
import { WorkPage } from "#web/features/artworks/record/work-page.tsx";
import { SoldFor } from "#web/features/sales/sale/sold-for.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { withWords } from "#web/i18n/locale.ts";
import { LazySection } from "#web/ui/lazy.tsx";
import { galleryAddress, readGalleryPlace, returnToWork } from "#web/works/gallery-place.ts";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import type { PageProps } from "./page-props.ts";
import { useDocuments } from "./use-documents.tsx";
import { useSaleDialogs } from "./use-sale-dialogs.tsx";

/** All below the price, which is seen first. */
const workSections = lazyPart("work-sections", () => withWords(import("./work-sections.tsx")));

/** A work's page, with what it takes from gallery and calculator. */
export function Page({ user, work, onUpgrade }: PageProps) {
  const { id } = useParams<typeof appPaths.work>();
  const { data: artworks } = useArtworks();
  const { rates } = useRates();
  const neighbours = useNeighbours(user.id, artworks, id, rates);
  const documents = useDocuments(user);
  const printInvoice = (invoice: Invoice) => documents.open({ kind: "invoice", invoice });
  const sales = useSaleDialogs({
    user,
    work: artworks?.find((work) => work.id === id),
    works: artworks,
    rates,
    onPrint: printInvoice,
  });
  return (
    <GuardedParts>
      <WorkPage
        user={user}
        id={id}
        rates={rates}
        galleryLinks={{
          neighbours,
          galleryPath: galleryAddress(readGalleryPlace(user.id).query),
          onReturn: () => returnToWork(user.id, id),
        }}
        actions={{ onRecordSale: () => sales.record(id), onUpgrade }}
        parts={{
          SoldFor,
          sectionsOf: (shown) => (
            <LazySection part={workSections}>
              {({ WorkSections }) => (
                <WorkSections
                  {...shown}
                  user={user}
                  onEdit={(opened) => void work.edit(opened)}
                  onSaleDetails={sales.complete}
                  onIssue={sales.invoice}
                  onPrint={printInvoice}
                  onDocument={documents.open}
                  onUpgrade={onUpgrade}
                />
              )}
            </LazySection>
          ),
        }}
      />
      {documents.dialogs}
      {sales.dialogs}
    </GuardedParts>
  );
}
