import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultRates } from "#schema/currency.ts";
import { artist } from "#tests/support/web/artist.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { stubLocalStorage } from "#tests/support/web/local-storage.ts";
import { unpreparedPicture } from "#web/works/picture/picture.ts";
import { toDraft, toEditDraft } from "./draft/draft.ts";
import { clearEdit, readDraft, readEdit, storeDraft, storeEdit } from "./draft-storage.ts";
import { artworkForm, emptyForm, type Form } from "./form/form.ts";

const here = "data:image/jpeg;base64,AAAA";
const elsewhere = "data:image/jpeg;base64,BBBB";

function formWith(url: string): Form {
  return { ...emptyForm("imperial"), picture: unpreparedPicture(url, new Blob([url])) };
}

/** As another tab stores it, which shares nothing else with this one. */
function storeElsewhere(key: string, input: object): void {
  localStorage.setItem(key, JSON.stringify(input));
}

let stored: Record<string, string> = {};
beforeEach(() => {
  ({ stored } = stubLocalStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("S4.074 this tab's draft comes back with the picture's own file", () => {
  storeDraft(artist.id, formWith(here));
  expect(readDraft(artist, defaultRates)).toMatchObject({
    picture: { url: here, original: expect.any(Blob) },
  });
});

test("S4.074 a draft that another tab has stored since comes back with its own picture", () => {
  storeDraft(artist.id, formWith(here));
  storeElsewhere(`pricing-draft:${artist.id}`, toDraft(formWith(elsewhere), Date.now() + 1));
  expect(readDraft(artist, defaultRates)).toMatchObject({ picture: { url: elsewhere } });
});

test("S4.074 an edit that another tab has stored since comes back with its own picture", () => {
  const opened = anArtwork("Low Tide");
  storeEdit(artist.id, opened, formWith(here));
  const edit = toEditDraft(formWith(elsewhere), opened, Date.now() + 1);
  storeElsewhere(`pricing-edit:${artist.id}:${opened.id}`, edit);
  expect(readEdit(artist, opened, defaultRates)).toMatchObject({ picture: { url: elsewhere } });
});

test("a picture of an edit that was discarded is not in a later edit of another window", () => {
  const work = anArtwork("Low Tide", { imageUrl: "/api/artworks/1/image" });
  const form = artworkForm(work, "imperial", "Untitled");
  const edit = { ...form, title: "Ebb" };
  storeEdit(artist.id, work, edit);
  const ofAnotherWindow = { ...stored };
  const picture = unpreparedPicture(here, null);
  storeEdit(artist.id, work, { ...form, picture });
  clearEdit(artist.id, work.id);
  Object.assign(stored, ofAnotherWindow);
  expect(readEdit(artist, work, defaultRates)).toEqual(edit);
});
