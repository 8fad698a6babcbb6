import { useRates } from "#web/features/artworks/calculator/queries.ts";
import { Gallery } from "#web/features/artworks/gallery/gallery.tsx";
import { useExportQuote } from "#web/features/artworks/quote/use-export-quote.ts";
import { isLocked } from "./is-locked.ts";
import { LockedGallery } from "./locked-gallery.tsx";
import type { PageProps } from "./page-props.ts";

/** The gallery, with what it takes from calculator and quote. */
export function Page({ user, work, onEditProfile, onUpgrade }: PageProps) {
  const { rates } = useRates();
  const exportQuote = useExportQuote(user, rates, onUpgrade);
  if (isLocked(user)) return <LockedGallery onEditProfile={onEditProfile} />;
  return (
    <Gallery
      {...{ user, rates }}
      onCreate={() => void work.edit(null)}
      onEdit={(artwork) => void work.edit(artwork)}
      onDuplicate={(artwork) => void work.duplicate(artwork)}
      onExport={exportQuote}
    />
  );
}
