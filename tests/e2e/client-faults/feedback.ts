import { type APIRequestContext, expect, type Page, request } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type FeedbackEntry, feedbackEntriesSchema } from "#schema/feedback.ts";
import { newTitle } from "../journeys.ts";
import { ownAddress } from "../own-address.ts";
import { chooseOption } from "../select-list.ts";
import { entryOf, notesOf, saveNotesOf, sendFeedback, statusOf } from "../sent-feedback.ts";
import { test } from "../test.ts";
import { admin, becomeAdmin, becomeArtist, openApp, signIn } from "../users.ts";
import type { Mutations } from "./mutation.ts";

/** Reads the feedback as an admin, independently of the user who is signed in on the page. */
async function findFeedback(subject: string): Promise<FeedbackEntry[]> {
  const { baseURL = "" } = test.info().project.use;
  const extraHTTPHeaders = ownAddress();
  const asAdmin: APIRequestContext = await request.newContext({ baseURL, extraHTTPHeaders });
  await signIn(asAdmin, admin);
  const answer = await (await asAdmin.get(apiPaths.adminFeedback)).json();
  await asAdmin.dispose();
  return v.parse(feedbackEntriesSchema, answer).filter((entry) => entry.subject === subject);
}

/** The admin at an entry that an artist has just sent. */
async function openFeedbackAsAdmin(page: Page) {
  await becomeArtist(page);
  const { subject } = await sendFeedback(page);
  await becomeAdmin(page);
  const entry = entryOf(page, subject);
  return {
    subject,
    entry,
    open: async () => {
      await page.goto("/admin/feedback");
      await expect(entry).toBeVisible();
    },
  };
}

const updateFailed = ["Error", "Failed to update feedback. Please try again."] as const;
const entryPath = /\/api\/admin\/feedback\/[\w-]+$/;

export const feedbackMutations: Mutations = {
  "send feedback": {
    method: "POST",
    path: /\/api\/feedback$/,
    failed: ["Error", "Failed to submit feedback. Please try again."],
    done: ["Thank you!"],
    setUp: async (page) => {
      await becomeArtist(page);
      const dialog = page.getByRole("dialog", { name: "Feedback and Suggestions" });
      const type = dialog.getByRole("combobox", { name: "Type" });
      const subject = dialog.getByRole("textbox", { name: "Subject" });
      const message = dialog.getByRole("textbox", { name: "Message" });
      const title = newTitle("Frames");
      return {
        open: async () => {
          await openApp(page, "profile");
          await page.getByRole("button", { name: "Submit Feedback" }).click();
        },
        fill: async () => {
          await chooseOption(type, "Improvement");
          await subject.fill(title);
          await message.fill("Could the frame count?");
        },
        submit: (press) =>
          press(dialog.getByRole("button", { name: /^(Submit Feedback|Submitting\.\.\.)$/ })),
        expectInput: async () => {
          await expect(type).toHaveText("Improvement");
          await expect(subject).toHaveValue(title);
          await expect(message).toHaveValue("Could the frame count?");
        },
        countDone: async () => (await findFeedback(title)).length,
      };
    },
  },
  "set the status of a feedback": {
    method: "PATCH",
    path: entryPath,
    failed: updateFailed,
    isLedBack: true,
    done: ["Status Updated"],
    setUp: async (page) => {
      const { subject, entry, open } = await openFeedbackAsAdmin(page);
      const status = statusOf(entry);
      return {
        open,
        submit: async (press) => {
          await status.click();
          await press(page.getByRole("option", { name: "Resolved" }));
        },
        // It shows the stored value again, so that a failed change does not look saved.
        expectInput: () => expect(status).toHaveText("New"),
        countDone: async () =>
          (await findFeedback(subject)).filter((one) => one.status === "resolved").length,
      };
    },
  },
  "save an admin's notes": {
    method: "PATCH",
    path: entryPath,
    failed: updateFailed,
    isLedBack: true,
    done: ["Notes Saved"],
    setUp: async (page) => {
      const { subject, entry, open } = await openFeedbackAsAdmin(page);
      const notes = notesOf(entry);
      const text = "Seen.\nAsked for a picture of it.";
      return {
        open,
        fill: () => notes.fill(text),
        submit: (press) => press(saveNotesOf(entry)),
        expectInput: () => expect(notes).toHaveValue(text),
        countDone: async () =>
          (await findFeedback(subject)).filter((one) => one.adminNotes === text).length,
      };
    },
  },
};
