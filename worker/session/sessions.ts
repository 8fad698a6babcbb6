import type { BatchItem } from "drizzle-orm/batch";
import { dayInMilliseconds } from "#schema/days.ts";
import type { Database } from "#worker/db/client.ts";
import { AppError, unauthorized } from "#worker/errors.ts";
import type { SignedIn } from "#worker/http/context.ts";
import { sha256, toHex } from "#worker/http/digest.ts";
import {
  deleteSession,
  findSession,
  findSessionWith,
  insertSession,
  renewSession,
  type SelectOwn,
} from "./queries.ts";

/** A session ends this long after its last use, and this long after sign-in whatever its use. */
const idleLifetime = 14 * dayInMilliseconds;
const longestLifetime = 30 * dayInMilliseconds;
/** How often the last use is stored at most. */
const renewalInterval = dayInMilliseconds;

function expiry(createdAt: Date, lastUsedAt: Date): Date {
  return new Date(
    Math.min(lastUsedAt.getTime() + idleLifetime, createdAt.getTime() + longestLifetime),
  );
}

/** Creates a session and returns its token, which is stored only in the cookie; the row has its hash. */
export async function openSession(
  db: Database,
  userId: string,
  isReturning: boolean,
  now: Date,
): Promise<string> {
  const token = randomToken();
  await insertSession(db, {
    tokenHash: await sha256(token),
    userId,
    isReturning,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: expiry(now, now),
  });
  return token;
}

/**
 * The session of a token, renewed when its last use is a day old.
 * @throws AppError UNAUTHORIZED for a forged or revoked token, TOKEN_EXPIRED for an expired one.
 */
export async function resumeSession(db: Database, token: string, now: Date): Promise<SignedIn> {
  return resume(db, await findSession(db, await sha256(token)), now);
}

/** As `resumeSession`, with rows of the user from the same round trip. */
export async function resumeSessionWith<Query extends BatchItem<"sqlite">>(
  db: Database,
  token: string,
  selectOwn: SelectOwn<Query>,
  now: Date,
): Promise<{ signedIn: SignedIn; rows: Query["_"]["result"] }> {
  const { signedIn, rows } = await findSessionWith(db, await sha256(token), selectOwn);
  return { signedIn: await resume(db, signedIn, now), rows };
}

async function resume(db: Database, found: SignedIn | null, now: Date): Promise<SignedIn> {
  if (!found) throw unauthorized();
  const { tokenHash, createdAt, lastUsedAt, expiresAt } = found.session;
  if (expiresAt <= now) {
    throw new AppError("TOKEN_EXPIRED", "Your session has expired. Please log in again.");
  }
  if (now.getTime() - lastUsedAt.getTime() >= renewalInterval) {
    await renewSession(db, tokenHash, now, expiry(createdAt, now));
  }
  return found;
}

/**
 * Reads a valid session again, with its user and their subscription.
 * @throws AppError UNAUTHORIZED when it was revoked meanwhile.
 */
export async function readSignedIn(
  db: Database,
  { tokenHash }: SignedIn["session"],
): Promise<SignedIn> {
  const signedIn = await findSession(db, tokenHash);
  if (!signedIn) throw unauthorized();
  return signedIn;
}

/** Whether a token has a valid session, for a route that also serves visitors. */
export async function isLiveSession(db: Database, token: string, now: Date): Promise<boolean> {
  const signedIn = await findSession(db, await sha256(token));
  return signedIn !== null && signedIn.session.expiresAt > now;
}

/** Deletes a session; does nothing for an unknown token. */
export async function revokeSession(db: Database, token: string): Promise<void> {
  await deleteSession(db, await sha256(token));
}

function randomToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}
