import { describe, expect, test } from "vitest";
import { type Business, businessSchema, firstBusiness } from "#schema/business/business.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newBusiness } from "#tests/support/business.ts";
import { expectError, signInProfessional } from "#tests/support/records.ts";
import { expectRefusal, expectUnchanged, readRefusal } from "#tests/support/refusals.ts";
import { runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

async function read(response: Response): Promise<Business> {
  return readAnswer(businessSchema, response);
}

function get(artist: TestArtist): Promise<Response> {
  return artist.request(salesPaths.business);
}

function put(artist: TestArtist, body: unknown, tag?: string | null): Promise<Response> {
  return artist.send("PUT", salesPaths.business, body, { ...(tag && { "If-Match": tag }) });
}

describe("GET /api/business", () => {
  test("an artist who has entered nothing has the first details, a free one too", async () => {
    expect(await read(await get(await signInArtist(worker)))).toEqual(firstBusiness);
  });

  test("a free artist reads what was entered while the plan was paid", async () => {
    const artist = await signInProfessional(worker);
    await read(await put(artist, newBusiness()));
    await runSql(worker, "DELETE FROM subscriptions WHERE user_id = ?", artist.id);
    expect(await read(await get(artist))).toEqual(newBusiness());
    await expectError(await put(artist, newBusiness()), "UPGRADE_REQUIRED");
  });
});

describe("PUT /api/business", () => {
  test("replaces all of the artist's own details, and no other's", async () => {
    const [artist, other] = [await signInProfessional(worker), await signInProfessional(worker)];
    expect(await read(await put(artist, newBusiness()))).toEqual(newBusiness());
    expect(await read(await get(artist))).toEqual(newBusiness());
    const moved = { ...firstBusiness, country: "FR", region: "Bretagne", paper: "a4" } as const;
    expect(await read(await put(artist, moved))).toEqual(moved);
    expect(await read(await get(artist))).toEqual(moved);
    expect(await read(await get(other))).toEqual(firstBusiness);
  });

  test("text is trimmed, and numbers are written as the authority does", async () => {
    const artist = await signInProfessional(worker);
    const typed = newBusiness({
      tradeName: "  Atelier Fournier ",
      registrations: [
        { tax: "gst-hst", number: "123456789rt0001", since: "2025-01-01" },
        { tax: "bc-pst", number: "pst 1234 5678", since: "2025-02-01" },
      ],
    });
    expect(await read(await put(artist, typed))).toEqual({
      ...newBusiness(),
      registrations: [
        { tax: "gst-hst", number: "123456789 RT0001", since: "2025-01-01" },
        { tax: "bc-pst", number: "PST-1234-5678", since: "2025-02-01" },
      ],
    });
  });

  const long254 = "Use at most 254 characters.";
  const gst = { tax: "gst-hst", number: "123456789 RT0001", since: "2025-01-01" };
  test.each<[string, object, string, string]>([
    ["an array", [], "", "Send a JSON object."],
    ["a missing field", { units: undefined }, "units", "This field is required."],
    ["a number", { tradeName: 1 }, "tradeName", "Enter text."],
    ["a long name", { tradeName: "x".repeat(201) }, "tradeName", "Use at most 200 characters."],
    ["a long address", { street: "x".repeat(201) }, "street", "Use at most 200 characters."],
    ["a long phone number", { phone: "1".repeat(41) }, "phone", "Use at most 40 characters."],
    ["a bad email address", { email: "atelier" }, "email", "Enter an email address."],
    ["a long email address", { email: `${"a".repeat(250)}@b.ca` }, "email", long254],
    ["an address that is no text", { email: 1 }, "email", "Enter an email address."],
    ["no country", { country: null }, "country", "Choose a country."],
    ["a country's name", { country: "Canada" }, "country", "Choose a country."],
    ["another unit", { units: "ft" }, "units", "Choose the units."],
    ["another paper", { paper: "a3" }, "paper", "Choose a paper size."],
    ["another language", { documentLanguage: "de" }, "documentLanguage", "Choose a language."],
    ["an unknown field", { iban: "1" }, "iban", "Unknown field."],
    [
      "an unknown tax",
      { registrations: [{ ...gst, tax: "vat" }] },
      "registrations.0.tax",
      "Choose one of the taxes on offer.",
    ],
    [
      "a wrong number",
      { registrations: [{ ...gst, number: "123456789 RC0001" }] },
      "registrations.0.number",
      "Enter the number as on your registration, such as 123456789 RT0001.",
    ],
    [
      "a day that does not exist",
      { registrations: [{ ...gst, since: "2025-02-30" }] },
      "registrations.0.since",
      "This day does not exist.",
    ],
    ["a tax twice", { registrations: [gst, gst] }, "registrations", "Each tax can be listed once."],
    [
      "QST alone",
      { registrations: [{ tax: "qst", number: "1234567890 TQ0001", since: "2025-01-01" }] },
      "registrations",
      "QST needs a GST/HST registration as well.",
    ],
  ])("%s is 400 with its sentence, and nothing changes", async (_name, change, path, message) => {
    const artist = await signInProfessional(worker);
    const body = Array.isArray(change) ? change : { ...newBusiness(), ...change };
    const error = await readRefusal(worker, () => put(artist, body));
    expect(error.code).toBe("VALIDATION_FAILED");
    if (path === "") expect(error.message).toBe(message);
    else expect(error.issues).toEqual([{ path, message }]);
  });

  test("of two windows that have read the same details, the second does not overwrite the first", async () => {
    const artist = await signInProfessional(worker);
    const none = (await get(artist)).headers.get("ETag");
    expect(none).toBe(`"${artist.id}."`);
    const first = await put(artist, newBusiness(), none);
    expect(await read(first)).toEqual(newBusiness());
    const moved = newBusiness({ city: "Québec" });
    const message = "Your business details have been changed elsewhere since you opened them.";
    await expectRefusal(worker, () => put(artist, moved, none), "CONFLICT", message);
    // A repeat after a lost response.
    const repeat = await expectUnchanged(worker, () => put(artist, newBusiness(), none));
    expect(await read(repeat)).toEqual(newBusiness());
    const tag = (await get(artist)).headers.get("ETag");
    expect(tag).toBe(first.headers.get("ETag"));
    expect((await read(await put(artist, moved, tag))).city).toBe("Québec");
  });

  test("a tag that a compressing proxy has made weak is that of the version", async () => {
    const artist = await signInProfessional(worker);
    const tag = `W/${(await get(artist)).headers.get("ETag")}`;
    expect(await read(await put(artist, newBusiness(), tag))).toEqual(newBusiness());
    await expectError(await put(artist, newBusiness({ city: "Québec" }), tag), "CONFLICT");
  });

  test("of ten edits of one version at once, one is written", async () => {
    const artist = await signInProfessional(worker);
    const tag = (await get(artist)).headers.get("ETag");
    const cities = Array.from({ length: 10 }, (_, index) => `City ${index}`);
    const answers = await Promise.all(
      cities.map((city) => put(artist, newBusiness({ city }), tag)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const written = cities[statuses.indexOf(200)];
    expect((await read(await get(artist))).city).toBe(written);
  });
});
