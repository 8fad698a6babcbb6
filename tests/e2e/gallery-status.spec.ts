import { expect, type Locator, type Page } from "@playwright/test";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkRecordPath } from "#schema/artworks/record-paths.ts";
import { appPaths } from "#schema/page-paths.ts";
import french from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import { card, chooseFromMenu, deleteWork, more, queryOf, search, titles } from "./gallery-page.ts";
import { inspect } from "./inspect.ts";
import { expectToast, keepToast, openTab, toast } from "./journeys.ts";
import { addressOf, holdRequests } from "./page-requests.ts";
import { sell, setAskingPrice, setRecord, setStatus, today, written } from "./records.ts";
import { chooseOption } from "./select-list.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { openApp, ownOrigin, saveWork } from "./users.ts";

const status = (page: Page) => page.getByRole("combobox", { name: "Status" });

async function choose(page: Page, name: string): Promise<void> {
  await chooseOption(status(page), name);
}

/** Six works, newest first: Fog (archived), Ebb, Dune, Cove, Bay, Alder. */
async function saveSixWorks(page: Page): Promise<void> {
  await becomeProfessional(page);
  const save = (title: string, width: number) => saveWork(page, { title, width, height: 10 });
  const alder = await save("Alder", 10);
  const bay = await save("Bay", 20);
  const cove = await save("Cove", 30);
  const dune = await save("Dune", 40);
  const ebb = await save("Ebb", 50);
  const fog = await save("Fog", 60);
  await setAskingPrice(page, alder.id, { amountCents: 155_000, currency: "CAD" });
  await setStatus(page, bay.id, { status: "on-hold", location: "in the studio" });
  await setStatus(page, cove.id, { status: "consigned", who: "Galerie du Fleuve" });
  await setStatus(page, dune.id, { status: "not-for-sale" });
  await sell(page, ebb.id, {
    priceCents: 60_000,
    discountCents: 5_000,
    buyer: { name: "Ida Roy" },
  });
  await setRecord(page, fog.id, { archived: true });
}

const dot = (work: Locator) =>
  work.evaluate((element) => {
    const round = [...element.querySelectorAll("span")].find(
      (span) => getComputedStyle(span).borderRadius !== "0px",
    );
    if (round === undefined) return null;
    return { width: round.offsetWidth, colour: getComputedStyle(round).backgroundColor };
  });

test("axe: cards and rows say where a work is, what is asked for it, and what it was sold for", async ({
  page,
}) => {
  await saveSixWorks(page);
  await openApp(page, "gallery");
  await expect(titles(page)).toHaveText(["Ebb", "Dune", "Cove", "Bay", "Alder"]);

  const words = {
    Ebb: `Sold ${written(today())}`,
    Dune: "Not for sale",
    Cove: "Consigned, Galerie du Fleuve",
    Bay: "On hold, in the studio",
  };
  for (const [title, text] of Object.entries(words)) {
    await expect(card(page, title).getByText(text)).toBeVisible();
  }
  await expect(card(page, "Alder")).not.toContainText("Available");
  expect(await dot(card(page, "Ebb"))).toEqual({ width: 11, colour: "rgb(196, 18, 47)" });
  expect(await dot(card(page, "Bay"))).toBeNull();
  await expect(
    card(page, "Ebb").getByText("Sold for CA$550, after a discount of CA$50"),
  ).toBeVisible();
  await expect(card(page, "Alder").getByText("Asking CA$1,550")).toBeVisible();
  await expect(card(page, "Alder").getByText(/^CA\$\d+\.\d{2}$/)).toBeVisible();
  await expect(card(page, "Bay")).not.toContainText("Asking");
  await inspect(page, "the gallery with a status on its labels");

  await page.getByRole("radio", { name: "List" }).click();
  for (const [title, text] of Object.entries(words)) {
    await expect(page.getByRole("row").filter({ hasText: text })).toContainText(title);
  }
  // A row is named by its title alone.
  await expect(page.getByRole("rowheader", { name: "Ebb" })).toContainText(words.Ebb);
  await expect(page.getByRole("row").filter({ hasText: "Alder" })).toContainText("Asking CA$1,550");
  await inspect(page, "the list with a status in its rows");
});

