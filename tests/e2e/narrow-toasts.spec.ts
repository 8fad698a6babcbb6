import { expect, type Locator, type Page } from "@playwright/test";
import { expectToast, pressDisabled, toast } from "./journeys.ts";
import { test } from "./test.ts";
import { becomeArtist, becomeNewcomer, openApp, saveWork } from "./users.ts";

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("It is not to be seen.");
  return box;
}

test("on a narrow window a toast does not cover the field with the error", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await becomeNewcomer(page);
  await page.goto("/app?flow=create");
  const submit = page.getByRole("button", { name: "Complete Setup" });
  const free = async (title: string, field: string) => {
    await pressDisabled(submit);
    await expectToast(page, title);
    const input = page.getByRole("textbox", { name: field });
    await expect(input).toBeFocused();
    const error = page.locator(`[id="${await input.getAttribute("aria-describedby")}"]`);
    await expect(error).toBeInViewport({ ratio: 1 });
    const [toastBox, errorBox, inputBox] = [
      await boxOf(toast(page, title)),
      await boxOf(error),
      await boxOf(input),
    ];
    expect(toastBox.y + toastBox.height, title).toBeLessThanOrEqual(inputBox.y);
    expect(toastBox.y + toastBox.height, title).toBeLessThanOrEqual(errorBox.y);
  };
  await free("First Name Required", "First name");
  await page.getByRole("textbox", { name: "First name" }).fill("Maren");
  await free("Last Name Required", "Last name");
});

test("a toast covers neither the header and tabs of a phone nor the buttons of a dialog", async ({
  page,
}) => {
  await becomeArtist(page);
  await openApp(page, "pricing");
  await page.route("**/api/**", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 500 }),
  );
  const overlaps = async (one: Locator, other: Locator) => {
    const [a, b] = [await boxOf(one), await boxOf(other)];
    return (
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
    );
  };

  await test.step("the header and its tabs", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("textbox", { name: "Width" }).fill("0");
    await pressDisabled(page.getByRole("button", { name: "Calculate Price" }));
    await expectToast(page, "Invalid dimensions");
    await page.evaluate(() => window.scrollTo(0, 0));
    const toastLocator = toast(page, "Invalid dimensions");
    for (const element of [page.getByRole("banner"), page.getByRole("tablist")]) {
      expect(await overlaps(toastLocator, element)).toBe(false);
    }
  });

  await test.step("a dialog's buttons", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("textbox", { name: "Width" }).fill("20");
    await page.getByRole("tab", { name: "Profile" }).click();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1024, 640],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole("button", { name: "Submit Feedback" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox", { name: "Type" }).click();
      await page.getByRole("option", { name: "General" }).click();
      await dialog.getByRole("textbox", { name: "Subject" }).fill("A word");
      await dialog.getByRole("textbox", { name: "Message" }).fill("About toasts.");
      await dialog.getByRole("button", { name: "Submit Feedback" }).click();
      const toastLocator = page.locator("[data-toast]");
      // The previous size's toast may still be fading out.
      await expect(async () => {
        for (const button of await dialog.getByRole("button").all()) {
          const where = `${width} × ${height}, ${await button.textContent()}`;
          expect(await overlaps(toastLocator, button), where).toBe(false);
        }
      }).toPass({ timeout: 10_000 });
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  });
});

/** The number of an element's blue pixels; the browser's own cross is blue. */
async function countBlue(page: Page, element: Locator): Promise<number> {
  const picture = await element.screenshot({ animations: "disabled" });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (canvas === null) throw new Error("There is no canvas.");
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    let blue = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 2] ?? 0) - (data[at] ?? 0) > 60) blue += 1;
    }
    return blue;
  }, picture.toString("base64"));
}

test("the search is cleared by a cross in the page's own ink", async ({ page }) => {
  await becomeArtist(page);
  await saveWork(page, { title: "Low Tide" });
  await openApp(page, "gallery");
  const search = page.getByRole("searchbox", { name: "Search" });
  for (const theme of ["Dark theme", "Light theme"]) {
    await page.getByRole("button", { name: theme }).click();
    await search.fill("tide");
    await search.blur();
    await search.hover();
    expect(await countBlue(page, search), theme).toBe(0);
    const { width, height } = await boxOf(search);
    await search.click({ position: { x: width - 8, y: height / 2 } });
    await expect(search).toHaveValue("");
  }
});
