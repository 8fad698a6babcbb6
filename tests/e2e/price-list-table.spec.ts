import { expect, type Locator, type Page } from "@playwright/test";
import french from "#web/i18n/texts/price-list.fr-CA.json" with { type: "json" };
import { inspect } from "./inspect.ts";
import { expectToast, keepToast, toast } from "./journeys.ts";
import { tabTo } from "./keyboard.ts";
import { anchor, openSection, readDraft, startRoundedDraft } from "./list-sections.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { patchProfile } from "./users.ts";

const fr = french.priceList.table;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const fiveDraft = [anchor("oil 8x10 350"), anchor("oil 30x40 2200")];

/** Opens the list of a draft with these anchors. */
async function openList(page: Page, anchors = fiveDraft): Promise<Locator> {
  await becomeProfessional(page);
  await startRoundedDraft(page, { anchors });
  return openSection(page, "list", "The list");
}

/** The cell of a size and a column, such as `16 × 20`. */
function cellOf(list: Locator, size: string, column = 0): Locator {
  return list
    .getByRole("row")
    .filter({ has: list.page().getByRole("rowheader", { name: size }) })
    .getByRole("gridcell")
    .nth(column);
}

/** The prices of a column, from the smallest size on. */
function columnOf(list: Locator, column = 0): Promise<string[]> {
  return list
    .getByRole("row")
    .filter({ has: list.page().getByRole("rowheader") })
    .evaluateAll(
      (rows, index) => rows.map((row) => row.querySelectorAll("td")[index]?.innerText.trim() ?? ""),
      column,
    );
}

/** Types in the cell that has the focus, and sets it. */
async function enterPrice(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}

async function storedAnchors(page: Page): Promise<string[]> {
  const draft = await readDraft(page);
  return (draft?.anchors ?? []).map(
    ({ medium, widthInches, heightInches, priceCents }) =>
      `${medium} ${widthInches}x${heightInches} ${priceCents / 100}`,
  );
}

test("the list is edited by keyboard as in a spreadsheet, and every change can be undone", async ({
  page,
}) => {
  const list = await openList(page);
  const { keyboard } = page;
  const focused = () => page.locator("td:focus");
  await expect(
    list.getByRole("grid", { name: "Price list in Canadian dollars: Oil" }),
  ).toBeVisible();
  await expect(cellOf(list, "8 × 10")).toHaveText("350 set by you");
  await expect(cellOf(list, "16 × 20")).toHaveText("900");

  // One stop of Tab; the arrows move and end at the edges.
  await tabTo(cellOf(list, "5 × 7"));
  await keyboard.press("ArrowUp");
  await expect(cellOf(list, "5 × 7")).toBeFocused();
  for (let press = 0; press < 5; press += 1) await keyboard.press("ArrowDown");
  await expect(cellOf(list, "16 × 20")).toBeFocused();

  // Typing opens the field, Enter sets the price and goes down.
  await keyboard.type("950");
  await expect(list.getByRole("textbox", { name: "Price of Oil, 16 × 20" })).toHaveValue("950");
  await keyboard.press("Enter");
  await expect(cellOf(list, "16 × 20")).toHaveText("950 set by you");
  await expect(cellOf(list, "20 × 20")).toBeFocused();
  await expect.poll(() => storedAnchors(page)).toContain("oil 16x20 950");

  // Escape restores.
  await keyboard.type("1");
  await keyboard.press("Escape");
  await expect(cellOf(list, "20 × 20")).toHaveText("1,100");
  await expect(cellOf(list, "20 × 20")).toBeFocused();

  // Enter opens what is there, and sets it as it is.
  await keyboard.press("Enter");
  await expect(list.getByRole("textbox", { name: "Price of Oil, 20 × 20" })).toHaveValue("1100");
  await keyboard.press("Shift+Enter");
  await expect(cellOf(list, "20 × 20")).toHaveText("1,100 set by you");
  await expect(cellOf(list, "16 × 20")).toBeFocused();

  // Delete returns a price to the curve; Control and Z take back one change after another.
  await keyboard.press("Delete");
  await expect(cellOf(list, "16 × 20")).toHaveText("950");
  await keyboard.press("ControlOrMeta+z");
  await expect(cellOf(list, "16 × 20")).toHaveText("950 set by you");
  await keyboard.press("ControlOrMeta+z");
  await expect(cellOf(list, "20 × 20")).toHaveText("1,100");
  await keyboard.press("ControlOrMeta+z");
  await expect(cellOf(list, "16 × 20")).toHaveText("900");
  await expect(cellOf(list, "20 × 20")).toHaveText("1,050");
  await expect(focused()).toHaveCount(1);
  await expect.poll(() => storedAnchors(page)).toEqual(["oil 8x10 350", "oil 30x40 2200"]);

  // Tab leads on.
  await keyboard.press("Tab");
  await expect(list.getByRole("button", { name: "Add a medium" })).toBeFocused();
});

