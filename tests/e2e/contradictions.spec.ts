import { expect, type Locator, type Page } from "@playwright/test";
import french from "#web/i18n/texts/price-list.fr-CA.json" with { type: "json" };
import { inspect } from "./inspect.ts";
import { expectToast, keepToast, toast } from "./journeys.ts";
import { pressByKey } from "./keyboard.ts";
import { anchor, openSection, rowsOf, saveAskingWork, startRoundedDraft } from "./list-sections.ts";
import { sell } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { openWork, readHistory } from "./work-record.ts";

const fr = french.priceList.contradictions;

test.beforeEach(({ page }) => becomeProfessional(page));

function openContradictions(page: Page): Promise<Locator> {
  return openSection(page, "contradictions", "Contradictions");
}

const article = (section: Locator, name: string | RegExp) => section.getByRole("article", { name });

const falling = "Snow Fence, 24 × 18, costs less than Headland in Fog, 16 × 20.";

async function saveFallingPair(page: Page): Promise<{ large: string; small: string }> {
  const large = await saveAskingWork(page, 700, { title: "Snow Fence", width: 24, height: 18 });
  const small = await saveAskingWork(page, 800, {
    title: "Headland in Fog",
    width: 16,
    height: 20,
  });
  return { large, small };
}

test("a larger work that costs less is raised with one press, and that can be undone", async ({
  page,
}) => {
  const { large } = await saveFallingPair(page);
  const section = await openContradictions(page);
  await expect(section.getByText("One to settle.")).toBeVisible();
  const one = article(section, falling);
  await expect(one.getByText("One medium, and the smaller one is the dearer.")).toBeVisible();
  await expect(one.getByText("Oil, 24 × 18 in")).toBeVisible();
  await one.getByRole("button", { name: "Raise to CA$800" }).click();
  await keepToast(page, "Price raised");
  await expect(one).toBeHidden();
  await expect(section.getByText("Nothing a collector would stumble over.")).toBeVisible();
  await expect(section.getByRole("heading", { level: 2 })).toBeFocused();

  await toast(page, "Price raised").getByRole("button", { name: "Undo" }).click();
  await expect(one).toBeVisible();
  await one.getByRole("button", { name: "Raise to CA$800" }).click();
  await expect(one).toBeHidden();
  await openWork(page, { id: large, title: "Snow Fence" });
  const history = page.getByRole("region", { name: "Price history" }).getByRole("table");
  const [latest] = await readHistory(history);
  expect(latest).toContain("Below a smaller work");
  expect(latest).toMatch(/800$/);
});

test("one is left as it is with a reason, shown below, and looked at again", async ({ page }) => {
  await saveFallingPair(page);
  const section = await openContradictions(page);
  const { keyboard } = page;
  const one = article(section, falling);
  await pressByKey(one.getByRole("button", { name: "Leave as is" }));
  await keyboard.type("Another series");
  await keyboard.press("Enter");
  await expectToast(page, "Left as it is");
  await expect(one).toBeHidden();
  const left = section.getByRole("list", { name: "Left as they are" });
  await expect(left).toContainText(
    /^Left as is on .+ \d{4}: Snow Fence costs less than Headland in Fog, which is smaller\. “Another series”/,
  );
  await expect(section.getByText("Nothing a collector would stumble over.")).toBeVisible();
  await page.reload();
  await expect(left).toContainText("“Another series”");
  await pressByKey(left.getByRole("button", { name: "Look again" }));
  await expect(one).toBeVisible();
  await expect(left).toBeHidden();
  await expect(section.locator(":focus")).toContainText("One to settle.");

  // Escape closes the question, and a reason may be left out.
  await one.getByRole("button", { name: "Leave as is" }).click();
  await keyboard.press("Escape");
  await expect(one.getByRole("textbox")).toBeHidden();
  await expect(one.getByRole("button", { name: "Leave as is" })).toBeFocused();
  await one.getByRole("button", { name: "Leave as is" }).click();
  await one.getByRole("textbox").fill("x".repeat(501));
  await expect(one.getByText("Use at most 500 characters.")).toBeVisible();
  await one.getByRole("textbox").fill("");
  await one.getByRole("button", { name: "Leave It" }).click();
  await expect(left.getByText(/^Left as is on .+ which is smaller\.$/)).toBeVisible();
  await toast(page, "Left as it is").getByRole("button", { name: "Undo" }).click();
  await expect(one).toBeVisible();
});

