import { useState } from "react";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { consignmentPagePath } from "#schema/consignments/consignments-paths.ts";
import { roomPagePath } from "#schema/links/link.ts";
import { navigateUnasked } from "#web/browser/guarded-location.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { useLazyPartOrToast } from "#web/browser/use-lazy-part-or-toast.ts";
import { Gallery } from "#web/features/artworks/gallery/gallery.tsx";
import { GalleryMenu } from "#web/features/artworks/gallery/gallery-menu.tsx";
import type { Selection } from "#web/features/artworks/gallery/selection/use-selection.ts";
import { useExportQuote } from "#web/features/artworks/quote/use-export-quote.tsx";
import { hasOutgrownFree } from "#web/features/artworks/record/outgrown-free.ts";
import { newConsignmentDialog } from "#web/features/consignments/lazy-dialogs.ts";
import type { DocumentRequest } from "#web/features/documents/document-request.ts";
import { newRoomDialog } from "#web/features/links/lazy-dialogs.ts";
import { withWords } from "#web/i18n/locale.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import type { PageProps } from "./page-props.ts";
import { useDocuments } from "./use-documents.tsx";

/** The gallery, with what it takes from calculator, quote and the actions on several works. */
export function Page({ user, work, onUpgrade }: PageProps) {
  const rates = useRates();
  const { exportQuote, quote } = useExportQuote(user, rates, onUpgrade);
  const documents = useDocuments(user);
  const { data: artworks } = useArtworks();
  const isPro = hasUnlimitedUse(user);
  const [forRoom, setForRoom] = useState<readonly Artwork[]>([]);
  const [forGallery, setForGallery] = useState<readonly Artwork[]>([]);
  const selectedWorks = (selection: Selection) => (
    <SelectedWorks
      userId={user.id}
      selection={selection}
      onDocument={documents.open}
      onMakeRoom={setForRoom}
      onConsign={setForGallery}
    />
  );
  return (
    <>
      <Gallery
        user={user}
        rates={rates.rates}
        onCreate={() => void work.edit(null)}
        onEdit={(artwork) => void work.edit(artwork)}
        onDuplicate={(artwork) => void work.duplicate(artwork)}
        onExport={exportQuote}
        selectionActions={isPro ? selectedWorks : null}
        menu={isPro || hasOutgrownFree(artworks ?? []) ? <GalleryExport user={user} /> : null}
      />
      {quote}
      {documents.dialogs}
      <RoomOfWorks works={artworks ?? []} chosen={forRoom} onClose={() => setForRoom([])} />
      <ConsignmentOfWorks
        works={artworks ?? []}
        chosen={forGallery}
        onClose={() => setForGallery([])}
      />
    </>
  );
}

interface OfWorksProps {
  readonly works: readonly Artwork[];
  readonly chosen: readonly Artwork[];
  readonly onClose: () => void;
}

/** The dialog that makes a room of works, while there are some. */
function RoomOfWorks({ works, chosen, onClose }: OfWorksProps) {
  const isOpen = chosen.length > 0;
  return (
    <LazyDialog part={newRoomDialog} isOpen={isOpen} onClose={onClose}>
      {({ NewRoomDialog }) => (
        <NewRoomDialog
          isOpen={isOpen}
          works={works}
          chosen={chosen}
          person={null}
          onMade={({ id }) => navigateUnasked(roomPagePath(id))}
          onClose={onClose}
        />
      )}
    </LazyDialog>
  );
}

/** The dialog that makes an agreement of works, while there are some. */
function ConsignmentOfWorks({ works, chosen, onClose }: OfWorksProps) {
  const isOpen = chosen.length > 0;
  return (
    <LazyDialog part={newConsignmentDialog} isOpen={isOpen} onClose={onClose}>
      {({ NewConsignmentDialog }) => (
        <NewConsignmentDialog
          isOpen={isOpen}
          works={works}
          chosen={chosen}
          channelId={null}
          onMade={({ id }) => navigateUnasked(consignmentPagePath(id))}
          onClose={onClose}
        />
      )}
    </LazyDialog>
  );
}

const exportDialog = lazyPart(
  "export-dialog",
  () => withWords(import("#web/features/export/export-dialog.tsx")),
  { isRare: true },
);

interface GalleryExportProps {
  readonly user: User;
}

/** The gallery's menu, and the export that it opens. */
function GalleryExport({ user }: GalleryExportProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const loaded = useLazyPartOrToast(exportDialog, isOpen, close);
  const { data: artworks } = useArtworks();
  return (
    <>
      <GalleryMenu onExport={() => setOpen(true)} />
      {isOpen && loaded && artworks && (
        <loaded.ExportDialog user={user} works={artworks} onClose={close} />
      )}
    </>
  );
}

const selectionActions = lazyPart("selection-actions", () =>
  withWords(import("#web/features/artworks/selection/selection-actions.tsx")),
);

interface SelectedWorksProps {
  readonly userId: string;
  readonly selection: Selection;
  readonly onDocument: (request: DocumentRequest) => void;
  readonly onMakeRoom: (works: readonly Artwork[]) => void;
  readonly onConsign: (works: readonly Artwork[]) => void;
}

/** What can be done with several works; loaded when works are selected for the first time. */
function SelectedWorks(props: SelectedWorksProps) {
  const { userId, selection, onDocument, onMakeRoom, onConsign } = props;
  const loaded = useLazyPartOrToast(selectionActions, selection.isActive);
  return (
    loaded && (
      <loaded.SelectionActions
        userId={userId}
        selection={selection}
        onDocument={(kind, works) => onDocument({ kind, works, lists: [] })}
        onMakeRoom={onMakeRoom}
        onConsign={onConsign}
      />
    )
  );
}
