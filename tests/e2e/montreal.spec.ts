import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { appPaths } from "#schema/page-paths.ts";
import { number, readInvoices, salesOn, test } from "./invoices.ts";
import { expectToast } from "./journeys.ts";
import { downloadPdf } from "./pdf-file.ts";
import { setAskingPrice, today, written } from "./records.ts";
import { chooseIn } from "./select-list.ts";
import { becomeProfessional } from "./stripe.ts";
import { openApp, ownOrigin, saveWork } from "./users.ts";
import { fieldIn, openWork } from "./work-record.ts";

/** In one of the four quarters before this one: no quarter has 100 days, and four have more. */
const earlier = today(-100);

async function enterBusiness(page: Page): Promise<void> {
  await page.goto(appPaths.business);
  const form = page.getByRole("form", { name: "Business details" });
  await form.getByLabel("Studio or trade name").fill("Atelier Fournier");
  await form.getByLabel("Street").fill("1, rue de l'Évêché");
  await form.getByLabel("City").fill("Montréal");
  await chooseIn(form, "Province", "Québec");
  await form.getByLabel("Postal code").fill("H2X 1Y4");
  for (const [tax, field, digits] of [
    ["GST/HST, 5 to 15 % by province", "GST/HST", "123456789 RT0001"],
    ["QST, 9.975 %", "QST", "1234567890 TQ0001"],
  ] as const) {
    await form.getByRole("button", { name: "Add a tax" }).click();
    await page.getByRole("menuitem", { name: tax }).click();
    await form.getByLabel(`Number, ${field}`).fill(digits);
    await form.getByLabel(`Registered since, ${field}`).fill("2025-01-01");
  }
  await form.getByRole("button", { name: "Save Details" }).click();
  await expectToast(page, "Business details saved");
}

interface Sold {
  readonly price: string;
  readonly buyer: string;
  readonly day?: string;
  readonly channel?: string;
  readonly discount?: string;
  /** Each choice by its field, in the order in which they are asked for. */
  readonly choices: readonly (readonly [field: string, option: string])[];
  /** What the form says of the taxes. */
  readonly taxes: string;
}

