import { expect, type Page } from "@playwright/test";
import { artworkPath } from "#schema/api-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { titles } from "./gallery-page.ts";
import { inspect } from "./inspect.ts";
import { expectToast, toast } from "./journeys.ts";
import { pressByKey, tabTo } from "./keyboard.ts";
import { saveWorks } from "./many-works.ts";
import { goOffline, goOnline } from "./network.ts";
import { sell, setRecord, setStatus, today } from "./records.ts";
import { chooseIn, chooseOption } from "./select-list.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { becomeArtist, openApp, ownOrigin, readWorks, saveWork } from "./users.ts";
import { fieldIn } from "./work-record.ts";

const select = (page: Page) => page.getByRole("button", { name: "Select works" });
const done = (page: Page) => page.getByRole("button", { name: "Done selecting" });
const box = (page: Page, title: string) => page.getByRole("checkbox", { name: `Select ${title}` });
const bar = (page: Page) => page.getByRole("group", { name: "Selected works" });
const count = (page: Page) => bar(page).getByRole("status");
const dialog = (page: Page) => page.getByRole("dialog");

async function expectCount(page: Page, text: string): Promise<void> {
  await expect(count(page)).toHaveText(text);
}

/** Newest first: Ebb, Dune, Cove, Bay, Alder. */
async function saveFive(page: Page) {
  await becomeProfessional(page);
  const works = [];
  for (const title of ["Alder", "Bay", "Cove", "Dune", "Ebb"]) {
    works.push(await saveWork(page, { title, medium: title === "Cove" ? "ink" : "oil" }));
  }
  return new Map(works.map((work) => [work.title, work]));
}

/** The gallery, in which these works are selected, or all. */
async function openSelected(page: Page, ...chosen: readonly string[]): Promise<void> {
  await openApp(page, "gallery");
  await select(page).click();
  for (const title of chosen) await box(page, title).check();
  if (chosen.length === 0) await bar(page).getByRole("button", { name: "Select All 5" }).click();
}

async function readStatuses(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries((await readWorks(page)).map(({ title, status }) => [title, status]));
}

async function chooseStatus(page: Page, name: string): Promise<void> {
  await bar(page).getByRole("button", { name: "Change Status" }).click();
  await dialog(page).getByRole("radio", { name }).click();
}

