import { expect, test } from "vitest";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { anArtwork, noStatusDetails } from "#tests/support/web/artwork.ts";
import {
  everything,
  filterArtworks,
  mediaIn,
  newestFirst,
  reversed,
  type Sort,
  type StatusChoice,
  shownUpdate,
  sortArtworks,
  startOf,
} from "./arrange.ts";

const rates = { CAD: 1, USD: 0.75 } as const;

function titles(artworks: readonly Artwork[], sort: Sort): string[] {
  return sortArtworks(artworks, sort, rates, "en-CA").map((work) => work.title);
}

test("S2.120 by date, the newest comes first to begin with", () => {
  const works = [
    anArtwork("middle", { createdAt: "2025-03-01T00:00:00.000Z" }),
    anArtwork("new", { createdAt: "2025-09-01T00:00:00.000Z" }),
    anArtwork("old", { createdAt: "2024-03-01T00:00:00.000Z" }),
  ];
  expect(titles(works, newestFirst)).toEqual(["new", "middle", "old"]);
  expect(titles(works, reversed(newestFirst))).toEqual(["old", "middle", "new"]);
});

test("S2.121 titles sort as in a dictionary: accents, capitals and numbers in their place", () => {
  const works = ["Zinnias", "étude 10", "Étude 2", "Eau", "field"].map((title) => anArtwork(title));
  const ascending = startOf("title");
  expect(titles(works, ascending)).toEqual(["Eau", "Étude 2", "étude 10", "field", "Zinnias"]);
  expect(titles(works, reversed(ascending))).toEqual([
    "Zinnias",
    "field",
    "étude 10",
    "Étude 2",
    "Eau",
  ]);
});

test("S2.121 titles keep their language's order where code points have another", () => {
  const inOrder = [
    "-5 degrees",
    "(Untitled)",
    "2 Boats",
    "10 boats",
    "Ærø",
    "cœur",
    "Coda",
    "œil",
    "Öl",
  ];
  const collator = new Intl.Collator("en-CA", { sensitivity: "base", numeric: true });
  const works = inOrder.toReversed().map((title) => anArtwork(title));
  expect(titles(works, startOf("title"))).toEqual(inOrder.toSorted(collator.compare));
});

test("S2.120 prices compare in Canadian dollars, and works without one come last both ways", () => {
  const works = [
    anArtwork("none", { suggestedPrice: null }),
    anArtwork("100 CAD"),
    anArtwork("90 USD", { suggestedPrice: 90, currency: "USD" }),
    anArtwork("130 CAD", { suggestedPrice: 130 }),
    anArtwork("nothing", { suggestedPrice: 0 }),
  ];
  const dearest = startOf("price");
  expect(titles(works, dearest)).toEqual(["130 CAD", "90 USD", "100 CAD", "nothing", "none"]);
  expect(titles(works, reversed(dearest))).toEqual([
    "nothing",
    "100 CAD",
    "90 USD",
    "130 CAD",
    "none",
  ]);
});

test("equals keep the newest first in both directions", () => {
  const works = [
    anArtwork("older", { createdAt: "2025-01-01T00:00:00.000Z" }),
    anArtwork("newer", { createdAt: "2025-02-01T00:00:00.000Z" }),
  ];
  expect(titles(works, startOf("price"))).toEqual(["newer", "older"]);
  expect(titles(works, reversed(startOf("price")))).toEqual(["newer", "older"]);
});

test("sorting leaves the list as it was", () => {
  const works = [anArtwork("b"), anArtwork("a")];
  titles(works, startOf("title"));
  expect(works.map((work) => work.title)).toEqual(["b", "a"]);
});

const now = new Date("2026-11-22T12:00:00Z");
const mediumName = (medium: Medium) => (medium === "mixed" ? "Techniques mêlées" : medium);

test("the search finds every word of it in title, year and medium, whatever the accents", () => {
  const works = [
    anArtwork("Marée basse, Kamouraska", { dateCreated: "1998" }),
    anArtwork("Ten Bands", { medium: "acrylic" }),
    anArtwork("Night Ferry", { medium: "mixed" }),
  ];
  const found = (search: string) =>
    filterArtworks(works, { ...everything, search }, mediumName, now).map((work) => work.title);
  expect(found("  kamouraska MAREE ")).toEqual(["Marée basse, Kamouraska"]);
  expect(found("")).toHaveLength(3);
  expect(found("kamouraska bands")).toEqual([]);
  expect(found("1998")).toEqual(["Marée basse, Kamouraska"]);
  expect(found("199")).toEqual(["Marée basse, Kamouraska"]);
  expect(found("98")).toEqual([]);
  expect(found("acrylic bands 2025")).toEqual(["Ten Bands"]);
  expect(found("mêlées")).toEqual(["Night Ferry"]);
  expect(found("MELEES techniques")).toEqual(["Night Ferry"]);
});

