import { expect } from "@playwright/test";
import { calculatorOfArtist } from "./calculator.ts";
import { inspect } from "./inspect.ts";
import { test } from "./test.ts";
import { becomeArtist, openApp, saveWork } from "./users.ts";

test("an artist with metric units sees centimetres in the calculator, its depths and its breakdown", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page, { usesMetric: true });
  await calculator.expectDimensions(["50.8", "38.1"]);
  const depth = calculator.select("Canvas depth or paper type");
  await expect(depth).toHaveText("Canvas, 1.9 cm");
  await depth.click();
  await expect(page.getByRole("option")).toHaveText([
    ...["0.32", "1.9", "2.5", "3.2", "3.8", "5.1"].map((length) => `Canvas, ${length} cm`),
    ...["1.9", "2.5", "3.2", "3.8", "5.1"].map((length) => `Wood, ${length} cm`),
    ...["0.025", "0.051", "0.076", "0.1"].map((length) => `Paper, ${length} cm`),
  ]);
  await page.keyboard.press("Escape");
  await calculator.calculate.click();
  const area = calculator.price.getByRole("definition");
  await expect(area.nth(1)).toHaveText(
    "50.8 × 38.1 cm ÷ 6.4516 at CA$0.54432, × 0.7 for the depth",
  );
  await expect(area.first()).toHaveText("114.31");
  await expect(calculator.price).toContainText(
    "The price of a square inch, which is 6.4516 cm². Even ground stands for 1. Five things raise or lower it.",
  );
});

test("axe: the gallery of an artist with metric units shows centimetres beside the inches", async ({
  page,
}) => {
  await becomeArtist(page, { usesMetric: true });
  await saveWork(page, { width: 50 / 2.54, height: 24.25 });
  await openApp(page, "gallery");
  const facts = "19.7 × 24.25 in (50 × 61.6 cm)";
  await expect(page.getByRole("listitem").filter({ hasText: "Low Tide" })).toContainText(facts);
  await inspect(page, "metric gallery");
  await page.getByRole("radio", { name: "List" }).click();
  const row = page.getByRole("row").filter({ hasText: "Low Tide" });
  await expect(row).toContainText("19.7 × 24.25 in50 × 61.6 cm");
  await inspect(page, "metric list");
});