test("Tab sets a price and goes right, and a press on a cell opens it", async ({ page }) => {
  const list = await openList(page, [...fiveDraft, anchor("ink 11x14 200")]);
  await cellOf(list, "16 × 20").click();
  await expect(list.getByRole("textbox", { name: "Price of Oil, 16 × 20" })).toBeFocused();
  await page.keyboard.type("925");
  await page.keyboard.press("Tab");
  await expect(cellOf(list, "16 × 20", 1)).toBeFocused();
  await page.keyboard.type("350");
  await page.keyboard.press("Shift+Tab");
  await expect(cellOf(list, "16 × 20")).toBeFocused();
  await expect(cellOf(list, "16 × 20")).toHaveText("925 set by you");
  await expect(cellOf(list, "16 × 20", 1)).toHaveText("350 set by you");

  // What is typed is set when another cell is pressed, and nothing is where nothing was typed.
  await cellOf(list, "24 × 30").click();
  await page.keyboard.type("1600");
  await cellOf(list, "18 × 24").click();
  await expect(cellOf(list, "24 × 30")).toHaveText("1,600 set by you");
  await cellOf(list, "5 × 7").click();
  await expect(cellOf(list, "18 × 24")).toHaveText(/^1,\d{3}$/);
});

test("a pasted column sets its prices at once, and is undone at once", async ({ page }) => {
  const list = await openList(page);
  const before = await columnOf(list);
  await tabTo(cellOf(list, "5 × 7"));
  await copy(page, "$250\n\n1 250,00 $\nabout 1,300\n");
  await page.keyboard.press("ControlOrMeta+v");
  await expectToast(page, "2 prices set", "1 cell could not be read: it is marked.");
  await keepToast(page, "2 prices set");
  await expect(cellOf(list, "5 × 7")).toHaveText("250 set by you");
  await expect(cellOf(list, "8 × 10")).toHaveText("350 set by you");
  await expect(cellOf(list, "9 × 12")).toHaveText("1,250 set by you");
  await expect(cellOf(list, "11 × 14")).toHaveText("about 1,300");
  await expect.poll(() => storedAnchors(page)).toContain("oil 9x12 1250");

  await toast(page, "2 prices set").getByRole("button", { name: "Undo" }).click();
  await expect(cellOf(list, "9 × 12")).toHaveText(before[2] ?? "");
  await expect.poll(() => storedAnchors(page)).toEqual(["oil 8x10 350", "oil 30x40 2200"]);
  await list.getByRole("button", { name: /^Oil, 11 × 14 .+$/ }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => columnOf(list)).toEqual(before);

  // More than fits.
  await cellOf(list, "48 × 60").focus();
  await copy(page, "4000\t500\n5000");
  await page.keyboard.press("ControlOrMeta+v");
  await expectToast(page, "1 price set", "2 prices were beyond the table, and were left out.");
});

