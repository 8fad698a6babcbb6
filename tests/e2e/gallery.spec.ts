import { expect } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { upgradeForCalculation } from "./calculator.ts";
import { card, chooseFromMenu, deleteWork, expectDecoded, more, titles } from "./gallery-page.ts";
import { inspect } from "./inspect.ts";
import { expectToast, pressDisabled, toast } from "./journeys.ts";
import { saveWorks } from "./many-works.ts";
import { changeAnswers, holdRequests } from "./page-requests.ts";
import { makePhotograph, pictureUrl } from "./photograph.ts";
import { chooseOption } from "./select-list.ts";
import { test } from "./test.ts";
import { becomeAdmin, becomeArtist, becomeReturning, openApp, saveWork } from "./users.ts";

/** Other tests add works to the admin's gallery at the same time: this word finds those of this test. */
function uniqueWord(): string {
  return `w${test.info().workerIndex}x${Date.now()}`;
}

test("S2.118 S2.119 S2.120 S2.121 S9.057 several works, sorted, filtered, as grid and list", async ({
  page,
}) => {
  await becomeAdmin(page);
  const word = uniqueWord();
  await saveWork(page, { title: `Beech ${word}`, medium: "oil", hoursSpent: 30 });
  await saveWork(page, { title: `Árbol ${word}`, medium: "ink", hoursSpent: 20 });
  await saveWork(page, { title: `Cedar ${word}`, medium: "oil", suggestedPrice: null });
  await saveWork(page, { title: `Alder ${word}`, medium: "pastel", hoursSpent: 40 });
  await openApp(page, "gallery");
  await page.getByRole("searchbox", { name: "Search" }).fill(word);
  const expectOrder = (...names: string[]) =>
    expect(titles(page)).toHaveText(names.map((name) => `${name} ${word}`));
  const sortBy = (name: string) => page.getByRole("radio", { name }).click();
  const direction = page.getByRole("button", { name: /^(A-Z ascending|Z-A descending)$/ });

  await expect(page.getByRole("radio", { name: "Date" })).toBeChecked();
  await expectOrder("Alder", "Cedar", "Árbol", "Beech");
  await direction.click();
  await expectOrder("Beech", "Árbol", "Cedar", "Alder");
  await sortBy("Title");
  await expect(direction).toHaveText("A-Z ascending");
  await expectOrder("Alder", "Árbol", "Beech", "Cedar");
  await direction.click();
  await expect(direction).toHaveText("Z-A descending");
  await expectOrder("Cedar", "Beech", "Árbol", "Alder");
  await sortBy("Price");
  await expectOrder("Alder", "Beech", "Árbol", "Cedar");
  await direction.click();
  await expectOrder("Árbol", "Beech", "Alder", "Cedar");
  await expect(card(page, `Cedar ${word}`).getByText("No price set")).toBeVisible();

  for (const [width, columns] of [
    [320, 2],
    [1024, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading") });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }

  await chooseOption(page.getByRole("combobox", { name: "Medium" }), "Oil");
  await expectOrder("Beech", "Cedar");

  await page.getByRole("radio", { name: "List" }).click();
  const rows = page.getByRole("rowheader");
  await expect(rows).toHaveText([`Beech ${word}`, `Cedar ${word}`]);
  const row = page.getByRole("row", { name: new RegExp(`Beech ${word}`) });
  for (const text of ["Oil", "20 × 16 in", "CA$"]) await expect(row).toContainText(text);
  await page.reload();
  await expect(page.getByRole("radio", { name: "List" })).toBeChecked();
  await page.getByRole("searchbox", { name: "Search" }).fill(`${word} nowhere`);
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByRole("button", { name: "Show All" }).click();
  await expect(rows.filter({ hasText: word })).toHaveCount(4);
});

test("S2.116 S2.126 S2.127 S2.128 S2.130 S2.132 S2.133 S2.134 a card of the free plan", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWork(page, {
    title: "Low Tide, Kamouraska",
    imageUrl: pictureUrl(makePhotograph()),
  });
  await openApp(page, "gallery");
  await expect(page.getByRole("heading", { name: "Odile's Artwork Gallery" })).toBeVisible();
  const shown = card(page, "Low Tide, Kamouraska");
  const picture = shown.getByRole("img", { name: "Low Tide, Kamouraska" });
  await expect(picture).toBeVisible();
  await expectDecoded(picture);
  await expect(shown.getByText("Oil, 20 × 16 in")).toBeVisible();
  await expect(shown.getByText(/^CA\$\d{2,3}\.\d{2}$/)).toBeVisible();
  const today = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeZone: "America/Montreal",
  }).format();
  await expect(shown.getByText(`Created ${today}`)).toBeVisible();
  await expect(shown).not.toContainText("Updated");

  await test.step("the work's own year is shown with its title; the created date explains itself", async () => {
    await expect(shown).toContainText("Low Tide, Kamouraska, 2024");
    await shown.getByText(`Created ${today}`).hover();
    await expect(page.getByRole("tooltip")).toHaveText("The day you added it to the gallery.");
    await page.getByRole("radio", { name: "List" }).click();
    const row = page.getByRole("row").filter({ hasText: "Low Tide, Kamouraska" });
    await expect(row.getByRole("cell", { name: "2024" })).toBeVisible();
    await page.getByRole("button", { name: "About Created" }).focus();
    await expect(page.getByRole("tooltip")).toHaveText("The day you added it to the gallery.");
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: "Grid" }).click();
  });

  await shown.getByRole("button", { name: "More for Low Tide, Kamouraska" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Export Quote", "Delete Artwork"]);
  const exportQuote = page.getByRole("menuitem", { name: "Export Quote" });
  await expect(exportQuote).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("menuitem", { name: "Delete Artwork" })).toBeEnabled();
});

