import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { userSchema } from "#schema/artist/user.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { keyHeader, signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { announceUpload } from "#tests/support/endless-upload.ts";
import { whileFailing } from "#tests/support/failing-writes.ts";
import { png, pngUrl } from "#tests/support/pictures.ts";
import { expectError, saveWork } from "#tests/support/records.ts";
import {
  expectInvalid,
  expectRefusal,
  expectUnchanged,
  readRefusal,
} from "#tests/support/refusals.ts";
import { pageHeaders } from "#tests/support/request-here.ts";
import { countRows, readRow, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { countPictures } from "#tests/support/stores.ts";

const worker = workerForTests();

function patch(artist: TestArtist, body: unknown): Promise<Response> {
  return artist.send("PATCH", apiPaths.profile, body);
}

function readUserRow(id: string): Promise<Record<string, unknown> | null> {
  return readRow(worker, "SELECT * FROM users WHERE id = ?", id);
}

const wholeForm = {
  careerStages: ["established"],
  weeklyHours: "21-30",
  salesHistory: "5-20k",
  education: "bfa,academic",
  currency: "USD",
  usesMetric: true,
  customHourlyRate: 32.5,
  firstName: "  Ana ",
  lastName: "Tremblay",
  city: "Portland",
  provinceState: "Oregon",
  country: "United States",
  hasAcceptedTos: true,
  tosAcceptedAt: "2001-01-01T00:00:00.000Z",
  optInAppUpdates: true,
  optInPdaNews: true,
  hasCompletedSetup: true,
};

test("S3.002 a user has the specification's fields, and no others", async () => {
  const artist = await signInArtist(worker);
  const user = await (await artist.request(apiPaths.authUser)).json();
  expect(Object.keys(v.parse(v.record(v.string(), v.unknown()), user)).sort()).toEqual(
    [
      ...["id", "firstName", "lastName", "email", "profileImageUrl", "careerStages", "weeklyHours"],
      ...["salesHistory", "education", "currency", "usesMetric", "customHourlyRate", "city"],
      ...["provinceState", "country", "hasAcceptedTos", "tosAcceptedAt", "optInAppUpdates"],
      ...["optInPdaNews", "hasCompletedSetup", "isSubscribed", "isFreeVersion"],
      ...["hasUsedFreeCalculation", "artworkSaveCount", "maxArtworkSaves", "isAdmin"],
      ...["isReturningUser", "subscriptionDetails"],
      ...["isPaused", "isPastDue", "cancelAtPeriodEnd", "currentPeriodEnd"],
    ].sort(),
  );
});

test("S3.003 S3.005 S3.006 S3.009 stages are a list, education a text with commas, units a boolean, one save", async () => {
  const artist = await signInArtist(worker);
  await patch(artist, {
    careerStages: ["emerging", "established"],
    education: "apprenticeship,college",
    usesMetric: true,
  });
  expect(await (await artist.request(apiPaths.authUser)).json()).toMatchObject({
    careerStages: ["emerging", "established"],
    education: "apprenticeship,college",
    usesMetric: true,
    maxArtworkSaves: 1,
  });
});

describe("PATCH /api/profile", () => {
  test("S7.010 S7.011 the whole form is stored, and the response is the whole user", async () => {
    const artist = await signInArtist(worker, { tosAcceptedAt: null, hasCompletedSetup: false });
    const before = Date.now();
    const response = await patch(artist, wholeForm);
    const { tosAcceptedAt, ...user } = await readAnswer(userSchema, response);
    const { tosAcceptedAt: _sent, ...form } = wholeForm;
    expect(user).toMatchObject({ ...form, firstName: "Ana", id: artist.id });
    expect(Date.parse(String(tosAcceptedAt))).toBeGreaterThanOrEqual(before);
  });

  test("an empty patch changes nothing and answers the user", async () => {
    const artist = await signInArtist(worker);
    const response = await expectUnchanged(worker, () => patch(artist, {}));
    expect(response.status).toBe(200);
  });

  test("S3.008 the time of the first acceptance is never changed", async () => {
    const artist = await signInArtist(worker, { tosAcceptedAt: null });
    const first = await (await patch(artist, { hasAcceptedTos: true })).json();
    const second = await (await patch(artist, { hasAcceptedTos: true })).json();
    expect(second).toEqual(first);
  });

  test("accepted terms cannot be revoked, and the rest of such a patch is not applied", async () => {
    const artist = await signInArtist(worker);
    const revoke = () => patch(artist, { hasAcceptedTos: false, firstName: "Other" });
    await expectRefusal(worker, revoke, "CONFLICT");
  });

  test("S7.014 the used free calculation cannot be reset, and the rest of such a patch is not applied", async () => {
    const artist = await signInArtist(worker);
    expect(await (await patch(artist, { hasUsedFreeCalculation: false })).json()).toMatchObject({
      hasUsedFreeCalculation: false,
    });
    expect(await (await patch(artist, { hasUsedFreeCalculation: true })).json()).toMatchObject({
      hasUsedFreeCalculation: true,
    });
    const reset = () => patch(artist, { hasUsedFreeCalculation: false, city: "Elsewhere" });
    await expectRefusal(worker, reset, "CONFLICT");
    expect(await (await patch(artist, { city: "Rimouski" })).json()).toMatchObject({
      city: "Rimouski",
      hasUsedFreeCalculation: true,
    });
  });

  test("the database refuses to reset the used free calculation", async () => {
    const artist = await signInArtist(worker, { hasUsedFreeCalculation: true });
    const reset = "UPDATE users SET has_used_free_calculation = 0 WHERE id = ?";
    await expect(runSql(worker, reset, artist.id)).rejects.toThrow("cannot be taken back");
  });

  test("S7.013 a request cannot make a user a subscriber", async () => {
    const artist = await signInArtist(worker);
    const subscribe = () => patch(artist, { isSubscribed: true, isFreeVersion: false });
    await expectRefusal(worker, subscribe, "FORBIDDEN");
  });

  test("S4.034 S7.013 Free is chosen with the two flags", async () => {
    const artist = await signInArtist(worker, { isFreeVersion: false });
    const response = await patch(artist, { isSubscribed: false, isFreeVersion: true });
    expect(await response.json()).toMatchObject({ isSubscribed: false, isFreeVersion: true });
  });

  test("the free plan is not left for none", async () => {
    const artist = await signInArtist(worker);
    await expectInvalid(worker, () => patch(artist, { isFreeVersion: false }), ["isFreeVersion"]);
    expect(await readUserRow(artist.id)).toMatchObject({ is_free_version: 1 });
  });

  test("S3.005 S3.035 legacy education is written as today's names", async () => {
    const artist = await signInArtist(worker);
    const response = await patch(artist, { education: "certificate, master,bachelor,bfa" });
    expect(await response.json()).toMatchObject({ education: "emerging,mfa,bfa" });
    expect(await readUserRow(artist.id)).toMatchObject({ education: "emerging,mfa,bfa" });
  });

  test("S3.005 S3.035 legacy education is read as today's names", async () => {
    const artist = await signInArtist(worker, { education: "diploma,unheard-of" });
    expect(await (await patch(artist, {})).json()).toMatchObject({ education: "college" });
  });

  test("S5.008 no education is saved as self-taught", async () => {
    const artist = await signInArtist(worker);
    expect(await (await patch(artist, { education: "" })).json()).toMatchObject({
      education: "self-taught",
    });
  });

  test("S5.010 an hourly rate of 0 is stored, null unsets it", async () => {
    const artist = await signInArtist(worker);
    expect(await (await patch(artist, { customHourlyRate: 0 })).json()).toMatchObject({
      customHourlyRate: 0,
    });
    expect(await (await patch(artist, { customHourlyRate: null })).json()).toMatchObject({
      customHourlyRate: null,
    });
  });

  test("one artist's change does not affect other artists", async () => {
    const [artist, other] = [await signInArtist(worker), await signInArtist(worker)];
    const before = await readUserRow(other.id);
    await patch(artist, wholeForm);
    expect(await readUserRow(other.id)).toEqual(before);
  });

  test("a write that fails half-way leaves the profile as it was", async () => {
    const artist = await signInArtist(worker);
    const before = await readUserRow(artist.id);
    const response = await whileFailing(worker, "UPDATE ON users WHEN NEW.city = 'Fault'", () =>
      patch(artist, { city: "Fault", firstName: "Half" }),
    );
    await expectError(response, "INTERNAL");
    expect(await readUserRow(artist.id)).toEqual(before);
  });
});

/** Sent as they are; a body names the field that the answer must name. */
const refusedBodies: readonly (readonly [what: string, field: string, body: unknown])[] = [
  ["admin rights", "isAdmin", { isAdmin: true }],
  ["the save counter", "artworkSaveCount", { artworkSaveCount: 0 }],
  ["the save limit", "maxArtworkSaves", { maxArtworkSaves: 99 }],
  ["subscription details", "subscriptionDetails", { subscriptionDetails: {} }],
  ["the email", "email", { email: "admin@example.com" }],
  ["whether the email is verified", "emailVerified", { emailVerified: true }],
  ["the id", "id", { id: "other" }],
  ["the picture", "profileImageUrl", { profileImageUrl: "https://example.com/a.png" }],
  ["being returning", "isReturningUser", { isReturningUser: true }],
  ["being paused", "isPaused", { isPaused: false }],
  ["the period's end", "currentPeriodEnd", { currentPeriodEnd: null }],
  ["a column's own name", "max_artwork_saves", { max_artwork_saves: 99 }],
  ["an unknown key beside a good one", "nickname", { firstName: "Ana", nickname: "A" }],
  ["an inherited name", "constructor", { constructor: 1 }],
  ["a name that is not text", "firstName", { firstName: 1 }],
  ["a name that is null", "lastName", { lastName: null }],
  ["a name of 101 characters", "firstName", { firstName: "a".repeat(101) }],
  ["no career stage", "careerStages", { careerStages: [] }],
  ["a career stage outside a list", "careerStages", { careerStages: "emerging" }],
  ["an unknown career stage", "careerStages.0", { careerStages: ["famous"] }],
  ["a career stage twice", "careerStages", { careerStages: ["emerging", "emerging"] }],
  ["unknown weekly hours", "weeklyHours", { weeklyHours: "31-40" }],
  ["unknown sales", "salesHistory", { salesHistory: ">1M" }],
  ["unknown education", "education", { education: "college,phd" }],
  ["education in a list", "education", { education: ["college"] }],
  ["an unknown currency", "currency", { currency: "EUR" }],
  ["units in text", "usesMetric", { usesMetric: "true" }],
  ["a negative hourly rate", "customHourlyRate", { customHourlyRate: -1 }],
  ["an hourly rate in text", "customHourlyRate", { customHourlyRate: "20" }],
  ["an hourly rate of three decimals", "customHourlyRate", { customHourlyRate: 1.234 }],
  ["an hourly rate of 10,000.01", "customHourlyRate", { customHourlyRate: 10_000.01 }],
  ["another country", "country", { country: "France" }],
  ["terms in a number", "hasAcceptedTos", { hasAcceptedTos: 1 }],
  ["a time that is none", "tosAcceptedAt", { tosAcceptedAt: "yesterday" }],
  ["an opt-in of null", "optInPdaNews", { optInPdaNews: null }],
  ["setup in text", "hasCompletedSetup", { hasCompletedSetup: "yes" }],
];

describe("S5.035 PATCH /api/profile refuses, and changes nothing", () => {
  test.each(refusedBodies)("%s", async (_what, field, body) => {
    const artist = await signInArtist(worker);
    const { code, issues } = await readRefusal(worker, () => patch(artist, body));
    expect(code).toBe("VALIDATION_FAILED");
    expect(issues?.[0]?.path).toBe(field);
  });

  test.each([
    ["a list", "[]", "application/json", 400],
    ["null", "null", "application/json", 400],
    ["text", '"isAdmin"', "application/json", 400],
    ["broken JSON", '{"city":', "application/json", 400],
    ["nothing", "", "application/json", 400],
    ["a form", "city=Lyon", "application/x-www-form-urlencoded", 415],
    ["plain text", '{"city":"Lyon"}', "text/plain", 415],
    ["__proto__", '{"__proto__":{"isAdmin":true}}', "application/json", 400],
  ])("%s as a body", async (_what, body, type, status) => {
    const artist = await signInArtist(worker);
    const init = { method: "PATCH", headers: { "Content-Type": type }, body };
    const send = () => artist.request(apiPaths.profile, init);
    expect((await expectUnchanged(worker, send)).status).toBe(status);
  });

  test("too much as a body", async () => {
    const artist = await signInArtist(worker);
    const headers = pageHeaders(artist);
    const upload = () => announceUpload(worker.url, apiPaths.profile, "PATCH", headers, 1);
    expect(await expectUnchanged(worker, upload)).toBe(413);
  });

  test("a visitor", async () => {
    const response = await worker.request(apiPaths.profile, { method: "PATCH", body: "{}" });
    await expectError(response, "UNAUTHORIZED");
  });
});

describe("DELETE /api/profile", () => {
  async function countOwnRows(id: string): Promise<number> {
    const owned = ["sessions", "artworks", "artwork_saves"].map(
      (table) => `${table} WHERE user_id = ?`,
    );
    const counts = ["users WHERE id = ?", ...owned].map((from) => countRows(worker, from, id));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  test("S7.019 S7.041 everything stored about the artist is deleted, and the old cookie is invalid", async () => {
    const [artist, other] = [await signInAdmin(worker), await signInArtist(worker)];
    for (const owner of [artist, other]) {
      const body = newArtwork({ imageUrl: pngUrl(png()) });
      const response = await owner.send("POST", apiPaths.artworks, body, keyHeader("first"));
      expect(response.status).toBe(201);
    }
    const othersRows = await countOwnRows(other.id);

    const response = await artist.request(apiPaths.profile, { method: "DELETE" });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(response.headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
    expect(await countOwnRows(artist.id)).toBe(0);
    expect(await countPictures(worker, artist)).toBe(0);
    const next = await artist.request(apiPaths.artworks);
    await expectError(next, "UNAUTHORIZED");
    expect(await countOwnRows(other.id)).toBe(othersRows);
    expect(await countPictures(worker, other)).toBe(1);
  });

  test("more pictures than fit on one page of the bucket are all deleted", async () => {
    const artist = await signInArtist(worker);
    await atOnce(1005, (index) => worker.env.PICTURES.put(`${artist.id}/${index}`, "x"));
    await artist.request(apiPaths.profile, { method: "DELETE" });
    expect(await countPictures(worker, artist)).toBe(0);
  });

  test("an artist whose row cannot be deleted keeps everything", async () => {
    const artist = await signInArtist(worker);
    await saveWork(artist, { imageUrl: pngUrl(png()) });
    const response = await whileFailing(worker, "DELETE ON users", () =>
      artist.request(apiPaths.profile, { method: "DELETE" }),
    );
    expect(response.status).toBe(500);
    expect(await countOwnRows(artist.id)).toBe(3);
    expect(await countPictures(worker, artist)).toBe(1);
  });

  test("a visitor deletes nothing", async () => {
    expect((await worker.request(apiPaths.profile, { method: "DELETE" })).status).toBe(401);
  });
});
