import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { appPaths } from "#schema/page-paths.ts";
import { type ListAnchor, priceListSchema } from "#schema/price-lists/price-list.ts";
import { priceListPath } from "#schema/price-lists/price-list-paths.ts";
import { saveWorks } from "./many-works.ts";
import { pictureUrl } from "./photograph.ts";
import { publishList, startDraft } from "./price-lists.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { openApp, ownOrigin, saveWork } from "./users.ts";

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
  const imageUrl = pictureUrl();
  for (let saved = 0; saved < pictures; saved += 1) await saveWork(page, { imageUrl });
  await openApp(page, "gallery");
  const images = page.getByRole("main").getByRole("img");
  await expect(images.first()).toBeVisible();

  await page.keyboard.press("ControlOrMeta+p");
  await expect
    .poll(() => page.evaluate(() => window.printed))
    .toEqual({ loaded: pictures, pictures });
});

test("the price list is printed alone, light, with its day, and its head on every page", async ({
  page,
}) => {
  await becomeProfessional(page);
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  const first = await startDraft(page, { anchors: anchorsFrom(10, 1) });
  await page.goto(appPaths.priceList);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await printedPages(page), "a draft of the standard sizes").toBe(1);

  const many = await page.request.patch(priceListPath(first.id), {
    data: { anchors: anchorsFrom(10, 60) },
    headers: ownOrigin(),
  });
  const draft = v.parse(priceListSchema, await many.json());
  await publishList(page, draft);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const printed = page.getByRole("region", { name: "Price list" });
  await expect(printed.getByText("Odile Fournier")).toBeVisible();
  await expect(printed.getByText(/^Holds from \w+ \d+, \d{4}\.$/)).toBeVisible();
  for (const sentence of [
    "Canadian dollars.",
    "The price is the same in the studio, at a fair and at a gallery.",
    "Frames are charged apart.",
    "Taxes are added where they apply.",
  ]) {
    await expect(printed.getByText(sentence)).toBeVisible();
  }
  await expect(printed.getByRole("row")).toHaveCount(1 + 60 + 14);
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  for (const role of ["button", "tab", "combobox", "radio", "link"] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  const ink = await printed.evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe("rgb(23, 23, 23)");
  const head = printed.locator("thead");
  expect(await head.evaluate((element) => getComputedStyle(element).display)).toBe(
    "table-header-group",
  );
  expect(await printedPages(page)).toBe(4);
});

/** Prices of as many sizes that are no standard ones. */
function anchorsFrom(side: number, count: number): ListAnchor[] {
  return Array.from({ length: count }, (_, index) => ({
    medium: "oil",
    widthInches: side + index,
    heightInches: side + index + 0.5,
    priceCents: 100_00 + index * 10_00,
  }));
}

/** Each page of a PDF is an object of its own. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: "Letter" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}
