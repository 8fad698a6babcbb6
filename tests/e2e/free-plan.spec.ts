import { expect, type Page } from "@playwright/test";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import {
  calculatorOfAdmin,
  calculatorOfArtist,
  calculatorOn,
  upgradeForCalculation,
} from "./calculator.ts";
import { inspect } from "./inspect.ts";
import { expectToast, findArtworks, openCalculator, openTab, pressDisabled } from "./journeys.ts";
import { today } from "./records.ts";
import { chooseOption } from "./select-list.ts";
import { test } from "./test.ts";
import { ownOrigin, readUser } from "./users.ts";

const onlyCalculation =
  "The free plan has one calculation, and this is it. Look over the details first.";

/** Changes the stored draft. */
async function changeDraft(page: Page, changes: Record<string, string>): Promise<void> {
  await page.evaluate((changed) => {
    const [key, text] =
      Object.entries(localStorage).find(([, value]) => value.includes('"dateCreated"')) ?? [];
    if (key === undefined || text === undefined) throw new Error("no draft is stored");
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), ...changed }));
  }, changes);
}

test("S1.016 the only calculation is announced at its button until it is made", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await expect(calculator.details.getByText(onlyCalculation)).toBeVisible();
  await expect(calculator.calculate).toHaveAccessibleDescription(onlyCalculation);
  await calculator.calculatePrice("CA$114.31");
  await expect(calculator.details.getByText(onlyCalculation)).toBeHidden();
});

test("an artist with more calculations is shown no limit", async ({ page }) => {
  const calculator = await calculatorOfAdmin(page);
  await expect(calculator.calculate).toBeVisible();
  await expect(calculator.details.getByText(onlyCalculation)).toBeHidden();
  await expect(calculator.calculate).toHaveAccessibleDescription("");
});

test("S4.065 a stored draft with an invalid year and title gets valid ones", async ({ page }) => {
  const calculator = await calculatorOfArtist(page);
  const marked = page.waitForResponse(`**${apiPaths.profile}`);
  await calculator.calculatePrice("CA$114.31");
  // Without it the form would not be locked, and the artist could correct the draft.
  await marked;
  await page.goto("/terms");
  await changeDraft(page, { dateCreated: "", title: "b".repeat(201) });

  await openCalculator(page);
  await calculator.expectPrice("CA$114.31");
  await calculator.expectEntered({
    year: today().slice(0, 4),
    title: "b".repeat(200),
  });
  await calculator.saveNew();
  expect((await readUser(page.request)).artworkSaveCount).toBe(1);
});

test("S4.065 a price whose picture the server refuses can be saved without it", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.title.fill("Low Tide");
  const marked = page.waitForResponse(`**${apiPaths.profile}`);
  await calculator.calculatePrice("CA$114.31");
  // Without it the form would not be locked.
  await marked;
  await page.goto("/terms");
  await changeDraft(page, { artworkImage: "data:image/png;base64,AAAA" });
  await openCalculator(page);
  await calculator.expectPrice("CA$114.31");
  await calculator.save.click();
  await expectToast(
    page,
    "The picture could not be prepared",
    "Nothing was saved. The work can be saved without its picture.",
  );
  await page.getByRole("button", { name: "Save without it" }).click();
  await expectToast(page, "Artwork saved!");
  expect(await findArtworks(page, "Low Tide")).toMatchObject([
    { suggestedPrice: 114.31, imageUrl: null },
  ]);
});

test("S4.064 S4.065 two tabs share the one calculation, and its price survives closing both", async ({
  page,
  context,
}) => {
  const mine = await calculatorOfArtist(page);
  await mine.title.fill("Low Tide");
  const other = await context.newPage();
  await openCalculator(other);
  const theirs = calculatorOn(other);
  await theirs.title.fill("High Tide");
  await expect(theirs.calculate).toBeEnabled();

  await mine.calculatePrice("CA$114.31");
  await expect(other.getByText("Free tier: One calculation used")).toBeVisible();
  await expect(theirs.title).toBeDisabled();
  await pressDisabled(theirs.calculate);
  await expectToast(other, "Upgrade Required", upgradeForCalculation);
  await expect(theirs.noCalculation).toBeVisible();

  await test.step("the tab without the price writes nothing over it", async () => {
    await page.close();
    await other.close();
    const later = await context.newPage();
    await openCalculator(later);
    await calculatorOn(later).expectPrice("CA$114.31");
    await expect(calculatorOn(later).title).toHaveValue("Low Tide");
  });
});

