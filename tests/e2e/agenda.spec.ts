import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { addDays, addMonths } from "#schema/days.ts";
import { appPaths } from "#schema/page-paths.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { download, readText } from "./downloads.ts";
import { expectAccessible, inspect } from "./inspect.ts";
import { issueInvoice, makeOverdue, number } from "./invoices.ts";
import { expectToast, toast } from "./journeys.ts";
import { pressByKey } from "./keyboard.ts";
import { holdRequests } from "./page-requests.ts";
import { sell, sellNew, setStatus, today, written } from "./records.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { becomeArtist, readWorks, saveWork } from "./users.ts";

const english = {
  locale: "en-CA",
  heading: "Odile's Agenda",
  claim: (overdue: number) => (overdue === 1 ? "One thing is overdue." : "Two things are overdue."),
  link: (count: number) => `Agenda ${count} overdue or waiting`,
  unpaid: `Priya Nair has not paid invoice ${number(1)}.`,
  back: "Field at Nine is due back from Art fair.",
  hold: "Undertow stops being on hold for Tom Okafor.",
  pay: "Mark Paid",
  paid: `Invoice ${number(1)} is paid`,
  undo: "Undo",
  undone: "As it was",
  returned: "Returned",
  isBack: "“Field at Nine” is back",
  longer: "Hold Longer",
  held: (day: string) => `“Undertow” is on hold until ${day}`,
  putOff: "Put off",
  aDay: "A day…",
  theDay: "The day",
  wasPutOff: (day: string) => `Put off until ${day}`,
  next: (day: string) => `Next: the hold on Undertow ends on ${day}.`,
  nothing: "Nothing waits for you.",
  away: "Small Weather is due back from Art fair.",
  event: "Small Weather is due back",
  calendar: "In your calendar",
  make: "Make an address",
  made: "The address is made",
  copy: "Copy",
  takeBack: "Take back",
  question: "Take the address back?",
  confirm: "Take Back",
  isTakenBack: "The address is taken back",
} as const;

const french = {
  locale: "fr-CA",
  heading: "Votre agenda, Odile",
  claim: (overdue: number) =>
    overdue === 1 ? "Une chose est en retard." : "Deux choses sont en retard.",
  link: (count: number) => `Agenda ${count} en retard ou en attente`,
  unpaid: `Priya Nair n’a pas payé la facture ${number(1)}.`,
  back: "Retour attendu : Field at Nine, chez Foire d’art.",
  hold: "Undertow : la réservation pour Tom Okafor prend fin.",
  pay: "Marquer payée",
  paid: `La facture ${number(1)} est payée`,
  undo: "Annuler",
  undone: "Comme avant",
  returned: "De retour",
  isBack: "« Field at Nine » est de retour",
  longer: "Prolonger",
  held: (day: string) => `« Undertow » est réservée jusqu’au ${day}`,
  putOff: "Reporter",
  aDay: "Un jour…",
  theDay: "Le jour",
  wasPutOff: (day: string) => `Reporté au ${day}`,
  next: (day: string) => `Ensuite : Undertow, fin de la réservation le ${day}.`,
  nothing: "Rien ne vous attend.",
  away: "Retour attendu : Small Weather, chez Foire d’art.",
  event: "Retour prévu\u00A0: Small Weather",
  calendar: "Dans votre calendrier",
  make: "Créer une adresse",
  made: "L’adresse est créée",
  copy: "Copier",
  takeBack: "Retirer",
  question: "Retirer l’adresse?",
  confirm: "Retirer",
  isTakenBack: "L’adresse est retirée",
} as const;

/** A work that was due back, an invoice that is not paid, and a hold that ends tomorrow. */
async function addDueThings(page: Page): Promise<void> {
  const away = await saveWork(page, { title: "Field at Nine" });
  const back = { since: today(-60), dueBack: today(-9) };
  await setStatus(page, away.id, { status: "consigned", channelId: "fair", ...back });
  const held = await saveWork(page, { title: "Undertow" });
  await setStatus(page, held.id, { status: "on-hold", who: "Tom Okafor", until: today(1) });
  const { sale } = await sellNew(page, "Low Tide", { buyer: { name: "Priya Nair" } });
  const terms = { terms: "On receipt", dueOn: today() };
  await makeOverdue(page, await issueInvoice(page, [sale.id], terms));
}

/** The events of a calendar's file, as a parser of calendar programs reads them. */
function readEvents(file: string) {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => {
    const { summary, startDate } = new ICAL.Event(component);
    return { summary, day: startDate.toString(), isDate: startDate.isDate };
  });
}

