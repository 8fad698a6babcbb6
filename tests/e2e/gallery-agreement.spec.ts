import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { consignmentPagePath, consignmentPath } from "#schema/consignments/consignments-paths.ts";
import { entriesSchema } from "#schema/links/entry.ts";
import { entryAcceptancePath, entryDeclinePath, linksPaths } from "#schema/links/links-paths.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { confirmAgreement, openPhone, sendAgreement, sendAsGallery } from "./consignments.ts";
import { get } from "./get.ts";
import { expectAccessible } from "./inspect.ts";
import { setAskingPrice, today, written } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { ownOrigin, saveWork } from "./users.ts";

const english = {
  language: "en-fr",
  ...{ locale: "en-CA", title: "Consignment", works: "2 works, CA$7,625" },
  ...{ confirm: "Confirm the Agreement", confirmed: "The agreement is confirmed. Thank you." },
  ...{ name: "Your name", noName: "Enter your name.", received: "Received" },
  ...{ condition: /^Condition on arrival.*$/, receivedOf: "1 of 2 received", here: "Here" },
  ...{ changed: /^The agreement was changed while you read it\..*$/, coming: "On the way" },
  ...{ note: "Note as Received", noted: "It is noted. Thank you.", read: "Read it as a PDF" },
  ...{ work: "Work", price: "Price before tax", typed: "5,200", buyer: /^Buyer’s name.*$/ },
  arrived: /^Received .*: A dent, lower left$/,
  ...{ under: "9.6 % under CA$5,750. You may give 10 % alone.", sale: "Report the Sale" },
  ...{ noPrice: "Enter what the buyer paid, such as 5,200.", sent: /^.* has your report\.$/ },
  ...{ waits: /^You reported it sold on .* for CA\$5,200\. .* has not recorded it yet\.$/ },
  ...{ isReturned: "Returned", return: "Report the Return", soldTitle: "Sold" },
  ...{
    declined: /^.* did not record the return that you reported\. Write to each other\.$/,
    to: "To H. and R. MacNeil",
  },
  ...{
    due: "CA$2,600.00",
    days: "Within 60 days of a sale",
    change: "A change to confirm",
    confirmChange: "Confirm the Change",
  },
  ...{
    takenOut: "Taken out by this change: it goes back to the artist.",
    pdf: /^Version 2, .*PDF$/,
  },
} as const;

const french = {
  language: "fr",
  ...{ locale: "fr-CA", title: "Consignation", works: "2 œuvres, 7 625 $" },
  ...{ confirm: "Confirmer l’entente", confirmed: "L’entente est confirmée. Merci." },
  ...{ name: "Votre nom", noName: "Entrez votre nom.", received: "Reçue" },
  ...{ condition: /^État à l’arrivée.*$/, receivedOf: "Reçues : 1 sur 2", here: "Ici" },
  ...{ changed: /^L’entente a changé pendant votre lecture\..*$/, coming: "En route" },
  ...{ note: "Noter la réception", noted: "C’est noté. Merci.", read: "Lire en PDF" },
  ...{ work: "Œuvre", price: "Prix avant taxes", typed: "5 200", buyer: /^Vendue à.*$/ },
  arrived: /^Reçue le .*\s: A dent, lower left$/,
  ...{ under: "9,6 % sous 5 750 $. Vous pouvez aller jusqu’à 10 %.", sale: "Déclarer la vente" },
  ...{
    noPrice: "Entrez le prix payé avant taxes, par exemple 5 200.",
    sent: /^.* a reçu votre déclaration\.$/,
  },
  ...{
    waits: /^Vous l’avez déclarée vendue le .*, à 5\s200\s\$\. .* ne l’a pas encore inscrite\.$/,
  },
  ...{ isReturned: "Rendue", return: "Déclarer le retour", soldTitle: "Vendues" },
  ...{
    declined: /^.* n’a pas inscrit le retour que vous avez déclaré\. Écrivez-lui\.$/,
    to: "À H. and R. MacNeil",
  },
  ...{
    due: "2 600,00 $",
    days: "Dans les 60 jours d’une vente",
    change: "Un changement à confirmer",
  },
  ...{ confirmChange: "Confirmer le changement", pdf: /^Version 2, .*PDF$/ },
  takenOut: "Retirée par ce changement : elle retourne à l’artiste.",
} as const;

type Words = typeof english | typeof french;