test("S1.016 S8.031 a price that was saved and deleted cannot be saved again, also from another tab", async ({
  page,
  context,
}) => {
  const mine = await calculatorOfArtist(page);
  await mine.title.fill("Low Tide");
  await mine.calculatePrice("CA$114.31");
  const other = await context.newPage();
  await openCalculator(other);
  const theirs = calculatorOn(other);
  await theirs.expectPrice("CA$114.31");

  await mine.saveNew();
  const [saved] = await findArtworks(page, "Low Tide");
  const removed = await page.request.delete(artworkPath(saved?.id ?? ""), { headers: ownOrigin() });
  expect(removed.status()).toBe(204);

  await theirs.save.click();
  await expectToast(other, "Upgrade Required", upgradeForCalculation);
  await theirs.expectPrice("CA$114.31");
  expect((await readUser(page.request)).artworkSaveCount).toBe(0);
});

test("S4.065 a price calculated while editing a work without one can be saved, also after a reload", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.title.fill("Low Tide");
  await calculator.saveNew();
  await page.getByRole("button", { name: "Edit Low Tide" }).click();
  await calculator.calculatePrice("CA$114.31");
  await expect(calculator.title).toBeDisabled();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Edit Artwork" })).toBeVisible();
  await calculator.expectPrice("CA$114.31");
  await calculator.save.click();
  await expectToast(page, "Artwork updated!");
  expect(await findArtworks(page, "Low Tide")).toMatchObject([{ suggestedPrice: 114.31 }]);
});

test("S6.007 Save and price the next keeps medium, support, units and year", async ({ page }) => {
  const calculator = await calculatorOfAdmin(page);
  const next = calculator.price.getByRole("button", { name: "Save and price the next" });
  const { title, select } = calculator;
  await expect(calculator.save).toBeVisible();
  await expect(next).toBeHidden();
  const name = `Series ${Date.now()}`;
  await calculator.enter({ title: name, year: "1998" });
  await chooseOption(select("Medium"), "Ink");
  await chooseOption(select("Canvas depth or paper type"), "Paper, 0.02 in");
  await calculator.unit("Metric").click();
  await calculator.enter({ width: "30", materials: "12", hours: "3" });
  await calculator.calculatePrice(/^(CA)?\$\d/);
  await next.click();

  await expectToast(page, "Artwork saved!", "Your artwork has been saved to your gallery.");
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await expect(title).toBeFocused();
  await calculator.expectEntered({ title: "", year: "1998" });
  await expect(select("Medium")).toHaveText("Ink");
  await expect(calculator.unit("Metric")).toBeChecked();
  await calculator.expectEntered({ width: "50.8", height: "38.1" });
  await calculator.unit("Imperial").click();
  await expect(select("Canvas depth or paper type")).toHaveText("Paper, 0.02 in");
  await calculator.expectEntered({ materials: "", hours: "" });
  await expect(calculator.noPrice).toBeVisible();
  await expect(calculator.unsaved).toBeHidden();
  expect(await findArtworks(page, name)).toMatchObject([
    { dateCreated: "1998", medium: "ink", depth: "paper-0.02" },
  ]);

  await test.step("the next one is another work", async () => {
    await title.fill(`${name} b`);
    await calculator.calculate.click();
    await next.click();
    await expect(title).toHaveValue("");
    await expect.poll(() => findArtworks(page, `${name} b`)).toHaveLength(1);
    expect(await findArtworks(page, name)).toHaveLength(1);
  });

  await test.step("an edit has none after it", async () => {
    await openTab(page, "Gallery");
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    await expect(calculator.save).toBeVisible();
    await expect(next).toBeHidden();
  });
});

test("an artist with only one price is not offered a next one", async ({ page }) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.calculatePrice("CA$114.31");
  await expect(
    calculator.price.getByRole("button", { name: "Save and price the next" }),
  ).toBeHidden();
  expect((await page.request.get(apiPaths.artworks)).ok()).toBe(true);
});

test("axe: the calculator before its only calculation, with numbers that cannot be read", async ({
  page,
}) => {
  const { materials, hours, year, select } = await calculatorOfArtist(page);
  await materials.fill("about 80");
  await hours.fill("two days");
  await year.fill("c. 1998");
  await select("Medium").focus();
  await inspect(page, "only-calculation");
});

test("axe: the calculator with a price that another may follow", async ({ page }) => {
  const calculator = await calculatorOfAdmin(page);
  await calculator.calculatePrice(/^(CA)?\$\d/);
  await inspect(page, "save-and-price-the-next");
});
