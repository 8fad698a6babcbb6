import { asc } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agendaOf } from "#schema/agenda/agenda.ts";
import { artworksSchema } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { defaultRates } from "#schema/currency.ts";
import { daySchema } from "#schema/day-schema.ts";
import { netOf } from "#schema/price-lists/channels.ts";
import { contradictionKey } from "#schema/price-lists/dismissals.ts";
import { curvesInCanadianDollars, listPriceOf } from "#schema/price-lists/list-curves.ts";
import { standardSizes } from "#schema/price-lists/sizes.ts";
import { startWorker, type TestWorker } from "#tests/support/harness.ts";
import { catalogueContradictions } from "#web/features/price-lists/catalogue.ts";
import { findFacts } from "#worker/agenda/queries.ts";
import { presentArtworks } from "#worker/artworks/present.ts";
import { readList } from "#worker/artworks/queries.ts";
import { numberOf } from "#worker/consignments/present.ts";
import { batchByName, openDatabase } from "#worker/db/client.ts";
import {
  consignments,
  consignmentVersions,
  consignmentWorks,
} from "#worker/db/consignment-tables.ts";
import { contradictionDismissals } from "#worker/db/price-list-tables.ts";
import { business, channels, type SaleRow, sales } from "#worker/db/sale-tables.ts";
import { type ArtworkRow, artworks, type HistoryRow, priceHistory } from "#worker/db/tables.ts";
import { presentDocument } from "#worker/documents/present.ts";
import { selectDocuments } from "#worker/documents/queries.ts";
import { presentInvoices } from "#worker/invoices/present.ts";
import { selectInvoices } from "#worker/invoices/queries.ts";
import { owedByGallery } from "#worker/payouts/accounts.ts";
import { owedRowsOf } from "#worker/payouts/owed.ts";
import { owedQueries } from "#worker/payouts/queries.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { selectPriceLists } from "#worker/price-lists/queries.ts";
import { businessOn } from "./documents.ts";
import { fillGallery } from "./fill-gallery.ts";
import { channels as seedChannels, timelines } from "./timelines.ts";
import { seedWorks } from "./works.ts";

type Expected = readonly [
  status: ArtworkRow["status"],
  /** In Canadian dollars; null where the formula's price is asked. */
  asks: number | null,
  /** From the day it was added to the sale, and what reached her after its materials. */
  days?: number,
  reached?: number,
];

/** What the design of the price list shows of the works on November 22, 2026; Ice Road has an early price besides. */
const design: Readonly<Record<string, Expected>> = {
  "Low Tide, Kamouraska": ["on-hold", 1550],
  "Ten Bands": ["available", null],
  "Second Breath": ["sold", 200, 16, 118],
  Barley: ["sold", 1875, 41, 915],
  Alders: ["not-for-sale", null],
  "Thaw on the Ouelle": ["sold", 400, 31, 381.5],
  "Field at Nine": ["sold", 175, 45, 162.43],
  "Letters Not Sent": ["sold", 675, 45, 303.5],
  "Après la pluie": ["consigned", 5750],
  "Wharf Lights": ["consigned", null],
  "Snow Fence": ["consigned", null],
  "Kitchen, Six O’Clock": ["available", null],
  Undertow: ["available", 1925],
  "Batture, octobre": ["sold", 250, 38, 150.2],
  "What the River Kept": ["not-for-sale", null],
  "Small Weather": ["available", null],
  "Five Roofs, Trois-Pistoles": ["available", null],
  Sumac: ["sold", 900, 41, 401.8],
  "Pierres de Métis": ["sold", 1650, 107, 822],
  "Tide Table": ["sold", 125, 27, 114.98],
  "Carte postale": ["sold", 150, 14, 146.1],
  "Salt Marsh, Evening": ["sold", 825, 74, 785.4],
  "Ice Road": ["consigned", 975],
  "Headland in Fog": ["consigned", 425],
};