test("S2.126 S2.129 S9.024 a work without a picture has a placeholder, and an update is shown after a minute", async ({
  page,
}) => {
  await becomeArtist(page);
  const { createdAt } = await saveWork(page, { title: "Low Tide" });
  let later = 60_000;
  // Instead of waiting a minute, the times in the response are changed.
  await changeAnswers(page, `**${apiPaths.artworks}`, ([saved]: Artwork[]) => [
    { ...saved, updatedAt: new Date(Date.parse(createdAt) + later).toISOString() },
  ]);
  await openApp(page, "gallery");
  const shown = card(page, "Low Tide");
  await expect(shown).toContainText("Created");
  await expect(shown.getByRole("img")).toHaveCount(0);
  await expect(shown).not.toContainText("Updated");
  later = 60_001;
  await page.reload();
  await expect(shown).toContainText("Updated");
});

test("S2.131 S6.004 S8.031 Edit opens the work, read-only after the free calculation", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWork(page, { title: "Low Tide", width: 31 });
  await openApp(page, "gallery");
  await page.getByRole("button", { name: "Edit Low Tide" }).click();
  await expect(page.getByRole("heading", { name: "Edit Artwork" })).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Pricing Tool");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Low Tide");
  await expect(page.getByLabel("Width")).toHaveValue("31");
  await pressDisabled(page.getByLabel("Width"));
  await expectToast(page, "Upgrade Required", upgradeForCalculation);
});

test("S2.122 S2.124 S2.135 S2.149 S6.015 S7.028 S8.027 S8.052 deleting a work, after a failure, down to the empty gallery", async ({
  page,
}) => {
  await becomeArtist(page);
  const { id } = await saveWork(page, { title: "Low Tide" });
  await openApp(page, "gallery");
  const menu = more(page, "Low Tide");
  const dialog = page.getByRole("alertdialog");
  const openDialog = async () => {
    await chooseFromMenu(page, "Low Tide", "Delete Artwork");
    await expect(dialog).toHaveAccessibleName("Delete this artwork?");
    await expect(dialog).toHaveAccessibleDescription(
      "This deletes Low Tide with its picture, its price and how that price was reached. You can undo it while the notice is in view; after that it cannot be undone.",
    );
  };
  await openDialog();
  await expect(dialog.getByRole("button", { name: "Keep Artwork" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();

  await openDialog();
  await page.route(`**${apiPaths.artworks}/${id}`, (route) => route.abort());
  await dialog.getByRole("button", { name: "Delete Artwork" }).click();
  await expectToast(page, "Error", "Failed to delete artwork. Please try again.");
  await expect(card(page, "Low Tide")).toBeVisible();
  await page.unroute(`**${apiPaths.artworks}/${id}`);
  await openDialog();
  await dialog.getByRole("button", { name: "Delete Artwork" }).click();
  await expectToast(page, "Artwork deleted!", "Low Tide is deleted.");
  await expect(page.getByText("No artwork saved yet")).toBeVisible();
  expect(await (await page.request.get(apiPaths.artworks)).json()).toEqual([]);
  await page.getByRole("button", { name: "Create Artwork" }).click();
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
});

test("S2.117 S2.123 S2.124 four skeletons while loading, a retry after a failure, an empty gallery", async ({
  page,
}) => {
  await becomeReturning(page, { profile: { hasCompletedSetup: true } });
  const loading = await holdRequests(page, `**${apiPaths.artworks}`, {
    answer: (route) => route.fulfill({ status: 500, body: "" }),
  });
  await openApp(page, "gallery");
  await expect(page.getByRole("heading", { name: "Your Artwork Gallery" })).toBeVisible();
  const skeletons = page.getByRole("status").filter({ has: page.getByRole("list") });
  await expect(skeletons.getByRole("listitem")).toHaveCount(4);
  loading.release();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(skeletons).toHaveCount(0);
  await page.unroute(`**${apiPaths.artworks}`);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("No artwork saved yet")).toBeVisible();
  await expect(toast(page, "Error")).toHaveCount(0);
});

test("S2.135 S8.027 a deleted work leaves the gallery at once; one whose deletion failed is back in its place", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWorks(page, 5);
  await openApp(page, "gallery");
  await expect(titles(page)).toHaveText(["Work 4", "Work 3", "Work 2", "Work 1", "Low Tide"]);
  const first = await holdRequests(page, `**${apiPaths.artworks}/*`, {
    ...{ method: "DELETE", times: 1 },
    answer: (route) => route.abort(),
  });
  await deleteWork(page, "Work 3");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(titles(page)).toHaveText(["Work 4", "Work 2", "Work 1", "Low Tide"]);
  await expect(more(page, "Work 2")).toBeFocused();

  await deleteWork(page, "Work 2");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expectToast(page, "Artwork deleted!", "Work 2 is deleted.");
  await expect(titles(page)).toHaveText(["Work 4", "Work 1", "Low Tide"]);
  await expect(more(page, "Work 1")).toBeFocused();

  first.release();
  await expectToast(page, "Error", "Failed to delete artwork. Please try again.");
  await expect(titles(page)).toHaveText(["Work 4", "Work 3", "Work 1", "Low Tide"]);
});

test("all of sixty works are in the page, where the browser's own search finds them", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWorks(page, 60);
  await openApp(page, "gallery");
  await expect(titles(page)).toHaveCount(60);
  await page.getByRole("tab", { name: "Profile" }).click();
  await page.getByRole("tab", { name: "Gallery" }).click();
  await expect(titles(page)).toHaveCount(60);
});

