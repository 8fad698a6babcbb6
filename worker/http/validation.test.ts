import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { profilePatchSchema } from "#schema/artist/profile-patch.ts";
import { artworkInputSchema } from "#schema/artworks/artwork.ts";
import { errorBodySchema } from "#schema/errors.ts";
import { feedbackInputSchema, feedbackPatchSchema } from "#schema/feedback.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import { subscriptionChoiceSchema } from "#schema/subscription.ts";
import { signInAdmin, type TestArtist } from "#tests/support/artists.ts";
import { newBusiness } from "#tests/support/business.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });
let admin: TestArtist;
beforeAll(async () => {
  admin = await signInAdmin(worker);
});

const bodies = [
  ["PATCH", apiPaths.profile, profilePatchSchema],
  ["POST", apiPaths.artworks, artworkInputSchema],
  ["PATCH", apiPaths.artwork, artworkInputSchema],
  ["POST", apiPaths.feedback, feedbackInputSchema],
  ["PATCH", apiPaths.adminFeedbackEntry, feedbackPatchSchema],
  ["POST", apiPaths.createSubscription, subscriptionChoiceSchema],
  ["POST", apiPaths.switchSubscription, subscriptionChoiceSchema],
] as const;

/** As many as a body has room for, all of them wrong. */
const thousands = Array.from({ length: 15_000 }, () => "x");
/** A field's own faults, and those of the fields that are missing beside it. */
const longestAnswer = 2000;

test.each(bodies)(
  "%s %s returns one issue for a list of thousands",
  async (method, path, schema) => {
    for (const field of Object.keys(schema.entries)) {
      const answer = await admin.send(method, path, { [field]: thousands });
      expect(answer.status).toBe(400);
      const text = await answer.text();
      expect(text.length).toBeLessThan(longestAnswer);
      const { issues = [] } = v.parse(errorBodySchema, JSON.parse(text));
      expect(issues.filter((issue) => issue.path.startsWith(field))).toHaveLength(1);
    }
  },
);

test.each(bodies)(
  "%s %s shows only the beginning of an endless field name",
  async (method, path) => {
    const answer = await admin.send(method, path, { ["y".repeat(60_000)]: 1 });
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text.length).toBeLessThan(longestAnswer);
    expect(text).toContain("y".repeat(50));
  },
);

test("a body that is nested thousands of times is 400", async () => {
  const nested = `{"city":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
  const headers = { "Content-Type": "application/json" };
  const answer = await admin.request(apiPaths.profile, { method: "PATCH", body: nested, headers });
  expect(answer.status).toBe(400);
  const { message } = v.parse(errorBodySchema, await answer.json());
  expect(message).toBe("The body has too many fields within each other.");
});

test.each([
  ["PUT", apiPaths.channels, thousands],
  ["PUT", salesPaths.business, { ...newBusiness(), registrations: thousands }],
  ["POST", priceListPaths.lists, { anchors: thousands }],
])("%s %s names the first of thousands of mistakes", async (method, path, body) => {
  const answer = await admin.send(method, path, body);
  expect(answer.status).toBe(400);
  const text = await answer.text();
  expect(text.length).toBeLessThan(20_000);
  const { issues = [] } = v.parse(errorBodySchema, JSON.parse(text));
  expect(issues).toHaveLength(100);
});

test("each of several mistakes has an issue that says what to do", async () => {
  const mistakes = { careerStages: ["famous", "emerging", "rich"], city: 1, currency: "EUR" };
  const answer = await admin.send("PATCH", apiPaths.profile, mistakes);
  const { issues = [] } = v.parse(errorBodySchema, await answer.json());
  expect(issues).toEqual([
    { path: "careerStages.0", message: "Choose one of the four career stages." },
    { path: "careerStages.2", message: "Choose one of the four career stages." },
    { path: "currency", message: expect.any(String) },
    { path: "city", message: "Enter text." },
  ]);
});
