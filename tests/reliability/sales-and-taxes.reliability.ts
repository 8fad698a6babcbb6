import * as v from "valibot";
import { test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { saleReturnPath } from "#schema/artworks/record-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { earliestToday } from "#schema/days.ts";
import { invoicesSchema } from "#schema/invoices/invoice.ts";
import { invoiceNumber } from "#schema/sales/invoice-number.ts";
import { ledgerEntries } from "#schema/sales/ledger.ts";
import { salesSchema } from "#schema/sales/sale.ts";
import {
  creditNotePath,
  invoicePaymentPath,
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
import { figure } from "#tests/support/figure.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { quietConsole } from "#tests/support/quiet-console.ts";
import { pick } from "#tests/support/random.ts";
import { signInProfessional } from "#tests/support/records.ts";
import {
  type DeliveryName,
  deliveries,
  ledgerSums,
  paymentSums,
  registrationChoices,
  type SalesModel,
  type SalesStep,
  takeSalesStep,
} from "#tests/support/sales-model.ts";
import { businessOf, deliveryOf } from "#tests/support/sales-requests.ts";
import { overSqlite } from "#tests/support/sqlite-database.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { totalsOf } from "#web/works/books/ledger-sums.ts";
import { seededRandom } from "#web/works/seeded-random.ts";

/** All of them take minutes: each day has an eighth. */
const seeds = seedsOfDay(1_000, 8);
/** On D1 itself a call takes a hundred times as long. */
const seedsOnD1 = seeds.slice(0, 8);
const stepsEach = 12;

quietConsole("log");
const worker = workerForTests({ isLimited: false });

const identifiedSchema = v.object({ id: v.string() });

/** One artist with two works. */
class Sequence extends ArtistSequence {
  readonly works: string[] = [];
  readonly saleIds = new Map<string, string>();
  readonly invoiceIds = new Map<string, string>();

  async begin(): Promise<SalesModel> {
    for (let count = 0; count < 2; count += 1) {
      const work = newArtwork({ dateCreated: "2024" });
      const response = await this.send("POST", apiPaths.artworks, work);
      this.works.push(v.parse(artworkSchema, await response.json()).id);
    }
    const isAgents = ({ id }: { id: string }) => id === "gallery-50";
    const channels = firstChannels.map((one) => ({ ...one, chargesTax: isAgents(one) }));
    await this.send("PUT", apiPaths.channels, channels);
    await this.send("PUT", salesPaths.business, businessOf(0));
    return { registrations: 0, sales: [], invoices: [] };
  }

  /** Carries a step out; the status of its answer. */
  async carryOut(step: SalesStep): Promise<number> {
    const response = await this.#request(step);
    if (response.status === 201) {
      const { id } = v.parse(identifiedSchema, await response.json());
      if (step.do === "sell") this.saleIds.set(step.key, id);
      else if (step.do === "invoice" || step.do === "credit") this.invoiceIds.set(step.key, id);
    }
    return response.status;
  }

  #request(step: SalesStep): Promise<Response> {
    const sale = (key: string) => this.saleIds.get(key) ?? "absent";
    const invoice = (key: string) => this.invoiceIds.get(key) ?? "absent";
    const issuedOn = earliestToday(new Date());
    switch (step.do) {
      case "sell": {
        const { buyer, deliveredBy, handedOverIn } = deliveryOf(step.delivery);
        const body = {
          ...{ artworkId: this.works[step.work], date: step.date, priceCents: step.price },
          ...{ currency: "CAD", channelId: step.isAgents ? "gallery-50" : "studio" },
          ...(buyer !== null && { buyer, deliveredBy, handedOverIn }),
        };
        return this.send("POST", apiPaths.sales, body, keyHeader(step.key));
      }
      case "complete":
        return this.send("PATCH", salePath(sale(step.sale)), deliveryOf(step.delivery));
      case "register":
        return this.send("PUT", salesPaths.business, businessOf(step.registrations));
      case "invoice": {
        const body = { saleIds: step.sales.map(sale), issuedOn, language: "en" };
        return this.send("POST", salesPaths.invoices, body, keyHeader(step.key));
      }
      case "credit":
        return this.send(
          "POST",
          creditNotePath(invoice(step.invoice)),
          { issuedOn },
          keyHeader(step.key),
        );
      case "pay": {
        const part = { date: "2026-02-01", method: "E-transfer" };
        const body = { ...part, amountCents: step.cents, kind: step.kind };
        const path = invoicePaymentsPath(invoice(step.invoice));
        return this.send("POST", path, body, keyHeader(step.key));
      }
      case "reverse":
        return this.#reverse(invoice(step.invoice), step.index);
      case "pay whole": {
        const payment = step.isPaid ? { paidOn: "2026-02-01", method: "E-transfer" } : null;
        return this.send("PUT", invoicePaymentPath(invoice(step.invoice)), payment);
      }
      case "return":
        return this.send("POST", saleReturnPath(sale(step.sale)), {});
    }
  }

  /** Reverses the payment of an invoice that was entered as this one. */
  async #reverse(invoiceId: string, index: number): Promise<Response> {
    const { results } = await this.env.DB.prepare(
      "SELECT id FROM invoice_payments WHERE invoice_id = ? ORDER BY rowid",
    )
      .bind(invoiceId)
      .all<{ id: string }>();
    return this.send("POST", paymentReversalPath(invoiceId, results[index]?.id ?? "absent"));
  }

  /** All that is stored, in the model's terms. */
  async observe(): Promise<string> {
    const { DB } = this.env;
    const [business, sales, invoices] = await DB.batch<Record<string, unknown>>([
      DB.prepare("SELECT registrations FROM business WHERE user_id = ?").bind(this.artist.id),
      DB.prepare(
        `SELECT id, invoice_id AS invoice, returned_at IS NULL AS is_open, buyer_country AS country,
          buyer_region AS region, handed_over_in AS place, taxes FROM sales WHERE user_id = ?`,
      ).bind(this.artist.id),
      DB.prepare(
        `SELECT id, kind, sequence, credits_id AS credits, (
            SELECT group_concat(kind || ' ' || amount_cents || ' ' || (reversed_at IS NOT NULL) ORDER BY rowid)
            FROM invoice_payments WHERE invoice_id = invoices.id
          ) AS payments, content ->> '$.subtotalCents' AS subtotal, content ->> '$.totalCents' AS total
        FROM invoices WHERE user_id = ? ORDER BY sequence`,
      ).bind(this.artist.id),
    ]);
    const keyOf = (id: unknown) =>
      [...this.invoiceIds].find(([, known]) => known === id)?.[0] ?? null;
    return JSON.stringify([
      business?.results[0]?.registrations,
      [...this.saleIds].map(([key, id]) => {
        const sale = sales?.results.find((row) => row.id === id);
        return {
          ...{ key, isOpen: sale?.is_open === 1, invoice: keyOf(sale?.invoice) },
          ...{ country: sale?.country, region: sale?.region, place: sale?.place },
          taxes: linesOf(typeof sale?.taxes === "string" ? JSON.parse(sale.taxes) : null),
        };
      }),
      sales?.results.length,
      invoices?.results.map(({ id, kind, sequence, credits, subtotal, total, payments }) => {
        const amounts = { subtotal, tax: Number(total) - Number(subtotal), payments };
        return { key: keyOf(id), kind, sequence, credits: keyOf(credits), ...amounts };
      }),
    ]);
  }

  expectation({ registrations, sales, invoices }: SalesModel): string {
    return JSON.stringify([
      JSON.stringify(businessOf(registrations).registrations),
      [...this.saleIds.keys()].map((known) => {
        const { key, isOpen, invoice, delivery, taxes } =
          sales.find(({ key: own }) => own === known) ?? sales[0] ?? never();
        const { buyer, handedOverIn } = deliveryOf(delivery);
        return {
          ...{ key, isOpen, invoice, country: buyer?.country ?? null },
          ...{ region: buyer?.region ?? null, place: handedOverIn || null },
          taxes: linesOf(taxes),
        };
      }),
      sales.length,
      invoices.map(({ key, kind, credits, subtotal, tax, payments }, index) => ({
        ...{ key, kind, sequence: index + 1, credits, subtotal, tax },
        payments:
          payments.map((one) => `${one.kind} ${one.cents} ${Number(one.isReversed)}`).join(",") ||
          null,
      })),
    ]);
  }

  /** What is wrong with the answers of the API after a sequence. */
  async findFaults(model: SalesModel): Promise<string[]> {
    const read = async (path: string) => (await this.send("GET", path)).json();
    const sales = v.parse(salesSchema, await read(apiPaths.sales));
    const invoices = v.parse(invoicesSchema, await read(salesPaths.invoices));
    const faults: string[] = [];
    const year = Number(earliestToday(new Date()).slice(0, 4));
    const inOrder = invoices.toReversed().map(({ number }) => number);
    if (`${inOrder}` !== `${inOrder.map((_number, index) => invoiceNumber(year, index + 1))}`) {
      faults.push(`the numbers ${inOrder}`);
    }
    const { sold, takenBack, paidCents, taxCents } = totalsOf(ledgerEntries({ sales, invoices }));
    const expected = JSON.stringify(ledgerSums(model));
    const counted = JSON.stringify({ count: sold - takenBack, paidCents, taxCents });
    if (counted !== expected) faults.push(`the ledger ${counted}, not ${expected}`);
    const sums = invoices.toReversed().map(({ openCents: open, toRefundCents: toRefund }) => ({
      ...{ open, toRefund },
    }));
    const expectedSums = model.invoices.map((invoice) => paymentSums(model, invoice));
    if (JSON.stringify(sums) !== JSON.stringify(expectedSums)) {
      faults.push(`paid ${JSON.stringify(sums)}, not ${JSON.stringify(expectedSums)}`);
    }
    // What the invoices charge, less what the credit notes take back, is what the sales on invoices do.
    const charged = invoices.reduce(
      (sum, { content }) => sum + content.totalCents - content.subtotalCents,
      0,
    );
    const onInvoices = sales
      .filter(({ invoice }) => invoice !== null)
      .flatMap(({ taxes }) => taxes ?? [])
      .reduce((sum, { cents }) => sum + cents, 0);
    if (charged !== onInvoices) faults.push(`${charged} on invoices, ${onInvoices} in the ledger`);
    return faults;
  }
}