/** Records a sale of a new work from the sales page. */
async function sell(page: Page, title: string, sold: Sold, currency: "CAD" | "USD" = "CAD") {
  const sales = salesOn(page);
  const work = await saveWork(page, { title, dateCreated: "2024" });
  await setAskingPrice(page, work.id, { amountCents: 5_000_00, currency, reason: "A study" });
  await sales.open();
  await page.getByRole("button", { name: "Record a Sale" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Record a Sale" });
  await dialog.getByLabel("Search").fill(title);
  await dialog.getByRole("button", { name: new RegExp(`^${title} .+$`) }).click();
  await fieldIn(dialog, "Price before tax").fill(sold.price);
  await fieldIn(dialog, "Buyer").fill(sold.buyer);
  if (sold.day !== undefined) await fieldIn(dialog, "Sold on").fill(sold.day);
  if (sold.channel !== undefined) await chooseIn(dialog, "Channel", sold.channel);
  await dialog.getByRole("button", { name: "More" }).click();
  if (sold.discount !== undefined) await fieldIn(dialog, "Discount").fill(sold.discount);
  for (const [field, option] of sold.choices) await chooseIn(dialog, field, option);
  await expect(dialog.getByText(sold.taxes)).toBeVisible();
  await dialog.getByRole("button", { name: "Save Sale" }).click();
  await expect(dialog).toBeHidden();
  await expect(sales.ledgerRow(title)).toBeVisible();
  return work;
}

/** Issues the next invoice of the sale; its sums in the dialog, and its text as it prints. */
async function invoice(page: Page, title: string, sequence: number, sums: readonly string[]) {
  const sales = salesOn(page);
  await sales.openInvoice(title);
  await expect(sales.invoicing.getByRole("definition")).toHaveText([...sums]);
  await sales.issueOpen(sequence);
  const printed = sales.printing(number(sequence));
  const { text } = await downloadPdf(printed);
  await page.keyboard.press("Escape");
  await expect(printed).toHaveCount(0);
  return text;
}

/*
 * What each sale comes to, by hand. The artist of Montréal is registered for GST and QST since 1 January 2025.
 *
 * - Harbour, to Toronto by a carrier: 1,255.55 × 13 % = 163.2215, HST 163.22; together 1,418.77. It was a mistake: the work
 *   went to Halifax, where 1,255.55 × 14 % = 175.777, HST 175.78; together 1,431.33
 * - Skyline, to New York by a carrier, a hundred days ago: US$2,000.00 less 10 % = US$1,800.00, zero-rated; at 1.25, which
 *   the artist enters, CA$2,250.00
 * - Lantern, to a New Yorker who takes it home from the studio: 849.95 × 5 % = 42.4975, GST 42.50; 849.95 × 9.975 % =
 *   84.7825125, QST 84.78; together 977.23
 * - Orchard, through a gallery as the artist's agent, to Montréal: 3,000.00, of which the gallery keeps half and charges the
 *   taxes itself
 *
 * This quarter: sold 1,255.55 + 849.95 + 3,000.00 = 5,105.50, the gallery's half 1,500.00, net 3,605.50, taxes 175.78 +
 * 42.50 + 84.78 = 303.06. The four quarters before: 2,250.00.
 */
test("a Montréal artist registered for GST and QST sells to Toronto, to New York by carrier and from the studio, and through a gallery: invoices, ledger and limit agree to the cent, a mistake is credited, and a certificate and 24 labels print", async ({
  page,
  sales,
}) => {
  test.slow();
  await becomeProfessional(page);
  await enterBusiness(page);
  const channels = firstChannels.map((one) => ({ ...one, chargesTax: one.id === "gallery-50" }));
  const put = { data: channels, headers: ownOrigin() };
  expect((await page.request.put(apiPaths.channels, put)).status()).toBe(200);

  await test.step("four sales", async () => {
    await sell(page, "Harbour", {
      ...{ price: "1255.55", buyer: "Thea Oduya" },
      choices: [
        ["Delivery", "By a carrier"],
        ["Buyer's country", "Canada"],
        ["Buyer's province", "Ontario"],
      ],
      taxes: "You charge HST 13 %, CA$163.22: the buyer pays CA$1,418.77.",
    });
    const skyline: Sold = {
      ...{ price: "2000", buyer: "Noah Whitcomb", day: earlier, discount: "10" },
      choices: [
        ["Delivery", "By a carrier"],
        ["Buyer's country", "United States"],
      ],
      taxes: "No tax: delivered abroad, the sale is zero-rated.",
    };
    await sell(page, "Skyline", skyline, "USD");
    await sell(page, "Lantern", {
      ...{ price: "849.95", buyer: "Ruth Amsel" },
      choices: [
        ["Delivery", "Handed over here"],
        ["Handed over in", "Québec"],
        ["Buyer's country", "United States"],
      ],
      taxes: "You charge GST 5 %, CA$42.50 and QST 9.975 %, CA$84.78: the buyer pays CA$977.23.",
    });
    await sell(page, "Orchard", {
      ...{ price: "3000", buyer: "Maude Létourneau", channel: "Gallery 50 %" },
      choices: [
        ["Buyer's country", "Canada"],
        ["Buyer's province", "Québec"],
      ],
      taxes: "Gallery 50 % sells as your agent and charges the taxes itself.",
    });
  });

  await test.step("the rate of a day that is not known is entered, and kept with the sale", async () => {
    await expect(sales.ledgerRow("Skyline")).toContainText("Rate of the day not known");
    await sales.openDetails("Skyline");
    const details = sales.details;
    await details.getByLabel(`Canadian dollars for US$1 on ${written(earlier)}`).fill("1.25");
    await details.getByRole("button", { name: "Save Sale" }).click();
    await expect(details).toHaveCount(0);
    await expect(sales.ledgerRow("Skyline").getByRole("cell").nth(3)).toHaveText("2,250");
  });

  await test.step("their invoices", async () => {
    const toronto = ["CA$1,255.55", "CA$163.22", "CA$1,418.77"];
    expect(await invoice(page, "Harbour", 1, toronto)).toMatch(
      /^.*Invoice.*Thea Oduya.*Harbour.*1,255\.55.*HST 13.*163\.22.*1,418\.77.*$/,
    );
    const newYork = ["$1,800.00", "$0.00", "$1,800.00"];
    expect(await invoice(page, "Skyline", 2, newYork)).toMatch(/^.*Noah Whitcomb.*1,800\.00.*$/);
    const studio = ["CA$849.95", "CA$42.50", "CA$84.78", "CA$977.23"];
    expect(await invoice(page, "Lantern", 3, studio)).toMatch(
      /^.*GST 5.*42\.50.*QST 9\.975.*84\.78.*977\.23.*$/,
    );
    // In French first, for a buyer in Québec.
    const bilingual = await invoice(page, "Orchard", 4, ["CA$3,000.00", "CA$3,000.00"]);
    expect(bilingual).toMatch(/^.*Facture.*Invoice.*Maude Létourneau.*Orchard.*3.000,00.*$/);
    expect(bilingual.indexOf("Facture")).toBeLessThan(bilingual.indexOf("Invoice"));
    expect(bilingual).not.toMatch(/TPS|TVQ|TVH/);
  });

  await test.step("the mistake is credited, corrected and invoiced again", async () => {
    await sales.pressInInvoice("Credit", number(1));
    await sales.crediting(number(1)).getByRole("button", { name: "Issue Credit Note" }).click();
    await expectToast(page, `Credit note ${number(5)} issued`, "The sales can be invoiced again.");
    await expect(sales.invoiceRow(number(5))).toContainText("−CA$1,418.77");
    await sales.openDetails("Harbour");
    const details = sales.details;
    await chooseIn(details, "Buyer's province", "Nova Scotia");
    await expect(
      details.getByText("You charge HST 14 %, CA$175.78: the buyer pays CA$1,431.33."),
    ).toBeVisible();
    await details.getByRole("button", { name: "Save Sale" }).click();
    await expect(details).toHaveCount(0);
    await invoice(page, "Harbour", 6, ["CA$1,255.55", "CA$175.78", "CA$1,431.33"]);
  });

  await test.step("the year's numbers have no gap", async () => {
    const issued = (await readInvoices(page)).toReversed();
    expect(issued.map((one) => `${one.number} ${one.kind} ${one.content.totalCents}`)).toEqual([
      `${number(1)} invoice ${1_418_77}`,
      `${number(2)} invoice ${1_800_00}`,
      `${number(3)} invoice ${977_23}`,
      `${number(4)} invoice ${3_000_00}`,
      `${number(5)} credit-note ${-1_418_77}`,
      `${number(6)} invoice ${1_431_33}`,
    ]);
  });

  await test.step("the ledger and the limit of a small supplier", async () => {
    const quarter = page.getByRole("table", { name: "Ledger" }).getByRole("row").nth(1);
    await expect(quarter).toContainText("CA$5,105.50");
    await expect(quarter).toContainText(
      "Commission 1,500.00, fees 0.00, shipping 0.00, net 3,605.50, tax 303.06",
    );
    await expect(sales.ledgerRow("Harbour")).toContainText("HST CA$175.78");
    await expect(sales.ledgerRow("Orchard")).toContainText("The channel charges the tax itself");
    await expect(sales.ledgerRow("Skyline")).toContainText("Exported: zero-rated");
    await page.getByRole("button", { name: "Show as a table" }).click();
    const limit = page.getByRole("table", {
      name: "Taxable sales by quarter, in Canadian dollars",
    });
    await expect(limit.getByRole("row", { name: /^.+, so far CA\$5,105\.50$/ })).toBeVisible();
    // Of its quarter, and of the four together.
    await expect(limit.getByRole("row", { name: /^.+ CA\$2,250$/ })).toHaveCount(2);
    await expect(
      limit.getByRole("row", { name: "The four quarters before this one CA$2,250" }),
    ).toBeVisible();
  });

  await test.step("a certificate, and 24 labels on three sheets", async () => {
    const certified = await saveWork(page, { title: "Fernway" });
    await openWork(page, certified);
    await page.getByRole("button", { name: "Issue Certificate of authenticity" }).click();
    await page
      .getByRole("dialog", { name: "Certificate of Authenticity" })
      .getByRole("button", { name: "Issue Certificate" })
      .click();
    const printed = page.getByRole("dialog", { name: `Certificate, ${written(today())}` });
    const certificate = await downloadPdf(printed);
    expect(certificate.text).toMatch(/^.*Certificate of authenticity.*Fernway.*$/);

    for (let count = 1; count <= 19; count += 1) await saveWork(page, { title: `Study ${count}` });
    await openApp(page, "gallery");
    await page.getByRole("button", { name: "Select works" }).click();
    await page.getByRole("button", { name: "Select All 24" }).click();
    await page.getByRole("button", { name: "Documents" }).click();
    await page.getByRole("menuitem", { name: "Wall Labels" }).click();
    const labels = page.getByRole("dialog", { name: "Wall Labels" });
    await expect(labels).toHaveAccessibleDescription(
      "24 labels of 4 × 2.5 in, eight on a sheet to cut.",
    );
    const sheets = await downloadPdf(labels);
    expect(sheets.pages).toBe(3);
    for (const title of ["Harbour", "Skyline", "Lantern", "Orchard", "Fernway", "Study 19"]) {
      expect(sheets.text).toContain(title);
    }
  });
});
