import { expect, type Locator, type Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import french from "#web/i18n/texts/price-list.fr-CA.json" with { type: "json" };
import { calculatorOn } from "./calculator.ts";
import { inspect } from "./inspect.ts";
import { expectToast, pressDisabled } from "./journeys.ts";
import { pressByKey } from "./keyboard.ts";
import { anchor, saveAskingWork } from "./list-sections.ts";
import { goOffline } from "./network.ts";
import { holdRequests, watchRequests } from "./page-requests.ts";
import { publishList, readLists, startDraft } from "./price-lists.ts";
import { sell } from "./records.ts";
import { chooseOption } from "./select-list.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { becomeArtist, openApp, saveWork } from "./users.ts";

const { page: fr, start: frStart } = french.priceList;

test.beforeEach(({ page }) => becomeProfessional(page));

const headings = ["The curve", "Contradictions", "The list", "Channels", "The next list"];
const pageHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Odile's Price List" });

const usual = ["oil 8x10 350", "oil 16x20 900", "oil 30x40 2200"].map(anchor);

async function openList(page: Page, hash = ""): Promise<void> {
  await page.goto(`${appPaths.priceList}${hash}`);
  await expect(pageHeading(page)).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole("region", { name });
const sectionHeading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const entry = (page: Page) => page.getByRole("form", { name: "Prices you already ask" });
const rowsField = (page: Page) =>
  page.getByRole("textbox", { name: "Sizes and prices, such as 8 x 10 350" });

/** The alert about what was entered and is not saved. */
const unsaved = (page: Page, title: string) =>
  page.getByRole("alert").filter({ has: page.getByRole("heading", { name: title }) });

/** The price list with a draft of three prices. */
async function openDraft(page: Page): Promise<PriceList> {
  const draft = await startDraft(page, { anchors: usual });
  await openList(page);
  return draft;
}

async function expectFocusIn(heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
}

test("the price list has an address and a title, under the Gallery tab, which a reload, Back and Forward keep", async ({
  page,
}) => {
  await startDraft(page, { anchors: usual });
  await openApp(page, "gallery");
  const pages = page.getByRole("navigation", { name: "Gallery" });
  await expect(pages.getByRole("link", { name: "Works" })).toHaveAttribute("aria-current", "page");
  await pages.getByRole("link", { name: "Price List" }).click();
  await expect(pageHeading(page)).toBeVisible();
  await expect(page).toHaveURL(appPaths.priceList);
  await expect(page).toHaveTitle("Price List – Art Pricing Tool");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Gallery");
  for (const name of headings) await expect(sectionHeading(page, name)).toBeVisible();
  await page.reload();
  await expect(sectionHeading(page, "The curve")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Odile's Artwork Gallery");
  await page.goForward();
  await expect(sectionHeading(page, "The curve")).toBeVisible();
  await pages.getByRole("link", { name: "Works" }).click();
  await expect(page).toHaveURL(appPaths.gallery);
  await page.goto(appPaths.priceList);
  await page.getByRole("tab", { name: "Gallery" }).click();
  await expect(page).toHaveURL(appPaths.gallery);
  const answer = await page.goto(`${appPaths.priceList}/nothing`);
  expect(answer?.status()).toBe(404);
});

test("each section has an address, which leads to its heading; Back leads to where the page was", async ({
  page,
}) => {
  await startDraft(page, { anchors: usual });
  await openList(page, "#channels");
  await expectFocusIn(sectionHeading(page, "Channels"));
  await openList(page, "#table");
  await page.reload();
  await expectFocusIn(sectionHeading(page, "The list"));
  const links = page.getByRole("navigation", { name: "On this page" });
  await expect(links.getByRole("link")).toHaveText(headings);
  await links.getByRole("link", { name: "The next list" }).click();
  await expectFocusIn(sectionHeading(page, "The next list"));
  await expect(page).toHaveURL(`${appPaths.priceList}#next`);
  await page.evaluate(() => window.scrollTo(0, 300));
  // A real click would scroll to the link first.
  await links.getByRole("link", { name: "Contradictions" }).dispatchEvent("click");
  await expectFocusIn(sectionHeading(page, "Contradictions"));
  await page.goBack();
  await expect(page).toHaveURL(`${appPaths.priceList}#next`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test("a section that was asked for while it was loading is shown once it is there", async ({
  page,
}) => {
  await startDraft(page, { anchors: usual });
  const held = await holdRequests(page, /\/assets\/lower-sections-[\w-]+\.js$/);
  await openList(page);
  await expect(section(page, "The curve")).toBeVisible();
  await expect.poll(() => held.requests.length).toBe(1);
  const links = page.getByRole("navigation", { name: "On this page" });
  await links.getByRole("link", { name: "Channels" }).click();
  await expect(page).toHaveURL(`${appPaths.priceList}#channels`);
  held.release();
  await expectFocusIn(sectionHeading(page, "Channels"));
});

test("the links count the contradictions that are left to settle", async ({ page }) => {
  await saveAskingWork(page, 400, { title: "Snow Fence", width: 30, height: 22 });
  await saveAskingWork(page, 700, { title: "Headland", width: 24, height: 18 });
  await openList(page);
  const links = page.getByRole("navigation", { name: "On this page" });
  await expect(links.getByRole("link", { name: "Contradictions 1" })).toBeVisible();
});

test("without works and prices the page shows an example, marked as one, and takes an old list", async ({
  page,
}) => {
  await openList(page);
  const start = section(page, "No price to lean on yet.");
  await expect(start.getByText("Example")).toBeVisible();
  await expect(
    start.getByRole("img", {
      name: "An example: a curve through three prices",
    }),
  ).toBeVisible();
  await inspect(page, "price list without prices");
  await start.getByRole("button", { name: "Type Prices You Ask" }).click();
  await expect(rowsField(page)).toBeFocused();
  const rows = rowsField(page);
  const problems = entry(page).getByRole("list").first();

  await test.step("rows that cannot be taken keep their text, and say what is wrong", async () => {
    await rows.fill(
      "8x10 350\nsmall 20\n16x20 0\n12x16 1,000,000\n24x24\n10x8 375\n30x40 300\n0x5 10",
    );
    await entry(page).getByRole("button", { name: "Draw My List" }).click();
    await expect(rows).toBeFocused();
    await expect(rows).toHaveAccessibleDescription(
      "Some lines cannot be taken yet. They are named below.",
    );
    await expect(problems.getByRole("listitem")).toHaveText([
      "Line 1, 8x10 350: 8 × 10 in has two prices, CA$350 and CA$375. Keep one.",
      "Line 2, small 20: no size is found. Write the width and the height, such as 8 x 10.",
      "Line 3, 16x20 0: a price is above 0.",
      "Line 4, 12x16 1,000,000: a price is below CA$1,000,000.",
      "Line 5, 24x24: no price is found. Write it behind the size, such as 350.",
      "Line 6, 10x8 375: 10 × 8 in has two prices, CA$375 and CA$350. Keep one.",
      "Line 7, 30x40 300: 30 × 40 in asks CA$300, less than the smaller 8 × 10 in at CA$350. A larger work asks at least as much.",
      "Line 8, 0x5 10: both sides are above 0 and at most 2,000 in.",
    ]);
    await inspect(page, "price list, an old list with bad rows");
    await page.reload();
    await expect(rows).toHaveValue(/^8x10 350\nsmall 20\n/);
    expect(await readLists(page)).toEqual([]);
  });

  await test.step("fewer than three sizes: what is assumed is said", async () => {
    await rows.fill("8x10 350");
    await expect(
      entry(page).getByText(
        "One price. With one size the slope is a usual one: twice the area costs 1.6 times as much, as it does for many painters.",
      ),
    ).toBeVisible();
    await rows.fill("8x10 350\n16\t20\t$900");
    await expect(
      entry(page).getByText(
        "2 prices. With two sizes the slope is yours. A third shows whether your prices bend.",
      ),
    ).toBeVisible();
    await rows.fill("8x10 350\n16\t20\t$900\n30 × 40 in: 2,200.00");
    await expect(entry(page).getByText("3 prices.")).toBeVisible();
    await expect(entry(page).getByRole("img", { name: "A curve through 3 prices" })).toBeVisible();
  });

  await test.step("the list is drawn, and kept as a draft", async () => {
    await entry(page).getByRole("button", { name: "Draw My List" }).click();
    await expect(sectionHeading(page, "The curve")).toBeVisible();
    await expect(page.getByText("Draft, without a date yet")).toBeVisible();
    await expect(entry(page)).toBeHidden();
    await expect.poll(async () => (await readLists(page))[0]?.anchors).toEqual(usual);
    await page.reload();
    await expect(sectionHeading(page, "The list")).toBeVisible();
    await expect(entry(page)).toBeHidden();
  });

  await test.step("the draft is discarded, and Undo restores it", async () => {
    await page.getByRole("button", { name: "Discard Draft" }).click();
    await expectToast(page, "Draft discarded");
    await expect(section(page, "No price to lean on yet.")).toBeVisible();
    expect(await readLists(page)).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(sectionHeading(page, "The list")).toBeVisible();
    expect((await readLists(page))[0]?.anchors).toEqual(usual);
  });
});

test("by keyboard alone, in French: an old list in centimetres", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await page.goto(appPaths.priceList);
  await expect(page).toHaveTitle(`${fr.title} – Art Pricing Tool`);
  const { keyboard } = page;
  await pressByKey(page.getByRole("button", { name: frStart.empty.type }));
  const rows = page.getByRole("textbox", { name: frStart.entry.rows });
  await expect(rows).toBeFocused();
  await keyboard.type("20 x 25 cm 350,50 $\n40 x 50 cm 1 100 $\n");
  await expect(page.getByText(`2 prix. ${frStart.entry.read.two}`)).toBeVisible();
  await pressByKey(page.getByRole("button", { name: frStart.entry.submit }));
  await expect(page.getByRole("heading", { level: 2, name: "La courbe" })).toBeVisible();
  await expect(page.getByText(fr.status.draft)).toBeVisible();
  await expect
    .poll(async () => (await readLists(page))[0]?.anchors.map(({ priceCents }) => priceCents))
    .toEqual([350_50, 1100_00]);
});

test("one work, two works, and a list begun from sales or the calculator's prices", async ({
  page,
}) => {
  const small = await saveWork(page, { title: "Sumac", width: 8, height: 10 });
  await openList(page);
  await expect(sectionHeading(page, "One work, and a usual slope.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Set a Second Price" })).toBeVisible();
  const large = await saveWork(page, { title: "Low Tide", width: 24, height: 30 });
  await page.reload();
  await expect(sectionHeading(page, "Two works make a line.")).toBeVisible();
  await sell(page, small.id, { priceCents: 352_00 });
  await sell(page, large.id, { priceCents: 1603_00 });
  await saveWork(page, { title: "Ebb", width: 12, height: 16 });
  await page.reload();
  const begin = section(page, "Your prices, not a list yet.");
  await inspect(page, "price list before a list");
  await begin.getByRole("button", { name: "Take the calculator’s 3 prices" }).click();
  await page.getByRole("button", { name: "Undo" }).hover();
  await expect.poll(async () => (await readLists(page))[0]?.anchors.length).toBe(3);
  await expect(begin).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await readLists(page))[0]?.anchors).toEqual([]);
  await page.getByRole("button", { name: "Discard Draft" }).click();
  await begin.getByRole("button", { name: "Take your 2 sales" }).click();
  await expect
    .poll(async () => (await readLists(page))[0]?.anchors)
    .toEqual([anchor("oil 8x10 350"), anchor("oil 24x30 1605")]);
});

test("a change that failed is kept, shown and saved again", async ({ page }) => {
  await openDraft(page);
  await page.route(`**${priceListPaths.lists}/*`, (route) => route.abort());
  const frames = page.getByRole("checkbox", { name: "Frames apart" });
  await expect(frames).toBeChecked();
  await frames.click();
  const alert = unsaved(page, "Not saved yet.");
  await expect(alert).toBeVisible();
  await expect(frames).not.toBeChecked();
  await page.reload();
  await expect(frames).not.toBeChecked();
  await expect(alert).toBeVisible();
  await page.unroute(`**${priceListPaths.lists}/*`);
  await alert.getByRole("button", { name: "Save It" }).click();
  await expect(alert).toBeHidden();
  await expect.poll(async () => (await readLists(page))[0]?.framesApart).toBe(false);
});

test("a change in another window is said, and what was entered here is kept on top of it", async ({
  page,
  context,
}) => {
  await openDraft(page);
  const frames = page.getByRole("checkbox", { name: "Frames apart" });
  await expect(frames).toBeChecked();
  const other = await context.newPage();
  await openList(other);
  await other.getByRole("radio", { name: "25" }).click();
  await expect.poll(async () => (await readLists(page))[0]?.rounding.to).toBe(25);
  await frames.click();
  const alert = unsaved(page, "Changed elsewhere.");
  await expect(alert).toBeVisible();
  await expect(frames).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "25" })).toBeChecked();
  expect((await readLists(page))[0]?.framesApart).toBe(true);
  await alert.getByRole("button", { name: "Save It" }).click();
  await expect(alert).toBeHidden();
  await expect
    .poll(async () => (await readLists(page))[0])
    .toMatchObject({ framesApart: false, rounding: { to: 25 } });
});