test("the status is a filter like the others, and what is shown is summed up", async ({ page }) => {
  await saveSixWorks(page);
  await openApp(page, "gallery");
  const works = await (await page.request.get(apiPaths.artworks)).json();
  const asked = (...shown: string[]) => {
    const cents = works
      .filter(({ title }: { title: string }) => shown.includes(title))
      .reduce((sum: number, { askedCents }: { askedCents: number }) => sum + askedCents, 0);
    return new Intl.NumberFormat("en-US", { style: "currency", currency: "CAD" })
      .format(cents / 100)
      .replace(/\.00$/, "");
  };
  await expect(
    page.getByText(`5 works, 3 on offer, asking ${asked("Alder", "Bay", "Cove")}.`),
  ).toBeVisible();

  const shown: readonly (readonly [string, string, string[], string])[] = [
    ["Available", "available", ["Alder"], "1 work, asking CA$1,550."],
    ["On hold", "on-hold", ["Bay"], `1 work, asking ${asked("Bay")}.`],
    ["Consigned", "consigned", ["Cove"], `1 work, asking ${asked("Cove")}.`],
    ["Sold", "sold", ["Ebb"], "1 work."],
    ["Not for sale", "not-for-sale", ["Dune"], "1 work."],
    ["Archived", "archived", ["Fog"], "1 work."],
  ];
  for (const [name, value, expected, total] of shown) {
    await choose(page, name);
    await expect(titles(page)).toHaveText(expected);
    await expect(page.getByText(total)).toBeVisible();
    await expect.poll(() => queryOf(page)).toBe(`?status=${value}`);
  }

  await test.step("it survives a reload, a tab and an edit", async () => {
    await choose(page, "Sold");
    const expectSold = async () => {
      await expect(titles(page)).toHaveText(["Ebb"]);
      await expect(status(page)).toHaveText("Sold");
      await expect.poll(() => queryOf(page)).toBe("?status=sold");
    };
    await expect.poll(() => queryOf(page)).toBe("?status=sold");
    await page.reload();
    await expectSold();
    await openTab(page, "Profile");
    await openTab(page, "Gallery");
    await expectSold();
    await page.getByRole("button", { name: "Edit Ebb" }).click();
    await page.getByRole("button", { name: "Cancel Edit" }).click();
    await expectSold();
  });

  await test.step("nothing found leads back to all", async () => {
    await search(page).fill("nowhere");
    await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    await page.getByRole("button", { name: "Show All" }).click();
    await expect(titles(page)).toHaveCount(5);
    await expect.poll(() => queryOf(page)).toBe("");
  });
});

test("the search finds the inventory number, the place and the buyer", async ({ page }) => {
  await saveSixWorks(page);
  await openApp(page, "gallery");
  const year = new Date().getUTCFullYear();
  for (const [words, expected] of [
    [`${year}-003`, "Cove"],
    ["in the STUDIO", "Bay"],
    ["galerie fleuve", "Cove"],
    ["ida roy", "Ebb"],
    ["dune", "Dune"],
  ] as const) {
    await search(page).fill(words);
    await expect(titles(page)).toHaveText([expected]);
  }
});

