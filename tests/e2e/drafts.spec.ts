import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { leaveRoomForText } from "./browser-storage.ts";
import { calculatorOfAdmin, calculatorOfArtist, calculatorOn, choose } from "./calculator.ts";
import {
  dismiss,
  expectToast,
  findArtworks,
  logOutAnyway,
  newTitle,
  openAsArtist,
  openCalculator,
  openTab,
  signIn,
  toast,
} from "./journeys.ts";
import { failRequests } from "./page-requests.ts";
import { noise, snapshot, uprightCorners } from "./photograph.ts";
import { expectShown, expectThumbnail, turned } from "./pixels.ts";
import { test } from "./test.ts";
import { type Person, patchProfile } from "./users.ts";

/** The stored draft: the one key in the browser's storage whose value is a work. */
function storedDraft(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => {
    const texts = Object.values(localStorage).filter((text) => text.includes('"dateCreated"'));
    if (texts.length > 1) throw new Error("more than one draft is stored");
    return texts[0] === undefined ? null : JSON.parse(texts[0]);
  });
}

/** Signs in again; the welcome-back dialog opens over the calculator. */
async function reopen(page: Page, artist: Person): Promise<void> {
  await signIn(page, artist);
  await page.goto("/app");
  await dismiss(page.getByRole("dialog", { name: "Welcome back, Odile" }));
}

test("S4.073 S4.074 S4.077 S4.078 S8.057 a free artist leaves and finds the draft again", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  const { title, unsaved, picture } = calculator;
  expect(await storedDraft(page)).toBeNull();

  await test.step("S4.073 S4.074 each change marks the form and is stored", async () => {
    await title.fill("Low Tide");
    await expect(unsaved).toBeVisible();
    await expect.poll(() => storedDraft(page)).toMatchObject({ title: "Low Tide" });
    await calculator.choosePicture(snapshot());
    await expectShown(picture, uprightCorners);
    await calculator.unit("Metric").click();
    await calculator.enter({ year: "1999", width: "61", height: "45.7" });
    await choose(calculator.select("Medium"), "Mosaic");
    await choose(calculator.select("Canvas depth or paper type"), "Wood, 3.8 cm");
    await calculator.enter({ materials: "86.4", hours: "18.5" });
    await calculator.tool("Rotate").click();
    await expect
      .poll(() => storedDraft(page))
      .toMatchObject({
        title: "Low Tide",
        dateCreated: "1999",
        medium: "mosaic",
        depth: "wood-1.5",
        materialsCost: "86.40",
        hoursSpent: "18.5",
        rotationDegrees: 90,
        isMirrored: false,
        useLocalMetric: true,
        artworkImage: expect.stringMatching(/^data:image\/jpeg;base64,/),
        timestamp: expect.any(Number),
      });
  });

  async function expectEverything(): Promise<void> {
    await calculator.expectEntered({ title: "Low Tide", year: "1999" });
    await expect(calculator.unit("Metric")).toBeChecked();
    await calculator.expectDimensions(["45.7", "61"]);
    await expect(calculator.select("Medium")).toHaveText("Mosaic");
    await expect(calculator.select("Canvas depth or paper type")).toHaveText("Wood, 3.8 cm");
    await calculator.expectEntered({ materials: "86.40", hours: "18.5" });
    await expectShown(picture, turned(uprightCorners));
    await expect(unsaved).toBeVisible();
  }

  await test.step("S4.077 S8.057 leaving says so, and asks nothing", async () => {
    await openTab(page, "Gallery");
    await expectToast(page, "Draft auto-saved");
    await expect(page.getByRole("heading", { name: "No artwork saved yet" })).toBeVisible();
    await openTab(page, "Pricing Tool");
    await expectEverything();
  });

  await test.step("a reload restores it from storage", async () => {
    await page.reload();
    await expectEverything();
  });

  await test.step("S4.078 opening takes the stored copy away, the next change writes it", async () => {
    expect(await storedDraft(page)).toBeNull();
    await title.fill("High Tide");
    await expect.poll(() => storedDraft(page)).toMatchObject({ title: "High Tide" });
  });

  await test.step("an untouched calculator is left without a word", async () => {
    await title.fill("");
    await page.goto("/privacy");
    await page.evaluate(() => localStorage.clear());
    await openCalculator(page);
    await expect(title).toHaveValue("Untitled Artwork");
    await openTab(page, "Profile");
    await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
    await expect(toast(page, "Draft auto-saved")).toBeHidden();
  });
});

test("S4.075 S9.023 a picture over 500000 characters is not stored, and leaving the page then asks", async ({
  page,
}) => {
  const calculator = await calculatorOfArtist(page);
  await calculator.title.fill("Heavy");
  await calculator.choosePicture(noise(1000, 800));
  await expect(calculator.picture).toBeVisible();
  await expect.poll(() => storedDraft(page)).toMatchObject({ title: "Heavy", artworkImage: null });
  const note = page.getByText(
    "Too large for the draft: it will not be here after a reload. Save the work to keep it.",
  );
  await expect(note).toBeVisible();

  await test.step("between the tabs it is still there", async () => {
    await openTab(page, "Gallery");
    await openTab(page, "Pricing Tool");
    await expect(calculator.picture).toBeVisible();
  });

  await test.step("a reload would lose it: the browser asks first", async () => {
    const asked = new Promise<string>((resolve) => {
      page.once("dialog", (dialog) => {
        resolve(dialog.type());
        void dialog.accept();
      });
    });
    await page.reload();
    expect(await asked).toBe("beforeunload");
    await expect(calculator.title).toHaveValue("Heavy");
    await expect(calculator.picture).toBeHidden();
    await expect(note).toBeHidden();
  });
});

