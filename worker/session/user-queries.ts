import { eq, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { type UserRow, users } from "#worker/db/tables.ts";

type ProvidedFields = Pick<
  UserRow,
  "issuer" | "subject" | "email" | "emailVerified" | "firstName" | "lastName" | "profileImageUrl"
>;

/**
 * Finds or creates the user of an issuer and subject, in one statement, so that concurrent sign-ins create one user.
 * Email and picture follow the provider; its names fill empty ones and overwrite none.
 */
export async function upsertUser(
  db: Database,
  provided: ProvidedFields,
  now: Date,
): Promise<Pick<UserRow, "id" | "hasCompletedSetup">> {
  return db
    .insert(users)
    .values({ ...provided, id: crypto.randomUUID(), createdAt: now })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: {
        email: sql`excluded.email`,
        emailVerified: sql`excluded.email_verified`,
        profileImageUrl: sql`excluded.profile_image_url`,
        firstName: sql`iif(${users.firstName} = '', excluded.first_name, ${users.firstName})`,
        lastName: sql`iif(${users.lastName} = '', excluded.last_name, ${users.lastName})`,
      },
    })
    .returning({ id: users.id, hasCompletedSetup: users.hasCompletedSetup })
    .get();
}

export async function isUserKnown(db: Database, id: string): Promise<boolean> {
  const row = await db.select({ id: users.id }).from(users).where(eq(users.id, id)).get();
  return row !== undefined;
}