test("a sold work is archived instead of deleted, and comes out of the archive again", async ({
  page,
}) => {
  await saveSixWorks(page);
  await openApp(page, "gallery");
  const dialog = page.getByRole("alertdialog");
  const menu = page.getByRole("menuitem");

  await more(page, "Dune").click();
  await expect(menu).toHaveText(["Export Quote", "Duplicate", "Delete Artwork"]);
  await page.keyboard.press("Escape");
  await more(page, "Ebb").click();
  await expect(menu).toHaveText(["Export Quote", "Duplicate", "Archive", "Delete Artwork"]);

  await test.step("Delete Artwork says why not, and offers the archive", async () => {
    await page.getByRole("menuitem", { name: "Delete Artwork" }).click();
    await expect(dialog).toHaveAccessibleName("A sold work is kept");
    await expect(dialog).toHaveAccessibleDescription(
      "Ebb is sold, and its sale belongs to your records. Archive it, and it leaves the gallery with nothing lost. To delete it, take the sale back on its page first.",
    );
    await inspect(page, "the question before a sold work is archived");
    await dialog.getByRole("button", { name: "Archive" }).click();
    await expectToast(
      page,
      "Artwork archived",
      "Ebb is in the archive, which you find under Status.",
    );
    await expect(titles(page)).toHaveText(["Dune", "Cove", "Bay", "Alder"]);
    await expect(more(page, "Dune")).toBeFocused();
  });

  await test.step("it is undone from the notice", async () => {
    await toast(page, "Artwork archived").getByRole("button", { name: "Undo" }).click();
    await expect(titles(page)).toHaveText(["Ebb", "Dune", "Cove", "Bay", "Alder"]);
  });

  await test.step("the menu archives it too, and takes it out again", async () => {
    await chooseFromMenu(page, "Ebb", "Archive");
    await expect(titles(page)).toHaveText(["Dune", "Cove", "Bay", "Alder"]);
    await choose(page, "Archived");
    await expect(titles(page)).toHaveText(["Fog", "Ebb"]);
    await chooseFromMenu(page, "Ebb", "Unarchive");
    await expectToast(page, "Artwork unarchived", "Ebb is back in your gallery.");
    await expect(titles(page)).toHaveText(["Fog"]);
  });

  await test.step("a failure changes nothing and says so", async () => {
    await page.route(`**${apiPaths.artworks}/*/record`, (route) => route.abort());
    await chooseFromMenu(page, "Fog", "Unarchive");
    await expectToast(page, "Error", "The artwork could not be unarchived. Please try again.");
    await expect(titles(page)).toHaveText(["Fog"]);
  });
});

test("a work whose archiving waits for its answer is not archived again, another one is", async ({
  page,
}) => {
  await becomeProfessional(page);
  const dune = await saveWork(page, { title: "Dune" });
  const ebb = await saveWork(page, { title: "Ebb" });
  await sell(page, dune.id);
  await sell(page, ebb.id);
  await openApp(page, "gallery");
  const held = await holdRequests(page, `**${apiPaths.artworks}/*/record`);
  await chooseFromMenu(page, "Ebb", "Archive");
  await chooseFromMenu(page, "Ebb", "Archive");
  await chooseFromMenu(page, "Dune", "Archive");
  await expect
    .poll(() => held.requests.map(addressOf))
    .toEqual([artworkRecordPath(ebb.id), artworkRecordPath(dune.id)]);
  held.release();
  await expect(page.getByRole("heading", { name: "Every work is archived" })).toBeVisible();
});

test("the undo of an archiving is not offered again once the work is deleted elsewhere", async ({
  page,
}) => {
  await becomeProfessional(page);
  const { id } = await saveWork(page, { title: "Fog" });
  await setRecord(page, id, { archived: true });
  await openApp(page, "gallery");
  await page.getByRole("button", { name: "Show Archived Works" }).click();
  await chooseFromMenu(page, "Fog", "Unarchive");
  const undone = toast(page, "Artwork unarchived");
  await expect(undone).toBeVisible();
  await page.request.delete(artworkPath(id), { headers: ownOrigin() });
  await undone.getByRole("button", { name: "Undo" }).click();
  const failed = toast(page, "The artwork could not be archived. Please try again.");
  await expect(failed).toBeVisible();
  await expect(failed.getByRole("button", { name: "Undo" })).toBeHidden();
});

