import * as v from "valibot";
import { inputStore } from "#web/storage/input-store.ts";

const remainingStore = inputStore("import", v.object({ count: v.number() }));
const ofPictures = { of: "pictures" };

/** How many pictures were still to be added when the page was closed; 0 for none. */
export function readRemainingPictures(userId: string): number {
  return remainingStore.read(userId, ofPictures)?.count ?? 0;
}

export function storeRemainingPictures(userId: string, count: number): void {
  remainingStore.store(userId, { count }, ofPictures);
}

export function removeRemainingPictures(userId: string): void {
  remainingStore.remove(userId, ofPictures);
}
