import { expect, type Locator, type Page } from "@playwright/test";
import { earliestToday } from "#schema/days.ts";
import type { DraftInput } from "#schema/price-lists/price-list-input.ts";
import french from "#web/i18n/texts/price-list.fr-CA.json" with { type: "json" };
import { inspect } from "./inspect.ts";
import { expectToast } from "./journeys.ts";
import { pressByKey, tabTo } from "./keyboard.ts";
import { anchor, openSection, publishAnchors, rowsOf } from "./list-sections.ts";
import { publishList, readLists, startDraft } from "./price-lists.ts";
import { sell, setAskingPrice, setStatus, written } from "./records.ts";
import { chooseIn } from "./select-list.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { readWorks, saveWork } from "./users.ts";

const fr = french.priceList.next;

/** CA$900 for 16 × 20, more than the formula says, and CA$1,000 for 30 × 40, which is less. */
const list: DraftInput = {
  anchors: [anchor("oil 16x20 900"), anchor("oil 30x40 1000")],
};

/** A work that rises, one that is held, one that waits, and one with the artist's own price. */
async function becomeArtistWithWorks(page: Page): Promise<void> {
  await becomeProfessional(page);
  await saveWork(page, { title: "Low Tide" });
  await saveWork(page, { title: "Undertow", width: 40, height: 30 });
  const away = await saveWork(page, { title: "Ice Road" });
  await setStatus(page, away.id, { status: "consigned", channelId: "gallery-40" });
  const own = await saveWork(page, { title: "Barley" });
  await setAskingPrice(page, own.id, { amountCents: 700_00, currency: "CAD" });
}

function day(days: number): string {
  const time = Date.parse(earliestToday(new Date())) + days * 24 * 60 * 60 * 1000;
  return new Date(time).toISOString().slice(0, 10);
}

async function rowOf(table: Locator, size: string): Promise<string[] | undefined> {
  return (await rowsOf(table)).find(([first]) => first === size);
}

/** What is asked for each work, in dollars, by title. */
async function asked(page: Page): Promise<Record<string, number | null>> {
  const works = await readWorks(page);
  return Object.fromEntries(
    works.map(({ title, askedCents }) => [title, askedCents === null ? null : askedCents / 100]),
  );
}

test("the first list is published for a day to come, after one that is over is refused", async ({
  page,
}) => {
  await becomeArtistWithWorks(page);
  await startDraft(page, list);
  const section = await openSection(page, "next", "The next list");
  await expect(section.getByText("No sales to argue from yet.")).toBeVisible();
  await expect(section.getByRole("heading", { name: "Oil, your first list" })).toBeVisible();
  const table = section.getByRole("table", {
    name: /^What the old list and the new one ask in \w+$/,
  });
  expect(await rowOf(table, "16 × 20")).toEqual(["16 × 20", "900"]);

  const holdsFrom = section.getByLabel("Holds from");
  await holdsFrom.fill(day(-1));
  await section.getByRole("button", { name: "Publish list" }).click();
  await expect(section.getByText("This day is over. Enter today or a later day.")).toBeVisible();
  await expect(holdsFrom).toBeFocused();
  await holdsFrom.fill("");
  await section.getByRole("button", { name: "Publish list" }).click();
  await expect(section.getByText("Enter a date.")).toBeVisible();
  expect(await readLists(page)).toMatchObject([{ publishedAt: null }]);

  await holdsFrom.fill(day(40));
  await expect(
    section.getByText(
      `1 work on offer rises, 1 is held, 1 waits (on hold or consigned), 1 keeps the price that you set. Until ${written(day(40))} nothing changes.`,
    ),
  ).toBeVisible();
  for (const [group, work] of [
    ["Held, never lower", "Undertow"],
    ["Waiting", "Ice Road"],
    ["Your own prices stay", "Barley"],
    ["Rise most", "Low Tide"],
  ] as const) {
    const part = section.getByRole("region", { name: group });
    await expect(part.getByRole("link"), group).toHaveText([work]);
  }
  const before = await asked(page);
  await section.getByRole("button", { name: "Publish list" }).click();
  await expectToast(page, "List published", `It holds from ${written(day(40))}.`);
  const planned = section.getByRole("region", { name: "List 1, published" });
  await expect(planned).toContainText(
    `It holds from ${written(day(40))}. That day: 1 work on offer rises, 1 is held, 1 waits (on hold or consigned), 1 keeps the price that you set.`,
  );
  expect(await readLists(page)).toMatchObject([{ number: 1, holdsFrom: day(40) }]);
  expect(await asked(page)).toEqual(before);
});

