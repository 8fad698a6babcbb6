import { expect } from "@playwright/test";
import { saveWorks } from "./many-works.ts";
import { makeSnapshot } from "./photograph.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { openApp, saveWork } from "./users.ts";

const works = 70;
/** Of works of their own: two never share a stored picture. */
const pictures = 40;

declare global {
  interface Window {
    /** How many pictures had loaded when the page was printed, and how many there were. */
    printed?: { readonly loaded: number; readonly pictures: number };
  }
}

test("the gallery is printed with all works and no controls", async ({ page }) => {
  await becomeProfessional(page);
  await saveWorks(page, works);
  await openApp(page, "gallery");
  const titles = page.getByRole("heading", { name: /^(Work \d+|Low Tide)$/ });
  await expect(titles.first()).toBeVisible();
  expect(await titles.count(), "the window shows a part of them").toBeLessThan(works);

  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(titles).toHaveCount(works);
  for (const role of ["button", "tab", "searchbox", "combobox", "radio"] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await expect.poll(() => titles.count()).toBeLessThan(works);
});

test("the keys for printing wait until every picture is loaded", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const pictures = Array.from(document.querySelectorAll("main img"));
      const loaded = pictures.filter((picture) => (picture as HTMLImageElement).naturalWidth > 0);
      window.printed = { loaded: loaded.length, pictures: pictures.length };
    };
  });
  await becomeProfessional(page);
  const imageUrl = `data:image/jpeg;base64,${makeSnapshot().toString("base64")}`;
  for (let saved = 0; saved < pictures; saved += 1) await saveWork(page, { imageUrl });
  await openApp(page, "gallery");
  const images = page.getByRole("main").getByRole("img");
  await expect(images.first()).toBeVisible();

  await page.keyboard.press("ControlOrMeta+p");
  await expect
    .poll(() => page.evaluate(() => window.printed))
    .toEqual({ loaded: pictures, pictures });
});
