import * as v from "valibot";
import { test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { saleReturnPath } from "#schema/artworks/record-paths.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { earliestToday } from "#schema/days.ts";
import { type Invoice, invoiceSchema, invoicesSchema } from "#schema/invoices/invoice.ts";
import type { LedgerEntry } from "#schema/sales/ledger.ts";
import { saleSchema, salesSchema } from "#schema/sales/sale.ts";
import {
  creditNotePath,
  invoicePaymentsPath,
  paymentReversalPath,
  salePath,
  salesPaths,
} from "#schema/sales/sales-paths.ts";
import { ArtistSequence } from "#tests/support/artist-sequence.ts";
import { keyHeader } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { seedsOfDay } from "#tests/support/cases-of-day.ts";
import { faultsOfSeeds } from "#tests/support/concurrency.ts";
import { exportedSales } from "#tests/support/exported-sales.ts";
import { figure } from "#tests/support/figure.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import {
  type ChannelName,
  channelTerms,
  NaiveBooks,
  type NaiveRow,
  type NaiveSale,
} from "#tests/support/naive-books.ts";
import { quietConsole } from "#tests/support/quiet-console.ts";
import { pick } from "#tests/support/random.ts";
import { signInProfessional } from "#tests/support/records.ts";
import { type DeliveryName, deliveries, registrationChoices } from "#tests/support/sales-model.ts";
import { businessOf, deliveryOf } from "#tests/support/sales-requests.ts";
import { overSqlite } from "#tests/support/sqlite-database.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { bookedEntries } from "#web/works/books/booked-entries.ts";
import { cadAmounts, totalsOf } from "#web/works/books/ledger-sums.ts";
import { seededRandom } from "#web/works/seeded-random.ts";

/** All of them take minutes: each day has a quarter. */
const seeds = seedsOfDay(1_000, 4);
const stepsEach = 14;

quietConsole("log");
const worker = workerForTests({ isLimited: false });

const deliveryNames = Object.keys(deliveries) as DeliveryName[];
const channelNames = Object.keys(channelTerms) as ChannelName[];
const days = ["2025-02-10", "2025-08-31", "2026-01-15"] as const;

/** The artist's channels with the first or the second of their terms. */
function channelsWith(terms: 0 | 1): SalesChannel[] {
  return channelNames.map((id): SalesChannel => {
    const { commission, percentageFee, fixedFee, discountBorneBy, isAgent } =
      channelTerms[id][terms];
    return {
      ...{ id, name: null, kind: "gallery", discount: 0, shippingCents: 0, discountBorneBy },
      ...{ commission: Number(commission) / 1000, percentageFee: Number(percentageFee) / 1000 },
      ...{ fixedFeeCents: fixedFee, chargesTax: isAgent },
    };
  });
}

/** One artist with three works, whose books are kept twice. */
class Bookkeeping extends ArtistSequence {
  readonly books = new NaiveBooks();
  readonly today = earliestToday(new Date());
  readonly #works: string[] = [];
  readonly #invoices = new Map<string, string>();
  readonly log: string[] = [];

  async begin(): Promise<void> {
    for (let count = 0; count < 3; count += 1) {
      const work = await this.#sent("POST", apiPaths.artworks, newArtwork({ dateCreated: "2024" }));
      this.#works.push(v.parse(artworkSchema, work).id);
    }
    await this.#sent("PUT", apiPaths.channels, channelsWith(0));
    await this.#sent("PUT", salesPaths.business, businessOf(0));
  }

