import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { appPaths } from "#schema/page-paths.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import business from "#web/i18n/texts/business.en-CA.json" with { type: "json" };
import en from "#web/i18n/texts/en-CA.json" with { type: "json" };
import fr from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import priceList from "#web/i18n/texts/price-list.en-CA.json" with { type: "json" };
import sales from "#web/i18n/texts/sales.en-CA.json" with { type: "json" };
import { inspect } from "./inspect.ts";
import { helene, issueInvoice, number, register, sellToHelene, test } from "./invoices.ts";
import { expectToast } from "./journeys.ts";
import { publishList, startDraft } from "./price-lists.ts";
import { readSales, sell, today } from "./records.ts";
import { becomeProfessional, passTime } from "./stripe.ts";
import { becomeArtist, openApp, ownOrigin, saveWork } from "./users.ts";
import { fieldIn, openWork } from "./work-record.ts";

const { details } = business.business;
const { start } = priceList.priceList;
const { ledger } = sales.sales;

const titles = [..."ABCDEFGHIJKL"].map((letter) => `Barley ${letter}`);

/** An artist with thirteen sales, an invoice, a certificate and a price list, whose plan has ended. */
async function endPlanWithBooks(page: Page) {
  const { customer } = await becomeProfessional(page, { isYearly: false });
  await register(page);
  const { sale, work } = await sellToHelene(page, "Sumac");
  await issueInvoice(page, [sale.id]);
  const document = { kind: "certificate", issuedOn: today(), language: "en", showHours: false };
  const issued = await page.request.post(salesPaths.documents, {
    data: { ...document, artworkId: work.id },
    headers: ownOrigin(),
  });
  expect(issued.status(), await issued.text()).toBe(201);
  const works = [];
  for (const title of titles) {
    const barley = await saveWork(page, { title });
    await sell(page, barley.id, { priceCents: 400_00, buyer: { ...helene, name: title } });
    works.push(barley);
  }
  const anchors = [
    { medium: "oil" as const, widthInches: 16, heightInches: 20, priceCents: 640_00 },
  ];
  await publishList(page, await startDraft(page, { anchors }));
  const canceled = await page.request.post(apiPaths.cancelSubscription, { headers: ownOrigin() });
  expect(canceled.status(), await canceled.text()).toBe(200);
  await passTime(customer, { days: 32 });
  return { works, invoiced: work };
}

