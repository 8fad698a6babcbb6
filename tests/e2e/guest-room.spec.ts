import { type Browser, expect, type Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { expectAccessible, inspect } from "./inspect.ts";
import { expectToast } from "./journeys.ts";
import { makeLink } from "./links.ts";
import { downloadPdf } from "./pdf-file.ts";
import { sell, setAskingPrice } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { openApp, ownOrigin, saveWork } from "./users.ts";

const english = {
  locale: "en-CA",
  rooms: "Odile's Rooms",
  none: "No room yet",
  newRoom: "New Room",
  dialog: "Make a Room",
  title: "Title",
  forWhom: /^For whom.*$/,
  make: "Make the Room",
  later: "Move “Ice Road” later",
  prices: /^Prices.*$/,
  works: "Two works 1 to 60, in this order",
  save: "Save",
  saved: "The room is saved",
  copy: "Copy Address",
  copied: "Address copied",
  write: "Write to Priya Nair",
  guest: {
    list: "Price list, PDF",
    onList: "Sold",
    price: "CA$1,925",
    hold: "Hold It for Me",
    name: "Your name",
    contact: "Email or phone",
    message: /^A word.*$/,
    send: "Send",
    sent: "Odile Fournier has your note, and answers you directly.",
    available: "Available.",
    onHold: "On hold.",
    sold: "Sold.",
    preview: "You see what a guest sees. Only guests ask and write here.",
  },
  wish: "Priya Nair would like you to hold Undertow for 48 hours.",
  accept: "Hold for 48 Hours",
  held: "“Undertow” is on hold for Priya Nair",
  opened: "Opened once",
  sent: "Sent",
  wrote: "Wrote to you",
  quote: "“Could I see it before Christmas?”",
  accepted: /Accepted on/,
  takeBack: "Take back the room’s address",
  question: "Take the room back?",
  confirm: "Take Back",
  isTakenBack: "The address is taken back",
  gone: /^You took this room back\. Its address opens nothing any more\./,
  again: "Make It Anew",
} as const;

const french = {
  locale: "fr-CA",
  rooms: "Vos sélections, Odile",
  none: "Aucune sélection",
  newRoom: "Nouvelle sélection",
  dialog: "Faire une sélection",
  title: "Titre",
  forWhom: /^Pour qui.*$/,
  make: "Faire la sélection",
  later: "Reculer « Ice Road »",
  prices: /^Les prix.*$/,
  works: "Deux œuvres de 1 à 60, dans cet ordre",
  save: "Enregistrer",
  saved: "La sélection est enregistrée",
  copy: "Copier l’adresse",
  copied: "Adresse copiée",
  write: "Écrire à Priya Nair",
  guest: {
    list: "Liste de prix, PDF",
    onList: "Vendue",
    price: "1 925 $",
    hold: "Me la réserver",
    name: "Votre nom",
    contact: "Courriel ou téléphone",
    message: /^Un mot.*$/,
    send: "Envoyer",
    sent: "Odile Fournier a votre mot et vous répondra directement.",
    available: "Disponible.",
    onHold: "Réservée.",
    sold: "Vendue.",
    preview:
      "Vous voyez la page publique. Seules les personnes à qui vous l’avez envoyée demandent et écrivent ici.",
  },
  wish: "Priya Nair aimerait que vous réserviez Undertow pendant 48 heures.",
  accept: "Réserver 48 heures",
  held: "« Undertow » est réservée pour Priya Nair",
  opened: "Consultée une fois",
  sent: "Envoyé",
  wrote: "Vous a écrit",
  quote: "« Could I see it before Christmas? »",
  accepted: /Acceptée le/,
  takeBack: "Retirer l’adresse de la sélection",
  question: "Retirer la sélection?",
  confirm: "Retirer",
  isTakenBack: "L’adresse est retirée",
  gone: /^Vous avez retiré cette sélection\. Son adresse n’ouvre plus rien\./,
  again: "La refaire",
} as const;

type Words = typeof english | typeof french;

/** What axe finds does not depend on the language. */
async function expectAccessibleOnce(page: Page, name: string, words: Words): Promise<void> {
  if (words === english) await expectAccessible(page, name);
}

/** A phone without an account, on a slow network. */
async function openPhone(browser: Browser, { locale }: Words, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale, baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const guest = await context.newPage();
  const session = await context.newCDPSession(guest);
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  });
  return guest;
}

