import { expect, type Locator, type Page } from "@playwright/test";
import type { ArtworkInput } from "#schema/artworks/artwork.ts";
import { workPath } from "#schema/page-paths.ts";
import { inspect } from "./inspect.ts";
import { tabTo } from "./keyboard.ts";
import { saveAskingWork } from "./list-sections.ts";
import { saveWorks } from "./many-works.ts";
import { sell } from "./records.ts";
import { chooseIn } from "./select-list.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";

const address = "/app/price-list";

interface Saved extends Partial<ArtworkInput> {
  readonly dollars: number;
  readonly isSold?: boolean;
}

/** A professional artist with works at prices of their own, in the order of their saving. */
async function openCurveWith(page: Page, works: readonly Saved[]): Promise<string[]> {
  await becomeProfessional(page);
  const ids: string[] = [];
  for (const { dollars, isSold = false, ...input } of works) {
    const id = await saveAskingWork(page, dollars, input);
    if (isSold) await sell(page, id, { priceCents: dollars * 100 });
    ids.push(id);
  }
  await openCurve(page);
  return ids;
}

async function openCurve(page: Page): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 2, name: "The curve" })).toBeVisible();
  await expect(curveOn(page).chart).toBeVisible();
}

function curveOn(page: Page) {
  const region = page.getByRole("region", { name: /^(The curve|La courbe)$/ });
  return {
    region,
    chart: region.getByRole("application"),
    status: region.getByRole("status"),
    reading: region.getByRole("table"),
    rows: region.getByRole("row"),
    ring: region.locator("circle[r='9']"),
    text: (name: string) => region.locator("svg text", { hasText: new RegExp(`^${name}$`) }),
  };
}

/** Four oils, of which two are sold, and an ink. */
const some: readonly Saved[] = [
  { title: "Harbour, Ink", medium: "ink", width: 8, height: 10, dollars: 125 },
  { title: "Après la pluie", width: 48, height: 60, dollars: 3900 },
  { title: "Sumac", width: 16, height: 20, dollars: 900, isSold: true },
  { title: "Alder Study", width: 20, height: 16, dollars: 1100, isSold: true },
  { title: "Low Tide", width: 30, height: 24, dollars: 1550 },
];

async function rowTexts(rows: Locator): Promise<string[]> {
  return rows.evaluateAll((elements) =>
    elements.map((row) => Array.from(row.children, (cell) => cell.textContent ?? "").join(": ")),
  );
}