test("axe: a thousand works, of which few are in the page and each can be reached", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWorks(page, 1000);
  await openApp(page, "gallery");
  const { keyboard } = page;
  const items = page.getByRole("listitem");
  const place = (title: string) => card(page, title).getAttribute("aria-posinset");
  const last = page.getByRole("heading", { name: "Low Tide" });
  const countElements = () => page.evaluate(() => document.querySelectorAll("*").length);

  await test.step("Tab and Shift+Tab move past what was in the page", async () => {
    await expect(titles(page).first()).toHaveText("Work 999");
    await expect(items.first()).toHaveAttribute("aria-setsize", "1000");
    expect(await countElements()).toBeLessThan(3000);
    const inPage = await titles(page).count();
    await page.getByRole("button", { name: "Edit Work 999" }).focus();
    for (let walked = 0; walked < inPage + 4; walked += 1) {
      await keyboard.press("Tab");
      await keyboard.press("Tab");
      await keyboard.press("Tab");
    }
    const reached = page.getByRole("button", { name: `Edit Work ${999 - inPage - 4}` });
    await expect(reached).toBeFocused();
    await expect(reached).toBeInViewport();
    expect(await place(`Work ${999 - inPage - 4}`)).toBe(`${inPage + 5}`);
  });

  await test.step("End leads to the last work, and the focus stays with its own", async () => {
    const focused = page.locator(":focus");
    const name = await focused.textContent();
    await keyboard.press("End");
    await expect(last).toBeInViewport();
    expect(await place("Low Tide")).toBe("1000");
    await expect(focused).toHaveText(name ?? "");
    expect(await countElements()).toBeLessThan(3000);
    await keyboard.press("Shift+Tab");
    await expect(focused).toBeInViewport();
    await keyboard.press("Home");
    await expect(titles(page).first()).toHaveText("Work 999");
  });

  await test.step("the search finds any of them, and says how many", async () => {
    await page.getByRole("searchbox", { name: "Search" }).fill("LOW");
    await expect(titles(page)).toHaveText(["Low Tide"]);
    const found = page.getByRole("main").getByRole("status");
    await expect(found).toHaveText("1 work of 1,000");
    await page.getByRole("searchbox", { name: "Search" }).fill("");
  });

  await test.step("the list says which of its rows are in the page", async () => {
    await page.getByRole("radio", { name: "List" }).click();
    await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "1001");
    // Among the radio buttons, End focuses the last one.
    await page.getByRole("heading", { level: 1 }).click();
    await keyboard.press("End");
    const row = page.getByRole("row").filter({ hasText: "Low Tide" });
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute("aria-rowindex", "1001");
    expect(await countElements()).toBeLessThan(3000);
    await inspect(page, "the list of a thousand works");
  });
});
