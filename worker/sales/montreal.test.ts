import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { earliestToday } from "#schema/days.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import { salePath } from "#schema/sales/sales-paths.ts";
import { smallSupplier } from "#schema/sales/small-supplier.ts";
import type { TaxLine } from "#schema/sales/taxes.ts";
import {
  listInvoices,
  readInvoice,
  sendCreditNote,
  sendInvoice,
} from "#tests/support/documents.ts";
import {
  readLedger,
  readSale,
  recordSale,
  saveBusiness,
  saveWork,
  signInProfessional,
} from "#tests/support/records.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { putRate } from "#worker/rates/storage.ts";

const worker = workerForTests({ isLimited: false });

const day = 24 * 60 * 60 * 1000;
const today = earliestToday(new Date());
/** In one of the four quarters before this one: no quarter has 100 days, and four have more. */
const before = new Date(Date.parse(today) - 100 * day).toISOString().slice(0, 10);
const year = today.slice(0, 4);

const buyer = (name: string, country: string, region: string) => ({
  ...{ name, country, region },
  address: "100, rue Principale",
});

/**
 * The sales of the artist, who is registered for GST and QST since 1 January 2025, and what each of them comes to by
 * hand, in dollars:
 *
 * - Toronto, by a carrier: 1,255.55 × 13 % = 163.2215, HST 163.22; together 1,418.77
 * - New York, by a carrier: US$2,000.00 less 10 % = US$1,800.00, zero-rated; at 1.25 it is CA$2,250.00
 * - a New Yorker who takes the work home from the studio: 849.95 × 5 % = 42.4975, GST 42.50;
 *   849.95 × 9.975 % = 84.7825125, QST 84.78; together 977.23
 * - through a gallery that sells as the artist's agent: 3,000.00, of which it keeps half and charges the taxes itself
 * - Montréal, brought by the artist in an earlier quarter: 5,000.00 × 5 % = GST 250.00, × 9.975 % = QST 498.75;
 *   together 5,748.75
 * - Toronto, before the registration: 700.00 without a tax
 */
const sales = {
  toronto: {
    ...{ date: today, priceCents: 1_255_55, deliveredBy: "carrier" },
    buyer: buyer("Thea Oduya", "CA", "ON"),
  },
  newYork: {
    ...{ date: today, priceCents: 2_000_00, discountCents: 200_00, currency: "USD" },
    ...{ deliveredBy: "carrier", buyer: buyer("Noah Whitcomb", "US", "NY") },
  },
  studio: {
    ...{ date: today, priceCents: 849_95, deliveredBy: "handed-over", handedOverIn: "QC" },
    buyer: buyer("Ruth Amsel", "US", "NY"),
  },
  gallery: {
    ...{ date: today, priceCents: 3_000_00, channelId: "gallery-50", deliveredBy: "carrier" },
    buyer: buyer("Galerie Vent", "CA", "QC"),
  },
  montreal: {
    ...{ date: before, priceCents: 5_000_00, deliveredBy: "artist" },
    buyer: buyer("Maude Létourneau", "CA", "QC"),
  },
  unregistered: {
    ...{ date: "2024-06-15", priceCents: 700_00, deliveredBy: "carrier" },
    buyer: buyer("Thea Oduya", "CA", "ON"),
  },
} as const satisfies Record<string, Partial<SaleInput>>;
type SaleName = keyof typeof sales;

/** Tax lines as `label rate cents`. */
function written(taxes: readonly Pick<TaxLine, "label" | "rate" | "cents">[] | null) {
  return taxes?.map(({ label, rate, cents }) => `${label} ${rate} ${cents}`);
}

function writtenTotals({ content }: Invoice) {
  const { subtotalCents, totalCents, balanceCents, taxes } = content;
  return [subtotalCents, ...(written(taxes) ?? []), totalCents, balanceCents];
}

/** In whole Canadian cents; each amount is converted at the rate of its sale's day and rounded by itself. */
function inCad(ledger: readonly Sale[], amountOf: (sale: Sale) => number): number {
  return ledger.reduce((sum, sale) => sum + Math.round(amountOf(sale) * (sale.cadRate ?? NaN)), 0);
}

