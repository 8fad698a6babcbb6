import * as v from "valibot";
import { expect, test } from "vitest";
import { newBusiness } from "#tests/support/business.ts";
import { expectWhole } from "#tests/support/whole.ts";
import { type Business, businessSchema, firstBusiness } from "./business.ts";
import { businessInputSchema } from "./business-input.ts";

test("the business details are sent and answered whole", () => {
  expectWhole(businessInputSchema, newBusiness());
  expectWhole(businessSchema, newBusiness());
  expect(v.is(businessInputSchema, { ...newBusiness(), other: 1 })).toBe(false);
});

test("at first nothing is entered, and documents follow the buyer and the country", () => {
  expect(firstBusiness).toEqual({
    ...{ tradeName: "", phone: "", email: "", street: "", city: "", region: "", postalCode: "" },
    ...{ country: "", registrations: [], documentLanguage: "by-buyer", units: "both" },
    paper: "by-country",
  });
  expect(v.is(businessInputSchema, firstBusiness)).toBe(true);
});

test("texts are cleaned", () => {
  const typed = { tradeName: " Atelier\nFournier ", email: " atelier@example.com " };
  expect(v.parse(businessInputSchema, { ...newBusiness(), ...typed })).toEqual(newBusiness());
});

const gst = { tax: "gst-hst", number: "123456789 RT0001", since: "2025-01-01" } as const;
const qst = { tax: "qst", number: "1234567890 TQ0001", since: "2025-01-01" } as const;

test.each<[Partial<Record<keyof Business, unknown>>, string]>([
  [{ tradeName: "t".repeat(201) }, "Use at most 200 characters."],
  [{ phone: "1".repeat(41) }, "Use at most 40 characters."],
  [{ street: "s".repeat(201) }, "Use at most 200 characters."],
  [{ postalCode: "H".repeat(21) }, "Use at most 20 characters."],
  [{ email: "atelier" }, "Enter an email address."],
  [{ email: `${"a".repeat(250)}@b.example` }, "Use at most 254 characters."],
  [{ country: "CAN" }, "Choose a country."],
  [{ country: "1CA" }, "Choose a country."],
  [{ country: "ca" }, "Choose a country."],
  [{ documentLanguage: "de" }, "Choose a language."],
  [{ units: "ft" }, "Choose the units."],
  [{ paper: "a3" }, "Choose a paper size."],
  [{ registrations: [gst, gst] }, "Each tax can be listed once."],
  [{ registrations: Array.from({ length: 6 }, () => gst) }, "Each tax can be listed once."],
  [{ registrations: [qst] }, "QST needs a GST/HST registration as well."],
])("details with %j are refused", (change, message) => {
  const { issues } = v.safeParse(businessInputSchema, { ...newBusiness(), ...change });
  expect(issues?.[0].message).toBe(message);
});

test("an artist may be registered for nothing, for GST alone, or for others with it", () => {
  const bcPst = { tax: "bc-pst", number: "PST-1234-5678", since: "2025-01-01" };
  for (const registrations of [[], [gst], [qst, gst], [bcPst], [gst, bcPst]]) {
    expect(v.is(businessInputSchema, { ...newBusiness(), registrations })).toBe(true);
  }
});