for (const words of casesOfDay([english, french], 2)) {
  for (const width of [1440, 390]) {
    test.describe(`in ${words.locale}, ${width} px`, () => {
      test.use({ locale: words.locale, viewport: { width, height: 900 } });

      test("what is due is settled by keyboard, undone, put off, and read by a calendar", async ({
        page,
      }) => {
        const day = (iso: string) => written(iso, words.locale === "en-CA" ? "en-US" : "fr-CA");
        const main = page.getByRole("main");
        const claim = (text: string) => expect(main.getByText(text)).toBeVisible();
        const press = (name: string) => pressByKey(main.getByRole("button", { name }));
        const undo = (done: string) =>
          toast(page, done).last().getByRole("button", { name: words.undo }).press("Enter");
        const count = page.getByRole("link", { name: words.link(2) });
        await becomeProfessional(page);
        await addDueThings(page);
        await page.goto(appPaths.agenda);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
        const place = main
          .getByRole("navigation")
          .getByRole("link", { name: "Agenda", exact: true });
        await expect(place).toBeInViewport({ ratio: 1 });
        await claim(words.claim(2));
        await expect(main.getByText(words.unpaid)).toBeVisible();
        await expect(main.getByText(words.back)).toBeVisible();
        await expect(main.getByText(words.hold)).toBeVisible();
        if (width === 1440) await expect(count).toBeVisible();
        else await expect(page.getByRole("banner").getByText("2").last()).toBeVisible();

        await press(words.pay);
        await expectToast(page, words.paid);
        await claim(words.claim(1));
        await expect(main.getByText(words.unpaid)).toBeHidden();
        // The focus is on the row that took its place.
        await expect(main.getByRole("button").and(page.locator(":focus"))).toBeVisible();
        await undo(words.paid);
        await expectToast(page, words.undone);
        await claim(words.claim(2));
        await expect(main.getByText(words.unpaid)).toBeVisible();

        await press(words.returned);
        await expectToast(page, words.isBack);
        await expect(main.getByText(words.back)).toBeHidden();
        await press(words.pay);
        await claim(words.nothing);
        await expect(page.getByRole("link", { name: words.link(1) })).toBeHidden();

        await expect(main.getByRole("button", { name: words.putOff })).toHaveCount(1);
        await press(words.putOff);
        await press(words.aDay);
        await main.getByLabel(words.theDay).fill(today(5));
        await page.keyboard.press("Enter");
        await expectToast(page, words.wasPutOff(day(today(5))));
        await expect(main.getByText(words.next(day(today(1))))).toBeVisible();
        await undo(words.wasPutOff(day(today(5))));
        await expect(main.getByText(words.hold)).toBeVisible();
        await press(words.longer);
        await expectToast(page, words.held(day(addDays(today(1), 7))));
        await expect(main.getByText(words.next(day(addDays(today(1), 7))))).toBeVisible();

        const away = await saveWork(page, { title: "Small Weather" });
        const details = { channelId: "fair", since: today(-30), dueBack: today(20) };
        await setStatus(page, away.id, { status: "consigned", ...details });
        await page.reload();
        await expect(main.getByText(words.away)).toBeVisible();
        await press(words.make);
        await expectToast(page, words.made);
        await expect(main.locator(":focus")).toHaveAccessibleName(words.calendar);
        const address = main.getByText(
          /^webcal:\/\/localhost:\d+\/api\/calendar\/[\w-]{16}\.[\w-]{22}\.ics$/,
        );
        await expect(address).toBeVisible();
        const copy = main.getByRole("button", { name: words.copy });
        const box = await copy.boundingBox();
        const column = await main.getByText(words.nothing).boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
          (column?.x ?? 0) + (column?.width ?? 0) + 0.5,
        );
        const file = (await address.innerText()).replace("webcal", "http");
        expect(readEvents(await (await page.request.get(file)).text())).toContainEqual({
          ...{ summary: words.event, day: today(20), isDate: true },
        });
        await expectAccessible(page, `agenda with its calendar, ${words.locale}, ${width} px`);
        await press(words.takeBack);
        const dialog = page.getByRole("alertdialog", { name: words.question });
        await pressByKey(dialog.getByRole("button", { name: words.confirm }));
        await expectToast(page, words.isTakenBack);
        await expect(main.getByRole("button", { name: words.make })).toBeVisible();
        expect((await page.request.get(file)).status()).toBe(404);
      });
    });
  }
}

test("the agenda has nothing for axe, full, with what puts off, and with nothing due", async ({
  page,
}) => {
  await becomeProfessional(page);
  await page.goto(appPaths.agenda);
  await expect(page.getByText("Nothing waits for you.")).toBeVisible();
  await inspect(page, "agenda, nothing due");
  await addDueThings(page);
  await page.reload();
  await expect(page.getByText("Two things are overdue.")).toBeVisible();
  await page.getByRole("button", { name: "Put off" }).first().press("Enter");
  await page.getByRole("button", { name: "Make an address" }).press("Enter");
  await expectToast(page, "The address is made");
  await inspect(page, "agenda");
});

