import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { readStorage } from "./browser-storage.ts";
import { expectToast, toast } from "./journeys.ts";
import { test } from "./test.ts";
import { pauseClock } from "./time.ts";
import { becomeArtist, landing, openApp } from "./users.ts";

const minute = 60_000;
const expired = "You have been logged out due to inactivity.";

const warning = (page: Page) => page.getByRole("alertdialog", { name: "Are you still there?" });

/** Stops the clock of all tabs once they are loaded, and moves the pointer once more. Returns the time of that. */
async function moveLast(page: Page): Promise<number> {
  const time = await pauseClock(page);
  await page.clock.runFor(3000);
  await move(page);
  return time + 3000;
}

/** One movement of the pointer, as an event. */
async function move(page: Page): Promise<void> {
  await page.evaluate(() => document.body.dispatchEvent(new Event("mousemove")));
}

/** Opens the application as an artist whose idle time starts now. Returns the time of the page's clock. */
async function openIdle(
  page: Page,
  prepare: () => Promise<void> = async () => {},
): Promise<number> {
  await becomeArtist(page);
  await page.clock.install();
  await openApp(page);
  await prepare();
  return moveLast(page);
}

/** The same, with a draft in another tab, which is returned. */
async function openIdleWithDraft(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await openIdle(page, async () => {
    await openApp(other);
    await other.getByRole("textbox", { name: "Title" }).fill("Low Tide");
  });
  return other;
}

async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.request.get(apiPaths.authUser)).status() === 200;
}

/** The warning opens after so many milliseconds, to a tenth of a second. */
async function expectWarnedAfter(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 100);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(warning(page)).toBeVisible();
}

/** Time passes until a tab shows the landing page. */
async function expectLanding(page: Page, tab: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(landing(tab)).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** The sign-out happens 1.5 s after the toast. */
async function expectIdleSignOut(page: Page): Promise<void> {
  await expectToast(page, "Session Expired", expired);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(1480);
  expect(await isSignedIn(page)).toBe(true);
  const call = page.waitForRequest(`**${apiPaths.logout}`);
  await page.clock.runFor(40);
  await call;
  await expectLanding(page, page);
  expect(await isSignedIn(page)).toBe(false);
}

test("S2.154 S4.092 S4.094 S4.095 S9.029 S9.030 the warning opens after 14 minutes and counts a minute down", async ({
  page,
}) => {
  await openIdle(page);
  await page.clock.runFor(14 * minute - 50);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(100);
  const dialog = warning(page);
  await expect(dialog).toHaveAccessibleDescription(
    "Nothing has moved here for a while. When the time is up you are logged out, and the draft of a new work stays for you. Logout Now removes it.",
  );
  await expect(dialog.getByRole("button")).toHaveText(["Logout Now", "Stay Active"]);
  await expect(dialog.getByText("60 seconds")).toBeVisible();
  const bar = dialog.getByRole("progressbar", { name: "Time until you are logged out" });
  const share = () =>
    bar.evaluate((element) => {
      const part = element.firstElementChild;
      if (!(part instanceof HTMLElement)) throw new Error("The bar is empty.");
      return part.style.width;
    });
  expect(await share()).toBe("100%");
  await expect(dialog.getByRole("button", { name: "Stay Active" })).toBeFocused();
  await page.clock.runFor(15_000);
  await expect(dialog.getByText("45 seconds")).toBeVisible();
  expect(await share()).toBe("75%");
  await page.clock.runFor(44_000);
  await expect(dialog.getByText("1 second")).toBeVisible();
  expect(await isSignedIn(page)).toBe(true);
});

test("S4.094 the countdown is announced at its start, at 30 and at 10 seconds, and not between", async ({
  page,
}) => {
  await openIdle(page);
  await page.clock.runFor(14 * minute);
  const announcement = warning(page).getByRole("status");
  const bar = warning(page).getByRole("progressbar");
  const heard = new Set<string>();
  for (let second = 0; second < 59; second += 1) {
    heard.add(`${await announcement.textContent()} / ${await bar.getAttribute("aria-valuenow")}`);
    await page.clock.runFor(1000);
  }
  expect([...heard]).toEqual([
    "60 seconds until you are logged out / 60",
    "30 seconds until you are logged out / 30",
    "10 seconds until you are logged out / 10",
  ]);
});

test("the bar shrinks smoothly, and by steps with reduced motion", async ({ page }) => {
  await openIdle(page);
  await page.clock.runFor(14 * minute);
  const duration = () =>
    warning(page)
      .getByRole("progressbar")
      .evaluate((bar) => getComputedStyle(bar.firstElementChild ?? bar).transitionDuration);
  expect(await duration()).toBe("1s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toBe("0s");
});

test("S4.098 S4.099 S4.100 S9.032 the countdown's end logs out with a reason, and keeps the draft", async ({
  page,
}) => {
  await openIdle(page, () => page.getByRole("textbox", { name: "Title" }).fill("Low Tide"));
  await page.evaluate(() => localStorage.setItem("art-size", "20"));
  await page.clock.runFor(15 * minute - 5);
  await expect(warning(page)).toBeVisible();
  await expect(toast(page, "Session Expired")).toHaveCount(0);
  await page.clock.runFor(10);
  await expectIdleSignOut(page);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored).filter((key) => /^(user-|art-)/.test(key))).toEqual([]);
  expect(JSON.stringify(stored)).toContain("Low Tide");
});

