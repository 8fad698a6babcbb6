import { expect, type Page } from "@playwright/test";
import { calculatorOn } from "./calculator.ts";
import { queryOf, search, titles } from "./gallery-page.ts";
import { newTitle, openTab } from "./journeys.ts";
import { saveWorks } from "./many-works.ts";
import { chooseOption } from "./select-list.ts";
import { test } from "./test.ts";
import { stopClock } from "./time.ts";
import { becomeAdmin, becomeArtist, openApp, saveWork } from "./users.ts";

const sortedBy = (page: Page, name: string) => page.getByRole("radio", { name });
const edit = (page: Page, title: string) => page.getByRole("button", { name: `Edit ${title}` });

async function topOf(page: Page, title: string): Promise<number> {
  const box = await page.getByRole("heading", { name: title }).boundingBox();
  if (box === null) throw new Error(`${title} is not in the page.`);
  return box.y;
}

async function expectAt(page: Page, title: string, top: number): Promise<void> {
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(page, title)) - top)).toBeLessThan(3);
}

/** Scrolls there, and waits until the page has stored the position. */
async function scrollAndWait(page: Page, y: number): Promise<void> {
  const storedPlace = () => page.evaluate(() => sessionStorage.getItem("gallery-place"));
  const before = await storedPlace();
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await expect.poll(storedPlace).not.toBe(before);
}

/** Without a click, which would first scroll to the tabs at the top and so change the position to return to. */
function pressWithoutScrolling(page: Page, tab: string): Promise<void> {
  return page.getByRole("tab", { name: tab }).dispatchEvent("click");
}

function titleInView(page: Page): Promise<string> {
  return titles(page).evaluateAll((all) => {
    const isInView = (title: Element) => title.getBoundingClientRect().top > 300;
    return all.find(isInView)?.textContent ?? "";
  });
}

test("search, filter, sort and view are in the address, and survive a tab, a reload and Back", async ({
  page,
}) => {
  const word = `w${test.info().workerIndex}x${Date.now()}`;
  await becomeAdmin(page);
  await saveWork(page, { title: `Cedar ${word}`, medium: "ink", dateCreated: "1998" });
  await saveWork(page, { title: `Beech ${word}` });
  await saveWork(page, { title: `Alder ${word}` });
  await openApp(page, "gallery");
  await expect(titles(page).first()).toBeVisible();
  expect(queryOf(page)).toBe("");

  await test.step("the search reads the year and the medium", async () => {
    await search(page).fill(`${word} 1998 ink`);
    await expect(titles(page)).toHaveText([`Cedar ${word}`]);
    await search(page).fill(`oil ${word}`);
    await expect(titles(page)).toHaveText([`Alder ${word}`, `Beech ${word}`]);
  });

  await sortedBy(page, "Title").click();
  await page.getByRole("button", { name: "A-Z ascending" }).click();
  await chooseOption(page.getByRole("combobox", { name: "Medium" }), "Oil");
  await sortedBy(page, "List").click();
  const query = `?search=oil+${word}&medium=oil&sort=title&direction=descending&view=list`;
  const rows = page.getByRole("rowheader");
  const expectArrangement = async () => {
    await expect(rows).toHaveText([`Beech ${word}`, `Alder ${word}`]);
    await expect(search(page)).toHaveValue(`oil ${word}`);
    await expect(sortedBy(page, "Title")).toBeChecked();
    await expect.poll(() => queryOf(page)).toBe(query);
  };
  await expectArrangement();

  await test.step("a reload", async () => {
    await page.reload();
    await expectArrangement();
  });
  await test.step("a tab, whose address does not contain it", async () => {
    await openTab(page, "Profile");
    await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
    expect(queryOf(page)).toBe("");
    await openTab(page, "Gallery");
    await expectArrangement();
  });
  await test.step("Back", async () => {
    await openTab(page, "Pricing Tool");
    await expect(rows).toHaveCount(0);
    await page.goBack();
    await expectArrangement();
  });
  await test.step("the defaults leave the address", async () => {
    await search(page).fill("");
    await chooseOption(page.getByRole("combobox", { name: "Medium" }), "All");
    await sortedBy(page, "Date").click();
    await sortedBy(page, "Grid").click();
    await expect.poll(() => queryOf(page)).toBe("");
  });
});

