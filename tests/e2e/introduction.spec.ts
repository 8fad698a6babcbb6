import { expect } from "@playwright/test";
import { calculatorOfArtist, choose } from "./calculator.ts";
import { findArtworks } from "./journeys.ts";
import { test } from "./test.ts";
import { becomeNewcomer, openAppAsArtist } from "./users.ts";

test("S1.001 S1.004 S1.005 who the product is for, and its plans", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main")).toContainText("fair, consistent price for an original work");
  await expect(page.getByRole("main")).toContainText(
    "For originals only: not prints, digital pieces or photography.",
  );

  await test.step("S1.004 a free plan and a paid one", async () => {
    await becomeNewcomer(page);
    await page.goto("/app?flow=login");
    await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toContainText([
      "Complete Your Profile First",
      "Free",
      "Professional",
    ]);
  });

  await test.step("S1.005 beginners to seasoned professionals, Canadian unless they say otherwise", async () => {
    await page.goto("/app?flow=create");
    const stages = page.getByRole("group", { name: "Career stage" });
    await expect(stages).toContainText("Learning the craft, first pieces out in the world.");
    await expect(stages).toContainText("Widely collected, with a reputation");
    await expect(page.getByRole("combobox", { name: "Country" })).toHaveText("Canada");
    await expect(page.getByRole("radio", { name: "CAD" })).toBeChecked();
  });
});

test("S1.008 About describes the tool and its database of Canadian artist data", async ({
  page,
}) => {
  await openAppAsArtist(page);
  await page.getByRole("button", { name: "About" }).click();
  const about = page.getByRole("dialog", { name: "About Art Pricing Tool" });
  await expect(about).toContainText("Pricing your own work is the hardest part of selling it.");
  await expect(about).toContainText("a database of Canadian artist data");
});

test("S1.010 the profile asks for everything that a price needs about the artist", async ({
  page,
}) => {
  await becomeNewcomer(page);
  await page.goto("/app?flow=create");
  const form = page.getByRole("form", { name: "Artist Profile Setup" });
  for (const name of ["Career stage", "Weekly art practice", "Annual sales", "Education"]) {
    await expect(form.getByRole("group", { name }), name).toBeVisible();
  }
  for (const name of ["CAD", "USD", "Imperial", "Metric"]) {
    await expect(form.getByRole("radio", { name }), name).toBeVisible();
  }
  await expect(form.getByRole("textbox", { name: "City" })).toBeVisible();
  await expect(form.getByRole("combobox", { name: "Province" })).toBeVisible();
  await expect(form.getByRole("combobox", { name: "Country" })).toBeVisible();
});

test("S1.011 S1.012 size, support, medium, materials and hours result in a price, and the work can be saved", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.enter({ title: "Low Tide", width: "30", height: "24" });
  await choose(calculator.select("Canvas depth or paper type"), "Wood, 1.5 in");
  await choose(calculator.select("Medium"), "Acrylic");
  await calculator.enter({ materials: "10", hours: "2" });
  // None of them at its default: 0.8 × 1 × 0.9 × 0.9 × 0.7 = 0.4536; × 30 × 24 × 1 = 326.59; + 2 × 17.75 + 10
  await calculator.calculatePrice("CA$372.09");
  await expect(
    calculator.price.getByRole("img", {
      name: "Area CA$326.59, labour CA$35.50, materials CA$10.00",
    }),
  ).toBeVisible();
  await calculator.saveNew();
  await expect(page.getByRole("heading", { name: "Low Tide" })).toBeVisible();
  expect(await findArtworks(page, "Low Tide")).toHaveLength(1);
});
