import { useState } from "react";
import * as v from "valibot";
import type { User } from "#schema/artist/user.ts";
import { type Artwork, artworkSchema } from "#schema/artworks/artwork.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { useStateAcrossReload } from "#web/browser/reload.ts";
import type { OpenedWork } from "#web/features/artworks/calculator/calculator-props.ts";
import { copyWork, type WorkCopy } from "#web/features/artworks/calculator/copy/work-copy.ts";
import { findEditedArtwork } from "#web/features/artworks/calculator/draft-storage.ts";
import { returnToWork } from "#web/works/gallery-place.ts";

interface EditedWorkOptions {
  /** Opens the calculator, unless the artist stays, with what `change` changes. */
  readonly openCalculator: (change: () => void) => Promise<void>;
  readonly showGallery: () => void;
}

/** What the calculator is opened with: a work to edit, a copy of one, or nothing for a new one. */
export function useEditedWork(user: User, { openCalculator, showGallery }: EditedWorkOptions) {
  const [artwork, setArtwork] = useStateAcrossReload(
    `edited work ${user.id}`,
    v.nullable(artworkSchema),
    () => findEditedArtwork(user.id),
  );
  const [copy, setCopy] = useState<WorkCopy | null>(null);
  const showSaveError = useShowSaveError();

  function open(nextArtwork: Artwork | null, nextCopy: WorkCopy | null): Promise<void> {
    return openCalculator(() => {
      setArtwork(nextArtwork);
      setCopy(nextCopy);
    });
  }

  function edit(next: Artwork | null): Promise<void> {
    return open(next, null);
  }

  async function duplicate(original: Artwork): Promise<void> {
    let copied: WorkCopy;
    try {
      copied = await copyWork(original);
    } catch (error) {
      showSaveError(error, "artworkCopyFailed");
      return;
    }
    await open(null, copied);
  }

  /** Opens the gallery at the work that was saved, or whose edit was cancelled. */
  function showInGallery(work: Artwork): void {
    setArtwork(null);
    returnToWork(user.id, work.id);
    showGallery();
  }

  const opened: OpenedWork = {
    artwork,
    copy,
    onCopySettled: () => setCopy(null),
    onLeave: showInGallery,
  };
  return { opened, edit, duplicate };
}

export type EditedWork = ReturnType<typeof useEditedWork>;
