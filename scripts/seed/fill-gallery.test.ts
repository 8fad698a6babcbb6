import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from "vitest";
import { isProfileComplete } from "#schema/artist/profile.ts";
import { media } from "#schema/artworks/media.ts";
import { pictureLimits, thumbnailLimits } from "#schema/artworks/pictures.ts";
import { defaultRates } from "#schema/currency.ts";
import { type PersonKind, shownName } from "#schema/people/person.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import {
  getPicture,
  getThumbnail,
  listObjects,
  pictureKeyOf,
} from "#worker/artworks/pictures/storage.ts";
import { readWebp } from "#worker/artworks/pictures/webp.ts";
import { openDatabase } from "#worker/db/client.ts";
import { documentWorks } from "#worker/db/document-tables.ts";
import { people as dealtWith } from "#worker/db/people-tables.ts";
import { type ArtworkRow, artworks, type UserRow, users } from "#worker/db/tables.ts";
import { putRate } from "#worker/rates/storage.ts";
import { fillGallery } from "./fill-gallery.ts";
import { openStores } from "./open-stores.ts";
import { seedWorks } from "./works.ts";

describe("seeding an empty state directory twice", () => {
  const now = new Date("2025-11-21T15:00:00Z");
  let directory: string;
  let stores: Awaited<ReturnType<typeof openStores>>;
  let people: UserRow[];
  let works: ArtworkRow[];
  let warn: MockInstance<typeof console.warn>;

  beforeAll(async () => {
    warn = vi.spyOn(console, "warn");
    directory = await mkdtemp(join(tmpdir(), "seed-"));
    const seeding = { issuer: "http://localhost:8788", subject: "odile", now, stripe: null };
    stores = await openStores(directory);
    await putRate(stores.env.RATES, { USD: 0.72, date: "2025-11-20" });
    await fillGallery(stores.env, seeding);
    await stores.close();
    stores = await openStores(directory);
    await fillGallery(stores.env, seeding);
    const db = openDatabase(stores.env.DB);
    people = await db.select().from(users);
    works = await db.select().from(artworks).orderBy(desc(artworks.createdAt));
  }, 300_000);

  afterAll(async () => {
    warn.mockRestore();
    await stores.close();
    await rm(directory, { recursive: true, force: true });
  });

  test("warns of nothing, though the stored rate is later than her past", () => {
    expect(warn).not.toHaveBeenCalled();
  });

  test("leaves one complete artist with every work once, newest first", () => {
    expect(people).toHaveLength(1);
    expect(artist()).toMatchObject({ artworkSaveCount: 24, hasUsedFreeCalculation: false });
    expect(isProfileComplete({ ...artist(), isAdmin: false, hasAcceptedTos: true })).toBe(true);
    expect(works.map((work) => work.title)).toEqual(seedWorks.map((work) => work.title));
  });

  test("leaves one picture and one thumbnail a work, in the work's proportions", async () => {
    const keys: string[] = [];
    for await (const page of listObjects(stores.env.PICTURES)) {
      keys.push(...page.map((object) => object.key));
    }
    const copies = await openDatabase(stores.env.DB).select().from(documentWorks);
    const agreed = copies.filter(({ documentId }) => documentId.length > 36);
    expect([copies.length - agreed.length, agreed.length]).toEqual([2, 16]);
    // Those of agreements have thumbnails too.
    expect(keys).toHaveLength(2 * works.length + copies.length + agreed.length);
    expect(new Set(keys.map(pictureKeyOf))).toEqual(
      new Set([...works, ...copies].map(({ pictureKey }) => pictureKey)),
    );
    for (const work of works) {
      expect(work.pictureKey).toMatch(new RegExp(`^${artist().id}/[-0-9a-f]{36}$`));
      expect(work.pictureBytes).toBeLessThan(pictureLimits.aimedBytes);
      expect(await readSize(getPicture, work)).toEqual(sizeWithin(1200, work));
      const thumbnailSize = sizeWithin(thumbnailLimits.longSidePixels, work);
      expect(await readSize(getThumbnail, work)).toEqual(thumbnailSize);
    }
    expect(new Set(works.map((work) => work.pictureHash)).size).toBe(works.length);
  });

  test("leaves who bought, one who only asked, and two galleries, each once", async () => {
    const rows = await openDatabase(stores.env.DB).select().from(dealtWith);
    const named = (kind: PersonKind) =>
      rows.filter((row) => row.kind === kind).map((row) => shownName(row));
    expect(named("person").toSorted()).toEqual([
      ...["A collector in Calgary", "Anne Thibault", "Claire Gagnon", "Daniel Lavoie"],
      ...["H. and R. MacNeil", "Hélène Caron", "Jeanne Morin", "Lise Paradis", "Marc-André Roy"],
      ...["Priya Nair", "The Alder Street Clinic", "Tom Okafor"],
    ]);
    expect(named("organization").toSorted()).toEqual(["Galerie du Fleuve", "North Wall, Halifax"]);
  });

  test("shows every medium", () => {
    expect(new Set(works.map((work) => work.medium))).toEqual(new Set(media));
  });

  test("prices every work as the formula does, and keeps how", () => {
    const facts = toArtistFacts({ ...artist(), customHourlyRate: 24 });
    for (const work of works) {
      const materialsCost = work.materialsCostCents / 100;
      const expected = explainPrice(facts, { ...work, materialsCost }, defaultRates, null);
      expect(work.breakdown).toEqual(expected);
      expect(work.priceCents).toBe(expected.totalCents);
    }
    expect(works[0]).toMatchObject({ title: "Low Tide, Kamouraska", priceCents: 123_690 });
  });

  async function readSize(get: typeof getPicture, { pictureKey }: ArtworkRow): Promise<number[]> {
    const object = await get(stores.env.PICTURES, pictureKey ?? "");
    expect(object?.httpMetadata?.contentType).toBe("image/webp");
    const { width, height } = readWebp(new Uint8Array((await object?.arrayBuffer()) ?? []));
    return [width, height];
  }

  function sizeWithin(longSidePixels: number, { widthInches, heightInches }: ArtworkRow): number[] {
    const scale = longSidePixels / Math.max(widthInches, heightInches);
    return [widthInches, heightInches].map((inches) => Math.round(inches * scale));
  }

  function artist(): UserRow {
    const [person] = people;
    if (person === undefined) throw new Error("No artist was seeded.");
    return person;
  }
});
