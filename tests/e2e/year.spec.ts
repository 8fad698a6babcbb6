import { expect, type Page } from "@playwright/test";
import Papa from "papaparse";
import { apiPaths } from "#schema/api-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { csvOf } from "#tests/support/spreadsheets.ts";
import { download, readText } from "./downloads.ts";
import { answerDollars, importAll, openFile } from "./import-page.ts";
import { helene, issueInvoice, number, register, test } from "./invoices.ts";
import { expectToast } from "./journeys.ts";
import { anchor, openSection, publishAnchors } from "./list-sections.ts";
import { downloadPdf } from "./pdf-file.ts";
import { publishList, startDraft } from "./price-lists.ts";
import { sell, sellNew, today } from "./records.ts";
import { becomeProfessional } from "./stripe.ts";
import { ownOrigin, readWorks } from "./users.ts";
import { fieldIn, openWork } from "./work-record.ts";

/** In one of the four quarters before this one: no quarter has 100 days. */
const earlier = today(-100);

const catalogue = csvOf([
  ["Title", "Medium", "Width", "Height", "Year", "Price"],
  ["Dune", "oil", "20 in", "16 in", "2024", "500"],
  ["Sumac", "oil", "20 in", "16 in", "2024", "550"],
  ["Thaw", "oil", "20 in", "16 in", "2024", "900"],
]);

async function askedFor(page: Page, title: string) {
  const work = (await readWorks(page)).find((one) => one.title === title);
  if (work === undefined) throw new Error(`There is no work ${title}.`);
  return { id: work.id, askedCents: work.askedCents };
}

/** The sums of the columns of the file for an accountant, in cents, by their headings. */
async function exportedSums(page: Page): Promise<(heading: string) => number> {
  const file = await download(page, () =>
    page.getByRole("button", { name: "Export for an accountant" }).click(),
  );
  const text = (await readText(file)).replace("\uFEFF", "");
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return (heading) =>
    data.reduce((sum, row) => sum + Math.round(Number(row[heading] ?? Number.NaN) * 100), 0);
}

/*
 * By hand. The artist of Montréal is registered for GST and QST.
 *
 * - Dune, from the studio to Québec: 700.00, GST 35.00, QST 69.825 is 69.83. Its invoice also charges a frame of 280.00 (14.00,
 *   27.93) and shipping of 120.00 (6.00, 11.97): 1,100.00 + 55.00 + 109.73 = 1,264.73, of which 500.00 is paid
 * - Sumac, through a gallery as agent: 700.00, of which it keeps 350.00 and charges the tax
 * - Thaw, from the artist's own site to Toronto: 900.00 after a correction of 950.00, fees 26.10 + 0.30, HST 117.00; the
 *   invoice of 1,017.00 is credited
 * - Ebb, at a fair, a hundred days ago: 300.00, GST 15.00, QST 29.925 is 29.93; taken back today
 * - Mill, through a marketplace to New York: 400.00, of which it keeps 140.00; zero-rated
 *
 * This quarter: 700 + 280 + 120 + 700 + 900 − 900 − 300 + 400 = 1,900.00; commission 490.00; fees 26.40 − 26.40; net
 * 1,410.00; taxes 104.83 + 41.93 + 17.97 + 117.00 − 117.00 − 44.93 = 119.80. The earlier quarter keeps 300.00 and 44.93.
 */
