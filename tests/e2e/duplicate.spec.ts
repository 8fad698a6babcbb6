import { expect, type Page } from "@playwright/test";
import { calculatorOn } from "./calculator.ts";
import { chooseFromMenu } from "./gallery-page.ts";
import {
  expectToast,
  findArtworks,
  newTitle,
  openAsAdmin,
  openTab,
  saveArtwork,
} from "./journeys.ts";
import { pictureUrl } from "./photograph.ts";
import { expectThumbnail } from "./pixels.ts";
import { test } from "./test.ts";
import { becomeArtist, openApp, saveWork } from "./users.ts";

const duplicate = (page: Page, title: string) => chooseFromMenu(page, title, "Duplicate");

test("a work is duplicated into the calculator, with a picture of its own", async ({ page }) => {
  const name = newTitle("Twin");
  await openAsAdmin(page);
  await saveArtwork(page, {
    title: name,
    dateCreated: "2019",
    depth: "wood-1.5",
    medium: "ink",
    suggestedPrice: 1,
    imageUrl: pictureUrl(),
  });
  await page.reload();
  await openTab(page, "Gallery");
  await duplicate(page, name);
  const calculator = calculatorOn(page);
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await calculator.expectEntered({ title: `${name} (copy)`, year: "2019" });
  await calculator.expectDimensions(["30", "24"]);
  await expect(calculator.select("Medium")).toHaveText("Ink");
  await expect(calculator.select("Canvas depth or paper type")).toHaveText("Wood, 1.5 in");
  await calculator.expectEntered({ materials: "86.40", hours: "18" });
  await expect(calculator.picture).toBeVisible();
  await expect(calculator.unsaved).toBeVisible();
  await expect(calculator.noPrice).toBeVisible();

  await calculator.calculatePrice(/^(CA)?\$\d/);
  await calculator.saveNew();
  const [original] = await findArtworks(page, name);
  const [copy] = await findArtworks(page, `${name} (copy)`);
  expect(copy).toMatchObject({ dateCreated: "2019", medium: "ink", width: 30, hoursSpent: 18 });
  expect(copy?.id).not.toBe(original?.id);
  // Deleting the original's picture does not delete the copy's.
  expect(copy?.imageUrl).toContain(copy?.id);
  await expectThumbnail(page, copy?.imageUrl ?? "");
});

test("a copy asks about unsaved work first: cancel, save or discard", async ({ page }) => {
  const [name, waiting] = [newTitle("Origin"), newTitle("Waiting")];
  await openAsAdmin(page);
  await saveArtwork(page, { title: name });
  const calculator = calculatorOn(page);
  const dialog = page.getByRole("alertdialog", { name: "Unsaved changes" });

  /** A draft from a closed window is in the calculator, and not visible in the gallery. */
  async function leaveDraft(): Promise<void> {
    await calculator.title.fill(waiting);
    await page.goto("/privacy");
    await openApp(page, "gallery");
    await duplicate(page, name);
    await expect(dialog).toBeVisible();
  }
  await leaveDraft();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(calculator.title).toHaveValue(waiting);

  await leaveDraft();
  await dialog.getByRole("button", { name: "Discard Changes" }).click();
  await expect(calculator.title).toHaveValue(`${name} (copy)`);

  await leaveDraft();
  await dialog.getByRole("button", { name: "Save Artwork" }).click();
  await expect(calculator.title).toHaveValue(`${name} (copy)`);
  await expect(calculator.unsaved).toBeVisible();
  expect(await findArtworks(page, waiting)).toHaveLength(1);
});

test("a copy whose picture cannot be loaded shows an error, and changes nothing", async ({
  page,
}) => {
  const name = newTitle("Unreachable");
  await openAsAdmin(page);
  await saveArtwork(page, {
    title: name,
    imageUrl: pictureUrl(),
  });
  await openApp(page, "gallery");
  await page.route("**/image?*", (route) => route.abort());
  await page.reload();
  await duplicate(page, name);
  await expectToast(page, "Error", "The artwork could not be duplicated. Please try again.");
  await expect(page.getByRole("button", { name: "Create Artwork" })).toBeVisible();
});

test("S2.133 on the free plan a work has no Duplicate", async ({ page }) => {
  await becomeArtist(page);
  await saveWork(page, { title: "Low Tide" });
  await openApp(page, "gallery");
  await page.getByRole("button", { name: "More for Low Tide" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Export Quote", "Delete Artwork"]);
});
