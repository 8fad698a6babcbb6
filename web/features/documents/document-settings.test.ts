import { describe, expect, it } from "vitest";
import { firstBusiness } from "#schema/business/business.ts";
import { firstSettings, usualPaper } from "./document-settings.ts";

const buyer = { name: "Claire", email: "", address: "", country: "CA", region: "QC" };

function languageFor(
  documentLanguage: (typeof firstBusiness)["documentLanguage"],
  change: Partial<Parameters<typeof firstSettings>[0]> = {},
) {
  const business = { ...firstBusiness, documentLanguage };
  return firstSettings({ business, locale: "en-CA", buyer: null, ...change }).language;
}

describe("a document opens", () => {
  it("in the language of the business details", () => {
    expect(languageFor("en-CA", { locale: "fr-CA", buyer })).toBe("en");
    expect(languageFor("fr-CA")).toBe("fr");
  });

  it("by the buyer, else in the language of the page", () => {
    expect(languageFor("by-buyer", { buyer })).toBe("fr-en");
    expect(languageFor("by-buyer", { locale: "fr-CA" })).toBe("fr");
  });

  it("on Letter in Canada and the United States, on A4 elsewhere, or as chosen", () => {
    const paperIn = (country: string) => usualPaper({ paper: "by-country", country });
    expect(["", "CA", "US", "FR"].map(paperIn)).toEqual(["letter", "letter", "letter", "a4"]);
    expect(usualPaper({ paper: "a4", country: "CA" })).toBe("a4");
  });
});
