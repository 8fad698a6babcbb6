import { type APIRequestContext, expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type FeedbackEntry, type FeedbackInput, feedbackEntriesSchema } from "#schema/feedback.ts";
import { dismissToast, expectToast, newTitle } from "./journeys.ts";
import { holdRequests } from "./page-requests.ts";
import { chooseOption } from "./select-list.ts";
import { entryOf, notesOf, saveNotesOf, sendFeedback, statusOf } from "./sent-feedback.ts";
import { test } from "./test.ts";
import { pauseClock } from "./time.ts";
import { becomeAdmin, becomeArtist, openApp, openAppAsArtist } from "./users.ts";

/** Feedback that a new artist has just sent. */
async function sendAs(page: Page, changes: Partial<FeedbackInput> = {}): Promise<FeedbackInput> {
  await becomeArtist(page);
  return sendFeedback(page, { message: "First line.\nSecond <b>line</b>.", ...changes });
}

async function openAdminFeedback(page: Page): Promise<void> {
  await becomeAdmin(page);
  await page.goto("/admin/feedback");
  await expect(page.getByRole("heading", { level: 1, name: "Feedback" })).toBeVisible();
}

/** The admin at feedback that an artist has just sent. */
async function openNewEntry(page: Page) {
  const { subject } = await sendAs(page);
  await openAdminFeedback(page);
  return { subject, entry: entryOf(page, subject) };
}

async function readEntry(request: APIRequestContext, subject: string): Promise<FeedbackEntry> {
  const answer = await (await request.get(apiPaths.adminFeedback)).json();
  const entry = v.parse(feedbackEntriesSchema, answer).find((found) => found.subject === subject);
  if (!entry) throw new Error("The entry is not there.");
  return entry;
}

test("S2.005 S2.156 S2.157 S2.158 S3.024 S7.040 the admin reads what artists wrote, newest first", async ({
  page,
}) => {
  const older = await sendAs(page);
  const newer = await sendAs(page, { type: "general", subject: newTitle("Thanks") });
  const { email } = await becomeArtist(page);
  expect(email).toMatch(/@example\.com$/);
  await openAdminFeedback(page);
  await expect(page).toHaveTitle("Feedback – Art Pricing Tool");
  const entry = entryOf(page, older.subject);
  await expect(entry).toContainText("Bug,");
  await expect(entry).toContainText("Second <b>line</b>.");
  await expect(entry.getByRole("link")).toHaveAttribute("href", /^mailto:artist-.*@example\.com$/);
  await expect(statusOf(entry)).toHaveText("New");
  await expect(notesOf(entry)).toHaveValue("");
  const subjects = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(subjects.indexOf(newer.subject)).toBeLessThan(subjects.indexOf(older.subject));
});