test("bad input stays as it was typed, with what to do beside it", async ({ page }) => {
  const list = await openList(page);
  const alert = list.getByRole("alert");
  const field = list.getByRole("textbox", { name: "Price of Oil, 16 × 20" });
  for (const [typed, words] of [
    ["abc", "Enter a price in Canadian dollars, such as 350."],
    ["0", "Enter a price above 0, or press Delete for the curve’s."],
    ["1000001", "Enter at most CA$1,000,000."],
  ] as const) {
    await cellOf(list, "16 × 20").focus();
    await enterPrice(page, typed);
    await expect(alert).toHaveText(words);
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(words);
    await page.keyboard.press("Tab");
    await expect(cellOf(list, "16 × 20")).toHaveText(typed, { useInnerText: true });
    await expect(list.getByRole("button", { name: `Oil, 16 × 20 ${words}` })).toBeVisible();
    await cellOf(list, "16 × 20").focus();
    await page.keyboard.press("Escape");
    await expect(cellOf(list, "16 × 20")).toHaveText("900");
  }

  // Below a smaller size: it is set, named with both sizes, and keeps the list from being published.
  await enterPrice(page, "300");
  const falling =
    "16 × 20 in asks CA$300, less than 8 × 10 in at CA$350. Raise it, or lower the smaller one: a larger work never costs less.";
  await expect(list.getByText("One price to correct.")).toBeVisible();
  await list.getByRole("button", { name: `Oil, 16 × 20 ${falling}` }).click();
  await expect(cellOf(list, "16 × 20")).toBeFocused();
  await expect(alert).toHaveText(falling);
  await expect(cellOf(list, "16 × 20")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Delete");
  await expect(list.getByText("One price to correct.")).toBeHidden();

  await list.getByRole("textbox", { name: "Minimum price" }).fill("400");
  await page.keyboard.press("Enter");
  await expect(
    list.getByRole("button", {
      name: "Oil, 8 × 10 Below your minimum of CA$400. Raise it, or lower the minimum.",
    }),
  ).toBeVisible();
});

test("rounding, minimum, frames and costs are the list's own", async ({ page }) => {
  const list = await openList(page);
  const radio = (group: string, name: string) =>
    list.getByRole("radiogroup", { name: group }).getByRole("radio", { name });
  await expect(
    list.getByText(
      "A draft: it holds from the day that you publish it for. Frames are charged apart. Taxes are added where they apply.",
    ),
  ).toBeVisible();
  await radio("Round to", "100").click();
  await radio("Round", "Up").click();
  await expect(cellOf(list, "8 × 10")).toHaveText("350 set by you");
  await expect(cellOf(list, "9 × 12")).toHaveText("500");
  await list.getByRole("checkbox", { name: "Frames apart" }).uncheck();
  await expect(list.getByText(/^A draft: .+ Frames are included\. .+$/)).toBeVisible();

  const minimum = list.getByRole("textbox", { name: "Minimum price" });
  await minimum.fill("2000000");
  await page.keyboard.press("Enter");
  await expect(list.getByText("Enter at most 1,000,000.")).toBeVisible();
  await minimum.fill("250");
  await page.keyboard.press("Tab");
  await expect(cellOf(list, "5 × 7")).toHaveText("250 minimum");

  await list.getByText("For cost-plus and channels").click();
  await list.getByRole("textbox", { name: "Studio costs a month" }).fill("400");
  const hours = list.getByRole("textbox", { name: "Hours a month" });
  await hours.fill("0");
  await page.keyboard.press("Enter");
  await expect(list.getByText("Enter hours above 0, at most 744.")).toBeVisible();
  await hours.fill("80");
  await list.getByRole("textbox", { name: "Profit" }).fill("50 %");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => readDraft(page))
    .toMatchObject({
      rounding: { to: 100, direction: "up", minimumCents: 250_00 },
      framesApart: false,
      overheadCents: 400_00,
      hoursPerMonth: 80,
      profit: 0.5,
    });
});

test("in another currency the prices are converted at today's rate and rounded, and it says so", async ({
  page,
}) => {
  const list = await openList(page);
  await list.getByRole("radio", { name: "USD" }).click();
  const conversion = list.getByText(
    /^Your prices and the minimum were converted at today’s rate, CA\$1 = US\$0\.\d+, and rounded to 25\.$/,
  );
  await expect(conversion).toBeVisible();
  const rate = Number(/0\.\d+/.exec(await conversion.innerText())?.[0]);
  const converted = (350 * rate) / 25;
  await expect(cellOf(list, "8 × 10")).toHaveText(`${Math.round(converted) * 25} set by you`);
  await expect(list.getByRole("grid", { name: "Price list in US dollars: Oil" })).toBeVisible();
  await list.getByRole("heading", { level: 2 }).click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(cellOf(list, "8 × 10")).toHaveText("350 set by you");
  await expect(conversion).toBeHidden();
});

