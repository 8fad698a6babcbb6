import { and, eq, getTableColumns, ne, or, type SQL, sql } from "drizzle-orm";
import {
  type ListedArtwork,
  listArtworksForAnswer,
  selectArtwork,
} from "#worker/artworks/queries.ts";
import type { Database } from "#worker/db/client.ts";
import {
  type ArtworkRow,
  type SessionRow,
  sessions,
  subscriptions,
  users,
} from "#worker/db/tables.ts";
import type { SignedIn } from "#worker/http/context.ts";

export async function insertSession(db: Database, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The session, its artist and their subscription in one query, expired or not; null when there is none. */
export async function findSession(db: Database, tokenHash: string): Promise<SignedIn | null> {
  return (await selectSession(db, tokenHash).get()) ?? null;
}

/** What is found of a session, and in the same round trip of its artist's works. */
export interface SessionWith<Artwork> {
  readonly signedIn: SignedIn | null;
  readonly artworks: Artwork[];
}

/** Whose list of works a client has, and in which version. */
export interface KnownArtworks {
  readonly userId: string;
  readonly version: string;
}

/** Newest first; none while they are still those of `known`. */
export async function findSessionWithArtworks(
  db: Database,
  tokenHash: string,
  known: KnownArtworks | null,
): Promise<SessionWith<ListedArtwork>> {
  const isNews =
    known === null
      ? undefined
      : or(ne(users.id, known.userId), ne(users.artworksVersion, known.version));
  const [found, artworks] = await db.batch([
    selectSession(db, tokenHash),
    listArtworksForAnswer(db, ownerOf(db, tokenHash, isNews)),
  ]);
  return { signedIn: found[0] ?? null, artworks };
}

/** The one work of this id, or none. */
export async function findSessionWithArtwork(
  db: Database,
  tokenHash: string,
  id: string,
): Promise<SessionWith<ArtworkRow>> {
  const [found, artworks] = await db.batch([
    selectSession(db, tokenHash),
    selectArtwork(db, ownerOf(db, tokenHash), id),
  ]);
  return { signedIn: found[0] ?? null, artworks };
}

export async function renewSession(
  db: Database,
  tokenHash: string,
  lastUsedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastUsedAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Rows of a batch come by name, so what two of the tables call the same has a name of its own here. */
const distinct = {
  userCreatedAt: sql`${users.createdAt}`.mapWith(users.createdAt).as("user_created_at"),
  subscriptionUserId: sql`${subscriptions.userId}`
    .mapWith(subscriptions.userId)
    .as("subscription_user_id"),
};

function selectSession(db: Database, tokenHash: string) {
  return db
    .select({
      session: getTableColumns(sessions),
      user: { ...getTableColumns(users), createdAt: distinct.userCreatedAt },
      subscription: { ...getTableColumns(subscriptions), userId: distinct.subscriptionUserId },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(sessions.tokenHash, tokenHash));
}

/** The owner of a session, for a query in the same round trip; nobody, unless `condition` holds. */
function ownerOf(db: Database, tokenHash: string, condition?: SQL): SQL {
  const owner = db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), condition));
  return sql`(${owner})`;
}
