import { and, desc, eq, type SQL } from "drizzle-orm";
import type { DismissalInput } from "#schema/price-lists/dismissals.ts";
import type { Database } from "#worker/db/client.ts";
import { contradictionDismissals, type DismissalRow } from "#worker/db/price-list-tables.ts";

/** Selects the contradictions that an artist has dismissed, newest first. */
export function selectDismissals(db: Database, owner: string | SQL) {
  return db
    .select()
    .from(contradictionDismissals)
    .where(eq(contradictionDismissals.userId, owner))
    .orderBy(desc(contradictionDismissals.dismissedAt));
}

/** Dismisses a contradiction, or with a null reason shows it again. Returns all that are dismissed then. */
export async function writeDismissal(
  db: Database,
  ownerId: string,
  { key, reason }: DismissalInput,
  now: Date,
): Promise<DismissalRow[]> {
  const own = and(
    eq(contradictionDismissals.userId, ownerId),
    eq(contradictionDismissals.key, key),
  );
  const write =
    reason === null
      ? db.delete(contradictionDismissals).where(own)
      : db
          .insert(contradictionDismissals)
          .values({ userId: ownerId, key, reason, dismissedAt: now })
          .onConflictDoUpdate({
            target: [contradictionDismissals.userId, contradictionDismissals.key],
            set: { reason, dismissedAt: now },
          });
  const [, rows] = await db.batch([write, selectDismissals(db, ownerId)]);
  return rows;
}
