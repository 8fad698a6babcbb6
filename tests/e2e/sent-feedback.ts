import { expect, type Locator, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import type { FeedbackInput } from "#schema/feedback.ts";
import { newTitle } from "./journeys.ts";
import { ownOrigin } from "./users.ts";

/** Sends feedback as the signed-in user. All tests share the admin's list, so each subject is its own. */
export async function sendFeedback(
  page: Page,
  changes: Partial<FeedbackInput> = {},
): Promise<FeedbackInput> {
  const subject = newTitle("The list jumps");
  const data: FeedbackInput = { type: "bug", subject, message: "Every time.", ...changes };
  const answer = await page.request.post(apiPaths.feedback, { data, headers: ownOrigin() });
  expect(answer.status()).toBe(201);
  return data;
}

/** The entry of a feedback on the admin's page. */
export function entryOf(page: Page, subject: string): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name: subject }) });
}

export const statusOf = (entry: Locator) => entry.getByRole("combobox", { name: /^Status of .+$/ });
export const notesOf = (entry: Locator) =>
  entry.getByRole("textbox", { name: /^Admin notes on .+$/ });
export const saveNotesOf = (entry: Locator) =>
  entry.getByRole("button", { name: /^Save Notes on .+$/ });
