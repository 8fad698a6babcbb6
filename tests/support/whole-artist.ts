import * as v from "valibot";
import { expect } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artwork.ts";
import { openDatabase } from "#worker/db/client.ts";
import { subscriptionAttempts, subscriptions, type UserRow } from "#worker/db/tables.ts";
import { signInArtist, type TestArtist } from "./artists.ts";
import { newArtwork } from "./artworks.ts";
import type { TestWorker } from "./harness.ts";
import { png, toDataUrl } from "./pictures.ts";

const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(Date.UTC(2027, 0, 1) + days * day + days);

/** A user row with every column filled, and no two with the same value. */
const whole: Partial<UserRow> = {
  email: "odile@example.com",
  firstName: "Odile",
  lastName: "Fournier",
  profileImageUrl: "https://pictures.example/odile.png",
  careerStages: ["established", "emerging"],
  weeklyHours: "11-20",
  salesHistory: "5-20k",
  education: "bfa,academic",
  customHourlyRateCents: 3255,
  city: "Rimouski",
  provinceState: "Québec",
  country: "Canada",
  tosAcceptedAt: later(1),
  maxArtworkSaves: 7,
};

const picture = toDataUrl("image/png", png());

/** An artist with a row in every table that can hold one about a person, and in the bucket pictures with
 * their thumbnails. */
export async function signInWholeArtist(worker: TestWorker): Promise<TestArtist> {
  const artist = await signInArtist(worker, whole);
  const db = openDatabase(worker.env.DB);
  await artist.request(apiPaths.artworks, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "key-of-a-save" },
    body: JSON.stringify(newArtwork({ imageUrl: picture, thumbnail: picture })),
  });
  const regretted = await artist.send(
    "POST",
    apiPaths.artworks,
    newArtwork({
      title: "Regretted",
      suggestedPrice: null,
      imageUrl: picture,
      thumbnail: picture,
    }),
  );
  const { id } = v.parse(artworkSchema, await regretted.json());
  expect((await artist.request(artworkPath(id), { method: "DELETE" })).status).toBe(204);
  await worker.env.DB.exec(
    "UPDATE deleted_artworks SET saves_before = 6173, picture_bytes = 40712693",
  );
  await worker.env.DB.exec("UPDATE artworks SET picture_bytes = 40712694");
  const sent = await artist.request(apiPaths.feedback, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "key-of-feedback" },
    body: JSON.stringify({ type: "improvement", subject: "Frames", message: "Count <them> in" }),
  });
  expect(sent.status).toBe(201);
  await worker.env.DB.exec("UPDATE feedback SET admin_notes = 'Planned for spring'");
  await db.insert(subscriptions).values({
    userId: artist.id,
    customerId: `cus_${artist.id}`,
    subscriptionId: "sub_odile",
    status: "active",
    term: "yearly",
    priceCents: 11328,
    currentPeriodEnd: later(2),
    cancelsAt: later(3),
    isPaused: false,
    paidThrough: later(4),
    accessUntil: later(5),
    version: "version-of-a-row",
    syncedAt: later(6),
  });
  await db.insert(subscriptionAttempts).values({
    userId: artist.id,
    id: `attempt-of-${artist.id}`,
    method: "checkout",
    term: "monthly",
    priceId: "price_monthly",
    paymentId: "cs_odile",
    createdAt: later(7),
    expiresAt: later(8),
  });
  return artist;
}
