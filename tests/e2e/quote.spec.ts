import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { priceListPaths } from "#schema/price-list/paths.ts";
import { calculatorOn, choose, expectPrice } from "./calculator.ts";
import {
  expectToast,
  keepArtwork,
  newTitle,
  openAsAdmin,
  openAsArtist,
  openTab,
  pressDisabled,
} from "./journeys.ts";
import { test } from "./test.ts";

/** The file that the browser downloads during `press`. */
async function download(page: Page, press: () => Promise<void>) {
  const started = page.waitForEvent("download");
  await press();
  const file = await started;
  const lines = (await readFile(await file.path(), "utf8")).split("\n");
  return { name: file.suggestedFilename(), lines };
}

test("S2.104 S5.026 S6.005 S8.032 an export needs the Professional plan: the lock shows it before, the toast after", async ({
  page,
}) => {
  await openAsArtist(page);
  await keepArtwork(page, { title: "Kept" });
  const calculator = calculatorOn(page);
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  // The icon beside the label.
  await expect(calculator.exportQuote.locator("svg")).toBeVisible();
  await calculator.calculate.click();
  await pressDisabled(calculator.exportQuote);
  await expectToast(
    page,
    "Upgrade Required",
    "Export functionality is available for Professional plan users.",
  );
  await page.reload();
  await openTab(page, "Gallery");
  await page.getByRole("button", { name: "More for Kept" }).click();
  await expect(page.getByRole("menuitem", { name: "Export Quote" })).toBeDisabled();
  expect(downloads).toBe(0);
});

test("S2.104 S5.026 S8.045 S9.051 S9.052 S9.053 S9.054 S9.055 S9.056 the quote is a text file with the eight facts", async ({
  page,
}) => {
  await openAsAdmin(page);
  const calculator = calculatorOn(page);
  await expect(calculator.exportQuote.locator("svg")).toHaveCount(0);
  const title = newTitle("Low Tide: a/b");
  await calculator.title.fill(title);
  await calculator.unit("Metric").click();
  await calculator.width.fill("76.2");
  await calculator.height.fill("50");
  await choose(page, calculator.select("Medium"), "Mixed media");
  await calculator.materials.fill("1086.4");
  await calculator.hours.fill("18.5");

  await test.step("S9.056 without a price", async () => {
    const { lines } = await download(page, () => calculator.exportQuote.click());
    expect(lines[7]).toBe("Suggested price: No price set");
  });

  await test.step("with one", async () => {
    // A price asks whether a price list is in force.
    const lists = page.waitForResponse((response) => response.url().endsWith(priceListPaths.lists));
    await calculator.calculate.click();
    await expectPrice(calculator, /^(CA)?\$\d.*$/);
    await lists;
    const price = (await calculator.price.getByRole("paragraph").first().textContent()) ?? "";
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    const { name, lines } = await download(page, () => calculator.exportQuote.click());
    await expectToast(
      page,
      "Quote exported!",
      "Your pricing quote has been downloaded as a TXT file.",
    );
    expect(name).toBe(`${title.replace(/[:/]/g, "").replaceAll(" ", "_")}_quote.txt`);
    expect(lines).toEqual([
      `Title: ${title}`,
      "Medium: Mixed media",
      "Dimensions: 30 × 19.685 inches",
      "Materials cost: CA$1,086.40",
      "Hours spent: 18.5",
      expect.stringMatching(/^Career stage: \w+$/),
      expect.stringMatching(/^Currency: (CAD|USD)$/),
      `Suggested price: ${price}`,
      "",
    ]);
    expect(calls.filter((url) => url.includes("/api/"))).toEqual([]);
  });

  await test.step("the view switch changes what is seen, not the quote's currency", async () => {
    const before = await download(page, () => calculator.exportQuote.click());
    await calculator.currency("USD").click();
    const after = await download(page, () => calculator.exportQuote.click());
    expect(after.lines).toEqual(before.lines);
  });

  await test.step("sizes that are none are refused before a file is made", async () => {
    await calculator.width.fill("0");
    await calculator.exportQuote.click();
    await expectToast(page, "Invalid dimensions");
  });
});

test("S9.052 S9.053 a saved work is exported from the gallery with its stored values", async ({
  page,
}) => {
  await openAsAdmin(page);
  const title = newTitle("Brume d'été");
  await keepArtwork(page, { title, width: 30, height: 50 / 2.54 });
  await page.goto("/app/gallery");
  await page.reload();
  await page.getByRole("button", { name: `More for ${title}` }).click();
  const { name, lines } = await download(page, () =>
    page.getByRole("menuitem", { name: "Export Quote" }).click(),
  );
  await expectToast(page, "Quote exported!");
  expect(name).toBe(`${title.replaceAll(" ", "_")}_quote.txt`);
  expect(lines).toMatchObject({
    0: `Title: ${title}`,
    1: "Medium: Oil",
    2: "Dimensions: 30 × 19.685 inches",
    7: "Suggested price: No price set",
  });
});
