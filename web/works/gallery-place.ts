import * as v from "valibot";
import { appPaths } from "#schema/page-paths.ts";

const placeSchema = v.object({
  userId: v.string(),
  /** The query of the gallery's address, without `?`. */
  query: v.string(),
  /** The work to scroll to, and how far below the window's top it was, in pixels; null where that is unknown. */
  anchor: v.nullable(v.object({ work: v.string(), top: v.nullable(v.number()) })),
  /** The work that was edited or added meanwhile: it is shown, and gets the focus. */
  returnsTo: v.nullable(v.string()),
});

/** Where an artist was in the gallery. */
type GalleryPlace = Omit<v.InferOutput<typeof placeSchema>, "userId">;
export type PlaceAnchor = NonNullable<GalleryPlace["anchor"]>;

const atTheStart: GalleryPlace = { query: "", anchor: null, returnsTo: null };

/** One place in each tab; every sign-out clears the session storage. */
const key = "gallery-place";

/** The place that this artist left, in this tab. */
export function readGalleryPlace(userId: string): GalleryPlace {
  try {
    const stored = v.safeParse(placeSchema, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return stored.success && stored.output.userId === userId ? stored.output : atTheStart;
  } catch {
    return atTheStart;
  }
}

export function keepGalleryPlace(userId: string, change: Partial<GalleryPlace>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readGalleryPlace(userId), ...change, userId }));
  } catch {
    // Storage is switched off or full: the gallery opens at its start.
  }
}

/** Leads the next opening of the gallery to this work: where it was before, if it was in view then. */
export function returnToWork(userId: string, work: string): void {
  const { anchor } = readGalleryPlace(userId);
  keepGalleryPlace(userId, {
    anchor: anchor?.work === work ? anchor : { work, top: null },
    returnsTo: work,
  });
}

/** Stored with the history entry, so that an entry of another person is not taken for this artist's. */
export interface EntryState {
  readonly userId: string;
}

/** The gallery's address. */
export function galleryAddress(query: string): string {
  return query === "" ? appPaths.gallery : `${appPaths.gallery}?${query}`;
}
