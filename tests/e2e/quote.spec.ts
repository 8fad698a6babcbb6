import { expect, type Page } from "@playwright/test";
import { agendaPaths } from "#schema/agenda/agenda-paths.ts";
import { apiPaths } from "#schema/api-paths.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { calculatorOfAdmin, calculatorOn, choose, upgradeForExport } from "./calculator.ts";
import { download, readText } from "./downloads.ts";
import { chooseFromMenu } from "./gallery-page.ts";
import {
  expectToast,
  newTitle,
  openAsAdmin,
  openAsArtist,
  openTab,
  pressDisabled,
  saveArtwork,
} from "./journeys.ts";
import { addressOf, holdRequests, watchRequests } from "./page-requests.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { openApp, patchProfile } from "./users.ts";

async function downloadQuote(page: Page, press: () => Promise<void>) {
  const file = await download(page, press);
  return { name: file.suggestedFilename(), lines: (await readText(file)).split("\n") };
}

test("S2.104 S5.026 S6.005 S8.032 an export needs the Professional plan: the lock shows it before, the toast after", async ({
  page,
}) => {
  await openAsArtist(page);
  await saveArtwork(page, { title: "Kept" });
  const calculator = calculatorOn(page);
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  // The icon beside the label.
  await expect(calculator.exportQuote.locator("svg")).toBeVisible();
  await calculator.calculate.click();
  await pressDisabled(calculator.exportQuote);
  await expectToast(page, "Upgrade Required", upgradeForExport);
  await page.reload();
  await openTab(page, "Gallery");
  await page.getByRole("button", { name: "More for Kept" }).click();
  await expect(page.getByRole("menuitem", { name: "Export Quote" })).toBeDisabled();
  expect(downloads).toBe(0);
});

test("S2.104 S5.026 S8.045 S9.051 S9.052 S9.053 S9.054 S9.055 S9.056 the quote is a text file with the eight facts", async ({
  page,
}) => {
  // The count in the header is fetched when the browser is idle.
  const agenda = page.waitForResponse(`**${agendaPaths.agenda}?*`);
  const calculator = await calculatorOfAdmin(page);
  await expect(calculator.exportQuote.locator("svg")).toHaveCount(0);
  const title = newTitle("Low Tide: a/b");
  await calculator.title.fill(title);
  await calculator.unit("Metric").click();
  await calculator.enter({ width: "76.2", height: "50" });
  await choose(calculator.select("Medium"), "Mixed media");
  await calculator.enter({ materials: "1086.4", hours: "18.5" });

  await test.step("S9.056 without a price", async () => {
    const { lines } = await downloadQuote(page, () => calculator.exportQuote.click());
    expect(lines[7]).toBe("Suggested price: No price set");
  });

  await test.step("with one", async () => {
    // A price asks whether a price list is in force.
    const lists = page.waitForResponse((response) => response.url().endsWith(priceListPaths.lists));
    await calculator.calculatePrice(/^(CA)?\$\d.*$/);
    await Promise.all([agenda, lists]);
    const price = (await calculator.price.getByRole("paragraph").first().textContent()) ?? "";
    const calls = watchRequests(page, (request) => request.url().includes("/api/"));
    const { name, lines } = await downloadQuote(page, () => calculator.exportQuote.click());
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
    expect(calls.map(addressOf)).toEqual([]);
  });

  await test.step("the view switch changes what is seen, not the quote's currency", async () => {
    const before = await downloadQuote(page, () => calculator.exportQuote.click());
    await calculator.currency("USD").click();
    const after = await downloadQuote(page, () => calculator.exportQuote.click());
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
  await saveArtwork(page, { title, width: 30, height: 50 / 2.54 });
  await page.goto("/app/gallery");
  await page.reload();
  const { name, lines } = await downloadQuote(page, () =>
    chooseFromMenu(page, title, "Export Quote"),
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

test("S9.053 an export waits for the exchange rate that it needs", async ({ page }) => {
  await becomeProfessional(page);
  const title = newTitle("Early");
  const { suggestedPrice } = await saveArtwork(page, { title, suggestedPrice: 1 });
  await patchProfile(page.request, { currency: "USD" });
  const { release } = await holdRequests(page, `**${apiPaths.currencyRates}`, {
    answer: (route) => route.fulfill({ json: { CAD: 1, USD: 0.6 } }),
  });
  await openApp(page, "gallery");
  const { lines } = await downloadQuote(page, async () => {
    const part = page.waitForResponse(/\/quote-download[^/]*\.js$/);
    await chooseFromMenu(page, title, "Export Quote");
    await (await part).finished();
    // By the second frame a quote that does not wait would have been written.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    release();
  });
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  expect(lines[7]).toBe(`Suggested price: ${dollars.format((suggestedPrice ?? 0) * 0.6)}`);
});