  /** The body of the answer, which is no refusal. */
  async #sent(method: string, path: string, body: unknown): Promise<unknown> {
    this.keys += 1;
    const headers = method === "POST" ? keyHeader(`key ${this.keys}`) : undefined;
    const response = await this.send(method, path, body, headers);
    if (response.ok) return response.json();
    const request = JSON.stringify(body);
    throw new Error(`${method} ${path} ${request}: ${response.status} ${await response.text()}`);
  }

  async step(random: () => number): Promise<void> {
    const steps = [
      ...[this.#sell, this.#sell, this.#correct, this.#correct, this.#complete, this.#register],
      ...[this.#issue, this.#issue, this.#issue, this.#pay, this.#pay, this.#credit],
      ...[this.#credit, this.#takeBack, this.#takeBack, this.#reverse, this.#changeTerms],
    ];
    await pick(random, steps).call(this, random);
  }

  async #sell(random: () => number): Promise<void> {
    const { sales } = this.books;
    const free = [0, 1, 2].filter(
      (work) => !sales.some((sale) => sale.work === work && sale.state === "open"),
    );
    if (free.length === 0) return;
    const facts = randomFacts(random);
    const channel = pick(random, channelNames);
    const sold = { work: pick(random, free), channel, terms: this.books.termsOf(channel) };
    const delivery = pick(random, deliveryNames);
    const { buyer, deliveredBy, handedOverIn } = deliveryOf(delivery);
    const answer = await this.#sent("POST", apiPaths.sales, {
      artworkId: this.#works[sold.work],
      ...{ date: facts.date, priceCents: facts.price, discountCents: facts.discount },
      ...{ shippingCents: facts.shipping, currency: facts.currency },
      channelId: channel,
      ...(buyer !== null && { buyer, deliveredBy, handedOverIn }),
    });
    const { id } = v.parse(saleSchema, answer);
    await this.#rate(id, facts);
    const state = { state: "open", invoice: null, wasInvoiced: false } as const;
    sales.push({ ...{ id, ...sold, ...facts, delivery }, ...state });
    this.log.push(`sell ${sold.work} ${channel} ${delivery} ${JSON.stringify(facts)}`);
  }

  /** The rate of an older day is not known to the product. */
  async #rate(id: string, { currency, rate }: Pick<NaiveSale, "currency" | "rate">) {
    if (currency === "USD") await this.#sent("PATCH", salePath(id), { cadRate: rate });
  }

  #free(): NaiveSale[] {
    return this.books.sales.filter(({ state, invoice }) => state === "open" && invoice === null);
  }

  async #correct(random: () => number): Promise<void> {
    const [sale] = [pickOne(random, this.#free())];
    if (!sale) return;
    const facts = randomFacts(random);
    const channel = pick(random, channelNames);
    // Only another channel brings terms; what is left out stays.
    const brought = channel === sale.channel ? {} : { channel, terms: this.books.termsOf(channel) };
    const isOfChannelAlone = random() < 0.3;
    await this.#sent("PATCH", salePath(sale.id), {
      channelId: channel,
      ...(!isOfChannelAlone && {
        ...{ date: facts.date, priceCents: facts.price, discountCents: facts.discount },
        ...{ shippingCents: facts.shipping, currency: facts.currency },
      }),
    });
    Object.assign(sale, brought);
    if (!isOfChannelAlone) {
      await this.#rate(sale.id, facts);
      Object.assign(sale, facts);
    }
    const changed = isOfChannelAlone ? "" : JSON.stringify(facts);
    this.log.push(`correct ${sale.work} ${channel} ${changed}`);
  }

  async #changeTerms(): Promise<void> {
    this.books.terms = this.books.terms === 0 ? 1 : 0;
    await this.#sent("PUT", apiPaths.channels, channelsWith(this.books.terms));
    this.log.push(`terms ${this.books.terms}`);
  }

  async #complete(random: () => number): Promise<void> {
    const sale = pickOne(random, this.#free());
    if (sale) await this.#deliver(sale, pick(random, deliveryNames));
  }

  async #deliver(sale: NaiveSale, delivery: DeliveryName): Promise<void> {
    await this.#sent("PATCH", salePath(sale.id), deliveryOf(delivery));
    sale.delivery = delivery;
    this.log.push(`complete ${sale.work} ${delivery}`);
  }

  async #register(random: () => number): Promise<void> {
    const choice = Math.floor(random() * registrationChoices.length);
    await this.#sent("PUT", salesPaths.business, businessOf(choice));
    this.books.registrations = choice;
    this.log.push(`register ${choice}`);
  }

  async #issue(random: () => number): Promise<void> {
    const free = this.#free();
    const first = pickOne(
      random,
      free.filter(({ delivery }) => deliveries[delivery] !== null),
    );
    if (!first) return;
    const others = free.filter((sale) => sale !== first && sale.currency === first.currency);
    const beside = random() < 0.7 ? others : [];
    // An invoice is of one buyer.
    for (const sale of beside) {
      if (sale.delivery !== first.delivery) await this.#deliver(sale, first.delivery);
    }
    const sales = [first, ...beside];
    const otherLines = [
      { description: "Frame", priceCents: 280_00 },
      { description: "Shipping", priceCents: 33_33 },
    ].filter(() => random() < 0.5);
    const deposit = Math.floor(
      this.books.totalOf(sales, otherLines) * pick(random, [0, 0, 0.25, 1]),
    );
    const answer = await this.#sent("POST", salesPaths.invoices, {
      ...{ saleIds: sales.map(({ id }) => id), otherLines, depositCents: deposit },
      ...{ issuedOn: this.today, language: "en" },
    });
    const { id, number } = v.parse(invoiceSchema, answer);
    this.#invoices.set(number, id);
    this.books.issue(number, this.today, { sales, others: otherLines, deposit });
    this.log.push(`issue ${sales.map(({ work }) => work)} ${otherLines.length} ${deposit}`);
  }

  #holding(): string[] {
    return [...this.#invoices.keys()].filter((number) => !this.books.credited.has(number));
  }

  async #pay(random: () => number): Promise<void> {
    const number = pickOne(random, [...this.#invoices.keys()]);
    if (number === undefined) return;
    const open = this.books.openOf(number);
    const paid = this.books.paidOf(number);
    const kind = paid > 0 && random() < 0.3 ? "refund" : "payment";
    const most = kind === "refund" ? paid : open;
    if (most < 1) return;
    const amountCents = Math.max(1, Math.floor(most * pick(random, [0.3, 0.5, 1])));
    const path = invoicePaymentsPath(this.#invoices.get(number) ?? "");
    const input = { date: this.today, amountCents, method: "Cash", kind };
    const { payments } = v.parse(invoiceSchema, await this.#sent("POST", path, input));
    const known = new Set(this.books.paymentsOf(number).map(({ id }) => id));
    const [added] = payments.filter(({ id }) => !known.has(id));
    this.books.pay(number, { id: added?.id ?? "none", kind, cents: amountCents });
    this.log.push(`${kind} ${number} ${amountCents}`);
  }

  /** What cannot be reversed is refused. */
  async #reverse(random: () => number): Promise<void> {
    const number = pickOne(random, [...this.#invoices.keys()]);
    const counted = this.books.paymentsOf(number ?? "").filter(({ isReversed }) => !isReversed);
    const payment = pickOne(random, counted);
    if (number === undefined || payment === undefined) return;
    const path = paymentReversalPath(this.#invoices.get(number) ?? "", payment.id);
    const { status } = await this.send("POST", path);
    const expected = this.books.reverse(number, payment) ? 200 : 409;
    this.log.push(`reverse ${payment.kind} ${number} ${payment.cents}`);
    if (status !== expected) throw new Error(`${this.log.join("; ")}: ${status}, not ${expected}`);
  }

  async #credit(random: () => number): Promise<void> {
    const number = pickOne(random, this.#holding());
    if (number === undefined) return;
    const path = creditNotePath(this.#invoices.get(number) ?? "");
    const note = v.parse(invoiceSchema, await this.#sent("POST", path, { issuedOn: this.today }));
    this.books.credit(number, note.number, this.today);
    this.log.push(`credit ${number}`);
  }

  async #takeBack(random: () => number): Promise<void> {
    const sale = pickOne(random, this.#free());
    if (!sale) return;
    const returnedOn = pick(random, ["2026-01-15", "2026-05-31", this.today]);
    await this.#sent("POST", saleReturnPath(sale.id), { returnedOn });
    this.books.takeBack(sale, returnedOn);
    this.log.push(`return ${sale.work} ${returnedOn}`);
  }

  /** What the product's books say otherwise than the others. */
  async findFaults(): Promise<string[]> {
    const read = async (path: string) => (await this.send("GET", path)).json();
    const sales = v.parse(salesSchema, await read(apiPaths.sales));
    const invoices = v.parse(invoicesSchema, await read(salesPaths.invoices));
    const business = businessOf(this.books.registrations);
    const booked = bookedEntries({ sales, invoices, business });
    const entries = booked.map(({ entry }) => entry);
    const rows = this.books.rows();
    return [
      ...different("the entries", entries.map(entryInShort), rows.map(rowInShort)),
      ...different("the file", exportedSales(booked), rows.map(fileRow)),
      ...different("the sums", [sums(entries)], [naiveSums(rows)]),
      ...invoices.flatMap((invoice) => this.#faultsOf(invoice, entries)),
    ];
  }

  #faultsOf({ number, content, ...invoice }: Invoice, entries: readonly LedgerEntry[]): string[] {
    const sum = entries
      .filter(({ invoiceNumber }) => invoiceNumber === number)
      .reduce((total, { paidCents, taxes }) => total + paidCents + taxOf(taxes), 0);
    const faults = sum === content.totalCents ? [] : [`${number}: ${sum}, ${content.totalCents}`];
    if (invoice.kind === "credit-note") return faults;
    const open = this.books.openOf(number);
    const toRefund = this.books.credited.has(number) ? this.books.paidOf(number) : 0;
    return [
      ...faults,
      ...different(
        `${number}, open, to refund`,
        [`${invoice.openCents} ${invoice.toRefundCents}`],
        [`${open} ${toRefund}`],
      ),
      ...different(
        `the payments of ${number}`,
        invoice.payments.map((one) => `${one.kind} ${one.amountCents} ${one.reversedAt !== null}`),
        this.books.paymentsOf(number).map((one) => `${one.kind} ${one.cents} ${one.isReversed}`),
      ),
    ];
  }
}

function pickOne<One>(random: () => number, among: readonly One[]): One | undefined {
  return among.length === 0 ? undefined : pick(random, among);
}

function randomFacts(random: () => number) {
  const price = pick(random, [84_995, 125_555, 300_001, 70_001]);
  const currency = pick(random, ["CAD", "USD"] as const);
  return {
    ...{ date: pick(random, days), price, currency, shipping: pick(random, [0, 0, 4_501]) },
    discount: pick(random, [0, 0, 1_001]),
    rate: currency === "CAD" ? 1 : pick(random, [1.3712, 1.4049]),
  };
}

function taxOf(taxes: readonly { readonly cents: number }[]): number {
  return taxes.reduce((sum, { cents }) => sum + cents, 0);
}

function different(what: string, found: readonly string[], expected: readonly string[]): string[] {
  const inOrder = (lines: readonly string[]) => lines.toSorted().join("\n");
  const [one, other] = [inOrder(found), inOrder(expected)];
  return one === other ? [] : [`${what}:\n${one}\nnot\n${other}\n`];
}

function entryInShort(entry: LedgerEntry): string {
  const { date, kind, invoiceNumber, currency, cadRate, taxes } = entry;
  const { paidCents, commissionCents, feeCents, shippingCents, netCents } = entry;
  const facts = [date, kind, invoiceNumber, currency, cadRate];
  const amounts = [paidCents, commissionCents, feeCents, shippingCents, netCents, taxOf(taxes)];
  return [...facts, ...amounts].join(" ");
}

function rowInShort(row: NaiveRow): string {
  const { date, kind, document, currency, rate, paid, commission, fee, shipping, taxes } = row;
  const net = paid - commission - fee - shipping;
  const facts = [date, kind, document, currency, rate];
  return [...facts, paid, commission, fee, shipping, net, taxOf(taxes)]
    .map((one) => one ?? "")
    .join(" ");
}

/** Canadian cents, half a cent away from 0. */
function inCad(cents: number, { rate }: Pick<NaiveRow, "rate">): number {
  const tenThousandths = Math.abs(cents) * Math.round(rate * 10_000);
  const rounded = Math.floor((tenThousandths + 5_000) / 10_000);
  return cents < 0 ? 0 - rounded : rounded;
}

function cadOf(row: NaiveRow) {
  const paid = inCad(row.paid, row);
  const taken = [row.commission, row.fee, row.shipping];
  const tax = taxOf(row.taxes.map(({ cents }) => ({ cents: inCad(cents, row) })));
  return { paid, net: taken.reduce((rest, cents) => rest - inCad(cents, row), paid), tax };
}

function fileRow(row: NaiveRow): string {
  const { paid, net, tax } = cadOf(row);
  return [row.date, row.document ?? "", row.paid, paid, net, tax].join(" ");
}

function sums(entries: readonly LedgerEntry[]): string {
  const { paidCents, netCents, taxCents } = totalsOf(entries);
  const byQuarter = entries.filter(({ date }) => date < "2026-04-01").map(cadAmounts);
  const early = byQuarter.reduce((sum, amounts) => sum + (amounts?.paidCents ?? 0), 0);
  return [paidCents, netCents, taxCents, early].join(" ");
}

function naiveSums(rows: readonly NaiveRow[]): string {
  const amounts = rows.map(cadOf);
  const sum = (of: (row: ReturnType<typeof cadOf>) => number) =>
    amounts.reduce((total, row) => total + of(row), 0);
  const early = rows
    .filter(({ date }) => date < "2026-04-01")
    .reduce((total, row) => total + cadOf(row).paid, 0);
  return [sum(({ paid }) => paid), sum(({ net }) => net), sum(({ tax }) => tax), early].join(" ");
}

/** Runs one sequence; what was wrong with it. */
async function run(on: TestWorker, seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const bookkeeping = new Bookkeeping(on.env, await signInProfessional(on));
  await bookkeeping.begin();
  for (let count = 0; count < stepsEach; count += 1) await bookkeeping.step(random);
  const faults = await bookkeeping.findFaults();
  return faults.map((fault) => `${seed}: ${fault} after ${bookkeeping.log.join("; ")}`);
}

test(`figure 28: ${seeds.length} random sequences of sales, corrections, other channels and terms, invoices with other lines and deposits, payments in parts and their reversals, credits, returns and registrations: ledger, file, documents and a second bookkeeping agree to the cent`, async (context) => {
  const on = overSqlite(worker, seededRandom(0), 0.75);
  const violations = await faultsOfSeeds(seeds, (seed) => run(on, seed));
  context.expect(violations.flat().slice(0, 3).join("\n")).toBe("");
  figure(context, 28, seeds.length, seeds.length - violations.length);
});
