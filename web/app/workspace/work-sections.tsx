import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { unitsOf } from "#schema/units.ts";
import { StoredBreakdown } from "#web/features/artworks/calculator/breakdown/stored-breakdown.tsx";
import { RecordSection } from "#web/features/artworks/record/facts/record-section.tsx";
import { hasOutgrownFree } from "#web/features/artworks/record/outgrown-free.ts";
import { PriceOrigin } from "#web/features/artworks/record/price/price-origin.tsx";
import { PriceHistory } from "#web/features/artworks/record/price-history/price-history.tsx";
import { StatusSection } from "#web/features/artworks/record/status/status-section.tsx";
import type { ShownWork } from "#web/features/artworks/record/work-view.tsx";
import type { DocumentRequest } from "#web/features/documents/document-request.ts";
import { LabelAddress } from "#web/features/documents/label-address/label-address.tsx";
import { WorkDocuments } from "#web/features/documents/work-documents.tsx";
import { WorkInvoices } from "#web/features/invoices/work-invoices.tsx";
import { NetByChannel } from "#web/features/sales/sale/net-by-channel.tsx";
import { SaleRecord } from "#web/features/sales/sale/sale-record.tsx";

interface WorkSectionsProps extends ShownWork {
  readonly user: User;
  readonly onEdit: (work: Artwork) => void;
  /** Opens what can be added to a sale. */
  readonly onSaleDetails: (saleId: string) => void;
  readonly onIssue: (saleId: string) => void;
  readonly onPrint: (invoice: Invoice) => void;
  readonly onDocument: (request: DocumentRequest) => void;
  readonly onUpgrade: () => void;
}

/** The sections of a work's page below its price. */
export function WorkSections(props: WorkSectionsProps) {
  const { user, work, works, view, sale, onSell, onEdit, onSaleDetails } = props;
  const isPro = hasUnlimitedUse(user);
  const offered = isPro ? "all" : hasOutgrownFree(works) ? "kept" : "none";
  return (
    <>
      {work.sale && (
        <SaleRecord
          work={work}
          sale={sale}
          openSale={work.sale}
          onDetails={isPro ? onSaleDetails : null}
        />
      )}
      <StatusSection work={work} userId={user.id} onSell={onSell} />
      <PriceOrigin work={work} onRecalculate={() => onEdit(work)}>
        <StoredBreakdown
          work={work}
          shownIn={view.currency}
          rates={view.rates}
          units={unitsOf(user)}
        />
      </PriceOrigin>
      <PriceHistory work={work} view={view} />
      {isPro && <NetByChannel work={work} view={view} sale={sale} />}
      <WorkInvoices work={work} isPro={isPro} onIssue={props.onIssue} onPrint={props.onPrint} />
      {/* The documents that the plan includes; those of what exists stay when it ends. */}
      <WorkDocuments work={work} offered={offered} onDocument={props.onDocument} />
      <LabelAddress work={work} offered={offered} onUpgrade={props.onUpgrade} />
      <RecordSection work={work} works={works} userId={user.id} />
    </>
  );
}