test("among two hundred works, the scroll position returns after a tab, a reload and an edit", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWorks(page, 200);
  await openApp(page, "gallery");
  await expect(titles(page).first()).toHaveText("Work 199");
  await scrollAndWait(page, 7800);
  const title = await titleInView(page);
  const top = await topOf(page, title);

  await test.step("a tab, which opens at its own top", async () => {
    await pressWithoutScrolling(page, "Profile");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await openTab(page, "Gallery");
    await expectAt(page, title, top);
  });
  await test.step("a reload", async () => {
    await page.reload();
    await expectAt(page, title, top);
  });
  await test.step("Cancel Edit leads back to the work, with the focus", async () => {
    await edit(page, title).click();
    await expect(page.getByRole("heading", { name: "Edit Artwork" })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole("button", { name: "Cancel Edit" }).click();
    await expectAt(page, title, top);
    await expect(edit(page, title)).toBeFocused();
  });
  await test.step("later openings take the focus nowhere", async () => {
    await pressWithoutScrolling(page, "Profile");
    await openTab(page, "Gallery");
    await expectAt(page, title, top);
    await expect(edit(page, title)).not.toBeFocused();
  });
});

test("a saved edit and a new work are shown, also where the search would hide them", async ({
  page,
}) => {
  const [first, second, added] = [newTitle("Kelp"), newTitle("Rope"), newTitle("Gull")];
  await becomeAdmin(page);
  await saveWork(page, { title: first });
  await saveWork(page, { title: second });
  await openApp(page, "gallery");
  await search(page).fill(first);
  await expect(titles(page)).toHaveText([first]);
  const calculator = calculatorOn(page);

  await test.step("an edit that the search still finds does not change the search", async () => {
    await edit(page, first).click();
    await calculator.year.fill("1991");
    await calculator.saveEdit();
    await expect(edit(page, first)).toBeFocused();
    await expect(titles(page)).toHaveText([first]);
    await expect(search(page)).toHaveValue(first);
  });

  await test.step("a new work that it does not find takes it away", async () => {
    await page.getByRole("button", { name: "Create Artwork" }).click();
    await calculator.title.fill(added);
    await calculator.saveNew();
    await expect(edit(page, added)).toBeFocused();
    await expect(edit(page, added)).toBeInViewport();
    await expect(search(page)).toHaveValue("");
  });

  await test.step("and so does an edited one", async () => {
    await search(page).fill(second);
    await edit(page, second).click();
    await calculator.title.fill(`Renamed ${added}`);
    await calculator.saveEdit();
    await expect(edit(page, `Renamed ${added}`)).toBeFocused();
    await expect(search(page)).toHaveValue("");
  });
});

test("a search typed while the gallery still scrolls to a work is kept", async ({ page }) => {
  const title = newTitle("Kelp");
  await becomeAdmin(page);
  await saveWork(page, { title });
  await openApp(page, "gallery");
  await edit(page, title).click();
  await expect(calculatorOn(page).title).toHaveValue(title);
  // Scrolling ends with an animation frame, which does not come now.
  await stopClock(page);
  await page.getByRole("button", { name: "Cancel Edit" }).click();
  await expect(edit(page, title)).toBeFocused();
  await search(page).fill("nowhere");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expect(search(page)).toHaveValue("nowhere");
});

test("another artist on the same device gets a gallery without the previous artist's search", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWork(page, { title: "Low Tide" });
  await openApp(page, "gallery");
  await search(page).fill("private");
  await expect.poll(() => queryOf(page)).toBe("?search=private");
  await openTab(page, "Profile");

  await becomeArtist(page);
  await saveWork(page, { title: "High Water" });
  await page.reload();
  await openTab(page, "Gallery");
  await expect(titles(page)).toHaveText(["High Water"]);
  await expect(search(page)).toHaveValue("");
  await page.goBack();
  await page.goBack();
  await expect(titles(page)).toHaveText(["High Water"]);
  await expect(search(page)).toHaveValue("");
  await expect.poll(() => queryOf(page)).toBe("");
});
