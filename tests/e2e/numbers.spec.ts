import { expect, type Locator, type Page } from "@playwright/test";
import { calculatorOfArtist, calculatorOn } from "./calculator.ts";
import { openAsArtist } from "./journeys.ts";
import { test } from "./test.ts";
import { patchProfile } from "./users.ts";

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill("");
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press("ControlOrMeta+V");
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("S5.011 S5.014 S5.016 numbers are parsed as people write them, typed or pasted, and formatted on blur", async ({
  page,
}) => {
  const { width, height, materials, hours, year, select } = await calculatorOfArtist(page);
  const cases = [
    [materials, "85,50", "85.50"],
    [materials, "$1,250.00", "1250.00"],
    [materials, "1 250,50 $", "1250.50"],
    [materials, "1\u202f250,50\u00a0$", "1250.50"],
    [materials, "1,250", "1250.00"],
    [materials, "1.250", "1250.00"],
    [materials, "1’250", "1250.00"],
    [materials, "1,25", "1.25"],
    [materials, "CA$12", "12.00"],
    [width, "12,5", "12.5"],
    [width, "12 1/2", "12.5"],
    [width, "12½", "12.5"],
    [width, "12-3/4", "12.75"],
    [height, "1,250", "1250"],
    [hours, "12 1/2", "12.5"],
    [hours, "7,5", "7.5"],
    [year, "1998", "1998"],
  ] as const;
  for (const [field, written, understood] of cases) {
    await test.step(`"${written}" pasted`, async () => {
      await paste(page, field, written);
      await expect(field).toHaveValue(written);
      await select("Medium").focus();
      await expect(field).toHaveValue(understood);
      await expect(field).not.toHaveAttribute("aria-invalid", "true");
    });
    if (written.includes("$")) continue;
    await test.step(`"${written}" typed`, async () => {
      await field.fill("");
      await field.pressSequentially(written);
      await expect(field).toHaveValue(written);
      await select("Medium").focus();
      await expect(field).toHaveValue(understood);
    });
  }
  for (const [field, pasted, understood] of [
    [width, '12 1/2"', "12.5"],
    [height, " 24 in ", "24"],
    [hours, "18 h", "18"],
    [year, " 2 024 ", "2024"],
  ] as const) {
    await paste(page, field, pasted);
    await select("Medium").focus();
    await expect(field, pasted).toHaveValue(understood);
  }
});

test("S5.012 S5.016 text that is not a number stays with an error, and uses no calculation", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  const { width, materials, hours, year, select, calculate } = calculator;
  const lastYear = new Date().getUTCFullYear() + 1;
  for (const [field, written, sentence] of [
    [materials, "about 80", "Enter an amount, such as 85.50."],
    [materials, "US$80", "Enter an amount, such as 85.50."],
    [materials, "-5", "Enter an amount, such as 85.50."],
    [hours, "two days", "Enter a number, such as 12.5 or 12 1/2."],
    [width, "a metre", "Please enter valid width and height values."],
    [year, "c. 1998", `Enter a year from 1000 to ${lastYear}.`],
  ] as const) {
    await test.step(`"${written}"`, async () => {
      await paste(page, field, written);
      await select("Medium").focus();
      await expect(field).toHaveValue(written);
      await expect(field).toHaveAccessibleDescription(sentence);
      await field.focus();
      await expect(field).toHaveValue(written);
      await select("Medium").focus();
      await calculate.click({ force: true });
      await expect(field).toBeFocused();
      await expect(field === width ? calculator.noSize : calculator.noPrice).toBeVisible();
      await field.fill(field === year ? "2025" : "12");
      await expect(field).not.toHaveAttribute("aria-invalid", "true");
    });
  }
});

test("the first click on Calculate shows an invalid number, although its error moves the button", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.materials.fill("about 80");
  await calculator.calculate.click();
  await expect(calculator.materials).toBeFocused();
  await expect(calculator.materials).toHaveAccessibleDescription("Enter an amount, such as 85.50.");
  await expect(calculator.noPrice).toBeVisible();
});

test("a draft keeps the parsed number, also in another language", async ({ page }) => {
  const { width, materials } = await calculatorOfArtist(page);
  await width.fill("12 1/2");
  await materials.fill("1,250");
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.getByRole("textbox", { name: "Largeur" })).toHaveValue("12,5");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Largeur" })).toHaveValue("12,5");
  await expect(page.getByRole("textbox", { name: "Matériaux" })).toHaveValue("1250,00");
});

test("S5.016 Enter calculates with the typed number, and formats it", async ({ page }) => {
  await openAsArtist(page);
  await patchProfile(page.request, { careerStages: ["aspiring"] });
  const calculator = calculatorOn(page);
  await calculator.hours.fill("12 1/2");
  await calculator.hours.press("Enter");
  await calculator.expectPrice(/^CA\$\d/);
  await expect(calculator.hours).toHaveValue("12.5");
});

test("S5.014 a comma is the decimal sign, a point is accepted, and spaces separate thousands", async ({
  page,
}) => {
  await openAsArtist(page);
  await page.getByRole("button", { name: "Français" }).click();
  const materials = page.getByRole("textbox", { name: "Matériaux" });
  const width = page.getByRole("textbox", { name: "Largeur" });
  for (const [field, written, understood] of [
    [materials, "1 250,50 $", "1250,50"],
    [materials, "$1,250.00", "1250,00"],
    [materials, "85.5", "85,50"],
    [materials, "1,250", "1250,00"],
    [materials, "CA$1,200", "1200,00"],
    [width, "1,250", "1,250"],
    [width, "12 1/2 po", "12,5"],
    [width, "12,5", "12,5"],
  ] as const) {
    await paste(page, field, written);
    await page.getByRole("combobox").first().focus();
    await expect(field, written).toHaveValue(understood);
  }
});
