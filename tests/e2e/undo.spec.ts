import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { chooseFromMenu, expectDecoded } from "./gallery-page.ts";
import { expectToast, toast } from "./journeys.ts";
import { makePhotograph, pictureUrl } from "./photograph.ts";
import { test } from "./test.ts";
import { stopClock } from "./time.ts";
import { becomeArtist, openApp, readUser, saveWork } from "./users.ts";

const deleted = "Artwork deleted!";
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const undo = (page: Page) => toast(page, deleted).getByRole("button", { name: "Undo" });

async function deleteShown(page: Page, title: string): Promise<void> {
  await chooseFromMenu(page, title, "Delete Artwork");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("You can undo it while the notice is in view");
  await dialog.getByRole("button", { name: "Delete Artwork" }).click();
  await expectToast(page, deleted);
  await expect(heading(page, title)).toBeHidden();
}

test("S2.135 S7.028 S8.052 a deletion is undone from its notice: the work, its picture and the count", async ({
  page,
}) => {
  await becomeArtist(page);
  const saved = await saveWork(page, {
    title: "Low Tide",
    imageUrl: pictureUrl(makePhotograph()),
  });
  await openApp(page, "gallery");
  await deleteShown(page, "Low Tide");
  expect((await readUser(page.request)).artworkSaveCount).toBe(0);
  await undo(page).click();
  await expectToast(page, "Artwork restored", "Low Tide is back in your gallery.");
  await expect(heading(page, "Low Tide")).toBeVisible();
  await expect(heading(page, "Odile's Artwork Gallery")).toBeFocused();
  const picture = page.getByRole("img", { name: "Low Tide" });
  await expectDecoded(picture);
  expect(await (await page.request.get(apiPaths.artworks)).json()).toEqual([saved]);
  expect((await readUser(page.request)).artworkSaveCount).toBe(1);
});

test("an undo is available as long as the notice, also by keyboard, and no longer", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWork(page, { title: "Low Tide" });
  await openApp(page, "gallery");
  await deleteShown(page, "Low Tide");
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Low Tide")).toBeVisible();

  await stopClock(page);
  await deleteShown(page, "Low Tide");
  await page.mouse.move(5, 5);
  await page.clock.runFor(4900);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(undo(page)).toBeHidden();
  expect(await (await page.request.get(apiPaths.artworks)).json()).toEqual([]);
});

test("an undo without a response can be retried, and changes of other windows count", async ({
  page,
  context,
}) => {
  await becomeArtist(page);
  await saveWork(page, { title: "Low Tide" });
  await openApp(page, "gallery");
  const other = await context.newPage();
  await openApp(other, "gallery");

  // A background tab renders a few times a second at most, and each click waits for that.
  await page.bringToFront();
  await test.step("offline, then again", async () => {
    await deleteShown(page, "Low Tide");
    await page.route("**/restore", (route) => route.abort());
    await undo(page).click();
    const failed = toast(page, "The artwork could not be restored. Please try again.");
    await expect(failed).toBeVisible();
    await page.unroute("**/restore");
    await failed.getByRole("button", { name: "Undo" }).click();
    await expect(heading(page, "Low Tide")).toBeVisible();
  });

  await test.step("what another window has deleted meanwhile is deleted here, and can be undone", async () => {
    await deleteShown(page, "Low Tide");
    await other.bringToFront();
    await deleteShown(other, "Low Tide");
    await undo(other).click();
    await expect(heading(other, "Low Tide")).toBeVisible();
  });

  await test.step("a place that was taken meanwhile says so, and nothing is lost silently", async () => {
    await deleteShown(other, "Low Tide");
    await saveWork(page, { title: "High Tide", suggestedPrice: null });
    await undo(other).click();
    await expectToast(
      other,
      "Upgrade Required",
      "Free tier users can save 1 artwork. Upgrade to Professional to save unlimited artworks.",
    );
    await other.reload();
    await expect(heading(other, "High Tide")).toBeVisible();
    await expect(heading(other, "Low Tide")).toBeHidden();
  });

  await test.step("a work that was deleted too long ago shows an error", async () => {
    await deleteShown(other, "High Tide");
    // Purged after a day or two; the test does not wait for that.
    await other.route("**/restore", (route) =>
      route.fulfill({
        status: 404,
        json: { code: "NOT_FOUND", message: "There is no such work." },
      }),
    );
    await undo(other).click();
    await expectToast(other, "Error", "It is too late to restore this artwork.");
  });
});
