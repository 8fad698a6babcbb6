import * as v from "valibot";
import { test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworksSchema } from "#schema/artworks/artwork.ts";
import { media } from "#schema/artworks/media.ts";
import { supports } from "#schema/artworks/supports.ts";
import { channelsSchema, firstChannels, type SalesChannel } from "#schema/channels/channel.ts";
import { currencies } from "#schema/currency.ts";
import { salesSchema } from "#schema/sales/sale.ts";
import { cleanLine, cleanLines } from "#schema/text.ts";
import type { Units } from "#schema/units.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { runConcurrently } from "#tests/support/concurrency.ts";
import { worksContext, worksCsv } from "#tests/support/export-words.ts";
import { figure } from "#tests/support/figure.ts";
import { pick } from "#tests/support/random.ts";
import { openImportOf, readFileOfWorks, sendImportRows } from "#tests/support/read-back.ts";
import { saveBusiness, sendSale, signInProfessional } from "#tests/support/records.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { workFacts } from "#tests/support/work-facts.ts";
import type { Locale } from "#web/i18n/words.ts";
import { seededRandom } from "#web/works/seeded-random.ts";
import { newRecord } from "#worker/artworks/record-columns.ts";
import { openDatabase } from "#worker/db/client.ts";
import { artworks } from "#worker/db/tables.ts";

const worker = workerForTests({ isLimited: false });

const worksEach = 250;

/** Titles and notes of every kind that a spreadsheet could take for something else. */
const texts = [
  ...[
    "Low Tide",
    "L’été, à neuf heures",
    '"Quoted"',
    "=1+1",
    "'=1+1",
    "+1",
    "-x",
    "-12.50",
    "@you",
  ],
  ...[
    "a; b\tc",
    "1,550",
    "001",
    "TRUE",
    "été 🌊",
    "‮reversed",
    "one\ntwo",
    "'tis",
    "N/A",
    "2024-05-01",
  ],
];

/** Medium lines: the artist's own words, also such as are proposed for another work. */
const lines = [
  ...["oil on linen", "cold wax and oil", "acrylic, ink, sand", "fusain, craie; papier d’Arches"],
  ...["Charcoal on canvas", "=oil", "-", "egg tempera"],
];

const buyers = [
  { country: "CA", region: "QC", address: "4, rue Saint-Jean\nQuébec" },
  { country: "CA", region: "ON", address: "12 King St" },
  { country: "FR", region: "", address: "" },
];

const channels: SalesChannel[] = [
  ...firstChannels,
  {
    ...{
      id: "vent",
      kind: "gallery",
      name: "Galerie Vent",
      commission: 0.35,
      percentageFee: 0.015,
    },
    ...{ fixedFeeCents: 125, discount: 0.05, discountBorneBy: "gallery", shippingCents: 1_500 },
    chargesTax: true,
  },
  {
    ...{ id: "market", kind: "fair", name: "Marché d’été", commission: 0, percentageFee: 0.027 },
    ...{ fixedFeeCents: 10, discount: 0, discountBorneBy: "artist", shippingCents: 0 },
    chargesTax: false,
  },
];

