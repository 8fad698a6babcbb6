import { describe, expect, test } from "vitest";
import type { DocumentLanguage } from "#schema/documents/languages.ts";
import type { GuestArtist, GuestInvoice, GuestLabel, GuestRoom } from "./guest.ts";
import { guestLocale, guestTitle, ofInFrench } from "./guest-title.ts";
import type { LinkLanguage } from "./link.ts";

const artist = { name: "Odile Fournier" } as GuestArtist;
const room = { kind: "room", artist, title: "For Priya" } as GuestRoom;
const label = { kind: "label", artist, title: "Undertow", isPublic: false } as GuestLabel;
const invoice = { kind: "invoice", artist, number: "2026-009" } as GuestInvoice;

test("the title of a guest's page says whose works they are, or the number of the document", () => {
  expect(guestTitle(room, "en-CA")).toBe("Works by Odile Fournier");
  expect(guestTitle(room, "fr-CA")).toBe("Œuvres d’Odile Fournier");
  expect(guestTitle(label, "en-CA")).toBe("Works by Odile Fournier");
  expect(guestTitle({ ...label, isPublic: true }, "fr-CA")).toBe("Undertow, Odile Fournier");
  expect(guestTitle(invoice, "fr-CA")).toBe("2026-009");
  expect(guestTitle({ kind: "consignment", number: "C-2026-001" }, "en-CA")).toBe("C-2026-001");
});

test.each([
  ["Marie Roy", "de Marie Roy"],
  ["Odile Fournier", "d’Odile Fournier"],
  ["Élise Côté", "d’Élise Côté"],
  ["élise", "d’élise"],
  ["Yves Bo", "d’Yves Bo"],
  ["Léa Ode", "de Léa Ode"],
])("in French, works are of %s", (name, expected) => {
  expect(ofInFrench(name)).toBe(expected);
});

describe("a guest's page begins", () => {
  test.each<[LinkLanguage | DocumentLanguage, string, string]>([
    ["fr", "en", "fr-CA"],
    ["en", "fr", "en-CA"],
    ["fr-en", "en", "fr-CA"],
    ["en-fr", "fr", "en-CA"],
    ["both", "fr-CA,fr;q=0.9,en;q=0.8", "fr-CA"],
    ["both", "en-US,en;q=0.9,fr;q=0.8", "en-CA"],
    ["both", "de-DE,FR;q=0.9,en;q=0.8", "fr-CA"],
    ["both", "de", "en-CA"],
    ["both", "fra, frr", "en-CA"],
    ["both", "", "en-CA"],
  ])("of the language %s, for one who reads %j, in %s", (language, accepted, locale) => {
    expect(guestLocale(language, accepted)).toBe(locale);
  });
});