test("S2.140 the Profile tab has a link to the page for admins only", async ({ page }) => {
  await openAppAsArtist(page, "profile");
  await expect(page.getByRole("button", { name: "Submit Feedback" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Read all feedback" })).toHaveCount(0);
  await becomeAdmin(page);
  await page.reload();
  await page.getByRole("link", { name: "Read all feedback" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Feedback" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/admin/feedback");
});

test("S3.046 S6.017 S8.055 a status is saved as soon as it is chosen, with a toast", async ({
  page,
}) => {
  const { subject, entry } = await openNewEntry(page);
  await statusOf(entry).click();
  await expect(page.getByRole("option")).toHaveText(["New", "In progress", "Resolved"]);
  await page.keyboard.press("Escape");
  for (const [name, status] of [
    ["In progress", "in_progress"],
    ["Resolved", "resolved"],
  ] as const) {
    await chooseOption(statusOf(entry), name);
    await expectToast(page, "Status Updated");
    await dismissToast(page, "Status Updated");
    await expect(statusOf(entry)).toHaveText(name);
    await expect.poll(async () => (await readEntry(page.request, subject)).status).toBe(status);
  }
  await page.reload();
  await expect(statusOf(entry)).toHaveText("Resolved");
});

test("S6.018 S8.056 notes are saved with a button, with a toast", async ({ page }) => {
  const { subject, entry } = await openNewEntry(page);
  await notesOf(entry).fill("Seen on Firefox.");
  await saveNotesOf(entry).click();
  await expectToast(page, "Notes Saved");
  expect(await readEntry(page.request, subject)).toMatchObject({
    adminNotes: "Seen on Firefox.",
    status: "new",
  });
  await page.reload();
  await expect(notesOf(entry)).toHaveValue("Seen on Firefox.");
  await notesOf(entry).fill("a".repeat(5001));
  await expect(notesOf(entry)).toHaveAccessibleDescription("Use at most 5,000 characters.");
  await expect(saveNotesOf(entry)).toHaveAttribute("aria-disabled", "true");
});

test("a failed change shows an error, resets the status and keeps the notes", async ({ page }) => {
  const { subject, entry } = await openNewEntry(page);
  await page.route(`**${apiPaths.adminFeedback}/*`, (route) => route.abort());
  await chooseOption(statusOf(entry), "Resolved");
  await expectToast(page, "Error", "Failed to update feedback. Please try again.");
  await dismissToast(page, "Error");
  await expect(statusOf(entry)).toHaveText("New");
  await notesOf(entry).fill("Seen on Firefox.");
  await saveNotesOf(entry).click();
  await expectToast(page, "Error", "Failed to update feedback. Please try again.");
  await expect(notesOf(entry)).toHaveValue("Seen on Firefox.");
  await page.unroute(`**${apiPaths.adminFeedback}/*`);
  await saveNotesOf(entry).click();
  await expectToast(page, "Notes Saved");
  expect(await readEntry(page.request, subject)).toMatchObject({
    adminNotes: "Seen on Firefox.",
    status: "new",
  });
});

test("S2.156 the filters by status and type lose no typed notes", async ({ page }) => {
  const bug = await sendAs(page);
  const idea = await sendAs(page, { type: "feature", subject: newTitle("Frames") });
  await openAdminFeedback(page);
  const [bugEntry, ideaEntry] = [entryOf(page, bug.subject), entryOf(page, idea.subject)];
  const status = page.getByRole("combobox", { name: "Status" });
  const type = page.getByRole("combobox", { name: "Type" });
  await notesOf(ideaEntry).fill("Not saved yet");
  await chooseOption(type, "Bug");
  await expect(ideaEntry).toBeHidden();
  await expect(bugEntry).toBeVisible();
  await chooseOption(status, "New");
  await chooseOption(statusOf(bugEntry), "Resolved");
  await expectToast(page, "Status Updated");
  // It stays until a filter is changed.
  await expect(bugEntry).toBeVisible();
  await chooseOption(status, "Resolved");
  await expect(bugEntry).toBeVisible();
  await chooseOption(status, "New");
  await expect(bugEntry).toBeHidden();
  await chooseOption(type, "All");
  await chooseOption(status, "All");
  await expect(bugEntry).toBeVisible();
  await expect(notesOf(ideaEntry)).toHaveValue("Not saved yet");
});

test("an empty list, a failed one, and filters without a match", async ({ page }) => {
  await becomeAdmin(page);
  const given: FeedbackEntry = {
    id: "1",
    email: null,
    type: "bug",
    subject: "Farewell",
    message: "It was good.",
    status: "resolved",
    adminNotes: "",
    createdAt: "2026-11-20T12:00:00.000Z",
  };
  await page.route(`**${apiPaths.adminFeedback}`, (route) => route.fulfill({ json: [] }));
  await page.goto("/admin/feedback");
  await expect(page.getByRole("heading", { name: "No feedback yet" })).toBeVisible();

  await page.unroute(`**${apiPaths.adminFeedback}`);
  await page.route(`**${apiPaths.adminFeedback}`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("The feedback could not be fetched");
  await page.unroute(`**${apiPaths.adminFeedback}`);
  await page.route(`**${apiPaths.adminFeedback}`, (route) => route.fulfill({ json: [given] }));
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(entryOf(page, "Farewell").getByText("Author's profile deleted")).toBeVisible();
  await chooseOption(page.getByRole("combobox", { name: "Status" }), "New");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "No entries" })).toBeVisible();
  await page.getByRole("button", { name: "Show All" }).click();
  await expect(entryOf(page, "Farewell")).toBeVisible();
});

test("S6.016 an artist is shown that the page is only for administrators, and sees no feedback", async ({
  page,
}) => {
  const { subject } = await sendAs(page);
  await page.goto("/admin/feedback");
  await expect(page.getByRole("heading", { level: 1, name: "For admins only" })).toBeVisible();
  await expect(page.getByText(subject)).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the tool" }).click();
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
});

test("S6.016 a signed-out user is asked to sign in, and an administrator returns to the page", async ({
  page,
}) => {
  async function signInAs(email: string): Promise<void> {
    await page.goto("/admin/feedback");
    await expect(page.getByRole("heading", { level: 1, name: "Sign in first" })).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveCount(0);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.locator('[name="email"]').fill(email);
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await signInAs(`${crypto.randomUUID()}@example.com`);
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await page.context().clearCookies();
  await signInAs("admin@example.com");
  await expect(page.getByRole("heading", { level: 1, name: "Feedback" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/admin/feedback");
  // Once: from then on the application is not reloaded.
  await openApp(page, "profile");
  await expect(page.getByRole("link", { name: "Read all feedback" })).toBeVisible();
});

test("S2.005 S2.015 the address has a page of its own, with a spinner until the answer", async ({
  page,
}) => {
  const response = await page.request.get("/admin/feedback");
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain("<title>Feedback – Art Pricing Tool</title>");
  expect(html).toContain('role="status"');
  await becomeAdmin(page);
  const feedback = await holdRequests(page, `**${apiPaths.adminFeedback}`);
  await page.goto("/admin/feedback");
  await expect(page.getByRole("heading", { level: 1, name: "Feedback" })).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  feedback.release();
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
});

test("S4.092 the idle timeout leaves the admin page too", async ({ page }) => {
  await becomeAdmin(page);
  await page.clock.install();
  const known = page.waitForFunction(() => localStorage.getItem("user-last-active") !== null);
  await page.goto("/admin/feedback");
  await known;
  await pauseClock(page);
  await page.clock.runFor(14 * 60_000);
  await expect(page.getByRole("alertdialog", { name: "Are you still there?" })).toBeVisible();
});
