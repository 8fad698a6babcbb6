import { expect, type Page } from "@playwright/test";
import { artworkPath } from "#schema/api-paths.ts";
import { leaveRoomForText } from "./browser-storage.ts";
import { calculatorOn } from "./calculator.ts";
import {
  expectToast,
  findArtworks,
  logOut,
  logOutAnyway,
  openAsArtist,
  openCalculator,
  openForEdit,
  openTab,
  saveAndEdit,
  signIn,
  signInAtProvider,
} from "./journeys.ts";
import { holdRequests } from "./page-requests.ts";
import { makeNoise, noise, pictureUrl } from "./photograph.ts";
import { test } from "./test.ts";
import { completeProfile, newPerson, ownOrigin, patchProfile, skipWelcome } from "./users.ts";

const editing = (page: Page) => page.getByRole("heading", { name: "Edit Artwork" });
const pricing = (page: Page) => page.getByRole("heading", { name: "Price New Artwork" });

/** A free artist in the middle of an edit of the one saved work. */
async function openHalfEdited(page: Page) {
  const artist = await openAsArtist(page);
  await saveAndEdit(page, "Low Tide");
  const calculator = calculatorOn(page);
  await calculator.enter({ title: "High Tide", year: "1999", hours: "7" });
  await calculator.hours.blur();
  return artist;
}

async function expectHalfEdited(page: Page): Promise<void> {
  await expect(editing(page)).toBeVisible();
  const calculator = calculatorOn(page);
  await calculator.expectEntered({ title: "High Tide", year: "1999", hours: "7" });
  await expect(calculator.unsaved).toBeVisible();
}

test.beforeEach(({ page }) => skipWelcome(page));

test("an unsaved edit survives a lost session, and is restored only for its artist", async ({
  page,
}) => {
  const artist = await openHalfEdited(page);

  await test.step("the session ends, and the log-in takes over", async () => {
    await page.context().clearCookies();
    const logIn = await holdRequests(page, "**/api/login*");
    await calculatorOn(page).save.click();
    await expectToast(page, "Unauthorized", "You are logged out. Logging in again...");
    logIn.release();
    await expect(page.locator('[name="email"]')).toBeVisible();
  });

  await test.step("another person finds nothing of it", async () => {
    await signInAtProvider(page, newPerson());
    const plan = { isSubscribed: false, isFreeVersion: true };
    await patchProfile(page.request, { ...completeProfile, firstName: "Maren", ...plan });
    await openCalculator(page);
    await expect(pricing(page)).toBeVisible();
    await expect(calculatorOn(page).title).toHaveValue("Untitled Artwork");
    await logOut(page);
  });

  await test.step("the artist continues the edit and saves it", async () => {
    await signIn(page, artist);
    await expectHalfEdited(page);
    await calculatorOn(page).save.click();
    await expectToast(page, "Artwork updated!");
    expect(await findArtworks(page, "High Tide")).toMatchObject([
      { dateCreated: "1999", hoursSpent: 7 },
    ]);
    await page.reload();
    await openTab(page, "Pricing Tool");
    await expect(pricing(page)).toBeVisible();
  });
});

test("an unsaved edit survives a reload; Cancel Edit and Log out discard it", async ({ page }) => {
  const artist = await openHalfEdited(page);
  await page.reload();
  await expectHalfEdited(page);
  await page.reload();
  await expectHalfEdited(page);
  await page.getByRole("button", { name: "Cancel Edit" }).click();
  await page.getByRole("button", { name: "Discard Changes" }).click();
  await openTab(page, "Pricing Tool");
  await expect(pricing(page)).toBeVisible();
  await page.reload();
  await expect(pricing(page)).toBeVisible();
  await openForEdit(page, "Low Tide");
  const { title } = calculatorOn(page);
  await expect(title).toHaveValue("Low Tide");

  await title.fill("High Tide");
  await page.reload();
  await expect(title).toHaveValue("High Tide");
  await logOutAnyway(page);
  await signIn(page, artist);
  await expect(pricing(page)).toBeVisible();
  await openForEdit(page, "Low Tide");
  await expect(title).toHaveValue("Low Tide");
});

test("an unsaved edit is removed with its work, and does not block another's", async ({ page }) => {
  await openHalfEdited(page);
  await page.reload();
  await expectHalfEdited(page);

  await test.step("it is left for the gallery without a question only when it is discarded", async () => {
    await openTab(page, "Gallery");
    const dialog = page.getByRole("alertdialog", { name: "Unsaved changes" });
    await dialog.getByRole("button", { name: "Discard Changes" }).click();
    await openForEdit(page, "Low Tide");
    await expect(calculatorOn(page).title).toHaveValue("Low Tide");
  });

  await test.step("deleted elsewhere, the work takes its edit with it", async () => {
    await calculatorOn(page).title.fill("High Tide");
    await page.reload();
    await expect(calculatorOn(page).title).toHaveValue("High Tide");
    const [work] = await findArtworks(page, "Low Tide");
    await page.request.delete(artworkPath(work?.id ?? ""), { headers: ownOrigin() });
    await page.goto("/terms");
    const works = page.waitForResponse("**/api/artworks");
    await page.goto("/app/gallery");
    await works;
    await expect(page.getByRole("heading", { name: "No artwork saved yet" })).toBeVisible();
    await page.goto("/terms");
    await openCalculator(page);
    await expect(pricing(page)).toBeVisible();
  });
});

test("a full storage keeps the text of an edit, and the work its own picture", async ({ page }) => {
  await openAsArtist(page);
  const picture = pictureUrl(makeNoise(120, 90));
  await saveAndEdit(page, "Low Tide", { imageUrl: picture });
  const calculator = calculatorOn(page);
  const picturedBy = () => calculator.picture.locator("image").getAttribute("href");
  await expect.poll(picturedBy).toMatch(/^\/api\//);
  const own = await picturedBy();
  await leaveRoomForText(page);
  await calculator.title.fill("High Tide");
  await calculator.tool("Remove").click();
  await calculator.choosePicture(noise(200, 200));
  await expect.poll(picturedBy).toMatch(/^(data|blob):/);
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(calculator.title).toHaveValue("High Tide");
  await expect.poll(picturedBy).toBe(own);
});