test("a raise of 8 %, of 12 % for one medium, published from today, taken back and applied again", async ({
  page,
}) => {
  await becomeArtistWithWorks(page);
  await saveWork(page, { title: "Tide Table", medium: "ink" });
  await publishAnchors(page, "oil 16x20 900", "oil 30x40 1000", "ink 16x20 1500");
  const first = await asked(page);
  expect(first).toMatchObject({ "Low Tide": 900, "Tide Table": 1500, Barley: 700 });
  const section = await openSection(page, "next", "The next list");
  const table = section.getByRole("table", {
    name: /^What the old list and the new one ask in \w+$/,
  });
  await expect(section.getByRole("radio", { name: "0 %" })).toBeChecked();
  expect(await rowOf(table, "16 × 20")).toEqual(["16 × 20", "900", "900", "as before"]);

  const kept = section.getByText("Kept as a draft: nothing changes until you publish it.");
  await section.getByRole("button", { name: "Keep as a draft" }).click();
  await expect(kept).toBeVisible();
  await expect(section.locator(":focus")).toContainText("Publish list");

  await section.getByRole("radio", { name: "8 %" }).check();
  await expect.poll(() => rowOf(table, "16 × 20")).toEqual(["16 × 20", "900", "970", "+ 70"]);
  const other = section.getByLabel("Another percentage");
  await other.fill("101");
  await other.press("Enter");
  await expect(section.getByText("Enter a percentage from 0 to 100, such as 7.5.")).toBeVisible();
  await expect(other).toHaveValue("101");
  await chooseIn(section, "For", "Ink");
  await section.getByRole("radio", { name: "12 %" }).check();
  await expect(section.getByText("Ink 12 %; every other medium 8 %.")).toBeVisible();
  await expect(
    section.getByRole("heading", { name: "Ink, the old list beside the new" }),
  ).toBeVisible();
  await expect.poll(() => rowOf(table, "16 × 20")).toEqual(["16 × 20", "1,500", "1,680", "+ 180"]);
  await chooseIn(section, "For", "Every medium");
  await section.getByLabel("Another percentage").fill("7.5");
  await section.getByLabel("Another percentage").press("Enter");
  await expect(section.getByText("Ink 12 %; every other medium 7.5 %.")).toBeVisible();
  await section.getByRole("radio", { name: "8 %" }).check();
  await expect(kept).toBeVisible();

  await section.getByLabel("Holds from").fill(day(0));
  await section.getByRole("button", { name: "Publish list" }).click();
  await expectToast(page, "List published");
  const inForce = section.getByRole("region", { name: "List 2, in force" });
  await expect(inForce).toContainText("2 works follow it.");
  const raised = await asked(page);
  expect(raised).toMatchObject({ "Low Tide": 970, "Tide Table": 1680, Barley: 700 });
  expect(raised.Undertow).toBe(first.Undertow);
  expect(raised["Ice Road"]).toBe(first["Ice Road"]);

  // Those that wait follow once the artist says so.
  await expect(inForce).toContainText("1 work on hold or consigned keeps its earlier price.");
  await inForce.getByRole("button", { name: "Let it follow" }).click();
  await expectToast(page, "The list is applied", "1 price rose.");
  await expect.poll(() => asked(page)).toMatchObject({ "Ice Road": 970 });
  await expect(inForce).toBeFocused();
  await inForce.getByRole("button", { name: "Take back what it changed" }).click();
  await expectToast(page, "Taken back", "3 works ask what they asked before.");
  await expect.poll(() => asked(page)).toEqual(first);
  await expect(inForce).toBeFocused();
  await inForce.getByRole("button", { name: "Let the works follow it" }).click();
  await expectToast(page, "The list is applied");
  await expect(inForce).toBeFocused();
});

test("prices that fall, or are below the minimum, are named and lead to the table", async ({
  page,
}) => {
  await becomeProfessional(page);
  await startDraft(page, {
    rounding: { to: 5, direction: "nearest", minimumCents: 850_00 },
    anchors: [anchor("oil 16x20 900"), anchor("oil 30x40 800")],
  });
  const section = await openSection(page, "next", "The next list");
  await expect(section.getByText("Oil: 30 × 40 in asks less than a smaller size.")).toBeVisible();
  await expect(section.getByText("Oil: 30 × 40 in is below your minimum.")).toBeVisible();
  const publish = section.getByRole("button", { name: "Publish list" });
  await expect(publish).toHaveAttribute("aria-disabled", "true");
  await publish.press("Enter");
  const fixInList = section.getByRole("link", { name: "Put it right in the list" });
  await expect(fixInList).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#list$/);
  await expect(page.getByRole("heading", { name: "The list" })).toBeFocused();
  expect(await readLists(page)).toMatchObject([{ publishedAt: null }]);
});

