import { expect, test } from "vitest";
import { emptyAddress, type Person } from "#schema/people/person.ts";
import { firstEnd, firstLanguage } from "./first-terms.ts";

function galleryIn(region: string, language: Person["language"] = ""): Person {
  return {
    ...{ id: "gallery", kind: "organization", name: "", organization: "Gallery", email: "" },
    ...{ phone: "", language, notes: "", archived: false, distinctFrom: [], formerEmails: [] },
    address: { ...emptyAddress, region, country: "CA" },
    news: { expressSince: null, withdrawnOn: null, listedOn: null },
    ...{ createdAt: "2026-11-22T12:00:00.000Z", updatedAt: "2026-11-22T12:00:00.000Z" },
  };
}

test("an agreement is in French first for a gallery in Québec, elsewhere in its own language, or else the page's", () => {
  expect(firstLanguage(galleryIn("QC", "en"), "en-CA")).toBe("fr-en");
  expect(firstLanguage(galleryIn("NS"), "fr-CA")).toBe("en");
  expect(firstLanguage(galleryIn("NB", "fr"), "en-CA")).toBe("fr");
  expect(firstLanguage(galleryIn("", "en"), "fr-CA")).toBe("en");
  expect(firstLanguage(null, "fr-CA")).toBe("fr");
});

test("it lasts half a year at first", () => {
  expect(firstEnd("2026-12-01")).toBe("2027-06-01");
});