test("beside a list, prices are raised to it; what is above it can only be left", async ({
  page,
}) => {
  const oil = (title: string, width: number, height: number, dollars: number) =>
    saveAskingWork(page, dollars, { title, width, height });
  await oil("Kitchen", 9, 12, 165);
  await oil("Five Roofs", 12, 9, 190);
  await oil("Sumac", 16, 20, 900);
  await oil("Barley", 16, 20, 900);
  await oil("Alders", 20, 20, 1050);
  await oil("Thaw", 24, 30, 2300);
  await saveAskingWork(page, 60, { title: "Small Weather", medium: "ink", width: 7, height: 5 });
  await startRoundedDraft(page, {
    rounding: { to: 25, direction: "nearest", minimumCents: 100_00 },
    anchors: [anchor("oil 9x12 425"), anchor("oil 16x20 900"), anchor("oil 24x30 1550")],
  });
  const section = await openContradictions(page);
  const minimum = article(section, "Small Weather, 7 × 5, asks less than your minimum price.");
  await expect(minimum.getByText("Your minimum")).toBeVisible();
  await minimum.getByRole("button", { name: "Raise to CA$100" }).click();
  await expect(minimum).toBeHidden();

  const same = article(section, "Kitchen and Five Roofs are one size, one medium, and two prices.");
  await expect(same).toContainText("Your list says CA$425 for both.");
  await same.getByRole("button", { name: "Raise both to CA$425" }).click();
  await expectToast(page, "2 prices raised");
  await expect(same).toBeHidden();

  const above = article(section, "Thaw, 24 × 30, asks 48 % more than your list.");
  await expect(above.getByRole("button")).toHaveText(["Leave as is"]);
  await expect(above.getByText("Your list")).toBeVisible();
});

test("a sold work keeps its price, and the other is raised to the list or to it", async ({
  page,
}) => {
  const sold = await saveAskingWork(page, 900, { title: "Sumac", width: 16, height: 20 });
  await sell(page, sold, { priceCents: 900_00 });
  await saveAskingWork(page, 700, { title: "Barley", width: 20, height: 16 });
  const section = await openContradictions(page);
  const one = article(section, "Barley and Sumac are one size, one medium, and two prices.");
  await expect(one.getByText("Sold for CA$900")).toBeVisible();
  await one.getByRole("button", { name: "Raise to CA$900" }).click();
  await expect(section.getByText("Nothing a collector would stumble over.")).toBeVisible();
});

test("ten are shown, the widest gap first, and the next gets the focus", async ({ page }) => {
  test.setTimeout(120_000);
  await saveAskingWork(page, 2000, { title: "Smallest", width: 8, height: 10 });
  for (let index = 1; index <= 12; index += 1) {
    const side = 20 + 2 * index;
    const title = `Work ${index}`;
    await saveAskingWork(page, 800 + 50 * index, { title, width: side, height: side });
  }
  const section = await openContradictions(page);
  await expect(section.getByText("12 to settle.")).toBeVisible();
  await expect(section.getByRole("article")).toHaveCount(10);
  await expect(section.getByRole("article").first()).toHaveAccessibleName(/^Work 1, .+$/);
  await section.getByRole("button", { name: "Show all 12" }).click();
  await expect(section.getByRole("article")).toHaveCount(12);
  await section
    .getByRole("article")
    .first()
    .getByRole("button", { name: "Raise to CA$2,000" })
    .click();
  await expect(section.getByRole("article")).toHaveCount(11);
  await expect(
    section.getByRole("heading", {
      level: 3,
      name: "Work 2, 24 × 24, costs less than Smallest, 8 × 10.",
    }),
  ).toBeFocused();
});

