import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { firstChannels } from "#schema/channels/channel.ts";
import { appPaths } from "#schema/page-paths.ts";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { emptyAddress, personSchema } from "#schema/people/person.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { openPhone } from "./consignments.ts";
import { expectAccessible } from "./inspect.ts";
import { expectToast } from "./journeys.ts";
import { downloadPdf } from "./pdf-file.ts";
import { setAskingPrice, setChannels, today } from "./records.ts";
import { halifax, rimouski, type SeasonWords } from "./season-words.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { ownOrigin, saveWork } from "./users.ts";

const number = `C-${today().slice(0, 4)}-001`;
const titles = [
  ...["Après la pluie", "Ice Road", "Snow Fence", "Undertow", "Barley", "Low Tide", "Sumac"],
  ...["Salt Marsh", "Estran", "Quai Sud", "Brume", "Night Ferry"],
];

async function addGallery(page: Page, { gallery }: SeasonWords): Promise<void> {
  const { name, city, region, language } = gallery;
  const answer = await page.request.post(peoplePaths.people, {
    data: {
      ...{ kind: "organization", name: "Joan Whynot", organization: name, language },
      ...{ email: "joan@gallery.example", phone: "", notes: "" },
      address: { ...emptyAddress, city, region, country: "CA" },
    },
    headers: ownOrigin(),
  });
  const { id: personId } = v.parse(personSchema, await answer.json());
  const channels = firstChannels.filter(({ id }) => id !== "gallery-40");
  const isGallery = (id: string) => id === "gallery-50";
  await setChannels(
    page,
    channels.map((each) => (isGallery(each.id) ? { ...each, personId } : each)),
  );
}

/** Twelve works, the one that is asked most for last: a price below another of its size needs a reason. */
async function addWorks(page: Page): Promise<void> {
  for (const title of titles.toReversed()) {
    const { id } = await saveWork(page, { title });
    const amountCents = title === "Après la pluie" ? 575_000 : 120_000;
    await setAskingPrice(page, id, { amountCents, currency: "CAD" });
  }
}