test("when a plan ends, an artist with thirteen sales keeps their books, and settles and takes back what is open", async ({
  page,
  sales,
}) => {
  const { works, invoiced } = await endPlanWithBooks(page);
  await sales.open();
  await test.step("the ledger is there in place of a preview of it", async () => {
    await expect(page.getByText(ledger.kept.text)).toBeVisible();
    await expect(page.getByRole("button", { name: ledger.kept.button })).toBeVisible();
    await expect(page.getByText(/^13 works sold\..*$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: ledger.free.heading })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Record a Sale" })).toHaveCount(0);
    await expect(sales.ledgerRow("Barley A").getByRole("button")).toHaveText([
      "Payment of Barley A",
    ]);
    await expect(sales.ledgerRow("Sumac").getByRole("button")).toHaveCount(0);
    await inspect(page, "sales after the plan has ended");
  });
  await test.step("the accountant's file has every sale", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export for an accountant" }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    for (const title of ["Sumac", ...titles]) expect(csv).toContain(title);
  });
  await test.step("a sale without an invoice is paid", async () => {
    await sales.ledgerRow("Barley B").getByRole("button", { name: "Payment of Barley B" }).click();
    const payment = page.getByRole("dialog", { name: "Payment of the Sale" });
    await fieldIn(payment, "Paid on").fill(today());
    await fieldIn(payment, "Paid by").fill("cheque");
    await payment.getByRole("button", { name: "Save Payment" }).click();
    await expectToast(page, "Sale saved");
    const paid = (await readSales(page)).find(({ artworkTitle }) => artworkTitle === "Barley B");
    expect(paid?.payment).toEqual({ paidOn: today(), method: "cheque" });
  });
  await test.step("an invoice is printed, and taken back", async () => {
    await sales.pressInInvoice("Print", number(1));
    const printing = sales.printing(number(1));
    await expect(printing.getByRole("button", { name: "Download PDF" })).toBeVisible();
    await page.keyboard.press("Escape");
    await sales.pressInInvoice("Credit", number(1));
    const crediting = sales.crediting(number(1));
    await crediting.getByRole("button", { name: "Issue Credit Note" }).click();
    await expect(sales.invoiceRow(number(2))).toBeVisible();
  });
  await test.step("a sale is taken back on its work's page, where labels and reasons are still printed", async () => {
    const [barley] = works;
    if (barley === undefined) throw new Error("There is no work.");
    await openWork(page, barley);
    const documents = page.getByRole("region", { name: "Documents" });
    await expect(documents.getByRole("button")).toHaveText([/^Open.*$/, /^Open.*$/]);
    await page.getByRole("button", { name: en.work.sold.takeBack }).click();
    await page.getByRole("dialog").getByRole("button", { name: en.work.takeBack.confirm }).click();
    await expectToast(page, en.work.takeBack.done, en.work.takeBack.doneText);
    expect((await readSales(page)).filter(({ returnedAt }) => returnedAt !== null)).toHaveLength(1);
    await expect(page.getByText(en.work.free.kept)).toBeVisible();
  });
  await test.step("a certificate that was issued is printed", async () => {
    await openWork(page, invoiced);
    const documents = page.getByRole("region", { name: "Documents" });
    await documents.getByRole("button", { name: /^Print.*$/ }).click();
    await expect(
      page.getByRole("dialog").getByRole("button", { name: "Download PDF" }),
    ).toBeVisible();
  });
  await test.step("the price list is read and printed, and not changed", async () => {
    await page.goto(appPaths.priceList);
    await expect(page.getByText(start.kept.text)).toBeVisible();
    const prices = page.getByRole("region", { name: /^Holds from .*$/ });
    await expect(prices.getByRole("row", { name: /^16 × 20.*$/ })).toContainText("640");
    await expect(page.getByRole("grid")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Price List as PDF" })).toBeVisible();
    await inspect(page, "price list after the plan has ended");
    await page.getByRole("button", { name: "Price List as PDF" }).click();
    await expect(
      page.getByRole("dialog").getByRole("button", { name: "Download PDF" }),
    ).toBeVisible();
  });
  await test.step("business details are read", async () => {
    await page.goto(appPaths.business);
    await expect(page.getByText(details.kept)).toBeVisible();
    await expect(page.getByText("123456789 RT0001, since January 1, 2025")).toBeVisible();
    await expect(page.getByRole("form")).toHaveCount(0);
  });
  await test.step("works leave as a file", async () => {
    await page.goto(appPaths.gallery);
    await page.getByRole("button", { name: en.gallery.menu.label }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      en.gallery.menu.import,
      en.gallery.menu.export,
    ]);
  });
});

const law =
  "The Canada Revenue Agency and Revenu Québec require books and records to be kept for six years after the end of the tax year they relate to.";