test("S4.097 S4.099 S4.100 Logout Now shows the same reason, and removes the draft", async ({
  page,
}) => {
  await openIdle(page, () => page.getByRole("textbox", { name: "Title" }).fill("Low Tide"));
  await page.clock.runFor(14 * minute + 5000);
  await warning(page).getByRole("button", { name: "Logout Now" }).click();
  await expectIdleSignOut(page);
  expect(await readStorage(page)).not.toContain("Low Tide");
});

test("S4.096 Stay Active starts another 14 minutes; nothing else does once the warning is open", async ({
  page,
}) => {
  await openIdle(page);
  await page.clock.runFor(14 * minute + 20_000);
  await page.mouse.move(10, 10, { steps: 3 });
  await page.mouse.wheel(0, 50);
  await page.clock.runFor(1000);
  await expect(warning(page).getByText("39 seconds")).toBeVisible();
  await warning(page).getByRole("button", { name: "Stay Active" }).click();
  await expect(warning(page)).toBeHidden();
  await expectWarnedAfter(page, 14 * minute);
  await page.keyboard.press("Escape");
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(14 * minute - 100);
  await expect(warning(page)).toBeHidden();
  expect(await isSignedIn(page)).toBe(true);
});

test("S4.096 the focus returns to where it was", async ({ page }) => {
  const hours = page.getByRole("textbox", { name: "Hours spent" });
  await openIdle(page, () => hours.focus());
  await page.clock.runFor(14 * minute);
  await warning(page).getByRole("button", { name: "Stay Active" }).press("Enter");
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(10);
  await expect(hours).toBeFocused();
});

const activities = ["mousedown", "mousemove", "keypress", "scroll", "touchstart", "click", "wheel"];
for (const event of activities) {
  test(`S4.101 ${event} is activity`, async ({ page }) => {
    await openIdle(page);
    await page.clock.runFor(13 * minute);
    await page.evaluate((type) => document.body.dispatchEvent(new Event(type)), event);
    await expectWarnedAfter(page, 14 * minute);
  });
}

test("S4.101 events that are no activity do not count", async ({ page }) => {
  await openIdle(page);
  await page.clock.runFor(13 * minute);
  for (const event of ["focusin", "pointerenter", "resize"]) {
    await page.evaluate((type) => window.dispatchEvent(new Event(type)), event);
  }
  await page.clock.runFor(minute);
  await expect(warning(page)).toBeVisible();
});

test("S4.093 S9.031 activity within two seconds of the last is not counted again", async ({
  page,
}) => {
  await openIdle(page);
  await page.clock.runFor(5 * minute);
  await move(page);
  await page.clock.runFor(1900);
  await move(page);
  await page.clock.runFor(14 * minute - 1900 - 50);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.clock.runFor(2000);
  await move(page);
  await page.clock.runFor(14 * minute - 50);
  await expect(warning(page)).toBeHidden();
});

test("S4.091 a visitor who is not signed in is not warned", async ({ page }) => {
  await page.clock.install();
  for (const path of ["/", "/terms", "/admin/feedback", "/admin/test"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await pauseClock(page);
    await page.clock.runFor(16 * minute);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(toast(page, "Session Expired")).toHaveCount(0);
    await page.clock.resume();
    await page.clock.setSystemTime(Date.now());
  }
});

test("S4.092 S4.096 idle time is shared between tabs", async ({ page, context }) => {
  const other = await context.newPage();
  await openIdle(page, () => openApp(other, "gallery"));
  await page.clock.runFor(10 * minute);
  await move(other);
  await page.clock.runFor(14 * minute - 3000);
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await page.clock.runFor(8000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await other.bringToFront();
  await warning(other).getByRole("button", { name: "Stay Active" }).click();
  await expect(warning(other)).toBeHidden();
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(14 * minute - 3000);
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  expect(await isSignedIn(page)).toBe(true);
});

test("S4.097 S4.098 a sign-out in one tab signs out all tabs, and removes the draft in all", async ({
  page,
}) => {
  const other = await openIdleWithDraft(page);
  await page.clock.runFor(14 * minute + 5000);
  await page.bringToFront();
  await warning(page).getByRole("button", { name: "Logout Now" }).click();
  await expectIdleSignOut(page);
  await expectLanding(page, other);
  expect(await readStorage(page)).not.toContain("Low Tide");
});

test("S4.098 the countdown's end in one tab keeps the draft of the other", async ({ page }) => {
  const other = await openIdleWithDraft(page);
  await page.clock.runFor(15 * minute + 5);
  await expectIdleSignOut(page);
  await expectLanding(page, other);
  expect(await readStorage(page)).toContain("Low Tide");
});

test("S4.092 S4.098 sleep counts: longer than 15 minutes, and waking up logs out", async ({
  page,
}) => {
  await openIdle(page);
  await page.clock.runFor(minute);
  await page.clock.fastForward(60 * minute);
  await expectIdleSignOut(page);
});

test("S4.092 S4.094 waking up within the minute shows what is left of it", async ({ page }) => {
  await openIdle(page);
  await page.clock.fastForward(14 * minute + 40_000);
  await expect(warning(page).getByText("20 seconds")).toBeVisible();
  await expect(warning(page).getByRole("status")).toHaveText("20 seconds until you are logged out");
});

test("S4.092 S4.098 the event that wakes the computer does not count as activity", async ({
  page,
}) => {
  const start = await openIdle(page);
  // The wall clock runs while timers are suspended.
  await page.clock.setSystemTime(start + 20 * minute);
  await move(page);
  await expectIdleSignOut(page);
});

test("S4.092 a clock that is set back by an hour does not grant that hour", async ({ page }) => {
  const start = await openIdle(page);
  await page.clock.setSystemTime(start - 60 * minute);
  await page.clock.runFor(14 * minute + 2000);
  await expect(warning(page)).toBeVisible();
});
