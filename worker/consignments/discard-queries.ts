import { and, eq } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import {
  type ConsignmentRow,
  consignments,
  consignmentVersions,
} from "#worker/db/consignment-tables.ts";
import { isAsRead, isWrittenAs } from "./conditions.ts";

/** Deletes an agreement with its version, if it is as it was read. Returns whether it did. */
export async function deleteConsignment(db: Database, before: ConsignmentRow): Promise<boolean> {
  const deleted = await db
    .delete(consignments)
    .where(isAsRead(before))
    .returning({ id: consignments.id });
  return deleted.length > 0;
}

/** Deletes the version after the one that holds, if the agreement is as it was read. Returns whether it did. */
export async function deleteNextVersion(
  db: Database,
  before: ConsignmentRow,
  { amendment, updatedAt, changeId }: ConsignmentRow,
): Promise<boolean> {
  const [written] = await db.batch([
    db
      .update(consignments)
      .set({ amendment, updatedAt, changeId })
      .where(isAsRead(before))
      .returning({ id: consignments.id }),
    db
      .delete(consignmentVersions)
      .where(
        and(
          eq(consignmentVersions.userId, before.userId),
          eq(consignmentVersions.consignmentId, before.id),
          eq(consignmentVersions.version, before.version + 1),
          isWrittenAs({ ...before, changeId }),
        ),
      ),
  ]);
  return written.length > 0;
}