test("a year of a Montréal artist who is registered for GST and QST, to the cent", async () => {
  const artist = await signInProfessional(worker, { firstName: "Odile", lastName: "Fournier" });
  await putRate(worker.env.RATES, { USD: 0.8, date: today });
  const channels = firstChannels.map((channel) => ({
    ...channel,
    chargesTax: channel.id === "gallery-50",
  }));
  expect((await artist.send("PUT", apiPaths.channels, channels)).status).toBe(200);
  await saveBusiness(artist);

  async function sell(name: SaleName): Promise<Sale> {
    const { id: artworkId } = await saveWork(artist, { title: name, dateCreated: "2024" });
    return recordSale(artist, { artworkId, ...sales[name] });
  }
  const sold = {
    toronto: await sell("toronto"),
    newYork: await sell("newYork"),
    studio: await sell("studio"),
    gallery: await sell("gallery"),
    montreal: await sell("montreal"),
    unregistered: await sell("unregistered"),
  };

  // The taxes of each sale, and what it leaves.
  const facts = (sale: Sale) => [sale.cadRate, sale.netCents, written(sale.taxes)];
  expect(facts(sold.toronto)).toEqual([1, 1_255_55, ["HST 13 16322"]]);
  expect(facts(sold.newYork)).toEqual([1.25, 1_800_00, ["GST 0 0"]]);
  expect(facts(sold.studio)).toEqual([1, 849_95, ["GST 5 4250", "QST 9.975 8478"]]);
  expect(facts(sold.gallery)).toEqual([1, 1_500_00, []]);
  expect(facts(sold.montreal)).toEqual([1, 5_000_00, ["GST 5 25000", "QST 9.975 49875"]]);
  expect(facts(sold.unregistered)).toEqual([1, 700_00, []]);

  // The invoices: price, taxes, total, balance.
  const issue = async (sale: Sale) => readInvoice(await sendInvoice(artist, [sale.id]));
  const invoices = {
    toronto: await issue(sold.toronto),
    newYork: await issue(sold.newYork),
    studio: await issue(sold.studio),
    gallery: await issue(sold.gallery),
    montreal: await issue(sold.montreal),
  };
  expect(writtenTotals(invoices.toronto)).toEqual([
    ...[1_255_55, "HST 13 16322", 1_418_77, 1_418_77],
  ]);
  expect(invoices.newYork.content.currency).toBe("USD");
  expect(writtenTotals(invoices.newYork)).toEqual([1_800_00, "GST 0 0", 1_800_00, 1_800_00]);
  expect(writtenTotals(invoices.studio)).toEqual([
    ...[849_95, "GST 5 4250", "QST 9.975 8478", 977_23, 977_23],
  ]);
  expect(writtenTotals(invoices.gallery)).toEqual([3_000_00, 3_000_00, 3_000_00]);
  expect(writtenTotals(invoices.montreal)).toEqual([
    ...[5_000_00, "GST 5 25000", "QST 9.975 49875", 5_748_75, 5_748_75],
  ]);
  const { registrations } = invoices.toronto.content.artist.business;
  expect(registrations.map(({ number }) => number)).toEqual([
    "123456789 RT0001",
    "1234567890 TQ0001",
  ]);

  // A mistake: the work went to Halifax, not to Toronto. 1,255.55 × 14 % = 175.777, HST 175.78; together 1,431.33.
  const halifax = { buyer: buyer("Thea Oduya", "CA", "NS") };
  const refused = await artist.send("PATCH", salePath(sold.toronto.id), halifax);
  expect(refused.status).toBe(409);
  const credit = await readInvoice(await sendCreditNote(artist, invoices.toronto.id));
  expect(writtenTotals(credit)).toEqual([...[-1_255_55, "HST 13 -16322", -1_418_77, -1_418_77]]);
  expect(credit.credits).toEqual({ id: invoices.toronto.id, number: `${year}-001` });
  const corrected = await readSale(await artist.send("PATCH", salePath(sold.toronto.id), halifax));
  expect(facts(corrected)).toEqual([1, 1_255_55, ["HST 14 17578"]]);
  const reissued = await issue(corrected);
  expect(writtenTotals(reissued)).toEqual([...[1_255_55, "HST 14 17578", 1_431_33, 1_431_33]]);

  // The year's numbers have no gap, and the first invoice is as it was issued.
  const issued = await listInvoices(artist);
  expect(issued.map(({ number, kind }) => `${number} ${kind}`).toReversed()).toEqual([
    `${year}-001 invoice`,
    `${year}-002 invoice`,
    `${year}-003 invoice`,
    `${year}-004 invoice`,
    `${year}-005 invoice`,
    `${year}-006 credit-note`,
    `${year}-007 invoice`,
  ]);
  const first = issued.find(({ id }) => id === invoices.toronto.id);
  expect(first?.content).toEqual(invoices.toronto.content);
  expect(first?.creditedBy).toEqual({ id: credit.id, number: `${year}-006` });

  // The ledger in Canadian dollars: 1,255.55 + 2,250.00 + 849.95 + 3,000.00 + 5,000.00 + 700.00 = 13,055.50; the
  // gallery keeps 1,500.00 of it; taxes 175.78 + 42.50 + 84.78 + 250.00 + 498.75 = 1,051.81.
  const ledger = await readLedger(artist);
  expect(inCad(ledger, ({ priceCents, discountCents }) => priceCents - discountCents)).toBe(
    13_055_50,
  );
  expect(inCad(ledger, ({ netCents }) => netCents)).toBe(11_555_50);
  expect(inCad(ledger, taxOf)).toBe(1_051_81);
  expect(ledger.map(({ invoice }) => invoice?.number ?? null).sort()).toEqual([
    ...[`${year}-002`, `${year}-003`, `${year}-004`, `${year}-005`, `${year}-007`, null],
  ]);

  // The invoices that hold, less what was credited, charge what the ledger does.
  const invoicedTax = issued.reduce(
    (sum, { content }) => sum + content.totalCents - content.subtotalCents,
    0,
  );
  expect(invoicedTax).toBe(1_051_81);

  // The small supplier: this quarter 1,255.55 + 2,250.00 + 849.95 + 3,000.00 = 7,355.50, the export and the agent's sale
  // among them; in the four quarters before it 5,000.00; what was sold in 2024 is too long ago.
  const counted = ledger.map(({ date, priceCents, discountCents, cadRate }) => ({
    date,
    cadCents: Math.round((priceCents - discountCents) * (cadRate ?? NaN)),
  }));
  expect(smallSupplier(counted, today)).toEqual({
    quarterCents: 7_355_50,
    fourQuartersBeforeCents: 5_000_00,
    overInQuarter: false,
    overInFour: false,
  });
});

function taxOf({ taxes }: Sale): number {
  return (taxes ?? []).reduce((sum, { cents }) => sum + cents, 0);
}