test("the dialogs of canceling and of deleting the profile name the books with their numbers, and offer the data first", async ({
  page,
}) => {
  await becomeProfessional(page, { isYearly: false });
  const { sale, work } = await sellToHelene(page, "Sumac");
  await register(page);
  await issueInvoice(page, [sale.id]);
  for (const title of ["Barley", "Oats"]) {
    await sell(page, (await saveWork(page, { title })).id, { buyer: helene });
  }
  const document = { kind: "certificate", issuedOn: today(), language: "en", showHours: false };
  await page.request.post(salesPaths.documents, {
    data: { ...document, artworkId: work.id },
    headers: ownOrigin(),
  });
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  const dialog = page.getByRole("dialog");
  await test.step("canceling keeps them", async () => {
    await dialog.getByRole("button", { name: "Cancel subscription" }).click();
    await expect(
      dialog.getByText(
        "Your books stay: 3 sales, 1 invoice, 1 certificate and 1 buyer. They can still be read, exported and printed, and what is open can be paid or taken back. New prices, sales, invoices and lists need Professional.",
      ),
    ).toBeVisible();
    await expect(dialog.getByText(law)).toBeVisible();
    await inspect(page, "canceling with books");
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Export for an accountant" }).click();
    expect((await download).suggestedFilename()).toMatch(/^sales-\d{4}-\d\d-\d\d\.csv$/);
    await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
    await expectToast(page, "Subscription Canceled", en.subscription.toasts.canceled.text);
  });
  await test.step("the card says until when the plan holds", async () => {
    await expect(
      page.getByText(
        /^Canceled: Professional holds until \w+ \d+, \d{4}\. Then you are on the Free plan, and what you recorded stays\.$/,
      ),
    ).toBeVisible();
  });
  await test.step("deleting removes them", async () => {
    await page.getByRole("button", { name: "Delete Profile" }).click();
    const question = page.getByRole("alertdialog");
    await expect(
      question.getByText(
        "This also deletes your books: 3 sales, 1 invoice, 1 certificate and 1 buyer.",
      ),
    ).toBeVisible();
    await expect(question.getByText(law)).toBeVisible();
    await expect(question.getByText("Take them with you first.")).toBeVisible();
    await inspect(page, "deleting a profile with books");
    const download = page.waitForEvent("download");
    await question.getByRole("button", { name: "Download my data" }).click();
    expect((await download).suggestedFilename()).toMatch(/^.+\.json$/);
  });
});

test("an artist without books is offered their data before the profile is deleted, and no books are mentioned", async ({
  page,
}) => {
  await becomeArtist(page);
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Delete Profile" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("You can take your data with you first.")).toBeVisible();
  await expect(question.getByText(law)).toHaveCount(0);
  await expect(question.getByRole("button")).toHaveText([
    "Download my data",
    "Keep Profile",
    "Delete Profile",
  ]);
});

test("in French the dialogs name the books as Québec writes them", async ({ page }) => {
  await becomeProfessional(page);
  await sellToHelene(page, "Sumac");
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await page.goto(appPaths.profile);
  await page.getByRole("button", { name: fr.subscription.card.deleteProfile }).click();
  const question = page.getByRole("alertdialog");
  await expect(
    question.getByText("Vos comptes sont aussi supprimés\u00a0: 1 vente et 1 acheteur."),
  ).toBeVisible();
  await expect(
    question.getByText(
      "L’Agence du revenu du Canada et Revenu Québec exigent que les livres et registres soient conservés pendant six ans après la fin de l’année d’imposition qu’ils concernent.",
    ),
  ).toBeVisible();
  await inspect(page, "deleting a profile with books, in French");
});

test("an artist with several works and no list sees a preview of these works, in both languages", async ({
  page,
}) => {
  const { customer } = await becomeProfessional(page, { isYearly: false });
  for (const title of ["Sumac", "Barley", "Oats"]) await saveWork(page, { title });
  await page.request.post(apiPaths.cancelSubscription, { headers: ownOrigin() });
  await passTime(customer, { days: 32 });
  await page.goto(appPaths.priceList);
  await expect(
    page.getByText("You have priced 3 works. A list prices the next one before you paint it."),
  ).toBeVisible();
  await expect(
    page.getByText("Drawn through the prices of 3 of your works, Oats the newest."),
  ).toBeVisible();
  await page.evaluate(() => localStorage.setItem("language", "fr-CA"));
  await page.reload();
  await expect(
    page.getByText(
      "Vous avez le prix de 3 œuvres. Une liste donne celui de la suivante avant que vous la peigniez.",
    ),
  ).toBeVisible();
  await expect(
    page.getByText("Tracée par les prix de 3 de vos œuvres; Oats est la plus récente."),
  ).toBeVisible();
});