test("the curve by keyboard: one stop, arrows by size and price, Enter opens the work, Escape leaves", async ({
  page,
}) => {
  await openCurveWith(page, some);
  const { chart, status, reading, ring, region } = curveOn(page);
  await expect(chart).toHaveAccessibleName(
    "Size against price. 4 works in oil, 2 sold; 1 in other media.",
  );
  // The newest of the medium in focus is read at first.
  await expect(reading).toHaveAccessibleName("What each method says for Low Tide");
  await tabTo(chart);
  await page.keyboard.press("Home");
  await expect(status).toHaveText("Sumac, 16 by 20 inches, CA$900, sold");
  await expect(reading).toHaveAccessibleName("What each method says for Sumac");
  await page.keyboard.press("ArrowUp");
  await expect(status).toHaveText("Alder Study, 20 by 16 inches, CA$1,100, sold");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("Low Tide, 30 by 24 inches, CA$1,550");
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("Après la pluie, 48 by 60 inches, CA$3,900");
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("Après la pluie, 48 by 60 inches, CA$3,900");
  await page.keyboard.press("Escape");
  await expect(status).toHaveText("No work is read.");
  await expect(ring).toHaveCount(0);
  await expect(chart).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("Sumac, 16 by 20 inches, CA$900, sold");
  // It is one stop: the next one is the button below.
  await page.keyboard.press("Tab");
  await expect(region.getByRole("button", { name: "Show as a table" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sumac" })).toBeVisible();
});

/** Where a work's mark is in the window: the ring is around the one that is read. */
async function placeOf(page: Page, ...keys: readonly string[]) {
  const { chart, ring } = curveOn(page);
  await chart.focus();
  for (const key of keys) await page.keyboard.press(key);
  await chart.scrollIntoViewIfNeeded();
  const box = await ring.boundingBox();
  if (!box) throw new Error("No work is read.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("the curve by pointer: what each method says for the work under it, and a click opens the work", async ({
  page,
}) => {
  const ids = await openCurveWith(page, some);
  const { reading, rows } = curveOn(page);
  const sumac = await placeOf(page, "Home");
  await placeOf(page, "End");
  await expect(reading).toHaveAccessibleName("What each method says for Après la pluie");
  await page.mouse.move(sumac.x + 12, sumac.y + 12);
  await expect(reading).toHaveAccessibleName("What each method says for Sumac");
  const texts = await rowTexts(rows);
  expect(texts.map((text) => text.replace(/: .*$/, ""))).toEqual([
    expect.stringMatching(/^Your list/),
    "What it sold for",
    "The formula",
    expect.stringMatching(/^Per square inch, at \d\.\d\d$/),
    expect.stringMatching(/^Per linear inch, at \d\d\.\d\d$/),
    "Cost-plus, twice the cost",
    "Median of the methods",
    "Lowest to highest",
    "Your list per cm of height and width",
  ]);
  expect(texts[1]).toBe("What it sold for: 900");
  // Far from all works the last one stays.
  await page.mouse.move(sumac.x, sumac.y + 220);
  await expect(reading).toHaveAccessibleName("What each method says for Sumac");
  await page.mouse.click(sumac.x, sumac.y);
  await expect(page).toHaveURL(workPath(ids[2] ?? ""));
});

test("works that are only passed over are announced, and not put in words", async ({ page }) => {
  await openCurveWith(page, some);
  const { chart, status, reading } = curveOn(page);
  await expect(reading).toHaveAccessibleName("What each method says for Low Tide");
  await chart.focus();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press("Home");
  await expect(status).toHaveText("Sumac, 16 by 20 inches, CA$900, sold");
  await page.clock.runFor(249);
  await page.keyboard.press("ArrowUp");
  await expect(status).toHaveText("Alder Study, 20 by 16 inches, CA$1,100, sold");
  await page.clock.runFor(249);
  await expect(reading).toHaveAccessibleName("What each method says for Low Tide");
  await page.clock.runFor(1);
  await expect(reading).toHaveAccessibleName("What each method says for Alder Study");
});

test("a method that is switched off is not drawn", async ({ page }) => {
  await openCurveWith(page, some);
  const { text, region } = curveOn(page);
  const dashes = region.locator(
    "[role='application'] path[stroke-dasharray], [role='application'] g[clip-path] path",
  );
  await expect(text("Cost-plus")).toBeVisible();
  const before = await dashes.count();
  await page.getByRole("checkbox", { name: "Cost-plus" }).uncheck();
  await expect(text("Cost-plus")).toHaveCount(0);
  expect(await dashes.count()).toBe(before - 1);
  await page.getByRole("checkbox", { name: "Cost-plus" }).check();
  await expect(text("Cost-plus")).toBeVisible();
});

test("another medium in focus has its own curve and its own works", async ({ page }) => {
  await openCurveWith(page, some);
  const { reading, chart, region } = curveOn(page);
  await chooseIn(region, "Medium in focus", "Ink");
  await expect(chart).toHaveAccessibleName(
    "Size against price. 1 work in ink, none sold; 4 in other media.",
  );
  await expect(reading).toHaveAccessibleName("What each method says for Harbour, Ink");
  await expect(
    page.getByText(
      "One size so far. Until you set a second price, the slope is the usual one of published lists.",
    ),
  ).toBeVisible();
  await expect(page.getByText("Twice the area costs 1.6 times as much.")).toBeVisible();
});

test("the drawing is shown as a table in its place, and again as a drawing", async ({ page }) => {
  const ids = await openCurveWith(page, some);
  const { region, chart, rows } = curveOn(page);
  await region.getByRole("button", { name: "Show as a table" }).click();
  await expect(chart).toHaveCount(0);
  await expect(
    region.getByRole("table", {
      name: "Each work with its price, and what the list, the formula and other methods say",
    }),
  ).toBeVisible();
  const texts = await rowTexts(rows);
  expect(texts[0]).toBe(
    "Work: Size, in: Status: Asks: Your list: Formula: Per square inch: Per linear inch: Cost-plus",
  );
  // The medium in focus first, by size.
  expect(texts.slice(1).map((text) => text.split(": ").slice(0, 4).join(": "))).toEqual(
    [
      "Sumac, oil: 16 × 20: Sold: 900",
      "Alder Study, oil: 20 × 16: Sold: 1,100",
      "Low Tide, oil: 30 × 24: Available: 1,550",
      "Après la pluie, oil: 48 × 60: Available: 3,900",
      "Harbour, Ink, ink: 8 × 10: Available: 125",
    ].map((text) => text.replaceAll(" × ", "\u00a0×\u00a0")),
  );
  // The focus is where the table has begun, so that Tab goes on from there.
  await page.keyboard.press("Tab");
  await expect(region.getByRole("link", { name: "Sumac" })).toBeFocused();
  await region.getByRole("button", { name: "Show as a drawing" }).click();
  await expect(chart).toBeVisible();
  await region.getByRole("button", { name: "Show as a table" }).click();
  await region.getByRole("link", { name: "Low Tide" }).click();
  await expect(page).toHaveURL(workPath(ids[4] ?? ""));
});

test("a price that is far from all others is named, and the curve passes it by", async ({
  page,
}) => {
  const sides = [8, 10, 12, 16, 20, 24, 30];
  await openCurveWith(page, [
    ...sides.map((side) => ({
      title: `Square ${side}`,
      width: side,
      height: side,
      dollars: side * 40,
    })),
    { title: "For a Friend", width: 18, height: 18, dollars: 150 },
  ]);
  await expect(
    page.getByText("For a Friend, at 150, is far from your other prices. The curve passes it by."),
  ).toBeVisible();
});

test("in French, numbers and words are French", async ({ page }) => {
  await openCurveWith(page, some);
  await page.evaluate(() => localStorage.setItem("language", "fr-CA"));
  await page.goto(address);
  const { chart, status, reading, rows, text } = curveOn(page);
  await expect(chart).toHaveAccessibleName(
    "Le format et le prix. 4 œuvres dans cette technique (huile), 2 vendues; 1 dans d’autres techniques.",
  );
  await chart.focus();
  await page.keyboard.press("Home");
  await expect(status).toHaveText("Sumac, 16 sur 20 pouces, 900\u00a0$, vendue");
  await page.keyboard.press("ArrowUp");
  await expect(status).toHaveText("Alder Study, 20 sur 16 pouces, 1\u202f100\u00a0$, vendue");
  await expect(reading).toHaveAccessibleName("Ce que dit chaque méthode pour Alder Study");
  expect(await rowTexts(rows)).toContain("Le prix de vente: 1\u202f100");
  await expect(text("2\u202f000")).toBeVisible();
});

test.describe("by touch, on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a press reads a work, and does not open it", async ({ page }) => {
    await openCurveWith(page, some);
    const { reading, chart } = curveOn(page);
    const sumac = await placeOf(page, "Home");
    await placeOf(page, "End");
    await expect(reading).toHaveAccessibleName("What each method says for Après la pluie");
    await page.touchscreen.tap(sumac.x - 14, sumac.y + 14);
    await expect(reading).toHaveAccessibleName("What each method says for Sumac");
    await expect(page).toHaveURL(address);
    const box = await chart.boundingBox();
    expect([box?.width, box?.height]).toEqual([350, 400]);
  });
});

test("hundreds of works are a few elements, which the pointer does not render again", async ({
  page,
}) => {
  await becomeProfessional(page);
  await saveWorks(page, 500);
  await openCurve(page);
  const { chart, reading } = curveOn(page);
  await expect(chart).toHaveAccessibleName(
    "Size against price. 500 works in oil, none sold; none in other media.",
  );
  expect(await chart.locator("*").count()).toBeLessThan(200);
  const added = await chart.evaluateHandle((element) => {
    const nodes: Node[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) nodes.push(...addedNodes);
    });
    observer.observe(element, { childList: true, subtree: true });
    return { nodes, observer };
  });
  const place = await placeOf(page, "Home");
  await page.mouse.move(place.x + 5, place.y + 5);
  await page.mouse.move(place.x + 300, place.y - 100);
  await expect(reading).toBeVisible();
  expect(await added.evaluate(({ nodes }) => nodes.length)).toBeLessThan(40);
});

test("axe: the curve and its table", async ({ page }) => {
  await openCurveWith(page, some);
  await inspect(page, "the curve of the price list");
  await curveOn(page).region.getByRole("button", { name: "Show as a table" }).click();
  await inspect(page, "the curve as a table");
});