test("axe: works are selected by a press, all between with Shift, all at once, and left with Escape", async ({
  page,
}) => {
  await saveFive(page);
  await openApp(page, "gallery");
  await expect(titles(page)).toHaveCount(5);
  await select(page).click();
  await expectCount(page, "Press the works you want; with Shift, all between.");
  await inspect(page, "the gallery before works are selected");

  await test.step("a press anywhere on the work selects it, and opens nothing", async () => {
    await titles(page).filter({ hasText: "Dune" }).click();
    await expect(box(page, "Dune")).toBeChecked();
    await expectCount(page, "1 work selected");
    await expect(page).toHaveURL(/\/app\/gallery$/);
    await expect(page.getByRole("button", { name: "Edit Dune" })).toHaveCount(0);
  });
  await test.step("with Shift all between", async () => {
    await titles(page)
      .filter({ hasText: "Alder" })
      .click({ modifiers: ["Shift"] });
    await expectCount(page, "4 works selected");
    await expect(box(page, "Ebb")).not.toBeChecked();
    await inspect(page, "the gallery with four works selected");
  });
  await test.step("all, and none", async () => {
    await bar(page).getByRole("button", { name: "Select All 5" }).click();
    await expectCount(page, "5 works selected");
    await expect(bar(page).getByRole("button", { name: /^Select All \d$/ })).toHaveCount(0);
    await bar(page).getByRole("button", { name: "Clear" }).click();
    await expectCount(page, "Press the works you want; with Shift, all between.");
  });
  await test.step("in the list as well", async () => {
    await page.getByRole("radio", { name: "List" }).click();
    await page.getByRole("row").filter({ hasText: "Bay" }).getByRole("cell").nth(2).click();
    await box(page, "Dune").click({ modifiers: ["Shift"] });
    await expectCount(page, "3 works selected");
    await inspect(page, "the list with three works selected");
  });
  await test.step("Escape closes a menu first, then ends it", async () => {
    await bar(page).getByRole("button", { name: "Documents" }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "Wall Labels",
      "Price List",
      "Consignment List",
    ]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menuitem")).toHaveCount(0);
    await expectCount(page, "3 works selected");
    await page.keyboard.press("Escape");
    await expect(bar(page)).toHaveCount(0);
    await expect(select(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit Dune" })).toBeVisible();
  });
});

test("by keyboard: works, all between, the actions, and back", async ({ page }) => {
  await saveFive(page);
  await openApp(page, "gallery");
  await pressByKey(select(page));
  await expect(done(page)).toBeFocused();
  await pressByKey(box(page, "Dune"), "Space");
  await tabTo(box(page, "Bay"));
  await page.keyboard.press("Shift+Space");
  await expectCount(page, "3 works selected");
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("button", { name: "Select All 5" })).toBeFocused();
  await pressByKey(bar(page).getByRole("button", { name: "Change Status" }));
  await expect(dialog(page)).toHaveAccessibleName("Change the status of 3 works");
  await tabTo(dialog(page).getByRole("radio", { name: "Available" }));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await pressByKey(dialog(page).getByRole("button", { name: "Change 3 Works" }));
  await expectToast(page, "3 works: Not for sale");
  await expect(bar(page).getByRole("button", { name: "Change Status" })).toBeFocused();
  await page.keyboard.press("F8");
  await pressByKey(page.getByRole("button", { name: "Undo" }));
  await expectToast(page, "Undone");
  expect(Object.values(await readStatuses(page))).toEqual(Array(5).fill("available"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
});

test("Escape leaves the focus on the work whose box had it, or on the button that begins it", async ({
  page,
}) => {
  await saveFive(page);
  await openApp(page, "gallery");
  for (const view of ["Grid", "List"]) {
    await page.getByRole("radio", { name: view }).click();
    await select(page).click();
    await pressByKey(box(page, "Dune"), "Space");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Dune", exact: true })).toBeFocused();
    await select(page).click();
    await bar(page).getByRole("button", { name: "Select All 5" }).focus();
    await page.keyboard.press("Escape");
    await expect(select(page)).toBeFocused();
  }
});

test("the selection outlasts filter, sort and reload, and says what is not shown", async ({
  page,
}) => {
  await saveFive(page);
  await openSelected(page, "Cove", "Bay");
  await chooseOption(page.getByRole("combobox", { name: "Medium" }), "Ink");
  await expect(titles(page)).toHaveText(["Cove"]);
  await expectCount(page, "2 works selected, 1 of them not shown");
  await expect(page).toHaveURL(/medium=ink$/);
  await page.reload();
  await expectCount(page, "2 works selected, 1 of them not shown");
  await page.getByRole("searchbox", { name: "Search" }).fill("nowhere");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expectCount(page, "2 works selected, 2 of them not shown");
  await page.getByRole("button", { name: "Show All" }).click();
  await page.getByRole("radio", { name: "Title" }).click();
  await expectCount(page, "2 works selected");
  await expect(box(page, "Bay")).toBeChecked();
  await done(page).click();
  await expect(select(page)).toBeFocused();
  await expect(page).not.toHaveURL(/medium/);
  await page.reload();
  await expect(select(page)).toBeVisible();
});

test("several works are consigned to one channel, and one Undo puts each back as it was", async ({
  page,
}) => {
  const works = await saveFive(page);
  const idOf = (title: string) => works.get(title)?.id ?? "";
  await setStatus(page, idOf("Bay"), { status: "on-hold", who: "Ida Roy", until: today(5) });
  await setRecord(page, idOf("Cove"), { location: "in the studio" });
  await openSelected(page, "Alder", "Bay", "Cove");
  await chooseStatus(page, "Consigned");
  await fieldIn(dialog(page), "With whom").fill("Galerie du Fleuve");

  await test.step("without a channel it says so", async () => {
    await dialog(page).getByRole("button", { name: "Change 3 Works" }).click();
    await expect(dialog(page).getByText("Choose one of your channels.")).toBeVisible();
    await expect(dialog(page).getByRole("combobox", { name: "Channel" })).toBeFocused();
    await inspect(page, "the status of several works");
  });
  await chooseIn(dialog(page), "Channel", "Gallery 40 %");
  await fieldIn(dialog(page), "Due back").fill(today(60));
  await dialog(page).getByRole("button", { name: "Change 3 Works" }).click();
  await expectToast(page, "3 works: Consigned");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText("Consigned, Galerie du Fleuve")).toHaveCount(3);
  await expectCount(page, "3 works selected");
  const consigned = (await readWorks(page)).filter(({ status }) => status === "consigned");
  expect(consigned.map(({ statusDetails }) => statusDetails)).toEqual(
    Array(3).fill({
      who: "Galerie du Fleuve",
      personId: null,
      until: null,
      channelId: "gallery-40",
      since: today(),
      dueBack: today(60),
    }),
  );
  expect(consigned.find(({ title }) => title === "Cove")?.location).toBe("in the studio");

  await toast(page, "3 works: Consigned").getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Undone");
  await expect(page.getByText("Consigned, Galerie du Fleuve")).toHaveCount(0);
  const bay = (await readWorks(page)).find(({ title }) => title === "Bay");
  expect(bay?.statusDetails).toMatchObject({ who: "Ida Roy", until: today(5) });
  expect(await readStatuses(page)).toMatchObject({ Alder: "available", Cove: "available" });
});

test("what cannot be changed is named with the reason, and what was done can be undone", async ({
  page,
}) => {
  const works = await saveFive(page);
  const idOf = (title: string) => works.get(title)?.id ?? "";
  await sell(page, idOf("Ebb"));
  await openSelected(page);
  await chooseStatus(page, "Not for sale");
  await expect(
    dialog(page).getByText(
      "1 of them is sold and stays so: a sale is taken back on the work’s page.",
    ),
  ).toBeVisible();
  // Changed and deleted in another window.
  await setStatus(page, idOf("Dune"), { status: "on-hold" });
  const deleted = await page.request.delete(artworkPath(idOf("Cove")), { headers: ownOrigin() });
  expect(deleted.ok()).toBe(true);
  await dialog(page).getByRole("button", { name: "Change 4 Works" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("2 of 5 changed.");
  await expect(dialog(page).getByRole("listitem")).toHaveText([
    "EbbSold: take the sale back on its page first",
    "DuneChanged in another window meanwhile; you see it as it is now",
    "CoveDeleted in another window",
  ]);
  await inspect(page, "what could not be changed");
  expect(await readStatuses(page)).toEqual({
    Alder: "not-for-sale",
    Bay: "not-for-sale",
    Dune: "on-hold",
    Ebb: "sold",
  });
  await dialog(page).getByRole("button", { name: "Undo All 2" }).click();
  await expectToast(page, "Undone");
  await expect(dialog(page)).toHaveCount(0);
  expect(await readStatuses(page)).toMatchObject({ Alder: "available", Bay: "available" });
});

test("a fault halfway loses nothing: what is done is said, and the rest is tried again", async ({
  page,
}) => {
  const works = await saveFive(page);
  const cove = works.get("Cove")?.id ?? "";
  await openSelected(page, "Dune", "Cove", "Bay");
  await chooseStatus(page, "Not for sale");
  const path = `**${artworkStatusPath(cove)}`;
  await page.route(path, (route) => route.abort());
  await dialog(page).getByRole("button", { name: "Change 3 Works" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "1 of 3 changed. The server did not answer. Please try again.",
  );
  expect(await readStatuses(page)).toMatchObject({ Dune: "not-for-sale", Bay: "available" });

  await test.step("without a network", async () => {
    await page.unroute(path);
    await goOffline(page);
    await dialog(page).getByRole("button", { name: "Try Again" }).click();
    await expect(dialog(page).getByRole("alert")).toHaveText(
      "1 of 3 changed. There is no network. What you entered is kept: try again once you are back.",
    );
    await goOnline(page);
  });
  await test.step("again, with one Undo for all three", async () => {
    await dialog(page).getByRole("button", { name: "Try Again" }).click();
    await expectToast(page, "3 works: Not for sale");
    await expect(dialog(page)).toHaveCount(0);
    await toast(page, "3 works: Not for sale").getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "Undone");
    expect(Object.values(await readStatuses(page))).toEqual(Array(5).fill("available"));
  });
});

test("a long run shows how far it is, and can be stopped", async ({ page }) => {
  await saveFive(page);
  await openSelected(page);
  await chooseStatus(page, "Not for sale");
  let sent = 0;
  const second = Promise.withResolvers<void>();
  await page.route(/\/status$/, async (route) => {
    sent += 1;
    if (sent === 2) await second.promise;
    await route.continue();
  });
  await dialog(page).getByRole("button", { name: "Change 5 Works" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("Changing 2 of 5");
  await expect(dialog(page).getByRole("progressbar")).toHaveAttribute("value", "1");
  await inspect(page, "the status of several works while it is changed");
  await page.keyboard.press("Escape");
  second.resolve();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "2 of 5 changed. You stopped before the others.",
  );
  expect(sent).toBe(2);
  await dialog(page).getByRole("button", { name: "Try Again" }).click();
  await expectToast(page, "5 works: Not for sale");
});

test("among two thousand works a range is selected, and the gallery keeps its place", async ({
  page,
}) => {
  await becomeProfessional(page);
  await saveWorks(page, 2000);
  await openApp(page, "gallery");
  await expect(titles(page).first()).toHaveText("Work 1999");
  await page.evaluate(() => window.scrollTo(0, 40_000));
  const inView = () =>
    titles(page).evaluateAll((all) => {
      const shown = all.find((title) => title.getBoundingClientRect().top > 300);
      return { title: shown?.textContent ?? "", top: shown?.getBoundingClientRect().top ?? 0 };
    });
  await expect.poll(async () => (await inView()).title).not.toBe("");
  const { title, top } = await inView();
  const topOf = async (name: string) =>
    (await page.getByRole("heading", { name }).boundingBox())?.y ?? Number.NaN;
  // Without scrolling up to the button.
  await select(page).dispatchEvent("click");
  await expect(box(page, title)).toBeVisible();
  expect(Math.abs((await topOf(title)) - top)).toBeLessThan(3);

  await box(page, title).check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await box(page, "Work 1999").click({ modifiers: ["Shift"] });
  const selected = 2000 - Number(title.replace("Work ", ""));
  await expectCount(page, `${new Intl.NumberFormat("en-CA").format(selected)} works selected`);
  expect(await page.getByRole("checkbox").count()).toBeLessThan(120);
  await bar(page).getByRole("button", { name: "Select All 2,000" }).click();
  await expectCount(page, "2,000 works selected");
});

test("French, on a phone: the actions fit, and say the same", async ({ page }) => {
  await saveFive(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await openApp(page, "gallery");
  await page.evaluate(() => localStorage.setItem("language", "fr-CA"));
  await page.reload();
  await page.getByRole("button", { name: "Sélectionner des œuvres" }).click();
  await page.getByRole("checkbox", { name: "Sélectionner Ebb" }).check();
  await page.getByRole("checkbox", { name: "Sélectionner Dune" }).check();
  const actions = page.getByRole("group", { name: "Œuvres sélectionnées" });
  await expect(actions.getByText("2 œuvres sélectionnées")).toBeVisible();
  await actions.getByRole("button", { name: "Changer le statut" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Changer le statut de 2 œuvres");
  await dialog(page).getByRole("radio", { name: "Pas à vendre" }).click();
  await dialog(page).getByRole("button", { name: "Changer 2 œuvres" }).click();
  await expectToast(page, "2 œuvres : Pas à vendre");
});

test("on the free plan works are not selected", async ({ page }) => {
  await becomeArtist(page);
  await saveWorks(page, 3);
  await openApp(page, "gallery");
  await expect(titles(page)).toHaveCount(3);
  await expect(select(page)).toHaveCount(0);
});
