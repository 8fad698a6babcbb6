import { useState } from "react";
import type { User } from "#schema/user.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { useLazyPartOrToast } from "#web/browser/use-lazy-part-or-toast.ts";
import { GalleryMenu } from "#web/features/artworks/gallery/gallery-menu.tsx";
import { withWords } from "#web/i18n/locale.ts";
import { useArtworks } from "#web/works/use-artworks.ts";

const exportDialog = lazyPart(
  "export-dialog",
  () => withWords(import("#web/features/export/export-dialog.tsx")),
  { isRare: true },
);

interface GalleryExportProps {
  readonly user: User;
}

/** The gallery's menu, and the export that it opens. */
export function GalleryExport({ user }: GalleryExportProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const loaded = useLazyPartOrToast(exportDialog, isOpen, close);
  const { data: artworks } = useArtworks();
  return (
    <>
      <GalleryMenu onExport={() => setOpen(true)} />
      {isOpen && loaded && artworks && (
        <loaded.ExportDialog {...{ user }} works={artworks} onClose={close} />
      )}
    </>
  );
}
