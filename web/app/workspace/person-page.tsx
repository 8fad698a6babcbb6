import { useState } from "react";
import { useParams } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { consignmentPagePath } from "#schema/consignments/consignments-paths.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { roomPagePath } from "#schema/links/link.ts";
import type { Person } from "#schema/people/person.ts";
import { useChannels } from "#web/api/channels.ts";
import { navigateUnasked } from "#web/browser/guarded-location.ts";
import { newConsignmentDialog } from "#web/features/consignments/lazy-dialogs.ts";
import { GalleryAccount } from "#web/features/consignments/payouts/gallery-account.tsx";
import { PersonConsignments } from "#web/features/consignments/person-consignments.tsx";
import { newRoomDialog } from "#web/features/links/lazy-dialogs.ts";
import { PersonLinks } from "#web/features/links/person-links.tsx";
import { PersonPage } from "#web/features/people/person/person-page.tsx";
import { chosenSaleDialog } from "#web/features/sales/lazy-dialogs.ts";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";
import { useSettleDialogs } from "./use-settle-dialogs.tsx";

/** A sale to a person, of a work or of one that is chosen in the dialog. */
interface BegunSale {
  readonly person: Person;
  readonly work: Artwork | null;
}

/** A person's page, with the dialogs that record a sale to them, make a room for them and print their invoices. */
export function Page({ user, onUpgrade }: PageProps) {
  const { id } = useParams<{ id: string }>();
  const { data: works } = useArtworks();
  const { data: channels } = useChannels();
  const { rates } = useRates();
  const print = usePrintDialog(user);
  const settle = useSettleDialogs(user);
  const [sale, setSale] = useState<BegunSale | null>(null);
  const [channelId, setChannelId] = useState<string | null>(null);
  const [guest, setGuest] = useState<Person | null>(null);
  const closeSale = () => setSale(null);
  const closeRoom = () => setGuest(null);
  const closeConsignment = () => setChannelId(null);
  return (
    <GuardedParts>
      <PersonPage
        id={id}
        user={user}
        actions={{
          onUpgrade,
          onRecordSale: (person, work) => setSale({ person, work }),
          onMakeRoom: setGuest,
          onConsign: setChannelId,
          onPrint: (invoice: Invoice) => print.open({ kind: "invoice", invoice }),
        }}
        linksOf={(person, invoices) => (
          <>
            <PersonConsignments person={person} />
            <PersonLinks person={person} invoices={invoices} works={works ?? []} />
          </>
        )}
        accountOf={(own) => (
          <GalleryAccount
            channels={own}
            user={user}
            onPayout={settle.recordPayout}
            onPrint={print.open}
          />
        )}
      />
      {works && channels && (
        <LazyDialog part={chosenSaleDialog} isOpen={sale !== null} onClose={closeSale}>
          {({ RecordSale }) => (
            <RecordSale
              works={works}
              channels={channels}
              rates={rates}
              userId={user.id}
              person={sale?.person}
              work={sale?.work ?? null}
              isOpen={sale !== null}
              onClose={closeSale}
            />
          )}
        </LazyDialog>
      )}
      {works && (
        <LazyDialog part={newRoomDialog} isOpen={guest !== null} onClose={closeRoom}>
          {({ NewRoomDialog }) => (
            <NewRoomDialog
              isOpen={guest !== null}
              works={works}
              chosen={[]}
              person={guest}
              onMade={(room) => navigateUnasked(roomPagePath(room.id))}
              onClose={closeRoom}
            />
          )}
        </LazyDialog>
      )}
      {settle.dialogs}
      {works && (
        <LazyDialog
          part={newConsignmentDialog}
          isOpen={channelId !== null}
          onClose={closeConsignment}
        >
          {({ NewConsignmentDialog }) => (
            <NewConsignmentDialog
              isOpen={channelId !== null}
              works={works}
              chosen={[]}
              channelId={channelId}
              onMade={({ id: made }) => navigateUnasked(consignmentPagePath(made))}
              onClose={closeConsignment}
            />
          )}
        </LazyDialog>
      )}
      {print.dialog}
    </GuardedParts>
  );
}