test("all are settled by the fewest raises, without one that is left out, and undone in one press", async ({
  page,
}) => {
  const large = { title: "Snow Fence", width: 18, height: 24 };
  await saveAskingWork(page, 800, { title: "Headland in Fog", width: 16, height: 20 });
  await saveAskingWork(page, 700, large);
  await saveAskingWork(page, 790, { title: "Thaw", width: 24, height: 30 });
  const section = await openContradictions(page);
  await expect(section.getByText("Two to settle.")).toBeVisible();
  await section.getByRole("button", { name: "Settle them all" }).click();
  const dialog = page.getByRole("dialog", { name: "Settle them all" });
  const table = dialog.getByRole("table", { name: "Each raise, with the old and the new price" });
  const thaw = ["Thaw: Oil, 24 × 30 in", "CA$790"];
  expect(await rowsOf(table)).toEqual([
    [...thaw, "CA$800"],
    ["Snow Fence: Oil, 18 × 24 in", "CA$700", "CA$800"],
  ]);
  await expect(dialog.getByText("After that nothing contradicts.")).toBeVisible();
  await inspect(page, "price list, settling all");

  const checkbox = dialog.getByRole("checkbox", { name: "Thaw Oil, 24 × 30 in" });
  await checkbox.uncheck();
  await expect(
    dialog.getByText("After that one contradiction stays, which none of these raises mends."),
  ).toBeVisible();
  expect((await rowsOf(table))[0]).toEqual([...thaw, "left out"]);
  await expect(dialog.getByRole("button", { name: "Raise one price" })).toBeVisible();
  await checkbox.check();
  await dialog.getByRole("button", { name: "Raise 2 prices" }).click();
  await expect(dialog).toBeHidden();
  await keepToast(page, "2 prices changed");
  await expect(section.getByText("Nothing a collector would stumble over.")).toBeVisible();

  await toast(page, "2 prices changed").getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "2 works ask what they asked before");
  await expect(section.getByText("Two to settle.")).toBeVisible();
});

test("two works years apart read as an older price that was left behind", async ({ page }) => {
  await saveAskingWork(page, 700, {
    ...{ title: "Snow Fence", width: 24, height: 18, dateCreated: "2019" },
  });
  await saveAskingWork(page, 800, {
    ...{ title: "Headland in Fog", width: 16, height: 20, dateCreated: "2024" },
  });
  const section = await openContradictions(page);
  await expect(
    article(section, falling).getByText(
      "5 years lie between the two. It looks like an older price that was left behind.",
    ),
  ).toBeVisible();
});

test("in French", async ({ page }) => {
  await saveFallingPair(page);
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  const section = await openSection(page, "contradictions", fr.heading);
  await expect(section.getByText("Une à régler.")).toBeVisible();
  const one = article(
    section,
    "Snow Fence, 24\u00a0×\u00a018, coûte moins que Headland in Fog, 16\u00a0×\u00a020.",
  );
  await one.getByRole("button", { name: fr.dismiss }).click();
  await one.getByRole("textbox").fill("Une autre série");
  await page.keyboard.press("Enter");
  await expectToast(page, fr.dismissedToast);
  await expect(section.getByRole("list")).toContainText("«\u00a0Une autre série\u00a0»");
  await section.getByRole("button", { name: fr.lookAgain }).click();
  await one.getByRole("button", { name: "Porter à 800\u00a0$" }).click();
  await expect(section.getByText(/^Rien sur quoi un collectionneur buterait\.$/)).toBeVisible();
});

test("axe: contradictions, one of them being left", async ({ page }) => {
  await saveFallingPair(page);
  await saveAskingWork(page, 500, { title: "Barley", width: 20, height: 16 });
  const section = await openContradictions(page);
  await article(section, falling).getByRole("button", { name: "Leave as is" }).click();
  await inspect(page, "price list, contradictions");
});