test("the agenda says on the free plan what it is", async ({ page }) => {
  await becomeArtist(page);
  await page.goto(appPaths.agenda);
  await expect(page.getByText("What is due back, on hold or unpaid, by day.")).toBeVisible();
  await inspect(page, "agenda, on the free plan");
});

test("what cannot be fetched can be fetched again", async ({ page }) => {
  await becomeProfessional(page);
  await page.route("**/api/agenda?*", (route) => route.abort());
  await page.goto(appPaths.agenda);
  await expect(page.getByText("Your agenda could not be fetched")).toBeVisible();
  await inspect(page, "agenda, not fetched");
  await page.unroute("**/api/agenda?*");
  await page.getByRole("button", { name: "Try Again" }).first().press("Enter");
  await expect(page.getByText("Nothing waits for you.")).toBeVisible();
});

test("those who may be written to are listed as CSV; a consent that ends is on the agenda until it is withdrawn", async ({
  page,
}) => {
  const bought = addMonths(today(20), -24);
  const until = addMonths(bought, 24);
  const ends = page.getByText("Your leave to write to Claire Gagnon ends.");
  await becomeProfessional(page);
  const work = await saveWork(page, { title: "Thaw on the Ouelle", dateCreated: "2020" });
  const buyer = { name: "Claire Gagnon", email: "claire@example.com" };
  await sell(page, work.id, { date: bought, buyer });
  await page.goto(appPaths.people);
  const list = page.getByRole("button", {
    name: "List, CSV of those who may be written to",
  });
  const file = await download(page, () => list.press("Enter"));
  await expectToast(page, "List exported");
  expect(file.suggestedFilename()).toBe(`people-who-may-be-written-to-${today()}.csv`);
  expect((await readText(file)).split("\r\n")).toEqual([
    "\uFEFFName,Organization,Email,Language,May be written to because,Until",
    `Claire Gagnon,,claire@example.com,,bought a work,${until}`,
    "",
  ]);

  await page.goto(appPaths.agenda);
  await expect(ends).toBeVisible();
  await expect(page.getByRole("link", { name: "Write" })).toHaveAttribute(
    "href",
    "mailto:claire@example.com",
  );
  await inspect(page, "agenda with a consent that ends");

  await page.goto(appPaths.people);
  await page.getByRole("link", { name: "Claire Gagnon" }).press("Enter");
  const news = page.getByRole("region", { name: "News" });
  await expect(news.getByRole("status")).toHaveText(
    `May be written to until ${written(until)}, two years after the last purchase.`,
  );
  await news.getByRole("button", { name: "They Declined" }).press("Enter");
  await expect(news.getByRole("status")).toHaveText(`Declined news on ${written(today())}.`);
  await page.goto(appPaths.agenda);
  await expect(page.getByText("Nothing waits for you.")).toBeVisible();
  await expect(ends).toBeHidden();
  await page.goto(appPaths.people);
  await expect(page.getByRole("table", { name: "People" })).toBeVisible();
  await expect(list).toBeHidden();
});

test("a consent that ends today is counted beside the agenda's name once it is used, until it is withdrawn", async ({
  page,
}) => {
  await becomeProfessional(page);
  const work = await saveWork(page, { title: "Thaw on the Ouelle", dateCreated: "2020" });
  const buyer = { name: "Claire Gagnon", email: "claire@example.com" };
  await sell(page, work.id, { date: addMonths(today(), -24), buyer });
  const counted = page.waitForResponse(/\/api\/agenda\?/);
  await page.goto(appPaths.people);
  await counted;
  const list = page.getByRole("button", { name: "List, CSV of those who may be written to" });
  await download(page, () => list.press("Enter"));
  const count = page.getByRole("link", { name: english.link(1) });
  await expect(count).toBeVisible();

  await page.getByRole("link", { name: "Claire Gagnon" }).press("Enter");
  const news = page.getByRole("region", { name: "News" });
  await news.getByRole("button", { name: "They Declined" }).press("Enter");
  await expect(count).toBeHidden();
});

test("an undo that waits for its answer does not keep that of another item from being sent", async ({
  page,
}) => {
  await becomeProfessional(page);
  await addDueThings(page);
  await page.goto(appPaths.agenda);
  await page.getByRole("button", { name: english.longer }).click();
  const held = await holdRequests(page, /\/status$/, { times: 1 });
  await toast(page, english.held(written(today(8))))
    .getByRole("button", { name: "Undo" })
    .click();
  await expect.poll(() => held.requests.length).toBe(1);
  await page.getByRole("button", { name: english.returned }).click();
  await toast(page, english.isBack).getByRole("button", { name: "Undo" }).click();
  const read = async (title: string) =>
    (await readWorks(page)).find((work) => work.title === title);
  await expect.poll(async () => (await read("Field at Nine"))?.status).toBe("consigned");
  held.release();
  await expect.poll(async () => (await read("Undertow"))?.statusDetails.until).toBe(today(1));
});