async function change(page: Page, id: string, data: object): Promise<void> {
  const answer = await page.request.patch(consignmentPath(id), { data, headers: ownOrigin() });
  expect(answer.ok(), await answer.text()).toBe(true);
  const sent = await page.request.post(consignmentPath(id, "sending"), {
    ...{ data: {}, headers: ownOrigin() },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

/** An agreement of two works that is sent to a gallery. */
async function agreeOn(page: Page, { language }: Words) {
  // The lower one first: a price below another of its size needs a reason.
  const prices = { Barley: 187_500, "Après la pluie": 575_000 };
  const workIds: string[] = [];
  for (const [title, amountCents] of Object.entries(prices)) {
    const { id } = await saveWork(page, { title });
    await setAskingPrice(page, id, { amountCents, currency: "CAD" });
    workIds.push(id);
  }
  const terms = { reports: "quarterly" as const, from: today(), until: today(180) };
  const { id, address, number } = await sendAgreement(page, { ...terms, workIds, language });
  return { id, address: address ?? "", number: number ?? "" };
}

async function decide(page: Page, path: (id: string) => string): Promise<void> {
  const entries = v.parse(entriesSchema, await (await get(page, linksPaths.entries)).json());
  const open = entries.find(
    ({ kind, decision }) => decision === null && (kind === "sold" || kind === "returned"),
  );
  const answer = await page.request.post(path(open?.id ?? ""), { data: {}, headers: ownOrigin() });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const words of casesOfDay([french, english], 2)) {
  test(`axe: a gallery confirms an agreement on its phone, and reports from it: ${words.locale}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    await becomeProfessional(page);
    const { id, address, number } = await agreeOn(page, words);
    const phone = await openPhone(browser, words.locale, address);
    const press = (name: string) => phone.getByRole("button", { name, exact: true }).click();
    const accessible = (name: string) => expectAccessible(phone, `${name}, ${words.locale}`);

    await test.step("it reads everything, ticks a work, and what it typed stays", async () => {
      await expect(phone).toHaveTitle(number);
      await expect(phone.getByRole("heading", { level: 1 })).toHaveText(`${words.title} ${number}`);
      await expect(phone.getByRole("heading", { name: words.works })).toBeVisible();
      await phone.getByRole("checkbox", { name: words.received }).first().check();
      await phone.getByLabel(words.condition).first().fill("A dent, lower left");
      await expect(phone.getByText(words.receivedOf)).toBeVisible();
      await press(words.confirm);
      await expect(phone.getByLabel(words.name)).toBeFocused();
      await expect(phone.getByText(words.noName)).toBeVisible();
      await phone.getByLabel(words.name).fill("Joan Whynot");
      await phone.reload();
      await expect(phone.getByLabel(words.name)).toHaveValue("Joan Whynot");
      await expect(phone.getByLabel(words.condition).first()).toHaveValue("A dent, lower left");
      await accessible("an agreement to confirm");
      const look = await phone.context().newPage();
      await look.goto(`${address}?preview`);
      await expect(look.getByRole("button", { name: words.confirm })).toBeDisabled();
      await look.close();
      const download = phone.waitForEvent("download");
      await press(words.read);
      expect((await download).suggestedFilename()).toContain(number);
    });

    await test.step("what was changed meanwhile is not confirmed, and says so", async () => {
      await change(page, id, { discountCeiling: 0.1, daysToPay: 60 });
      await press(words.confirm);
      await expect(phone.getByRole("alert")).toHaveText(words.changed);
      await expect(phone.getByText(words.days).first()).toBeVisible();
      await press(words.confirm);
      await expect(phone.getByRole("status").first()).toHaveText(words.confirmed);
      await expect(phone.getByRole("heading", { name: words.here, exact: true })).toBeVisible();
      await expect(phone.getByText(words.arrived)).toBeVisible();
    });

    await test.step("what arrives later is ticked at the same address", async () => {
      await phone.getByRole("checkbox", { name: words.received }).check();
      await press(words.note);
      await expect(phone.getByText(words.noted)).toBeFocused();
      await expect(phone.getByRole("heading", { name: words.coming })).toHaveCount(0);
    });

    await test.step("a sale is reported, waits, and is due once it is recorded", async () => {
      await phone.getByLabel(words.work, { exact: true }).selectOption("Après la pluie");
      await press(words.sale);
      await expect(phone.getByText(words.noPrice)).toBeVisible();
      await phone.getByLabel(words.price).fill(words.typed);
      await expect(phone.getByText(words.under)).toBeVisible();
      await phone.getByLabel(words.buyer).fill("H. and R. MacNeil");
      await accessible("the report of a sale");
      await press(words.sale);
      await expect(phone.getByText(words.sent)).toBeFocused();
      await expect(phone.getByText(words.waits)).toBeVisible();
      await decide(page, entryAcceptancePath);
      await phone.reload();
      await expect(phone.getByRole("heading", { name: words.soldTitle })).toBeVisible();
      await expect(phone.getByText(words.to)).toBeVisible();
      await expect(phone.getByText(words.due).first()).toBeVisible();
    });

    await test.step("a return that the artist declines says so", async () => {
      await phone.getByRole("radio", { name: words.isReturned }).check();
      await press(words.return);
      await expect(phone.getByText(words.sent)).toBeFocused();
      await decide(page, entryDeclinePath);
      await phone.reload();
      await expect(phone.getByText(words.declined)).toBeVisible();
      await accessible("an agreement as it stands");
    });

    await test.step("a change shows what it changes, and is confirmed again", async () => {
      const added = await saveWork(page, { title: "Snow Fence" });
      await change(page, id, { workIds: [added.id], daysToPay: 15 });
      await phone.reload();
      await expect(phone.getByRole("heading", { name: words.change })).toBeVisible();
      await expect(phone.locator("del").first()).toBeVisible();
      await expect(phone.getByText(words.takenOut)).toBeVisible();
      // The change is the main action, and its button alone is filled.
      const reporting = phone.getByRole("button", { name: words.sale, exact: true });
      await expect(reporting).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await accessible("a change to confirm");
      await press(words.confirmChange);
      await expect(phone.getByRole("status").first()).toHaveText(words.confirmed);
      const download = phone.waitForEvent("download");
      await phone.getByRole("button", { name: words.pdf }).click();
      expect((await download).suggestedFilename()).toContain(number);
    });
    await phone.context().close();
  });
}

test("what a gallery sends again after a lost answer arrives once", async ({ page, browser }) => {
  await becomeProfessional(page);
  const { address } = await agreeOn(page, english);
  const phone = await openPhone(browser, english.locale, address);
  const press = (name: string) => phone.getByRole("button", { name, exact: true }).click();
  async function pressWithLostAnswer(name: string): Promise<void> {
    await phone.route(
      "**/api/guest/*/entries",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await press(name);
    await expect(phone.getByRole("alert")).toHaveText("It was not sent. Please try again.");
  }

  await phone.getByLabel(english.name).fill("Joan Whynot");
  await pressWithLostAnswer(english.confirm);
  await press(english.confirm);
  await expect(phone.getByRole("status").first()).toHaveText(english.confirmed);
  await phone.getByRole("checkbox", { name: english.received }).first().check();
  await pressWithLostAnswer(english.note);
  await press(english.note);
  await expect(phone.getByText(english.noted)).toBeFocused();
  await phone.getByLabel(english.work, { exact: true }).selectOption("Après la pluie");
  await phone.getByLabel(english.price).fill(english.typed);
  await pressWithLostAnswer(english.sale);
  await press(english.sale);
  await expect(phone.getByText(english.sent)).toBeFocused();
  const entries = v.parse(entriesSchema, await (await get(page, linksPaths.entries)).json());
  expect(entries.map(({ kind }) => kind)).toEqual(["sold", "received", "confirm"]);
  await phone.context().close();
});

test("a gallery reads since when it owes what is overdue, and until when what is not", async ({
  page,
  browser,
}) => {
  await becomeProfessional(page);
  const { id } = await saveWork(page, { title: "Ice Road" });
  await setAskingPrice(page, id, { amountCents: 800_00, currency: "CAD" });
  const agreement = await confirmAgreement(page, { workIds: [id] });
  const sold = { workId: id, priceCents: 800_00, date: today(-40) } as const;
  await sendAsGallery(page, agreement, { kind: "sold", ...sold });
  await decide(page, entryAcceptancePath);
  const phone = await openPhone(browser, "en-CA", agreement.address ?? "");
  await expect(
    phone.getByText(`due to the artist since ${longDay(today(-10))}`, { exact: true }),
  ).toBeVisible();
  await phone.context().close();
  await page.goto(consignmentPagePath(agreement.id));
  await expect(
    page.getByText(`All of it is overdue, since ${written(today(-10))}.`, { exact: true }),
  ).toBeVisible();
});

function longDay(day: string): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}
