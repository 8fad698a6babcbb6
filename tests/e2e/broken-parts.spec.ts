import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { calculatorOn } from "./calculator.ts";
import { openTab } from "./journeys.ts";
import { changeAnswers } from "./page-requests.ts";
import { test } from "./test.ts";
import { becomeArtist, openApp, openAppAsArtist, saveWork } from "./users.ts";

const title = "This part stopped working";
const heading = (page: Page) => page.getByRole("heading", { name: title });
const retry = (page: Page) => page.getByRole("button", { name: "Try again" });
const reload = (page: Page) => page.getByRole("button", { name: "Reload the page" });

/** The errors in the browser's console. */
function readLog(page: Page): string[] {
  const log: string[] = [];
  page.on("console", (message) => message.type() === "error" && log.push(message.text()));
  page.on("pageerror", (error) => log.push(String(error.stack)));
  return log;
}

/** Makes the gallery throw an error that quotes the work, by an invalid date. */
async function breakGallery(page: Page): Promise<() => Promise<void>> {
  const pattern = `**${apiPaths.artworks}`;
  await changeAnswers(page, pattern, (works: object[]) =>
    works.map((work) => ({ ...work, createdAt: "Low Tide" })),
  );
  return () => page.unroute(pattern);
}

/** Makes every number format throw an error that quotes its input, until the next page load. */
function breakFigures(page: Page, script: string): Promise<void> {
  return page.evaluate((name) => {
    const { formatToParts } = Intl.NumberFormat.prototype;
    Object.assign(window, { isRestored: false });
    Intl.NumberFormat.prototype.formatToParts = function (value = Number.NaN) {
      const isRestored: unknown = Reflect.get(window, "isRestored");
      if (!isRestored && new Error().stack?.includes(name)) throw new TypeError("Ebb has no price");
      return formatToParts.call(this, value);
    };
  }, script);
}

function restoreFigures(page: Page): Promise<unknown> {
  return page.evaluate(() => Object.assign(window, { isRestored: true }).isRestored);
}

test("a section that throws shows an error in its place, and the others keep working", async ({
  page,
}) => {
  const log = readLog(page);
  await becomeArtist(page);
  await saveWork(page, { title: "Low Tide", suggestedPrice: null });
  const restore = await breakGallery(page);
  await openApp(page);
  const calculator = calculatorOn(page);
  await calculator.title.fill("Ebb");
  await openTab(page, "Gallery");
  await expect(page.getByRole("alert")).toHaveText(title);
  await expect(page.getByText("What you entered is kept.")).toBeVisible();
  await openTab(page, "Pricing Tool");
  await expect(calculator.title).toHaveValue("Ebb");

  await test.step("the log has the error's kind and place, and not what it quotes", () => {
    expect(log.join()).toContain("RangeError");
    expect(log.join()).toContain("/assets/");
    expect(log.join()).not.toMatch(/Low Tide|Ebb/);
  });

  await test.step("a reload restores the section and the input", async () => {
    await openTab(page, "Gallery");
    await expect(heading(page)).toBeVisible();
    await restore();
    await reload(page).click();
    await expect(page.getByRole("heading", { name: "Low Tide" })).toBeVisible();
    await openTab(page, "Pricing Tool");
    await expect(calculator.title).toHaveValue("Ebb");
  });
});

test("input in a calculator that throws is there after a retry", async ({ page }) => {
  const log = readLog(page);
  await openAppAsArtist(page);
  const calculator = calculatorOn(page);
  await calculator.enter({ title: "Ebb", hours: "4" });
  await breakFigures(page, "/assets/calculator-");
  await calculator.calculate.click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("tab", { name: "Gallery" })).toBeVisible();
  await restoreFigures(page);
  await retry(page).click();
  await calculator.expectEntered({ title: "Ebb", hours: "4" });
  await calculator.expectPrice("CA$—");
  expect(log.join()).toContain("TypeError");
  expect(log.join()).not.toContain("Ebb");
});

test("a dialog that throws can be retried or closed, and the page under it stays", async ({
  page,
}) => {
  await openAppAsArtist(page, "profile");
  const failed = page.getByRole("alertdialog", { name: title });
  const upgrade = page.getByRole("button", { name: "Upgrade to Professional" });
  await breakFigures(page, "/assets/account-dialogs-");
  await upgrade.click();
  await expect(failed).toHaveAccessibleDescription("What you entered is kept.");
  await failed.getByRole("button", { name: "Close" }).click();
  await expect(failed).toBeHidden();
  await upgrade.click();
  await expect(failed).toBeVisible();
  await restoreFigures(page);
  await retry(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(failed).toBeHidden();
});

test("an error outside the sections shows a page with a button, not a blank page", async ({
  page,
}) => {
  await becomeArtist(page);
  await page.addInitScript(() => {
    // The header's avatar uses it for the initials.
    if (sessionStorage.getItem("broken")) {
      Reflect.deleteProperty(String.prototype, "toLocaleUpperCase");
    }
  });
  await openApp(page);
  await calculatorOn(page).title.fill("Ebb");
  await page.evaluate(() => sessionStorage.setItem("broken", "yes"));
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem("broken"));
  await reload(page).click();
  await expect(calculatorOn(page).title).toHaveValue("Ebb");
});

test("an error outside all parts shows a page with a button in both languages, not a blank page", async ({
  page,
}) => {
  await becomeArtist(page);
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    Object.assign(window, {
      addEventListener: (
        type: string,
        listener: EventListener,
        options?: AddEventListenerOptions,
      ) => {
        if (type === "pagehide") throw new TypeError("Ebb");
        listen.call(window, type, listener, options);
      },
    });
  });
  await page.goto("/app");
  const heading = page.getByRole("heading", { level: 1, name: "This page stopped working" });
  await expect(heading).toBeVisible();
  await expect(page.getByText("Cette page ne fonctionne plus")).toBeVisible();
  await expect(page.getByRole("button", { name: "Recharger la page" })).toBeVisible();
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("button", { name: "Reload the page" }).click();
  expect(new URL((await reloaded).url()).pathname).toBe("/app");
  await expect(heading).toBeVisible();
});
