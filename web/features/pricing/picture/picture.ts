import { type Orientation, upright } from "./orientation.ts";

/** The picture in the calculator: never changed itself, only shown and saved turned and mirrored. */
export interface Picture {
  /** A data URL of the shrunk picture, or the stored picture's address. */
  readonly url: string;
  readonly isStored: boolean;
  /** The file as it was chosen, for the one encoding at save; gone after a reload. */
  readonly original: Blob | null;
  readonly orientation: Orientation;
}

export function storedPicture(url: string): Picture {
  return { url, isStored: true, original: null, orientation: upright };
}
