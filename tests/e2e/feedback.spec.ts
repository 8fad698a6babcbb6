import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { readStorage } from "./browser-storage.ts";
import { expectToast, expectToastBeside, newTitle } from "./journeys.ts";
import { addressOf, holdRequests, watchRequests } from "./page-requests.ts";
import { chooseIn } from "./select-list.ts";
import { test } from "./test.ts";
import { becomeArtist, openApp, openAppAsArtist } from "./users.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Feedback and Suggestions" });
const field = (page: Page, name: string) => dialog(page).getByRole("textbox", { name });
const sendButton = (page: Page) =>
  dialog(page).getByRole("button", { name: /^(Submit Feedback|Submitting\.\.\.)$/ });

async function openFeedback(page: Page): Promise<void> {
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fillIn(page: Page, subject: string): Promise<void> {
  await chooseIn(dialog(page), "Type", "Improvement");
  await field(page, "Subject").fill(subject);
  await field(page, "Message").fill("Could the frame count in the price?");
}

async function expectFilledIn(page: Page, subject: string): Promise<void> {
  await expect(dialog(page).getByRole("combobox", { name: "Type" })).toHaveText("Improvement");
  await expect(field(page, "Subject")).toHaveValue(subject);
  await expect(field(page, "Message")).toHaveValue("Could the frame count in the price?");
}

test("S2.140 S2.155 S3.021 S3.022 S3.023 S5.027 S5.028 S5.029 S7.039 S8.053 feedback is validated and sent", async ({
  page,
}) => {
  const { email } = await openAppAsArtist(page, "profile");
  await expect(page.getByRole("heading", { name: "Feedback and Suggestions" })).toBeVisible();
  await openFeedback(page);
  await expect(dialog(page)).toHaveAccessibleDescription(
    `It reaches us with your address, ${email}, so that we can answer.`,
  );
  await expect(field(page, "Message")).toHaveAttribute("rows", "4");
  const sent = watchRequests(page, (request) => request.url().endsWith(apiPaths.feedback));

  const type = dialog(page).getByRole("combobox", { name: "Type" });
  await sendButton(page).click();
  for (const [control, error] of [
    [type, "Choose what it is about."],
    [field(page, "Subject"), "Enter a subject."],
    [field(page, "Message"), "Enter a message."],
  ] as const) {
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(error);
  }
  await expect(type).toBeFocused();
  await type.click();
  await expect(page.getByRole("option")).toHaveText(["Bug", "Feature", "Improvement", "General"]);
  await page.getByRole("option", { name: "Bug" }).click();
  await expect(type).not.toHaveAttribute("aria-invalid");
  await field(page, "Subject").fill("   ");
  await field(page, "Subject").press("Enter");
  await expect(field(page, "Subject")).toBeFocused();
  await field(page, "Subject").fill("It jumps");
  await field(page, "Subject").press("Enter");
  await expect(field(page, "Message")).toBeFocused();
  await field(page, "Subject").fill("a".repeat(201));
  await expect(field(page, "Subject")).toHaveAccessibleDescription("Use at most 200 characters.");
  await field(page, "Message").fill("a".repeat(5001));
  await expect(field(page, "Message")).toHaveAccessibleDescription("Use at most 5,000 characters.");
  await sendButton(page).click();
  await expect(field(page, "Subject")).toBeFocused();
  await field(page, "Subject").fill("It jumps");
  await sendButton(page).click();
  expect(sent.map(addressOf)).toEqual([]);

  await field(page, "Message").fill("The list jumps.\nEvery time.");
  const answer = page.waitForResponse(`**${apiPaths.feedback}`);
  await sendButton(page).click();
  expect((await answer).status()).toBe(201);
  await expectToast(page, "Thank you!", "Your feedback is with us, and a person reads it.");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Submit Feedback" })).toBeFocused();
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    { type: "bug", subject: "It jumps", message: "The list jumps.\nEvery time.", email },
  ]);
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(field(page, "Subject")).toHaveValue("");
  await expect(type).not.toHaveAttribute("aria-invalid");
});

test("S8.028 a failed submission keeps the input, and a retry sends it once", async ({ page }) => {
  await becomeArtist(page);
  const subject = newTitle("Frames");
  await openFeedback(page);
  await fillIn(page, subject);
  const failed = "Failed to submit feedback. Please try again.";
  await page.route(`**${apiPaths.feedback}`, (route) => route.abort());
  await expectToastBeside(page, () => sendButton(page).click(), "Error", failed);
  await expectFilledIn(page, subject);
  await page.unroute(`**${apiPaths.feedback}`);

  // It arrives, and the response is lost.
  const ids: string[] = [];
  await page.route(
    `**${apiPaths.feedback}`,
    async (route) => {
      ids.push(((await (await route.fetch()).json()) as { id: string }).id);
      await route.fulfill({ status: 500, body: "" });
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect.poll(() => ids.length).toBe(1);
  await expectFilledIn(page, subject);
  await expect(sendButton(page)).not.toHaveAttribute("aria-busy");
  const answer = page.waitForResponse(`**${apiPaths.feedback}`);
  await sendButton(page).dblclick();
  expect(await (await answer).json()).toEqual({ id: ids[0] });
  await expectToast(page, "Thank you!");
});

test("while it is being sent the button is busy, and a second click sends nothing", async ({
  page,
}) => {
  await becomeArtist(page);
  await openFeedback(page);
  await fillIn(page, newTitle("Frames"));
  const sent = await holdRequests(page, `**${apiPaths.feedback}`);
  await sendButton(page).click();
  await expect(dialog(page).getByRole("button", { name: "Submitting..." })).toBeVisible();
  await sendButton(page).click({ force: true });
  await field(page, "Subject").press("Enter");
  sent.release();
  await expectToast(page, "Thank you!");
  expect(sent.requests).toHaveLength(1);
});

test("typed feedback survives closing, reloading and an ended session, and is removed by a log-out", async ({
  page,
}) => {
  await becomeArtist(page);
  const subject = newTitle("Frames");
  await openFeedback(page);
  await fillIn(page, subject);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expectFilledIn(page, subject);

  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await sendButton(page).click();
  await expect(page.locator('[name="email"]')).toBeVisible();
  await page.context().addCookies(cookies);
  await openFeedback(page);
  await expectFilledIn(page, subject);

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("button", { name: "Create Your Profile" })).toBeVisible();
  expect(await readStorage(page)).not.toContain("Frames");
});

test("S7.039 S8.028 the sixth in an hour is refused with the reason, and the input stays", async ({
  page,
}) => {
  await becomeArtist(page);
  const subject = newTitle("Frames");
  await openFeedback(page);
  for (let sent = 0; sent < 5; sent += 1) {
    await fillIn(page, subject);
    const answer = page.waitForResponse(`**${apiPaths.feedback}`);
    await sendButton(page).click();
    expect((await answer).status()).toBe(201);
    await expect(dialog(page)).toBeHidden();
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    await expect(field(page, "Subject")).toHaveValue("");
  }
  await fillIn(page, subject);
  await expectToastBeside(
    page,
    () => sendButton(page).click(),
    "Error",
    "Failed to submit feedback. Please try again.",
  );
  await expect(dialog(page).getByRole("status")).toHaveText(
    "You have sent 5 in an hour, and that is the most we take. What you wrote stays here: send it a little later.",
  );
  await expectFilledIn(page, subject);
});