test("a year of an artist: an imported catalogue follows a raised list, and sales by every channel, an invoice with frame and shipping, a correction, an instalment, a return and a credit note leave page, file and documents equal to the cent", async ({
  page,
  sales,
}) => {
  test.slow();
  await becomeProfessional(page);
  await register(page);
  const channels = firstChannels.map((one) => ({ ...one, chargesTax: one.id === "gallery-50" }));
  const put = { data: channels, headers: ownOrigin() };
  expect((await page.request.put(apiPaths.channels, put)).status()).toBe(200);

  await test.step("an imported catalogue follows the list, and rises with the next one", async () => {
    await openFile(page, "inventory.csv", catalogue);
    await answerDollars(page);
    await importAll(page, 3);
    await publishAnchors(page, "oil 16x20 640");
    const section = await openSection(page, "next", "The next list");
    await section.getByRole("button", { name: "Let them follow too" }).click();
    await page.getByRole("button", { name: "Let 2 Works Follow" }).click();
    await expectToast(page, "2 prices changed");
    await publishList(page, await startDraft(page, { anchors: [anchor("oil 16x20 700")] }));
    const asked = ["Dune", "Sumac", "Thaw"].map((title) => askedFor(page, title));
    expect((await Promise.all(asked)).map(({ askedCents }) => askedCents)).toEqual([
      700_00, 700_00, 900_00,
    ]);
  });

  const ebb = await test.step("sales by every channel", async () => {
    const dune = await askedFor(page, "Dune");
    const carried = { deliveredBy: "carrier" as const };
    const sale = await sell(page, dune.id, { priceCents: 700_00, buyer: helene, ...carried });
    const charges = [
      { description: "Frame", priceCents: 280_00 },
      { description: "Shipping", priceCents: 120_00 },
    ];
    const invoice = await issueInvoice(page, [sale.id], { otherLines: charges });
    expect(invoice.content.totalCents).toBe(1_264_73);
    const sumac = await askedFor(page, "Sumac");
    await sell(page, sumac.id, { priceCents: 700_00, channelId: "gallery-50" });
    const thaw = await askedFor(page, "Thaw");
    const toronto = { name: "Thea Oduya", country: "CA", region: "ON" };
    const site = { channelId: "own-site", buyer: toronto, ...carried };
    await sell(page, thaw.id, { priceCents: 950_00, ...site });
    const newYork = { name: "Noah Whitcomb", country: "US", region: "NY" };
    const abroad = { channelId: "marketplace", buyer: newYork, ...carried };
    await sellNew(page, "Mill", { priceCents: 400_00, ...abroad });
    const here = { deliveredBy: "handed-over" as const, handedOverIn: "QC" };
    const fair = { date: earlier, channelId: "fair", priceCents: 300_00, ...here };
    return (await sellNew(page, "Ebb", fair)).work;
  });

  await test.step("a correction, and an invoice that is credited", async () => {
    await sales.open();
    await sales.openDetails("Thaw");
    await fieldIn(sales.details, "Price before tax").fill("900");
    await sales.details.getByRole("button", { name: "Save Sale" }).click();
    await expectToast(page, "Sale saved");
    await expect(sales.ledgerRow("Thaw").getByRole("cell").nth(3)).toHaveText("900");
    await sales.openInvoice("Thaw");
    await sales.issueOpen(2);
    const { text } = await downloadPdf(sales.printing(number(2)));
    expect(text).toMatch(/^.*900\.00.*HST 13.*117\.00.*1,017\.00.*$/);
    await page.keyboard.press("Escape");
    await sales.pressInInvoice("Credit", number(2));
    await sales.crediting(number(2)).getByRole("button", { name: "Issue Credit Note" }).click();
    await expect(sales.invoiceRow(number(3))).toContainText("−CA$1,017.00");
  });

  await test.step("an instalment, and the printed invoice of frame and shipping", async () => {
    await sales.pressInInvoice("Enter Payment", number(1));
    const paying = sales.paying(number(1));
    await fieldIn(paying, "Amount").fill("500");
    await paying.getByRole("button", { name: "Enter Payment" }).click();
    await expectToast(page, "CA$500.00 paid, CA$764.73 still open");
    await sales.pressInInvoice("Print", number(1));
    const { text } = await downloadPdf(sales.printing(number(1)));
    expect(text).toMatch(/^.*Dune.*700\.00.*Frame.*280\.00.*Shipping.*120\.00.*$/);
    expect(text).toMatch(/^.*1,100\.00.*GST 5.*55\.00.*QST 9\.975.*109\.73.*1,264\.73.*$/);
    await page.keyboard.press("Escape");
  });

  await test.step("a return of a sale of an earlier quarter", async () => {
    await openWork(page, ebb);
    await page.getByRole("button", { name: "Take the Sale Back" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take It Back" }).click();
    await expectToast(page, "Sale taken back", "The work is available again.");
  });

  await test.step("page and file add up to the same", async () => {
    await sales.open();
    const quarters = page
      .getByRole("table", { name: "Ledger" })
      .getByRole("row")
      .filter({ hasText: /^.*Commission.*net.*$/ });
    await expect(quarters.nth(0)).toContainText("CA$1,900");
    await expect(quarters.nth(0)).toContainText(
      "Commission 490.00, fees 0.00, shipping 0.00, net 1,410.00, tax 119.80",
    );
    await expect(quarters.nth(1)).toContainText("CA$300");
    await expect(quarters.nth(1)).toContainText(
      "Commission 0.00, fees 0.00, shipping 0.00, net 300.00, tax 44.93",
    );
    const sumOf = await exportedSums(page);
    expect(sumOf("Paid before tax (CAD)")).toBe(1_900_00 + 300_00);
    expect(sumOf("Commission (CAD)")).toBe(490_00);
    expect(sumOf("Fees (CAD)")).toBe(0);
    expect(sumOf("Net (CAD)")).toBe(1_410_00 + 300_00);
    // What the one invoice charges that holds: all else was taken back, or has no tax of the artist's.
    expect(sumOf("GST (CAD)")).toBe(55_00);
    expect(sumOf("QST (CAD)")).toBe(109_73);
    expect(sumOf("HST (CAD)")).toBe(0);
  });
});