/** The document of the dialog that `open` opens, which qpdf checks and which is tagged. */
async function expectDocument(
  page: Page,
  open: Locator,
  download: string,
  texts: readonly string[],
): Promise<void> {
  await open.click();
  const dialog = page.getByRole("dialog");
  const { text } = await downloadPdf(dialog, download);
  for (const part of texts) expect(text).toContain(part);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

function journeyOf(words: SeasonWords) {
  const { artist: app, phone: said, printed, locale, gallery } = words;

  return async ({ page, browser }: { page: Page; browser: Browser }) => {
    test.setTimeout(600_000);
    const main = page.getByRole("main");
    const button = (name: string) => main.getByRole("button", { name });
    const says = (text: string | RegExp) => expect(main.getByText(text).first()).toBeVisible();
    const inDialog = (name: string) => page.getByRole("dialog").getByRole("button", { name });
    await becomeProfessional(page);
    await addGallery(page, words);
    await addWorks(page);
    await page.addInitScript((language) => localStorage.setItem("language", language), locale);

    await test.step("the artist agrees on twelve works with the gallery, and sends that", async () => {
      await page.goto(appPaths.consignments);
      await button(app.make).first().click();
      const dialog = page.getByRole("dialog", { name: app.make });
      await expect(dialog.getByRole("combobox", { name: app.gallery })).toHaveText(gallery.name);
      await dialog.getByLabel(app.from).fill(today(-60));
      for (const title of titles) await dialog.getByRole("checkbox", { name: title }).check();
      await dialog.getByRole("button", { name: app.draft }).click();
      await expect(page.getByRole("radio", { name: app.language })).toBeChecked();
      await expect(main.getByRole("heading", { name: app.forQuebec })).toHaveCount(
        gallery.region === "QC" ? 1 : 0,
      );
      await page.getByLabel(app.alone).fill("5");
      await page.getByRole("combobox", { name: app.reports }).click();
      await page.getByRole("option", { name: app.monthly }).click();
      await expect(main.getByText(app.lacksReports)).toHaveCount(0);
      await expectDocument(page, button(app.print), app.download, printed.agreement);
      await button(app.send).click();
      await inDialog(app.sendIt).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(number);
    });

    const preview = await main.getByRole("link", { name: app.seen }).getAttribute("href");
    const phone = await openPhone(browser, locale, preview?.replace("?preview", "") ?? "");
    const press = (name: string) => phone.getByRole("button", { name }).click();
    const reads = (text: string | RegExp) => expect(phone.getByText(text).first()).toBeVisible();

    await test.step("the gallery reads it on its phone, ticks two works, and confirms", async () => {
      await expect(phone.locator("html")).toHaveAttribute("lang", locale);
      await expect(phone.getByRole("heading", { name: said.works })).toBeVisible();
      await phone.getByRole("checkbox", { name: said.received }).first().check();
      await phone.getByLabel(said.condition).nth(1).fill("A dent, lower left");
      await reads(said.receivedOf);
      await phone.getByLabel(said.name).fill("Joan Whynot");
      await press(said.confirm);
      await expect(phone.getByText(said.confirmed)).toBeFocused();
      const { text, pages } = await downloadPdf(phone.locator("body"), said.pdf);
      for (const part of [number, "Joan Whynot", ...titles, ...printed.agreement]) {
        expect(text).toContain(part);
      }

      expect(text.includes("Aucun droit d’auteur")).toBe(gallery.region === "QC");
      expect(pages).toBeLessThanOrEqual(4);
    });

    await test.step("it reports two sales, one with too large a discount, and a return", async () => {
      const report = async (title: string, days: number, price: string) => {
        await phone.getByLabel(said.work).selectOption(title);
        await phone.getByLabel(said.soldOn).fill(today(days));
        await phone.getByLabel(said.price).fill(price);
        await phone.getByLabel(said.buyer).fill("Hélène Caron");
      };
      await report("Après la pluie", -45, said.typed);
      await reads(said.under);
      await press(said.sale);
      await expect(phone.getByText(said.sent)).toBeFocused();
      await report("Ice Road", -10, said.full);
      await press(said.sale);
      await expect(phone.getByLabel(said.price)).toHaveValue("");
      await phone.getByRole("radio", { name: said.isReturned }).check();
      await phone.getByLabel(said.work).selectOption("Snow Fence");
      await press(said.return);
      await expect(phone.getByRole("radio", { name: said.isReturned })).not.toBeChecked();
      await expectAccessible(phone, `a season as the gallery sees it, ${locale}`);
    });

    await test.step("the artist records them: the discount as agreed, with a warning", async () => {
      await page.reload();
      const sales = main
        .getByRole("listitem")
        .filter({ has: page.getByRole("button", { name: app.record }) });
      const rain = sales.filter({ hasText: "Après la pluie" });
      await rain.getByRole("button", { name: app.record }).click();
      const dialog = page.getByRole("dialog", { name: app.record });
      await expect(dialog.getByLabel(app.soldFor)).toHaveValue("5750");
      await expect(dialog.getByText(app.above)).toBeVisible();
      await dialog.getByRole("button", { name: app.save }).click();
      await expectToast(page, app.recorded);
      await says(app.yours);
      await expect(sales).toHaveCount(1);
      await button(app.record).click();
      await expect(dialog.getByLabel(app.soldFor)).toHaveValue("1200");
      await dialog.getByRole("button", { name: app.save }).click();
      await says(app.owed);
      await button(app.return).click();
      await expectToast(page, app.isBack);
    });

    await test.step("a payout in part leaves an overdue rest, which a letter asks for", async () => {
      await button(app.payout).click();
      const dialog = page.getByRole("dialog", { name: app.payout });
      await dialog.getByLabel(app.amount).fill("1000");
      await inDialog(app.record1000).click();
      await expectToast(page, app.paid);
      await says(app.overdue);
      await phone.reload();
      await reads(said.late);
      await page.goto(appPaths.consignments);
      await button(app.keepAll).click();
      await says(app.kept);
      await expectDocument(page, button(app.letter), app.download, printed.letter);
      await main.getByRole("link", { name: number }).click();
    });

    await test.step("an amendment is sent, and the gallery confirms what it changes", async () => {
      await button(app.change).click();
      await button(app.takeOut).click();
      await page.getByLabel(app.until).fill(today(200));
      await button(app.sendChange).click();
      await inDialog(app.sendIt).click();
      await expect(button(app.takeBack)).toBeVisible();
      await phone.reload();
      await expect(phone.getByRole("heading", { name: said.change })).toBeVisible();
      await reads(said.before);
      await reads(said.takenOut);
      await press(said.confirmChange);
      await expect(phone.getByText(said.confirmed)).toBeFocused();
      await expect(phone.getByRole("button", { name: said.pdf })).toHaveCount(2);
      const { text } = await downloadPdf(phone.locator("body"), said.pdf);
      expect(text).not.toContain("Undertow");
    });

    await test.step("the statement, the last payout, the returns, and the end", async () => {
      await page.reload();
      await expectDocument(page, button(app.version), app.download, ["Joan Whynot", "Undertow"]);
      await expectDocument(page, button(app.statement), app.download, [
        ...[number, "Après la pluie", "Ice Road", "Hélène Caron"],
        ...printed.statement,
      ]);
      await button(app.payout).click();
      await inDialog(app.record1000).click();
      await expectToast(page, app.paidAll);
      await button(app.returnAll).click();
      await inDialog(app.return8).click();
      await expectToast(page, app.areBack);
      await says(app.ready);
      await button(app.close).click();
      await page.getByRole("alertdialog").getByRole("button", { name: app.closeIt }).click();
      await expectToast(page, `${number} ${app.closed}`);
      await phone.reload();
      await reads(said.closed);
      await reads(said.nothingDue);
    });
    await phone.context().close();
  };
}

const seasons = [
  ["in Halifax, in English", halifax],
  ["in Québec, in French", rimouski],
] as const;

for (const [where, words] of casesOfDay(seasons, 2)) {
  test(
    `a season with a gallery ${where}: agreed on, sold, paid in part, changed and closed`,
    journeyOf(words),
  );
}