test("a medium and a size of one's own are added, and priced", async ({ page }) => {
  const list = await openList(page);
  await list.getByRole("button", { name: "Add a medium" }).click();
  await page.getByRole("menuitem", { name: "Ink" }).click();
  await expect(list.getByRole("columnheader", { name: "Ink" })).toBeVisible();
  await list.getByRole("button", { name: "Add a size" }).click();
  await enterPrice(page, "10");
  await expect(list.getByText("Enter a length above 0.")).toBeVisible();
  await list.getByRole("textbox", { name: "Height" }).fill("30");
  await page.keyboard.press("Enter");
  await expect(cellOf(list, "10 × 30", 1)).toBeFocused();
  await enterPrice(page, "300");
  await expect(cellOf(list, "10 × 30", 1)).toHaveText("300 set by you");
  await expect.poll(() => storedAnchors(page)).toContain("ink 10x30 300");
  // One price is enough for a curve.
  await expect(cellOf(list, "5 × 7", 1)).toHaveText(/^\d+$/);
});

test("in French and in centimetres, a column is pasted as a spreadsheet writes it", async ({
  page,
}) => {
  await becomeProfessional(page);
  await patchProfile(page.request, { usesMetric: true });
  await startRoundedDraft(page, { anchors: fiveDraft });
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  const list = await openSection(page, "list", fr.heading);
  await expect(list.getByRole("columnheader", { name: "Centimètres" })).toBeVisible();
  const cell = cellOf(list, "46\u00a0×\u00a055 10F");
  await cell.focus();
  await copy(page, "1\u202f150,50\u00a0$\n2\u00a0000");
  await page.keyboard.press("ControlOrMeta+v");
  await expectToast(page, "2 prix fixés");
  await expect(cell).toHaveText("1\u202f150,50 fixé par vous");
  await enterPrice(page, "mille");
  await expect(list.getByRole("alert")).toHaveText(
    "Entrez un prix en dollars canadiens, par exemple 350.",
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("one medium is shown, and a press on a price opens it", async ({ page }) => {
    const list = await openList(page, [...fiveDraft, anchor("ink 11x14 200")]);
    await expect(list.getByRole("grid")).toHaveCount(1);
    await expect(list.getByRole("columnheader", { name: "Oil" })).toHaveText("Oil, CA$");
    await list.getByRole("combobox", { name: "Medium" }).tap();
    await page.getByRole("option", { name: "Ink" }).tap();
    await expect(list.getByRole("columnheader", { name: "Ink" })).toHaveText("Ink, CA$");
    await cellOf(list, "16 × 20").tap();
    await enterPrice(page, "320");
    await expect(cellOf(list, "16 × 20")).toHaveText("320 set by you");
  });

  test("each size is at the height of its price, at the ends of a group too", async ({ page }) => {
    const list = await openList(page);
    const distances = await list
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") })
      .evaluateAll((rows) =>
        rows.map((row) => {
          const middles = [...row.children].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const { top, bottom } = range.getBoundingClientRect();
            return (top + bottom) / 2;
          });
          return Math.round(Math.max(...middles) - Math.min(...middles));
        }),
      );
    expect(distances).toHaveLength(14);
    // A price that is set has a heavier face, whose box is a pixel off.
    expect(Math.max(...distances)).toBeLessThanOrEqual(1);
  });
});

test("axe: the list, with a problem and an open field", async ({ page }) => {
  const list = await openList(page, [
    ...fiveDraft,
    anchor("ink 11x14 200"),
    anchor("oil 16x20 300"),
  ]);
  await cellOf(list, "16 × 20").focus();
  await inspect(page, "price list, table");
});
