import { expect } from "@playwright/test";
import { saveWorks } from "./many-works.ts";
import { openApp } from "./people.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";

const works = 70;

test("the gallery is printed whole, every work of it and no controls", async ({ page }) => {
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
