import type { BatchItem } from "drizzle-orm/batch";
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

const day = 24 * 60 * 60 * 1000;

/** A session ends this long after its last use, and this long after sign-in whatever its use. */
const idleLifetime = 14 * day;
const longestLifetime = 30 * day;
/** Use is written down at most this often. */
const renewalInterval = day;

function expiry(createdAt: Date, lastUsedAt: Date): Date {
  return new Date(
    Math.min(lastUsedAt.getTime() + idleLifetime, createdAt.getTime() + longestLifetime),
  );
}

/** Opens a session and returns its token, which is kept nowhere but in the cookie. */
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
 * The session behind a token, renewed when its last use is a day old.
 * @throws AppError UNAUTHORIZED for a forged or revoked token, TOKEN_EXPIRED for one past its time.
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
 * A session that is known to be open as it is now, with its artist and their subscription.
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

/** Whether a token opens a session, for a route that serves the signed out as well. */
export async function isLiveSession(db: Database, token: string, now: Date): Promise<boolean> {
  const signedIn = await findSession(db, await sha256(token));
  return signedIn !== null && signedIn.session.expiresAt > now;
}

/** Ends a session; an unknown token is nothing to end. */
export async function revokeSession(db: Database, token: string): Promise<void> {
  await deleteSession(db, await sha256(token));
}

function randomToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}
