import { and, eq } from "drizzle-orm";
import { defaultRates } from "#schema/currency.ts";
import { fromCents, toCents } from "#schema/money.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { parsePicture } from "#worker/artworks/pictures/parse-picture.ts";
import { deletePicturesOf } from "#worker/artworks/pictures/storage.ts";
import { storePicture } from "#worker/artworks/pictures/store-picture.ts";
import { newRecord } from "#worker/artworks/record-columns.ts";
import { insertArtwork } from "#worker/artworks/save-queries.ts";
import { replaceChannels } from "#worker/channels/replace.ts";
import type { VerbContext } from "#worker/context.ts";
import { type Database, openDatabase } from "#worker/db/client.ts";
import { noListsVersion } from "#worker/db/columns.ts";
import { subscriptions } from "#worker/db/subscription-tables.ts";
import { users } from "#worker/db/tables.ts";
import type { Bindings } from "#worker/env.ts";
import { changePerson } from "#worker/people/change.ts";
import { createPerson } from "#worker/people/create.ts";
import { deleteProfile } from "#worker/profile/queries.ts";
import type { RateStore } from "#worker/rates/storage.ts";
import type { OpenStripe } from "../local/stripe.ts";
import { galleryAddresses, type SeedAgreement, seedAgreements } from "./agreements.ts";
import { applyStep } from "./apply-agreement.ts";
import { applyEvent } from "./apply-event.ts";
import { daysBefore } from "./days.ts";
import { issueDocuments } from "./documents.ts";
import { enquirer, profile, subscription } from "./odile.ts";
import { openRoom } from "./open-room.ts";
import { publishList } from "./publish-list.ts";
import { readPictureFile } from "./read-picture-file.ts";
import { subscribe, unsubscribe } from "./subscribe.ts";
import { channels, timelines } from "./timelines.ts";
import { type SeedWork, seedWorks } from "./works.ts";

/** The stored rate is of a later day than her past, and all her prices are in Canadian dollars. */
const noRates: RateStore = { get: async () => null };

/** As a save beyond the free plan's limit, before any price list. */
const unlimited = {
  allowance: "unlimited",
  save: null,
  priceListsVersion: noListsVersion,
} as const;

interface Seeding {
  /** The local stand-in; null for a Stripe account of one's own, which has no such customer. */
  readonly stripe: OpenStripe | null;
  readonly issuer: string;
  readonly subject: string;
  readonly now: Date;
}

/** Puts the demonstration artist and her works into empty or used stores: what she had before is gone. */
export async function fillGallery(
  { DB, PICTURES }: Pick<Bindings, "DB" | "PICTURES">,
  seeding: Seeding,
): Promise<number> {
  const db = openDatabase(DB);
  const ownerId = await replaceArtist(db, PICTURES, seeding);
  const context: VerbContext = {
    db,
    pictures: PICTURES,
    rates: noRates,
    artist: { id: ownerId },
    now: seeding.now,
  };
  await nameGalleries(context, await replaceChannels(context, channels));
  // Each on its day, as she would have done it; those of one day in this order.
  const past = [...seedWorks.flatMap(pastOf), ...seedAgreements.flatMap(pastOfAgreement)];
  for (const { apply } of past.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    await apply(context);
  }
  // Last, because works that are edited under a list follow it.
  await publishList(db, ownerId, seeding.now);
  await issueDocuments(context);
  await openRoom(context);
  await createPerson(
    { ...context, now: daysBefore(seeding.now, enquirer.daysAgo) },
    { input: enquirer.person, idempotencyKey: null },
  );
  return seedWorks.length;
}

/** Something that was done so many days before the day of seeding. */
interface Past {
  readonly daysAgo: number;
  readonly apply: (context: VerbContext) => Promise<void>;
}