test("the search finds typed apostrophes, dashes, quotation marks and letters as printed ones", () => {
  const title = "L’été – « sans titre », cœur";
  const works = [anArtwork(title), anArtwork("Sauvage-o'-Clock"), anArtwork("Cælum")];
  const found = (search: string) =>
    filterArtworks(works, { ...everything, search }, mediumName, now).map((work) => work.title);
  expect(found("l'ete")).toEqual([title]);
  expect(found("L’ÉTÉ")).toEqual([title]);
  expect(found("l'été - coeur")).toEqual([title]);
  expect(found('"sans titre"')).toEqual([title]);
  expect(found("o’‑clock")).toEqual(["Sauvage-o'-Clock"]);
  expect(found("caelum")).toEqual(["Cælum"]);
});

const aSale = {
  id: "sale",
  date: "2026-11-08",
  priceCents: 20_000,
  discountCents: 0,
  currency: "CAD",
  buyerName: "Claire Gagnon",
} as const;

test("the search finds the inventory number, the place, and whom a work is with or was sold to", () => {
  const works = [
    anArtwork("Barley", { inventoryNumber: "2026-014", location: "Studio, Rimouski" }),
    anArtwork("Ferry", {
      inventoryNumber: "2024-002",
      statusDetails: { ...noStatusDetails, who: "Galerie du Fleuve" },
    }),
    anArtwork("Alders", { inventoryNumber: "L.7", status: "sold", sale: aSale }),
  ];
  const found = (search: string) =>
    filterArtworks(works, { ...everything, search }, mediumName, now).map((work) => work.title);
  expect(found("2026-014")).toEqual(["Barley"]);
  expect(found("014")).toEqual(["Barley"]);
  expect(found("l.7")).toEqual(["Alders"]);
  expect(found("rimouski barley")).toEqual(["Barley"]);
  expect(found("galerie FLEUVE")).toEqual(["Ferry"]);
  expect(found("gagnon")).toEqual(["Alders"]);
  expect(found("2026"), "a year alone is the work's own, not its number's").toEqual([]);
  expect(found("null")).toEqual([]);
});

test("a status shows the works that have it now, and an archived work is shown only when asked for", () => {
  const heldUntil = (until: string | null) => ({ ...noStatusDetails, until });
  const works = [
    anArtwork("available"),
    anArtwork("held", { status: "on-hold", statusDetails: heldUntil("2026-11-22") }),
    anArtwork("held without end", { status: "on-hold", statusDetails: heldUntil(null) }),
    anArtwork("held until yesterday", {
      status: "on-hold",
      statusDetails: heldUntil("2026-11-21"),
    }),
    anArtwork("sold", { status: "sold", sale: aSale }),
    anArtwork("archived", { status: "sold", sale: aSale, archived: true }),
    anArtwork("kept", { status: "not-for-sale" }),
    anArtwork("lent", { status: "consigned" }),
  ];
  const shown = (status: StatusChoice | null) =>
    filterArtworks(works, { ...everything, status }, mediumName, now).map((work) => work.title);
  expect(shown(null)).toEqual(works.map(({ id }) => id).filter((id) => id !== "archived"));
  expect(shown("available")).toEqual(["available", "held until yesterday"]);
  expect(shown("on-hold")).toEqual(["held", "held without end"]);
  expect(shown("consigned")).toEqual(["lent"]);
  expect(shown("sold")).toEqual(["sold"]);
  expect(shown("not-for-sale")).toEqual(["kept"]);
  expect(shown("archived")).toEqual(["archived"]);
});

test("the medium narrows the list, and can be chosen when no work has it any more", () => {
  const works = [
    anArtwork("a", { medium: "ink" }),
    anArtwork("b"),
    anArtwork("c", { medium: "ink" }),
  ];
  expect(filterArtworks(works, { ...everything, medium: "ink" }, mediumName, now)).toHaveLength(2);
  expect(mediaIn(works, null)).toEqual(["oil", "ink"]);
  expect(mediaIn([], "mosaic")).toEqual(["mosaic"]);
});

test("S2.129 an update shows only when it is more than 60 seconds from the creation", () => {
  const at = (updatedAt: string) => shownUpdate(anArtwork("a", { updatedAt }));
  expect(at("2025-06-01T12:00:00.000Z")).toBeNull();
  expect(at("2025-06-01T12:01:00.000Z")).toBeNull();
  expect(at("2025-06-01T12:01:00.001Z")).toBe("2025-06-01T12:01:00.001Z");
});