test("a full storage keeps the text and drops the picture", async ({ page }) => {
  await openAsArtist(page);
  await leaveRoomForText(page);
  const calculator = calculatorOn(page);
  await calculator.title.fill("Kept words");
  await calculator.choosePicture(noise(200, 200));
  await expect(calculator.picture).toBeVisible();
  await calculator.hours.fill("7");
  await expect.poll(() => storedDraft(page)).toMatchObject({ hoursSpent: "7", artworkImage: null });
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await calculator.expectEntered({ title: "Kept words", hours: "7" });
});

test("S2.112 S4.076 S4.079 an artist without limits is asked before leaving unsaved work", async ({
  page,
}) => {
  const name = newTitle("Asked");
  const calculator = await calculatorOfAdmin(page);
  const dialog = page.getByRole("alertdialog", { name: "Unsaved changes" });
  const gallery = page.getByRole("button", { name: "Create Artwork" });

  await test.step("nothing unsaved, nothing asked", async () => {
    await openTab(page, "Gallery");
    await expect(gallery).toBeVisible();
    await openTab(page, "Pricing Tool");
  });

  await test.step("Cancel stays, with everything", async () => {
    await calculator.title.fill(name);
    await openTab(page, "Gallery");
    await expect(dialog).toHaveAccessibleDescription(
      "This work has changes that are not in your gallery yet. Discarding them cannot be undone.",
    );
    await expect(dialog.getByRole("button")).toHaveText([
      "Cancel",
      "Discard Changes",
      "Save Artwork",
    ]);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(calculator.title).toHaveValue(name);
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Pricing Tool");
  });

  await test.step("the other ways out go past the same guard", async () => {
    await calculator.price.getByRole("button", { name: "Edit Profile" }).click();
    await dismiss(dialog);
    await expect(calculator.title).toHaveValue(name);
  });

  await test.step("Discard Changes leaves, and nothing comes back", async () => {
    await openTab(page, "Profile");
    await dialog.getByRole("button", { name: "Discard Changes" }).click();
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Profile");
    await openTab(page, "Pricing Tool");
    await expect(calculator.title).toHaveValue("Untitled Artwork");
    await expect(calculator.unsaved).toBeHidden();
    expect(await storedDraft(page)).toBeNull();
  });

  await test.step("Save Artwork that fails stays; once it works it saves and leaves", async () => {
    await calculator.title.fill(name);
    await failRequests(page, "**/api/artworks", "POST");
    await openTab(page, "Gallery");
    await dialog.getByRole("button", { name: "Save Artwork" }).click();
    await expectToast(page, "Error", "Failed to save artwork. Please try again.");
    await expect(dialog).toBeHidden();
    await expect(calculator.title).toHaveValue(name);
    await page.unroute("**/api/artworks");
    await openTab(page, "Profile");
    await dialog.getByRole("button", { name: "Save Artwork" }).click();
    await expectToast(page, "Artwork saved!");
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Profile");
    expect(await findArtworks(page, name)).toHaveLength(1);
  });
});

test("a free artist who calculated and comes back finds the draft, its price and Save", async ({
  page,
}) => {
  const artist = await openAsArtist(page);
  const calculator = calculatorOn(page);
  await calculator.title.fill("The one");
  await calculator.choosePicture(snapshot());
  await expectShown(calculator.picture, uprightCorners);
  await calculator.hours.fill("10");
  await choose(calculator.select("Medium"), "Acrylic");
  // 0.4536 × 300 × 0.7 + 177.50
  const marked = page.waitForResponse(`**${apiPaths.profile}`);
  await calculator.calculatePrice("CA$272.76");
  // Without it the form would not be locked.
  await marked;

  async function expectFound(): Promise<void> {
    await expect(calculator.title).toHaveValue("The one");
    await calculator.expectPrice("CA$272.76");
    await expectShown(calculator.picture, uprightCorners);
    await expect(calculator.save).toBeEnabled();
    await expect(calculator.calculate).toBeDisabled();
  }

  await test.step("after reloading twice, touching nothing", async () => {
    await page.reload();
    await expectFound();
    await page.reload();
    await expectFound();
  });

  await test.step("after an expired session and a new sign-in", async () => {
    await page.context().clearCookies();
    await page.goto("/app");
    await page.waitForURL((url) => url.pathname === "/");
    await reopen(page, artist);
    await expectFound();
  });

  await test.step("and saves it", async () => {
    await calculator.saveNew();
    const [saved] = await findArtworks(page, "The one");
    expect(saved).toMatchObject({ suggestedPrice: 272.76, currency: "CAD", hoursSpent: 10 });
    await expectThumbnail(page, saved?.imageUrl ?? "");
    expect(await storedDraft(page)).toBeNull();
  });
});

test("a draft's price follows the profile, and logging out removes the draft", async ({ page }) => {
  const artist = await openAsArtist(page);
  const calculator = calculatorOn(page);
  await calculator.title.fill("Private");
  await expect.poll(() => storedDraft(page)).not.toBeNull();
  await calculator.calculatePrice("CA$114.31");

  await test.step("the locked price follows the profile, as the save will have it", async () => {
    await patchProfile(page.request, { careerStages: ["emerging"] });
    await page.reload();
    await calculator.expectPrice("CA$142.88");
  });

  await logOutAnyway(page);
  expect(await storedDraft(page)).toBeNull();
  await reopen(page, artist);
  await expect(calculator.title).toHaveValue("Untitled Artwork");
});
