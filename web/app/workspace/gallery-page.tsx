import { hasUnlimitedUse } from "#schema/user.ts";
import { Gallery } from "#web/features/artworks/gallery/gallery.tsx";
import type { Selection } from "#web/features/artworks/gallery/selection/use-selection.ts";
import { useExportQuote } from "#web/features/artworks/quote/use-export-quote.tsx";
import { hasOutgrownFree } from "#web/features/artworks/record/outgrown-free.ts";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import { GalleryExport } from "./gallery-export.tsx";
import type { PageProps } from "./page-props.ts";
import { SelectedWorks } from "./selected-works.tsx";
import { useDocuments } from "./use-documents.tsx";

/** The gallery, with what it takes from calculator, quote and the actions on several works. */
export function Page({ user, work, onUpgrade }: PageProps) {
  const rates = useRates();
  const { exportQuote, quote } = useExportQuote(user, rates, onUpgrade);
  const documents = useDocuments(user);
  const { data: artworks } = useArtworks();
  const isPro = hasUnlimitedUse(user);
  const selectedWorks = (selection: Selection) => (
    <SelectedWorks userId={user.id} {...{ selection }} onDocument={documents.open} />
  );
  return (
    <>
      <Gallery
        {...{ user, rates: rates.rates }}
        onCreate={() => void work.edit(null)}
        onEdit={(artwork) => void work.edit(artwork)}
        onDuplicate={(artwork) => void work.duplicate(artwork)}
        onExport={exportQuote}
        selectionActions={isPro ? selectedWorks : null}
        menu={isPro || hasOutgrownFree(artworks ?? []) ? <GalleryExport user={user} /> : null}
      />
      {quote}
      {documents.dialogs}
    </>
  );
}