describe("the demonstration artist's two years", () => {
  const now = new Date("2026-11-22T15:00:00Z");
  const today = "2026-11-22";
  let worker: TestWorker;
  let works: ArtworkRow[];
  let history: HistoryRow[];
  let ledger: SaleRow[];

  beforeAll(async () => {
    worker = await startWorker();
    const issuer = "http://localhost:8788";
    await fillGallery(worker.env, { stripe: null, issuer, subject: "odile", now });
    const db = openDatabase(worker.env.DB);
    works = await db.select().from(artworks).orderBy(asc(artworks.createdAt));
    history = await db.select().from(priceHistory).orderBy(asc(priceHistory.id));
    ledger = await db.select().from(sales);
  }, 180_000);

  afterAll(() => worker.close());

  const artistId = () => works[0]?.userId ?? "";
  const historyOf = ({ id }: ArtworkRow) => history.filter(({ artworkId }) => artworkId === id);
  const lastOf = (work: ArtworkRow, ...kinds: HistoryRow["kind"][]) =>
    historyOf(work).findLast(({ kind }) => kinds.includes(kind));

  test("every work has a timeline, and every timeline its work", () => {
    expect(Object.keys(timelines).sort()).toEqual(seedWorks.map(({ title }) => title).sort());
    expect(Object.keys(design).sort()).toEqual(Object.keys(timelines).sort());
  });

  test("each is where the design shows it, at the price that it shows", () => {
    for (const work of works) {
      const [status, asks] = design[work.title] ?? [];
      expect([work.title, work.status]).toEqual([work.title, status]);
      const cents = asks === null || asks === undefined ? null : asks * 100;
      const { askingPriceCents, listedCents } = work;
      expect([work.title, askingPriceCents ?? listedCents]).toEqual([work.title, cents]);
    }
    const followers = works.filter(({ listedCents }) => listedCents !== null);
    expect(followers.map(({ title }) => title)).toEqual(["Undertow", "Low Tide, Kamouraska"]);
  });

  test("her list holds since September 15, 2025, and asks what the design shows", async () => {
    const [list] = (await selectPriceLists(openDatabase(worker.env.DB), artistId())).map(
      presentList,
    );
    expect(list).toMatchObject({ number: 1, holdsFrom: "2025-09-15", undoneAt: null });
    const column = (medium: Medium) =>
      standardSizes("imperial").map((size) => list && listPriceOf(list, medium, size));
    const dollars = (...amounts: number[]) => amounts.map((amount) => amount * 100);
    expect(column("oil")).toEqual(
      dollars(200, 350, 425, 550, 625, 900, 1050, 1100, 1325, 1550, 2200, 2325, 2825, 3975),
    );
    expect(column("ink")).toEqual(
      dollars(100, 125, 150, 200, 225, 325, 375, 400, 500, 575, 800, 850, 1025, 1450),
    );
    expect(column("mosaic")).toEqual(
      dollars(350, 625, 775, 1000, 1150, 1625, 1900, 2000, 2425, 2825, 3975, 4200, 5100, 7225),
    );
  });

  test("exactly six contradictions are in her catalogue, and one of them is left as it is", async () => {
    const db = openDatabase(worker.env.DB);
    const [list] = (await selectPriceLists(db, artistId())).map(presentList);
    if (!list?.curves) throw new Error("She has no published list.");
    const { works: stored } = await readList(db, artistId(), now);
    const catalogue = v.parse(artworksSchema, JSON.parse(presentArtworks(stored)));
    const titles = new Map(catalogue.map(({ id, title }) => [id, title]));
    const found = catalogueContradictions(catalogue, {
      curves: curvesInCanadianDollars(
        { curves: list.curves, currency: list.currency },
        defaultRates,
      ),
      minimumCents: list.rounding.minimumCents,
      rates: defaultRates,
    });
    expect(
      found.map(({ kind, workIds, suggestedCents }) => [
        kind,
        ...workIds.map((id) => titles.get(id)),
        suggestedCents / 100,
      ]),
    ).toEqual([
      ["below-minimum", "Small Weather", 100],
      ["off-the-list", "Après la pluie", 5750],
      ["off-the-list", "Ice Road", 1200],
      ["off-the-list", "Wharf Lights", 1512.84],
      ["same-size-differs", "Kitchen, Six O’Clock", "Five Roofs, Trois-Pistoles", 191.14],
      ["larger-costs-less", "Snow Fence", "Headland in Fog", 425],
    ]);
    const left = await db.select().from(contradictionDismissals);
    const [, dear] = found;
    expect(left).toEqual([
      expect.objectContaining({
        key: dear && contradictionKey(dear),
        reason: "Nothing else of mine is five feet tall.",
      }),
    ]);
  });

  test("a work is sold exactly if one sale of it is open", () => {
    const open = ledger.filter(({ returnedAt }) => returnedAt === null);
    expect(open.map(({ artworkId }) => artworkId).sort()).toEqual(
      works
        .filter(({ status }) => status === "sold")
        .map(({ id }) => id)
        .sort(),
    );
    expect(open).toHaveLength(11);
  });

  test("what reached her is what the channel left, as the design shows it to the cent", () => {
    for (const sale of ledger) {
      const work = works.find(({ id }) => id === sale.artworkId);
      const channel = seedChannels.find(({ id }) => id === sale.channelId);
      if (!work || !channel)
        throw new Error(`The work or the channel of the sale of ${sale.artworkTitle} is missing.`);
      const none = { materialsCents: 0, framingCents: 0, overheadCents: 0, hours: 0 };
      const net = netOf({ retailCents: sale.priceCents, channel, costs: none });
      expect(sale.netCents).toBe(net.netCents);
      const [, asks = null, days = 0, reached = 0] = design[work.title] ?? [];
      expect(sale.priceCents).toBe((asks ?? 0) * 100);
      // The design rounds what is left, the ledger the fee.
      expect(Math.abs(sale.netCents - work.materialsCostCents - reached * 100)).toBeLessThan(1.01);
      const soldOn = Date.parse(v.parse(daySchema, sale.date));
      const added = Date.parse(work.createdAt.toISOString().slice(0, 10));
      expect([work.title, (soldOn - added) / 86_400_000]).toEqual([work.title, days]);
    }
  });

  test("her documents are of their days: a certificate, and an invoice that was paid, with both taxes", async () => {
    const db = openDatabase(worker.env.DB);
    expect(await db.select().from(business)).toMatchObject([businessOn(now)]);
    expect(businessOn(now).registrations.map(({ since }) => since)).toEqual([
      "2026-10-01",
      "2026-10-01",
    ]);
    const invoices = presentInvoices(await selectInvoices(db, artistId()));
    expect(invoices).toMatchObject([
      {
        number: "2026-001",
        issuedOn: "2026-10-04",
        payment: { paidOn: "2026-10-04", method: "Virement Interac" },
        content: {
          language: "fr-en",
          buyer: { name: "Claire Gagnon", address: "Québec (Québec)", region: "QC" },
          lines: [{ work: { title: "Thaw on the Ouelle", hasPicture: true }, priceCents: 40_000 }],
          taxes: [
            { label: "GST", rate: 5, cents: 2_000 },
            { label: "QST", rate: 9.975, cents: 3_990 },
          ],
          ...{ totalCents: 45_990, depositCents: 0, balanceCents: 45_990 },
        },
      },
    ]);
    const invoiced = ledger.filter(({ invoiceId }) => invoiceId !== null);
    expect(invoiced.map(({ artworkTitle }) => artworkTitle)).toEqual(["Thaw on the Ouelle"]);
    expect((await selectDocuments(db, artistId())).map(presentDocument)).toMatchObject([
      {
        ...{ kind: "certificate", issuedOn: "2026-03-27" },
        content: { work: { title: "Sumac", hasPicture: true }, hours: 9.5 },
      },
    ]);
  });

  test("her galleries have an agreement that is over, one that owes, and one that is open and late", async () => {
    const db = openDatabase(worker.env.DB);
    const rows = await db.select().from(consignments).orderBy(asc(consignments.createdAt));
    const sent = await db.select().from(consignmentWorks);
    const titleOf = (id: string) => works.find((work) => work.id === id)?.title;
    expect(
      rows.map((row) => [numberOf(row), row.channelId, row.state, row.amendment, row.version]),
    ).toEqual([
      ["C-2026-001", "gallery-50", "closed", null, 1],
      ["C-2026-002", "gallery-40", "confirmed", null, 2],
      ["C-2026-003", "gallery-50", "confirmed", null, 2],
    ]);
    const hereOf = ({ id }: (typeof rows)[number]) =>
      sent
        .filter(({ consignmentId, isHere }) => consignmentId === id && isHere)
        .map(({ artworkId }) => titleOf(artworkId))
        .sort();
    expect(rows.map(hereOf)).toEqual([
      [],
      ["Après la pluie"],
      ["Headland in Fog", "Ice Road", "Snow Fence", "Wharf Lights"],
    ]);
    const consigned = works.filter(({ status }) => status === "consigned");
    expect(sent.filter(({ isHere }) => isHere)).toHaveLength(consigned.length);
    const versions = await db.select().from(consignmentVersions);
    expect(versions.map(({ confirmedBy }) => confirmedBy).sort()).toEqual([
      ...["Joan Whynot", "Joan Whynot", "Sylvie Bernier", "Sylvie Bernier", "Sylvie Bernier"],
    ]);
    for (const { content } of versions) {
      expect(content?.gallery.address.city).toMatch(/^(Rimouski|Halifax)$/);
      for (const { work, priceCents } of content?.works ?? []) {
        expect([work.title, work.hasPicture, priceCents]).toEqual([
          ...[work.title, true, expect.any(Number)],
        ]);
      }
    }
    const accounts = owedByGallery(
      owedRowsOf(await batchByName(db, owedQueries(db, artistId()))),
      today,
    );
    expect(
      accounts.map(({ channelId, owedCents, paidCents, openCents, overdueSince }) => [
        ...[channelId, owedCents, paidCents, openCents, overdueSince],
      ]),
    ).toEqual([
      ["gallery-50", 787_50, 450_00, 337_50, "2026-10-12"],
      ["gallery-40", 2_115_00, 990_00, 1_125_00, null],
    ]);
  });

  test("her agenda has what is late, what guests sent, and what is due next", async () => {
    const db = openDatabase(worker.env.DB);
    const { facts } = await findFacts(db, artistId(), { today, isAhead: false });
    const items = agendaOf(facts, today).map(({ kind, date, isOverdue, subject }) => [
      ...[kind, date, isOverdue, subject],
    ]);
    expect(items).toEqual([
      ["payout-overdue", "2026-10-12", true, "Galerie du Fleuve"],
      ["entry", "2026-11-19", false, "Sylvie Bernier"],
      ["entry", "2026-11-21", false, "Priya Nair"],
      ["report-due", "2026-11-30", false, "North Wall, Halifax"],
      ["due-back", "2026-12-20", false, "Après la pluie"],
    ]);
  });

  test("the taxes of every sale are known: none before she registered, nor through a gallery", () => {
    const charged = ledger
      .filter(({ taxes }) => taxes === null || taxes.length > 0)
      .map(({ artworkTitle, taxes }) => [artworkTitle, taxes?.map(({ cents }) => cents)]);
    expect(charged.sort()).toEqual([
      ["Field at Nine", [2_275]],
      ["Second Breath", [1_000]],
      ["Thaw on the Ouelle", [2_000, 3_990]],
    ]);
  });

  test("the history ascends, and ends with what the work is now", () => {
    for (const work of works) {
      const lines = historyOf(work);
      const times = lines.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(lines[0]).toMatchObject({ kind: "suggested", amountCents: work.priceCents });
      expect(lines[0]?.at).toEqual(work.createdAt);
      expect(lastOf(work, "asking")?.amountCents ?? null).toBe(work.askingPriceCents);
      const status = lastOf(work, "status", "sold", "returned")?.status ?? "available";
      expect([work.title, status]).toEqual([work.title, work.status]);
      if (work.status === "sold") {
        const sale = ledger.find(({ artworkId }) => artworkId === work.id);
        expect(lines.at(-1)).toMatchObject({ kind: "sold", amountCents: sale?.priceCents });
      }
      expect(work.updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    const first = Math.min(...history.map(({ at }) => at.getTime()));
    expect((now.getTime() - first) / 86_400_000).toBeGreaterThan(720);
  });

  test("no price is lowered without a reason", () => {
    for (const work of works) {
      let highest = 0;
      for (const { kind, amountCents, reason } of historyOf(work)) {
        if (kind !== "asking" && kind !== "suggested") continue;
        if ((amountCents ?? 0) < highest)
          expect([work.title, reason]).not.toEqual([work.title, ""]);
        highest = Math.max(highest, amountCents ?? 0);
      }
    }
  });

  test("inventory numbers count the works of each year, the oldest first", () => {
    const counts = new Map<number, number>();
    for (const { createdAt, inventoryNumber } of works) {
      const year = createdAt.getUTCFullYear();
      const count = (counts.get(year) ?? 0) + 1;
      counts.set(year, count);
      expect(inventoryNumber).toBe(`${year}-${String(count).padStart(3, "0")}`);
    }
    expect([...counts.keys()]).toEqual([2024, 2025, 2026]);
  });

  test("her channels have the names that her works and sales mention", async () => {
    const stored = await openDatabase(worker.env.DB).select().from(channels);
    expect(stored.map(({ name }) => name)).toEqual(seedChannels.map(({ name }) => name));
    for (const { status, statusWho, statusChannelId } of works) {
      if (status !== "consigned") continue;
      // By an agreement the channel alone says it.
      expect(statusWho).toBeNull();
      expect(stored.find(({ id }) => id === statusChannelId)?.name).toEqual(expect.any(String));
    }
  });
});