/** Names somebody new, or in French chooses somebody known; leaving the field and a choice close the suggestions. */
async function choosePerson(page: Page, words: Words): Promise<void> {
  const dialog = page.getByRole("dialog", { name: words.dialog });
  const field = dialog.getByRole("combobox", { name: words.forWhom });
  const options = dialog.getByRole("option");
  await field.pressSequentially("Priya Nair");
  await expect(options).toHaveCount(1);
  if (words === english) await page.keyboard.press("Tab");
  else await options.click();
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue("Priya Nair");
}

/** The room's address in the message that the artist sends: what was copied, or what opens in the mail program. */
async function readMessage(page: Page, words: Words): Promise<string> {
  if (words === french) {
    const mail = await page.getByRole("link", { name: words.write }).getAttribute("href");
    return new URL(mail ?? "").searchParams.get("body") ?? "";
  }
  await page.getByRole("button", { name: words.copy }).click();
  await expectToast(page, words.copied);
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Makes a room of two works for somebody new: of those selected in the gallery, or of those chosen among all. */
async function makeRoom(page: Page, words: Words): Promise<void> {
  const dialog = page.getByRole("dialog", { name: words.dialog });
  if (words === english) {
    await openApp(page, "gallery");
    await page.getByRole("button", { name: "Select works" }).click();
    for (const title of ["Undertow", "Ice Road"]) {
      await page.getByRole("checkbox", { name: `Select ${title}` }).check();
    }
    await page.getByRole("button", { name: "Make a Room" }).click();
  } else {
    await page.goto(appPaths.rooms);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.rooms);
    await expect(page.getByRole("heading", { name: words.none })).toBeVisible();
    await page.getByRole("button", { name: words.newRoom }).click();
    for (const title of ["Undertow", "Ice Road"]) {
      await dialog.getByRole("checkbox", { name: title }).check();
    }
  }
  await dialog.getByLabel(words.title).fill("Water, this winter");
  await choosePerson(page, words);
  await dialog.getByRole("button", { name: words.make }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Water, this winter");
}

/** Puts Undertow first, and hides the prices and shows them again, as the saved room has them. */
async function arrangeRoom(page: Page, words: Words): Promise<void> {
  const wall = page.getByRole("region", { name: words.works });
  const titles = wall.getByRole("listitem").getByRole("link");
  const order = await titles.allTextContents();
  if (order[0] === "Ice Road") {
    await wall.getByRole("button", { name: words.later }).press("Enter");
  } else {
    await page.getByRole("checkbox", { name: words.prices }).uncheck();
    await page.getByRole("button", { name: words.save }).click();
    await expectToast(page, words.saved);
    await page.getByRole("checkbox", { name: words.prices }).check();
  }
  await page.getByRole("button", { name: words.save }).click();
  await expectToast(page, words.saved);
  await expect(page.getByRole("button", { name: words.save })).toBeHidden();
  await expect(titles).toHaveText(["Undertow", "Ice Road"]);
}

/** Opens the room as a guest, and asks to hold what is shown first. */
async function askToHold(guest: Page, address: string, all: Words): Promise<void> {
  const { guest: words } = all;
  const opened = guest.waitForResponse((response) => response.url().endsWith("/opened"));
  await guest.goto(address);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Water, this winter");
  await expect(guest.getByText(words.price).first()).toBeVisible();
  await expect(guest.getByText(words.available)).toBeVisible();
  await expectAccessibleOnce(guest, "a room, as a guest", all);
  await guest.getByRole("button", { name: words.hold }).click();
  await guest.getByLabel(words.name).fill("Priya Nair");
  await guest.getByLabel(words.contact).fill("priya@example.com");
  await guest.getByLabel(words.message).fill("Could I see it before Christmas?");
  await expectAccessibleOnce(guest, "what a guest writes", all);
  await guest.getByRole("button", { name: words.send }).click();
  await expect(guest.getByText(words.sent)).toBeVisible();
  expect((await opened).ok()).toBe(true);
}

for (const words of casesOfDay([english, french], 2)) {
  test.describe(`in ${words.locale}`, () => {
    test.use({ locale: words.locale, permissions: ["clipboard-read", "clipboard-write"] });

    test("axe: a room is made for somebody, who opens it on a phone and asks for a hold, which the artist accepts", async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      await becomeProfessional(page);
      const undertow = await saveWork(page, { title: "Undertow" });
      await setAskingPrice(page, undertow.id, { amountCents: 192_500, currency: "CAD" });
      await saveWork(page, { title: "Ice Road" });
      if (words === french) {
        const data = { kind: "person", name: "Priya Nair", email: "priya@example.com" };
        const known = await page.request.post(peoplePaths.people, { data, headers: ownOrigin() });
        expect(known.status()).toBe(201);
      }
      await makeRoom(page, words);
      await arrangeRoom(page, words);
      const room = page.url();
      const address = await readMessage(page, words);
      expect(address).toMatch(/^http.*\/l\/[\w-]{16}\.[\w-]{22}$/);

      await test.step("the artist sees it as a guest does, and cannot ask in a guest's place", async () => {
        await page.goto(`${address}?preview`);
        await expect(page.getByText(words.guest.preview)).toBeVisible();
        await expect(page.getByRole("button", { name: words.guest.hold })).toBeDisabled();
        await expectAccessibleOnce(page, "a room, as the artist sees it", words);
      });

      const guest = await openPhone(browser, words, new URL(room).origin);
      await askToHold(guest, address, words);

      await test.step("the artist accepts it in the agenda, and the room says so", async () => {
        await page.goto(appPaths.agenda);
        await expect(page.getByText(words.wish)).toBeVisible();
        await expectAccessibleOnce(page, "what a guest asked for, in the agenda", words);
        await page.getByRole("button", { name: words.accept }).press("Enter");
        await expectToast(page, words.held);
        await expect(page.getByText(words.wish)).toBeHidden();
        await guest.reload();
        await expect(guest.getByText(words.guest.onHold)).toBeVisible();
        await expect(guest.getByRole("button", { name: words.guest.hold })).toBeHidden();
        await sell(page, undertow.id, { priceCents: 192_500 });
        // The page is older than the sale, and its price list is not.
        const { text } = await downloadPdf(guest.locator("body"), words.guest.list);
        expect(text).toContain(words.guest.onList);
        await guest.reload();
        await expect(guest.getByText(words.guest.sold).first()).toBeVisible();
      });

      await test.step("the room and the person's page say what was opened and written", async () => {
        await page.goto(room);
        await expect(page.getByRole("heading", { name: words.opened })).toBeVisible();
        await expect(page.getByText(words.quote)).toBeVisible();
        await expect(page.getByText(words.accepted)).toBeVisible();
        if (words === english) await inspect(page, "a room");
        await page.goto(appPaths.people);
        await page.getByRole("link", { name: "Priya Nair" }).click();
        await expect(page.getByRole("region", { name: words.sent })).toContainText(
          "Water, this winter",
        );
        await expect(page.getByRole("region", { name: words.wrote })).toContainText(words.quote);
        await expectAccessibleOnce(page, "a person to whom a room was sent", words);
      });

      await test.step("the address is taken back by keyboard, opens nothing any more, and the room is made anew", async () => {
        await page.goto(room);
        await page.getByRole("button", { name: words.takeBack }).press("Enter");
        const question = page.getByRole("alertdialog", { name: words.question });
        await question.getByRole("button", { name: words.confirm }).press("Enter");
        await expectToast(page, words.isTakenBack);
        await expect(page.locator(":focus")).toHaveText(words.gone);
        expect((await guest.reload())?.status()).toBe(404);
        await page.keyboard.press("Tab");
        await expect(page.getByRole("button", { name: words.again })).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(page).not.toHaveURL(room);
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await page.goto(appPaths.rooms);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.rooms);
        await expect(page.getByRole("link", { name: "Water, this winter" })).toHaveCount(2);
        if (words === english) await inspect(page, "the rooms");
      });
      await guest.context().close();
    });
  });
}

test("taking the last work out of a room leads the focus to the button that adds works", async ({
  page,
}) => {
  await becomeProfessional(page);
  const { id } = await saveWork(page, { title: "Undertow" });
  const shows = { language: "en", showPrices: true, showWhy: false, showSold: true } as const;
  const room = { title: "Water", note: "", workIds: [id], endsOn: null, personId: null };
  await makeLink(page, { kind: "room", ...shows, ...room });
  await page.goto(appPaths.rooms);
  await page.getByRole("link", { name: "Water" }).click();
  await page.getByRole("button", { name: "Take “Undertow” out" }).press("Enter");
  await expect(page.getByRole("button", { name: "Add Works" })).toBeFocused();
});