function pastOf(work: SeedWork): Past[] {
  const id = crypto.randomUUID();
  const events = timelines[work.title] ?? [];
  return [
    { daysAgo: work.createdDaysAgo, apply: (context) => saveWork(context, id, work) },
    ...events.map((event) => ({
      daysAgo: event.daysAgo,
      apply: (context: VerbContext) => applyEvent(context, id, event),
    })),
  ];
}

function pastOfAgreement(agreement: SeedAgreement): Past[] {
  let id: string | null = null;
  return agreement.steps.map((step) => ({
    daysAgo: step.daysAgo,
    apply: async (context) => {
      id = await applyStep(context, { agreement, id }, step);
    },
  }));
}

async function saveWork(context: VerbContext, id: string, work: SeedWork): Promise<void> {
  const { imageUrl, thumbnail } = readPictureFile(work);
  const row = { ...describe(work, context.artist.id, context.now), id };
  // Beyond the free plan's limit, and without using up her free calculation.
  await storePicture(context, {
    picture: parsePicture(imageUrl, thumbnail),
    write: (stored) => insertArtwork(context.db, { ...row, ...stored }, unlimited),
  });
}

/** Says where the galleries are, which are among her people since they are her channels. */
async function nameGalleries(
  context: VerbContext,
  rows: Awaited<ReturnType<typeof replaceChannels>>,
): Promise<void> {
  for (const [channelId, { language, ...address }] of Object.entries(galleryAddresses)) {
    const id = rows.find((row) => row.id === channelId)?.personId;
    if (!id) throw new Error(`The gallery of ${channelId} is nobody.`);
    await changePerson(context, { id, input: { address, language }, editedVersion: null });
  }
}

/** Nothing else takes back a used free calculation. */
async function replaceArtist(
  db: Database,
  pictures: R2Bucket,
  { stripe, issuer, subject, now }: Seeding,
): Promise<string> {
  const earlier = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
    .get();
  if (earlier) {
    // Ended here, so that the deletion leaves nothing to cancel.
    const [ended] = await db
      .delete(subscriptions)
      .where(eq(subscriptions.userId, earlier.id))
      .returning();
    if (stripe && ended) await unsubscribe(stripe, ended.customerId);
    await deleteProfile(db, earlier.id, now);
    await deletePicturesOf(pictures, earlier.id);
  }
  const id = crypto.randomUUID();
  const createdAt = daysBefore(now, 730);
  await db
    .insert(users)
    .values({ ...profile, id, issuer, subject, createdAt, tosAcceptedAt: createdAt });
  const subscribed = stripe ? await subscribe(stripe, id, now) : unknownToStripe(id, now);
  await db.insert(subscriptions).values({ ...subscription, ...subscribed });
  return id;
}

/** Stripe has no such customer, and is not asked before the subscription ends. */
function unknownToStripe(userId: string, now: Date) {
  const nextYear = daysBefore(now, -365);
  return {
    ...{ userId, customerId: `cus_of_${userId}`, syncedAt: now },
    ...{ currentPeriodEnd: nextYear, accessUntil: nextYear, retryAt: nextYear },
  };
}

/** The row as a save from the application would write it, but for its dates and its picture. */
function describe(work: SeedWork, ownerId: string, now: Date) {
  const artist = toArtistFacts({
    ...profile,
    customHourlyRate: fromCents(profile.customHourlyRateCents),
  });
  const facts = {
    widthInches: work.width,
    heightInches: work.height,
    support: work.support,
    medium: work.medium,
    hoursSpent: work.hours,
  };
  const priced = { ...facts, materialsCost: work.materials };
  // Priced in Canadian dollars, so no rate comes into it.
  const breakdown = explainPrice(artist, priced, defaultRates, null);
  const createdAt = daysBefore(now, work.createdDaysAgo);
  return {
    ...facts,
    userId: ownerId,
    title: work.title,
    dateCreated: String(createdAt.getUTCFullYear()),
    materialsCostCents: toCents(work.materials),
    priceCents: breakdown.totalCents,
    currency: breakdown.currency,
    breakdown,
    createdAt,
    updatedAt: createdAt,
    ...newRecord,
  };
}
