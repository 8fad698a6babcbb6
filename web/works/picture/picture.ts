import { type Orientation, type Size, upright } from "./orientation.ts";

/** The picture in the calculator: never changed itself, only shown and saved turned and mirrored. */
export interface Picture {
  /** A data URL of the shrunk picture, or the stored picture's address. */
  readonly url: string;
  readonly isStored: boolean;
  /** The file as it was chosen, for the one encoding at save; gone after a reload. */
  readonly original: Blob | null;
  /** A data URL of the picture, upright and small, where it has been made already. */
  readonly thumbnail: string | null;
  /** In pixels, upright; null until the picture has been loaded. */
  readonly size: Size | null;
  readonly orientation: Orientation;
}

export function storedPicture(url: string): Picture {
  return { ...unpreparedPicture(url, null), isStored: true };
}

/** A picture that is only a data URL: from a draft, or a copied work. */
export function unpreparedPicture(url: string, original: Blob | null): Picture {
  return { url, isStored: false, original, thumbnail: null, size: null, orientation: upright };
}