function never(): never {
  throw new Error("The model has no sale.");
}

function linesOf(
  taxes: readonly { readonly tax: string; readonly rate: number; readonly cents: number }[] | null,
) {
  return taxes?.map(({ tax, rate, cents }) => `${tax} ${rate} ${cents}`) ?? null;
}

const deliveryNames = Object.keys(deliveries) as DeliveryName[];

function randomStep(random: () => number, sequence: Sequence): SalesStep {
  const sales = [...sequence.saleIds.keys()];
  const invoices = [...sequence.invoiceIds.keys()];
  const newKey = () => {
    sequence.keys += 1;
    return `key ${sequence.keys}`;
  };
  const saleKey = () => (sales.length > 0 ? pick(random, sales) : "none");
  const invoiceKey = () => (invoices.length > 0 ? pick(random, invoices) : "none");
  const delivery = () => pick(random, deliveryNames);
  const sell = (): SalesStep => ({
    ...{ do: "sell", key: newKey(), work: random() < 0.5 ? 0 : 1, delivery: delivery() },
    ...{ date: pick(random, ["2025-02-10", "2026-01-15"]), isAgents: random() < 0.15 },
    price: pick(random, [84_995, 125_555, 300_000, 70_001]),
  });
  const invoice = (): SalesStep => ({
    do: "invoice",
    key: invoices.length > 0 && random() < 0.15 ? pick(random, invoices) : newKey(),
    sales: [...new Set(random() < 0.3 ? [saleKey(), saleKey()] : [saleKey()])],
  });
  const register = (): SalesStep => ({
    do: "register",
    registrations: Math.floor(random() * registrationChoices.length),
  });
  const complete = (): SalesStep => ({ do: "complete", sale: saleKey(), delivery: delivery() });
  const credit = (): SalesStep => ({ do: "credit", key: newKey(), invoice: invoiceKey() });
  const pay = (): SalesStep => ({
    ...{ do: "pay", key: newKey(), invoice: invoiceKey() },
    kind: random() < 0.65 ? "payment" : "refund",
    cents: pick(random, [10_00, 300_00, 700_01, 848_95]),
  });
  const steps = [
    ...[sell, sell, register, register, complete, complete],
    ...[invoice, invoice, invoice, credit, credit],
    (): SalesStep => ({ do: "return", sale: saleKey() }),
    (): SalesStep => ({ do: "pay whole", invoice: invoiceKey(), isPaid: random() < 0.7 }),
    ...[pay, pay, pay],
    (): SalesStep => ({ do: "reverse", invoice: invoiceKey(), index: random() < 0.6 ? 0 : 1 }),
  ];
  return pick(random, steps)();
}

