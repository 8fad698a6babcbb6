import { expect, type Locator, type Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { inspect } from "./inspect.ts";
import { tabTo } from "./keyboard.ts";
import { publishAnchors } from "./list-sections.ts";
import { goOffline, waitForServiceWorker } from "./network.ts";
import { holdRequests } from "./page-requests.ts";
import { downloadPdf } from "./pdf-file.ts";
import { pictureUrl } from "./photograph.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { openApp, saveWork } from "./users.ts";
import { watchPolicy } from "./watch-policy.ts";
import { fieldIn, openWork } from "./work-record.ts";

test.beforeEach(({ page }) => becomeProfessional(page));

declare global {
  interface Window {
    timesPrinted?: number;
  }
}

const priceList = (page: Page) => page.getByRole("dialog", { name: "Price List" });
const preview = (page: Page) => page.getByRole("region", { name: /^Preview, \d+ pages?$/ });
const choose = (dialog: Locator, name: string) => dialog.getByRole("radio", { name }).click();

/** The text of a page of the preview, as it is read aloud. */
const shown = (page: Page, text: RegExp) => preview(page).getByText(text);

async function openPriceList(page: Page): Promise<Locator> {
  await page.goto(appPaths.priceList);
  await page.getByRole("button", { name: "Price List as PDF" }).click();
  await expect(priceList(page)).toBeVisible();
  return priceList(page);
}

/** The price list in force, of one price, as a document. */
async function openPublished(page: Page): Promise<Locator> {
  await publishAnchors(page, "oil 16x20 900");
  return openPriceList(page);
}

/** A document of the selected works, once it is made. */
async function openDocument(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: "Documents" }).click();
  await page.getByRole("menuitem", { name }).click();
  await expect(preview(page)).toBeVisible();
  return page.getByRole("dialog", { name });
}