test("by keyboard, in French: a raise, a day, a draft that is kept, and its publication", async ({
  page,
}) => {
  await becomeArtistWithWorks(page);
  await publishList(page, await startDraft(page, list));
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  const section = await openSection(page, "next", fr.heading);
  const { keyboard } = page;
  await tabTo(section.getByRole("radio", { name: "0 %" }));
  for (const stop of ["5 %", "8 %", "10 %"]) {
    await keyboard.press("ArrowRight");
    await expect(section.getByRole("radio", { name: stop })).toBeChecked();
  }
  await keyboard.press("ArrowLeft");
  await expect(section.getByRole("radio", { name: "8 %" })).toBeChecked();
  await expect(section.getByText(fr.kept)).toBeVisible();
  const table = section.getByRole("table");
  expect(await rowOf(table, "16 × 20")).toEqual(["16 × 20", "900", "970", "+ 70"]);
  await pressByKey(section.getByRole("button", { name: fr.publish }));
  await expectToast(page, "Liste publiée");
  const [planned] = await readLists(page);
  expect(planned).toMatchObject({ number: 2, raise: { percent: 8 } });
  await expect(section.getByRole("region", { name: "Liste 2, publiée" })).toBeVisible();
  await pressByKey(
    section
      .getByRole("region", { name: "Liste 1, en vigueur" })
      .getByRole("button", { name: fr.inForce.undo }),
  );
  await expectToast(page, "Changements annulés");
});

test("on a phone, what sold and how long it waited is drawn, and the same as a table", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeProfessional(page);
  for (const title of ["Sumac", "Barley", "Tide Table", "Carte postale"]) {
    const { id } = await saveWork(page, { title });
    await sell(page, id);
  }
  await saveWork(page, { title: "Alders", width: 30, height: 40 });
  await publishList(page, await startDraft(page, list));
  const section = await openSection(page, "next", "The next list");
  await expect(
    section.getByText("More than half of what you showed has sold. That leaves room for a raise."),
  ).toBeVisible();
  await expect(
    section.getByRole("heading", {
      name: "Sold 4 of 5 works on offer in twelve months. Half of those on their first day. Prices unchanged for less than a month.",
    }),
  ).toBeVisible();
  await expect(
    section.getByRole("img", {
      name: "5 works on offer in twelve months, 4 sold; the table says when",
    }),
  ).toBeVisible();
  await section.getByRole("button", { name: "Show as a table" }).click();
  const rows = await rowsOf(
    section.getByRole("region", { name: "Works on offer in twelve months" }),
  );
  expect(rows).toHaveLength(5);
  expect(rows.find(([title]) => title === "Alders")?.slice(-2)).toEqual([
    "Still on offer",
    "the same day",
  ]);
  await section.getByRole("button", { name: "Show as a drawing" }).click();
});

test("a failed publication says so, keeps the draft and the day, and is tried again", async ({
  page,
}) => {
  await becomeArtistWithWorks(page);
  await startDraft(page, list);
  const section = await openSection(page, "next", "The next list");
  await section.getByLabel("Holds from").fill(day(30));
  await page.route("**/publish", (route) => route.abort());
  await section.getByRole("button", { name: "Publish list" }).click();
  await expectToast(page, "Error", "The list could not be published. Please try again.");
  await expect(section.getByLabel("Holds from")).toHaveValue(day(30));
  await page.unroute("**/publish");
  await section.getByRole("button", { name: "Publish list" }).click();
  await expectToast(page, "List published");
});

test("axe: the next list with works of every outcome, sales, a list in force and one for later", async ({
  page,
}) => {
  await becomeArtistWithWorks(page);
  for (const title of ["Sumac", "Carte postale", "Alders", "Wharf Lights"]) {
    const { id } = await saveWork(page, { title });
    await sell(page, id);
  }
  await publishList(page, await startDraft(page, list));
  const raise = { percent: 8, byMedium: { oil: 12 } };
  await publishList(page, await startDraft(page, { ...list, startsFrom: "list", raise }), day(30));
  const section = await openSection(page, "next", "The next list");
  await expect(section.getByRole("region", { name: "List 2, published" })).toBeVisible();
  await inspect(page, "the next list");
  await section.getByRole("button", { name: "Show as a table" }).click();
  await inspect(page, "the next list with a table");
});