/** Runs one sequence; what was wrong with it. */
async function run(on: TestWorker, seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const artist = await signInProfessional(on);
  const sequence = new Sequence(on.env, artist);
  let model = await sequence.begin();
  const log: SalesStep[] = [];
  for (let count = 0; count < stepsEach; count += 1) {
    const first = randomStep(random, sequence);
    const steps = random() < 0.6 ? [first] : [first, randomStep(random, sequence)];
    log.push(...steps);
    // At once: what comes of it must be what one of the two orders leads to.
    const orders = [steps, steps.toReversed()].map((order) => inOrder(model, order));
    const answers = await Promise.all(steps.map((step) => sequence.carryOut(step)));
    const observed = await sequence.observe();
    const found = orders.find(
      (order) =>
        steps.every((step, index) => order.answers.get(step) === answers[index]) &&
        sequence.expectation(order.after) === observed,
    );
    if (found === undefined) {
      const expected = orders.map((order) => [
        ...order.answers.values(),
        sequence.expectation(order.after),
      ]);
      return [
        `${seed}: ${answers} after ${JSON.stringify(log)}: ${observed}, not ${JSON.stringify(expected)}`,
      ];
    }
    model = found.after;
  }
  const faults = await sequence.findFaults(model);
  return faults.map((fault) => `${seed}: ${fault} after ${JSON.stringify(log)}`);
}

function inOrder(model: SalesModel, steps: readonly SalesStep[]) {
  const answers = new Map<SalesStep, number>();
  let after = model;
  for (const step of steps) {
    const outcome = takeSalesStep(after, step);
    answers.set(step, outcome.answer);
    after = outcome.model;
  }
  return { answers, after };
}

function runAll(on: TestWorker, some: readonly number[]): Promise<string[][]> {
  return faultsOfSeeds(some, (seed) => run(on, seed));
}

const rules = "taxes, invoices and ledger agree with a second calculation, numbers without gaps";

test(`figure 21: ${seeds.length} random sequences of sales, registrations, invoices and credit notes: ${rules}`, async (context) => {
  const violations = await runAll(overSqlite(worker, seededRandom(0), 0.75), seeds);
  context.expect(violations.flat().slice(0, 5).join("\n")).toBe("");
  figure(context, 21, seeds.length, seeds.length - violations.length);
});

test(`figure 21: the first ${seedsOnD1.length} of these on D1`, async (context) => {
  context.expect(await runAll(worker, seedsOnD1)).toEqual([]);
});
