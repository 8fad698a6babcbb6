import { useState } from "react";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { useChannels } from "#web/api/channels.ts";
import { completeSaleDialog, recordSaleDialog } from "#web/features/sales/lazy-dialogs.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { LazyInvoiceDialog } from "./lazy-dialogs.tsx";

interface SaleDialogsOptions {
  readonly user: User;
  /** The work that can be sold; undefined until the works are fetched. */
  readonly work: Artwork | undefined;
  /** Undefined until they are fetched. */
  readonly works: readonly Artwork[] | undefined;
  readonly rates: Rates;
  readonly onPrint: (invoice: Invoice) => void;
}

/** Sells a work, and changes its sale, on its page: `dialogs` is to be rendered, the others open one of them. */
export function useSaleDialogs({ user, work, works, rates, onPrint }: SaleDialogsOptions) {
  const [soldId, setSoldId] = useState<string | null>(null);
  const [saleId, setSaleId] = useState<string | null>(null);
  const [completedId, setCompletedId] = useState<string | null>(null);
  const { data: channels } = useChannels(hasUnlimitedUse(user));
  const isSelling = work?.id === soldId && work?.sale === null && !work.archived;
  const closeSale = () => setSoldId(null);
  const close = () => setSaleId(null);
  const closeDetails = () => setCompletedId(null);
  const dialogs = (
    <>
      {work && channels && (
        <LazyDialog key={work.id} part={recordSaleDialog} isOpen={isSelling} onClose={closeSale}>
          {({ RecordSaleDialog }) => (
            <RecordSaleDialog
              work={work}
              channels={channels}
              rates={rates}
              userId={user.id}
              isOpen={isSelling}
              onClose={closeSale}
            />
          )}
        </LazyDialog>
      )}
      <LazyInvoiceDialog
        user={user}
        works={works}
        saleId={saleId}
        onPrint={onPrint}
        onClose={close}
      />
      <LazyDialog part={completeSaleDialog} isOpen={completedId !== null} onClose={closeDetails}>
        {({ CompleteSaleDialog }) =>
          completedId !== null && (
            <CompleteSaleDialog
              saleId={completedId}
              works={works ?? []}
              userId={user.id}
              onClose={closeDetails}
            />
          )
        }
      </LazyDialog>
    </>
  );
  return {
    record: setSoldId,
    invoice: setSaleId,
    complete: setCompletedId,
    dialogs,
  };
}