test("axe: the price list is shown as the PDF that is downloaded, under the policy and by keyboard", async ({
  page,
  context,
  baseURL,
}) => {
  const complaints = await watchPolicy(context, baseURL ?? "");
  await publishAnchors(page, "oil 16x20 900");
  await page.goto(appPaths.priceList);
  await page.getByRole("button", { name: "Price List as PDF" }).focus();
  await page.keyboard.press("Enter");
  const dialog = priceList(page);
  await expect(shown(page, /^Odile Fournier Price list Holds from .*$/)).toBeAttached();
  await inspect(page, "price list as PDF");
  const english = await downloadPdf(dialog);
  expect(english.name).toBe("Price list, Odile Fournier.pdf");
  expect(english.text).toContain("Canadian dollars, unframed.");
  expect(english.text).toContain("16 × 20 900");
  expect(english.text).toContain("Frames are charged apart.");
  expect(english).toMatchObject({ pages: 1, size: "612 x 792 pts (letter)" });

  await test.step("with what is chosen by keyboard", async () => {
    await tabTo(dialog.getByRole("radio", { name: "English" }));
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(shown(page, /^Odile Fournier Liste de prix Price list .*$/)).toBeAttached();
    await choose(dialog, "A4");
    await choose(dialog, "Those I set");
    await dialog.getByRole("checkbox", { name: "Say how frames are charged" }).uncheck();
    await expect(shown(page, /^Odile Fournier Liste de prix Price list .*$/)).toBeAttached();
    const bilingual = await downloadPdf(dialog);
    expect(bilingual.name).toBe("Liste de prix, Odile Fournier.pdf");
    expect(bilingual.text).toContain("Dollars canadiens.");
    expect(bilingual.text).not.toMatch(/[Ff]rame|cadre/);
    expect(bilingual.text).not.toContain("18 × 24");
    expect(bilingual.size).toMatch(/^595\.\d+ x 841\.\d+ pts \(A4\)$/);
  });
  expect(complaints.take()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Price List as PDF" })).toBeFocused();
});

test("a name that the fonts have no letters for is printed as the artist types it, once for all documents", async ({
  page,
}) => {
  const work = await saveWork(page, { title: "Ebb 山水" });
  await openWork(page, work);
  const openLabel = () => page.getByRole("button", { name: "Open Wall label" }).click();
  const dialog = page.getByRole("dialog", { name: "Wall Labels" });
  const field = dialog.getByRole("textbox", { name: "“Ebb 山水” in Latin letters" });
  const note = dialog.getByText(
    "These characters are in none of our fonts. A box is printed for each: 山 水",
  );
  await openLabel();
  await expect(note).toBeVisible();
  await field.fill("Ebb Shanshui");
  await expect(shown(page, /^.*Ebb Shanshui.*$/)).toBeAttached();
  await expect(note).toHaveCount(0);
  expect((await downloadPdf(dialog)).text).toContain("Ebb Shanshui");
  await page.keyboard.press("Escape");
  await page.reload();
  await openLabel();
  await expect(field).toHaveValue("Ebb Shanshui");
  await expect(shown(page, /^.*Ebb Shanshui.*$/)).toBeAttached();
  await field.fill("");
  await expect(note).toBeVisible();
});

test("works that are available follow the list with their pictures; characters that no font has are named", async ({
  page,
}) => {
  const imageUrl = pictureUrl();
  await saveWork(page, { title: "Ebb 🎨", imageUrl });
  await publishAnchors(page, "oil 16x20 900", "ink 16x20 500");
  const dialog = await openPriceList(page);
  await dialog.getByRole("checkbox", { name: "Add the works that are available" }).check();
  await expect(
    dialog.getByText(/^This character is in none of our fonts\. A box is printed for it: 🎨$/),
  ).toBeVisible();
  const list = await downloadPdf(dialog);
  expect(list.text).toContain("Oil on canvas, 2024");
  expect(list.structure.match(/Figure/g)).toHaveLength(2);
  expect(list.dotsPerInch).toEqual([expect.closeTo(200, -1)]);
  await dialog.getByRole("checkbox", { name: "Show prices" }).uncheck();
  await expect(dialog.getByRole("button", { name: "Download PDF", disabled: false })).toBeVisible();
  const unpriced = await downloadPdf(dialog);
  expect(unpriced.text).not.toMatch(/CA\$/);

  await test.step("without a medium and a work there is nothing to print", async () => {
    await dialog.getByRole("checkbox", { name: "Add the works that are available" }).uncheck();
    await dialog.getByRole("checkbox", { name: "Oil" }).uncheck();
    await dialog.getByRole("checkbox", { name: "Ink" }).uncheck();
    await expect(dialog.getByRole("alert")).toHaveText(
      "There are no prices to print. Leave a medium in, or set prices in your price list.",
    );
    await expect(dialog.getByRole("button", { name: "Download PDF" })).toBeDisabled();
    await inspect(page, "a document that has nothing to print");
    await dialog.getByRole("link", { name: "your price list" }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test("a document shows how far it is, can be stopped and made again, and says what could not be loaded", async ({
  page,
}) => {
  const fonts = await holdRequests(page, "**/*.woff", { answer: (route) => route.abort() });
  const dialog = await openPublished(page);
  await expect(dialog.getByRole("progressbar", { name: "Making the document…" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Download PDF" })).toBeDisabled();
  await inspect(page, "a document in the making");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Stopped. No document was made.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Make Document" })).toBeFocused();
  fonts.release();
  await dialog.getByRole("button", { name: "Make Document" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "The document tools could not be loaded. Check your connection, then try again.",
  );
  await page.unroute("**/*.woff");
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(shown(page, /^Odile Fournier Price list .*$/)).toBeAttached();
});

test("that a document is made is announced where its progress was", async ({ page }) => {
  const fonts = await holdRequests(page, "**/*.woff");
  const dialog = await openPublished(page);
  const status = dialog.getByText("Making the document…");
  await expect(status).toHaveRole("status");
  const announcer = await status.elementHandle();
  fonts.release();
  await expect(dialog.getByText("The document is ready: 1 page.")).toHaveRole("status");
  expect(await announcer?.evaluate((element) => element.isConnected)).toBe(true);
});

test("a document whose preview cannot be opened is downloaded all the same", async ({ page }) => {
  await page.route("**/preview-worker-*.js", (route) => route.abort());
  const dialog = await openPublished(page);
  await expect(
    dialog.getByText("The preview could not be opened. The document itself is ready to download."),
  ).toBeVisible();
  expect((await downloadPdf(dialog)).text).toContain("Price list");
});

test("a document is printed on pages of its size, and nothing else", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      window.timesPrinted = (window.timesPrinted ?? 0) + 1;
    };
  });
  const dialog = await openPublished(page);
  await choose(dialog, "A4");
  await expect(shown(page, /^Odile Fournier Price list .*$/)).toBeAttached();
  await dialog.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => page.evaluate(() => window.timesPrinted)).toBe(1);
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? [];
  expect(Number(width)).toBeCloseTo(595, -1);
  expect(Number(height)).toBeCloseTo(842, -1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("[data-printed-pages]")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Print" })).toBeEnabled();
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a document is made, shown and downloaded without a network, once one was made", async ({
    page,
  }) => {
    await publishAnchors(page, "oil 16x20 900");
    await page.goto(appPaths.priceList);
    await waitForServiceWorker(page);
    const dialog = await openPriceList(page);
    await expect(shown(page, /^Odile Fournier Price list .*$/)).toBeAttached();
    await page.keyboard.press("Escape");
    await goOffline(page);
    await page.getByRole("button", { name: "Price List as PDF" }).click();
    await choose(dialog, "French");
    await expect(shown(page, /^Odile Fournier Liste de prix .*$/)).toBeAttached();
    expect((await downloadPdf(dialog)).text).toContain("Liste de prix");
  });
});

test("labels, a list of works and why a price is what it is are made where works are", async ({
  page,
}) => {
  const imageUrl = pictureUrl();
  const sumac = await saveWork(page, { title: "Sumac", imageUrl, hoursSpent: 14 });
  await saveWork(page, { title: "Barley" });
  await openApp(page, "gallery");
  await page.getByRole("button", { name: "Select works" }).click();
  await page.getByRole("button", { name: "Select All 2" }).click();

  await test.step("labels of the selected works, with prices or without", async () => {
    const labels = await openDocument(page, "Wall Labels");
    await expect(labels).toHaveAccessibleDescription(
      "2 labels of 4 × 2.5 in, eight on a sheet to cut.",
    );
    const priced = await downloadPdf(labels);
    expect(priced).toMatchObject({ name: "Wall labels.pdf", pages: 1 });
    expect(priced.text).toMatch(/^(?=.*Sumac)(?=.*Barley).*CA\$\d.*$/);
    await labels.getByRole("checkbox", { name: "Show prices" }).uncheck();
    await expect(
      labels.getByRole("button", { name: "Download PDF", disabled: false }),
    ).toBeVisible();
    expect((await downloadPdf(labels)).text).not.toMatch(/CA\$/);
    await page.keyboard.press("Escape");
  });

  await test.step("a price list of the selected works alone", async () => {
    const list = await openDocument(page, "Price List");
    await expect(list).toHaveAccessibleDescription("2 works with picture and price.");
    const works = await downloadPdf(list);
    expect(works.text).toMatch(/^Odile Fournier Price list (?=.*Sumac)(?=.*Barley).*$/);
    expect(works.structure.match(/Figure/g)).toHaveLength(1);
  });

  await openWork(page, sumac);
  await page.getByRole("button", { name: "Open Why this price" }).click();
  const why = page.getByRole("dialog", { name: "Why This Price" });
  await expect(why).toHaveAccessibleDescription("One page for a collector, about Sumac.");
  await inspect(page, "why this price as PDF");
  expect((await downloadPdf(why)).text).not.toContain("fourteen hours");
  await why.getByRole("checkbox", { name: "Show the hours" }).check();
  await expect(shown(page, /^.*fourteen hours.*$/)).toBeAttached();
  const explained = await downloadPdf(why);
  expect(explained).toMatchObject({ name: "Why this price, Sumac.pdf", pages: 1 });
  // The same picture again, small, on the curve.
  expect(Math.min(...explained.dotsPerInch)).toBeLessThanOrEqual(201);
});

test("a work without a price says where to set one", async ({ page }) => {
  const work = await saveWork(page, { title: "Sumac", suggestedPrice: null });
  await openWork(page, work);
  await page.getByRole("button", { name: "Open Why this price" }).click();
  const why = page.getByRole("dialog", { name: "Why This Price" });
  await expect(why.getByRole("alert")).toHaveText(
    "This work has no price yet. Set one on its page.",
  );
  await why.getByRole("link", { name: "its page" }).click();
  await expect(why).toHaveCount(0);
});

test("a sample invoice shows the business details as they are typed, and what is wrong with them first", async ({
  page,
}) => {
  await page.goto(appPaths.business);
  const form = page.getByRole("form", { name: "Business details" });
  const sample = form.getByRole("button", { name: "See a Sample Invoice" });
  await fieldIn(form, "Email on documents").fill("odile");
  await sample.click();
  await expect(fieldIn(form, "Email on documents")).toBeFocused();
  await fieldIn(form, "Email on documents").fill("odile@example.com");
  await sample.click();
  const dialog = page.getByRole("dialog", { name: "Sample Invoice" });
  await expect(dialog).toHaveAccessibleDescription(
    "What a buyer will get from you, with your details as they are now. It is not an invoice.",
  );
  await choose(dialog, "French, then English");
  await expect(shown(page, /^.*Exemple Sample.*odile@example\.com.*$/)).toBeAttached();
});
