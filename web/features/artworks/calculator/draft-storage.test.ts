import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultRates } from "#schema/currency.ts";
import { artist } from "#tests/support/web/artist.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { stubLocalStorage } from "#tests/support/web/local-storage.ts";
import { clearEdit, readEdit, storeEdit } from "./draft-storage.ts";
import { artworkForm } from "./form/form.ts";
import { unpreparedPicture } from "./picture/picture.ts";

let stored: Record<string, string> = {};
beforeEach(() => {
  ({ stored } = stubLocalStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("a picture of an edit that was discarded is not in a later edit of another window", () => {
  const work = anArtwork("Low Tide", { imageUrl: "/api/artworks/1/image" });
  const form = artworkForm(work, "imperial", "Untitled");
  const edit = { ...form, title: "Ebb" };
  storeEdit(artist.id, work, edit);
  const ofAnotherWindow = { ...stored };
  const picture = unpreparedPicture("data:image/png;base64,AAAA", null);
  storeEdit(artist.id, work, { ...form, picture });
  clearEdit(artist.id, work.id);
  Object.assign(stored, ofAnotherWindow);
  expect(readEdit(artist, work, defaultRates)).toEqual(edit);
});