test("a draft that is discarded while a change of it is being saved does not come back", async ({
  page,
}) => {
  await openDraft(page);
  const answered = Promise.withResolvers<void>();
  await page.route(
    `**${priceListPaths.lists}/*`,
    async (route) => {
      const response = await route.fetch();
      await answered.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole("checkbox", { name: "Frames apart" }).click();
  await expect.poll(async () => (await readLists(page))[0]?.framesApart).toBe(false);
  const discards = watchRequests(page, (request) => request.method() === "DELETE");
  await page.getByRole("button", { name: "Discard Draft" }).click();
  // Its answer would come before that of the change.
  expect(await readLists(page)).toHaveLength(1);
  expect(discards).toEqual([]);
  answered.resolve();
  await expectToast(page, "Draft discarded");
  await expect(section(page, "No price to lean on yet.")).toBeVisible();
  expect(await readLists(page)).toEqual([]);
});

test("undoing a change leaves what another window has set meanwhile", async ({ page, context }) => {
  await openDraft(page);
  const other = await context.newPage();
  await openList(other);
  await other.getByRole("radio", { name: "25" }).click();
  await expect.poll(async () => (await readLists(page))[0]?.rounding.to).toBe(25);
  await page.getByRole("radio", { name: "Up" }).click();
  const alert = unsaved(page, "Changed elsewhere.");
  await alert.getByRole("button", { name: "Save It" }).click();
  await expect
    .poll(async () => (await readLists(page))[0]?.rounding)
    .toMatchObject({ to: 25, direction: "up" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await readLists(page))[0]?.rounding.direction).toBe("nearest");
  expect((await readLists(page))[0]?.rounding.to).toBe(25);
});

test("when two windows publish the same draft, the second shows a message and the list, and nothing is published twice", async ({
  page,
}) => {
  const draft = await openDraft(page);
  await expect(page.getByText("Draft, without a date yet")).toBeVisible();
  // As another window does.
  await publishList(page, draft);
  await page.getByRole("button", { name: "Publish list" }).click();
  await expectToast(
    page,
    "Changed elsewhere",
    "This list was changed in another window meanwhile. You see it as it is now.",
  );
  await expect(page.getByText(/^In force since .+$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Discard Draft" })).toBeHidden();
  expect(await readLists(page)).toMatchObject([{ number: 1 }]);
});

test("without a network the page can be read, says so, and sends nothing", async ({ page }) => {
  await openDraft(page);
  await expect(sectionHeading(page, "The list")).toBeVisible();
  await goOffline(page);
  await expect(
    page.getByText("The price list can be read, and changed once you are back."),
  ).toBeVisible();
  await pressDisabled(page.getByRole("button", { name: "Discard Draft" }));
  await expectToast(page, "No network");
  await page.context().setOffline(false);
  expect(await readLists(page)).toHaveLength(1);
});

test("lists that could not be fetched: an alert, and a way to try again", async ({ page }) => {
  await startDraft(page, { anchors: usual });
  await page.route(`**${priceListPaths.lists}`, (route) => route.abort());
  await openList(page);
  await expect(
    page.getByRole("alert").filter({ hasText: "Your price list could not be fetched" }),
  ).toBeVisible();
  await inspect(page, "price list that could not be fetched");
  await page.unroute(`**${priceListPaths.lists}`);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(sectionHeading(page, "The curve")).toBeVisible();
});

test("while works and lists are fetched the axes are there already", async ({ page }) => {
  const lists = await holdRequests(page, `**${priceListPaths.lists}`);
  await openList(page);
  await expect.poll(() => lists.requests.length).toBeGreaterThan(0);
  await expect(page.getByRole("status").filter({ hasText: "Reading your works" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Axes of sizes and prices" })).toBeVisible();
  lists.release();
  await expect(section(page, "No price to lean on yet.")).toBeVisible();
});

test("the free plan: a preview with the artist's own work, and the way to Professional", async ({
  page,
}) => {
  await becomeArtist(page);
  await openList(page);
  const preview = section(page, "A price for every size");
  await expect(preview.getByText("Example")).toBeVisible();
  await saveWork(page, { title: "Sumac", width: 16, height: 20 });
  await page.reload();
  await expect(
    preview.getByText("You have priced one work. A list prices the next one before you paint it."),
  ).toBeVisible();
  await expect(preview.getByRole("img", { name: "A curve through Sumac" })).toBeVisible();
  await expect(
    preview.getByText("Drawn through Sumac, your saved work, with the usual slope."),
  ).toBeVisible();
  await inspect(page, "price list on the free plan");
  await preview.getByRole("button", { name: "See Professional" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await readLists(page)).toEqual([]);
});

test("beside the suggested price the calculator shows what the list in force says", async ({
  page,
}) => {
  await publishList(page, await startDraft(page, { anchors: usual }));
  await openApp(page);
  const calculator = calculatorOn(page);
  const line = page.getByRole("link", { name: "Your list: CA$900" });
  const anyLine = page.getByRole("link", { name: /^Your list: .*$/ });
  await calculator.enter({ width: "16", height: "20", materials: "40", hours: "6" });
  await expect(anyLine).toBeHidden();
  await calculator.calculatePrice(/^CA\$\d/);
  await expect(line).toHaveAttribute("href", appPaths.priceList);
  // The list has no price for ink.
  await chooseOption(page.getByRole("combobox", { name: "Medium" }), "Ink");
  await calculator.calculatePrice(/^CA\$\d/);
  await expect(anyLine).toBeHidden();
});
