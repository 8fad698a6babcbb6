import { describe, expect, test } from "vitest";
import { firstBusiness } from "#schema/business/business.ts";
import { newBusiness } from "#tests/support/business.ts";
import {
  addChange,
  applyChange,
  type BusinessForm,
  findBusinessErrors,
  refusedBusinessFields,
  tidyNumber,
  toBusiness,
  withProposal,
} from "./business-form.ts";

const stored = newBusiness();
const [gst = expect.fail(), qst = expect.fail()] = stored.registrations;
const errorsOf = (changed: Partial<BusinessForm>) =>
  findBusinessErrors({ ...applyChange(stored, {}), ...changed });

describe("what was changed", () => {
  test("is kept alone, and no longer once it is as it is stored", () => {
    const city = addChange({}, { city: "Rimouski" }, stored);
    expect(city).toEqual({ city: "Rimouski" });
    expect(addChange(city, { units: "cm" }, stored)).toEqual({ city: "Rimouski", units: "cm" });
    expect(addChange(city, { city: "Montréal" }, stored)).toEqual({});
    expect(addChange({}, { registrations: [{ ...gst }, { ...qst }] }, stored)).toEqual({});
  });

  test("is put on top of what another window has saved", () => {
    const elsewhere = newBusiness({ phone: "418 555-0199", city: "Matane" });
    expect(applyChange(elsewhere, { city: "Rimouski" })).toEqual({
      ...elsewhere,
      city: "Rimouski",
    });
    expect(addChange({}, { city: "Matane", units: "cm" }, elsewhere)).toEqual({ units: "cm" });
  });
});

describe("details that were never entered", () => {
  const profile = { city: "Halifax", provinceState: "Nova Scotia", country: "Canada" } as const;
  const user = { ...profile, email: "odile@example.com" };

  test("begin with the profile's place and email", () => {
    expect(withProposal(firstBusiness, user)).toEqual({
      ...firstBusiness,
      ...{ city: "Halifax", region: "NS", country: "CA", email: "odile@example.com" },
    });
    const abroad = { ...user, city: "Bath", provinceState: "Maine", country: "United States" };
    expect(withProposal(firstBusiness, { ...abroad, country: "United States" })).toMatchObject({
      ...{ city: "Bath", region: "Maine", country: "US" },
    });
  });

  test("stay as they are once any is stored", () => {
    const phoned = { ...firstBusiness, phone: "418 555-0199" };
    expect(withProposal(phoned, user)).toBe(phoned);
  });
});

describe("what a field does not take", () => {
  test.each([
    ["tradeName", "é".repeat(201), "tooLong"],
    ["tradeName", "é".repeat(200), undefined],
    ["postalCode", "é".repeat(21), "tooLong"],
    ["phone", ` ${"5".repeat(40)} `, undefined],
    ["email", "atelier", "email"],
    ["email", "", undefined],
  ] as const)("%s %j: %s", (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual(error === undefined ? {} : { [field]: error });
  });

  test("each registration needs a number of its tax and a day", () => {
    expect(errorsOf({ registrations: [{ ...gst, number: "123" }, qst] })).toEqual({
      "gst-hst.number": "number",
    });
    expect(errorsOf({ registrations: [gst, { ...qst, since: "2026-02-30" }] })).toEqual({
      "qst.since": "since",
    });
    expect(errorsOf({ registrations: [{ ...gst, number: "123456789rt0001" }] })).toEqual({});
  });

  test("QST needs GST", () => {
    expect(errorsOf({ registrations: [qst] })).toEqual({ registrations: "needsGst" });
  });
});

test("a refusal of the server is at its field", () => {
  const paths = ["city", "email", "registrations.1.number", "registrations", "paper"];
  expect(refusedBusinessFields(paths, applyChange(stored, {}))).toEqual({
    city: "tooLong",
    email: "email",
    "qst.number": "number",
    registrations: "unknownRate",
  });
});

test("a number is written as its authority writes it once it is one", () => {
  expect(tidyNumber({ ...gst, number: "12345 6789 rt-0001" })).toBe("123456789 RT0001");
  expect(tidyNumber({ ...gst, number: "12345 67" })).toBe("12345 67");
});

test("what is saved is trimmed and tidied; nothing entered is nothing saved", () => {
  const typed = { ...applyChange(stored, {}), city: " Montréal " };
  expect(toBusiness({ ...typed, registrations: [{ ...gst, number: "123456789rt0001" }] })).toEqual({
    ...stored,
    registrations: [gst],
  });
  expect(toBusiness(applyChange(firstBusiness, {}))).toEqual(firstBusiness);
});
