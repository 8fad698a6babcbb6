import * as v from "valibot";
import { inputStore } from "#web/storage/input-store.ts";

const leftStore = inputStore("import", v.object({ count: v.number() }));
const ofPictures = { of: "pictures" };

/** How many pictures were still to be added when the page was closed; 0 for none. */
export function readPicturesLeft(userId: string): number {
  return leftStore.read(userId, ofPictures)?.count ?? 0;
}

export function storePicturesLeft(userId: string, count: number): void {
  leftStore.store(userId, { count }, ofPictures);
}

export function removePicturesLeft(userId: string): void {
  leftStore.remove(userId, ofPictures);
}
