import { useParams } from "wouter";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { appPaths } from "#schema/page-paths.ts";
import { unitsOf } from "#schema/units.ts";
import { StoredBreakdown } from "#web/features/artworks/calculator/breakdown/stored-breakdown.tsx";
import { useNeighbours } from "#web/features/artworks/gallery/use-neighbours.ts";
import { hasOutgrownFree } from "#web/features/artworks/record/outgrown-free.ts";
import { WorkPage } from "#web/features/artworks/record/work-page.tsx";
import { LabelAddress } from "#web/features/documents/label-address/label-address.tsx";
import { WorkDocuments } from "#web/features/documents/work-documents.tsx";
import { WorkInvoices } from "#web/features/invoices/work-invoices.tsx";
import { NetByChannel } from "#web/features/sales/sale/net-by-channel.tsx";
import { SaleRecord } from "#web/features/sales/sale/sale-record.tsx";
import { SoldFor } from "#web/features/sales/sale/sold-for.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { galleryAddress, readGalleryPlace, returnToWork } from "#web/works/gallery-place.ts";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import type { PageProps } from "./page-props.ts";
import { useDocuments } from "./use-documents.tsx";
import { useSaleDialogs } from "./use-sale-dialogs.tsx";

/** The documents that the plan includes; those of what exists stay when it ends. */
function offeredTo(user: User, works: readonly Artwork[] | undefined): "all" | "kept" | "none" {
  if (hasUnlimitedUse(user)) return "all";
  return works && hasOutgrownFree(works) ? "kept" : "none";
}

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
        actions={{
          onEdit: (opened) => void work.edit(opened),
          onRecordSale: () => sales.record(id),
          onSaleDetails: sales.complete,
          onUpgrade,
        }}
        parts={{
          SoldFor,
          SaleRecord,
          NetByChannel,
          breakdownOf: (shown, shownIn) => (
            <StoredBreakdown work={shown} shownIn={shownIn} rates={rates} units={unitsOf(user)} />
          ),
          documentsOf: (shown) => (
            <>
              <WorkInvoices
                work={shown}
                isPro={hasUnlimitedUse(user)}
                onIssue={sales.invoice}
                onPrint={printInvoice}
              />
              <WorkDocuments
                work={shown}
                offered={offeredTo(user, artworks)}
                onDocument={documents.open}
              />
              <LabelAddress
                key={shown.id}
                work={shown}
                offered={offeredTo(user, artworks)}
                onUpgrade={onUpgrade}
              />
            </>
          ),
        }}
      />
      {documents.dialogs}
      {sales.dialogs}
    </GuardedParts>
  );
}