test("a work that was sold in another window is not deleted, and can be archived", async ({
  page,
}) => {
  await becomeProfessional(page);
  const { id } = await saveWork(page, { title: "Ebb" });
  await openApp(page, "gallery");
  await expect(titles(page)).toHaveText(["Ebb"]);
  await sell(page, id);
  await deleteWork(page, "Ebb");
  await expectToast(
    page,
    "Error",
    "This artwork has been sold, so it is kept. You can archive it.",
  );
  await keepToast(page, "Error");
  await expect(card(page, "Ebb").getByText(`Sold ${written(today())}`)).toBeVisible();
  await toast(page, "Error").getByRole("button", { name: "Archive" }).click();

  await test.step("a gallery whose works are all archived says where they are", async () => {
    await expect(page.getByRole("heading", { name: "Every work is archived" })).toBeVisible();
    await page.getByRole("button", { name: "Show Archived Works" }).click();
    await expect(titles(page)).toHaveText(["Ebb"]);
  });

  await test.step("an archived one leads to its page", async () => {
    await chooseFromMenu(page, "Ebb", "Delete Artwork");
    await page.getByRole("alertdialog").getByRole("button", { name: "Open Its Page" }).click();
    await expect(page).toHaveURL(new RegExp(`/app/works/${id}$`));
  });
});

test("a hold whose last day is over counts as available before the server has ended it", async ({
  page,
}) => {
  await becomeProfessional(page);
  const held = await saveWork(page, { title: "Bay" });
  await setStatus(page, held.id, { status: "on-hold", until: today(5) });
  await openApp(page, "gallery");
  const line = card(page, "Bay").getByText(`On hold until ${written(today(5))}`);
  await expect(line).toBeVisible();
  // The server would have ended it: only its answer of before can show it.
  await page.clock.install({ time: Date.now() + 7 * 24 * 60 * 60 * 1000 });
  // Otherwise the session would have been idle for a week.
  await page.reload();
  await choose(page, "On hold");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await choose(page, "Available");
  await expect(titles(page)).toHaveText(["Bay"]);
  await expect(line).toBeHidden();
});

test("picture and title lead to the work's page, and Back to the same place", async ({ page }) => {
  await becomeProfessional(page);
  const { id } = await saveWork(page, { title: "Ebb" });
  await openApp(page, "gallery");
  const link = page.getByRole("link", { name: "Ebb" });
  for (const view of ["Grid", "List"]) {
    await page.getByRole("radio", { name: view }).click();
    await expect(link).toHaveAttribute("href", `/app/works/${id}`);
  }
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/app/works/${id}$`));
  await page.goBack();
  await expect(link).toBeVisible();
  await expect(page.getByRole("radio", { name: "List" })).toBeChecked();
});

test("by keyboard, in French: a status is chosen, and a sold work is archived", async ({
  page,
}) => {
  await saveSixWorks(page);
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await page.goto(appPaths.gallery);
  const { gallery } = french;
  const { keyboard } = page;
  await page.getByRole("combobox", { name: gallery.status }).focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("option", { name: gallery.statuses.all })).toBeFocused();
  await keyboard.type("v");
  await expect(page.getByRole("option", { name: gallery.statuses.sold })).toBeFocused();
  await keyboard.press("Enter");
  await expect(titles(page)).toHaveText(["Ebb"]);
  await expect(card(page, "Ebb")).toContainText(/Vendue le \d{1,2}(er)?\u00a0\S+\u00a0\d{4}/);
  await expect(card(page, "Ebb")).toContainText("Vendue 550\u00a0$");
  await page.getByRole("link", { name: "Ebb" }).focus();
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  for (const item of [gallery.export, gallery.duplicate, gallery.archive]) {
    if (item !== gallery.export) await keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: item })).toBeFocused();
  }
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: gallery.nothingFound.title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