/** An artist's random works, of which some are sold. */
async function createCatalogue(random: () => number, units: Units): Promise<TestArtist> {
  const artist = await signInProfessional(worker, { usesMetric: units === "metric" });
  await saveBusiness(artist);
  const changed = await artist.send("PUT", apiPaths.channels, channels);
  if (changed.status !== 200) throw new Error(await changed.text());
  const text = () => (random() < 0.3 ? "" : pick(random, texts));
  const day = () => `2026-${pick(random, ["01", "06", "09"])}-${pick(random, ["02", "13", "30"])}`;
  const maybe = <Value>(value: Value) => (random() < 0.5 ? value : null);
  const side = () =>
    pick(random, [random() * 80 + 0.1, Math.ceil(random() * 60), Math.ceil(random() * 900) / 25.4]);
  const numbers = new Set<string>();
  const db = openDatabase(worker.env.DB);
  const ids: string[] = [];
  for (let index = 0; index < worksEach; index += 1) {
    const number = pick(random, [
      `2026-${String(index).padStart(3, "0")}`,
      `=A/${index}`,
      `N° ${index}`,
    ]);
    numbers.add(number);
    const status = pick(random, ["available", "on-hold", "consigned", "not-for-sale"] as const);
    const isHeld = status === "on-hold";
    const isOut = status === "consigned";
    const asks = random() < 0.6;
    const follows = !asks && random() < 0.5;
    const id = crypto.randomUUID();
    const price = Math.ceil(random() * 900_000);
    await db.insert(artworks).values({
      ...newRecord,
      ...{
        id,
        userId: artist.id,
        title: cleanLine(text()) || "Untitled Artwork",
        dateCreated: String(1950 + (index % 76)),
      },
      ...{
        widthInches: side(),
        heightInches: side(),
        support: pick(random, supports),
        medium: pick(random, media),
      },
      materialsCostCents: maybe(Math.floor(random() * 90_000)) ?? 0,
      hoursSpent: maybe(Math.round(random() * 4_000) / 100) ?? 0,
      ...{ priceCents: maybe(price), currency: pick(random, currencies), breakdown: null },
      ...{
        inventoryNumber: number,
        status,
        location: cleanLine(text()),
        notes: cleanLines(text()),
      },
      statusWho: isHeld || isOut ? cleanLine(pick(random, texts)) : null,
      statusUntil: isHeld ? maybe("2099-12-31") : null,
      ...{
        statusSince: isOut ? maybe(day()) : null,
        statusDueBack: isOut ? maybe("2099-01-31") : null,
      },
      askingPriceCents: asks ? Math.ceil(random() * 900_000) : null,
      askingCurrency: asks ? pick(random, currencies) : null,
      listedCents: follows ? Math.ceil(random() * 900_000) : null,
      listedCurrency: follows ? pick(random, currencies) : null,
      statusChannelId: isOut ? maybe(pick(random, channels).id) : null,
      mediumLine: random() < 0.3 ? "" : pick(random, lines),
      ...{ framed: random() < 0.5, framingCents: maybe(Math.floor(random() * 50_000)) ?? 0 },
      archived: random() < 0.1,
      ...{ createdAt: new Date(Date.now() - index * 1000), updatedAt: new Date() },
    });
    ids.push(id);
  }
  await runConcurrently(ids, async (artworkId) => {
    if (random() < 0.5) return;
    const channel = pick(random, channels);
    const buyer = {
      ...{ name: pick(random, texts), email: "someone@example.com" },
      ...(random() < 0.7 && pick(random, buyers)),
    };
    const delivery = pick(random, [
      {},
      { deliveredBy: "artist" },
      { deliveredBy: "carrier" },
      { deliveredBy: "handed-over", handedOverIn: pick(random, ["QC", "NS"]) },
    ] as const);
    await sendSale(artist, {
      ...{ artworkId, date: day(), priceCents: Math.ceil(random() * 900_000) + 100 },
      ...{ currency: pick(random, currencies), channelId: channel.id },
      ...(random() < 0.5 && { buyer }),
      ...delivery,
      ...(random() < 0.5 && { discountCents: Math.floor(random() * 100) }),
    });
  });
  return artist;
}

async function readAll(artist: TestArtist) {
  const works = v.parse(artworksSchema, await (await artist.request(apiPaths.artworks)).json());
  const sales = v.parse(salesSchema, await (await artist.request(apiPaths.sales)).json());
  const ways = v.parse(channelsSchema, await (await artist.request(apiPaths.channels)).json());
  return { works, sales: new Map(sales.map((sale) => [sale.id, sale])), channels: ways };
}

const kinds: readonly [Locale, Units][] = [
  ["en-CA", "imperial"],
  ["en-CA", "metric"],
  ["fr-CA", "imperial"],
  ["fr-CA", "metric"],
];

// Each takes a quarter of a minute: each day has two.
for (const [index, [locale, units]] of casesOfDay([...kinds.entries()], 2)) {
  const title = `works and sales that are exported in ${locale} and ${units} units are the same in an empty account`;
  test(title, async (context) => {
    const random = seededRandom(25 + index);
    const artist = await createCatalogue(random, units);
    const before = await readAll(artist);
    const csv = worksCsv(before.works, worksContext(locale, { units, ...before }));
    const bytes = new TextEncoder().encode(csv);
    const { analysis, ready } = await readFileOfWorks(bytes);
    const fresh = await signInProfessional(worker);
    const { id } = await openImportOf(fresh, bytes, ready.length);
    await sendImportRows(fresh, id, ready);
    const after = await readAll(fresh);
    const copies = new Map(after.works.map((work) => [work.inventoryNumber, work]));
    const differing = before.works.filter((work) => {
      const copy = copies.get(work.inventoryNumber);
      const expected = JSON.stringify(workFacts(work, before.sales, before.channels));
      return (
        copy === undefined ||
        JSON.stringify(workFacts(copy, after.sales, after.channels)) !== expected
      );
    });
    const [first] = differing;
    if (first !== undefined) {
      const copy = copies.get(first.inventoryNumber);
      console.error(
        workFacts(first, before.sales, before.channels),
        copy && workFacts(copy, after.sales, after.channels),
        analysis.outcome?.rows[0],
      );
    }
    figure(context, 25, before.works.length, before.works.length - differing.length);
  });
}
