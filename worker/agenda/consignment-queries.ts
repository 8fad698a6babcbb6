import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ReportInterval } from "#schema/consignments/terms.ts";
import type { Database } from "#worker/db/client.ts";
import { consignments, consignmentVersions } from "#worker/db/consignment-tables.ts";
import { channels } from "#worker/db/sale-tables.ts";

/** Selects the confirmed agreements whose gallery is to report. */
export function selectReportingConsignments(db: Database, owner: string | SQL) {
  const term = (name: string) => sql`${consignmentVersions.terms} ->> ${name}`;
  return db
    .select({
      id: consignments.id,
      // D1 returns the rows of a batch by the names of their columns.
      gallery: sql<string | null>`${channels.name}`.as("gallery"),
      personId: channels.personId,
      reports: sql<ReportInterval>`${term("$.reports")}`.as("report_interval"),
      from: sql<string>`${term("$.from")}`.as("begins_on"),
      reportedOn: consignments.reportedOn,
      updatedAt: consignments.updatedAt,
    })
    .from(consignments)
    .innerJoin(
      consignmentVersions,
      and(
        eq(consignmentVersions.consignmentId, consignments.id),
        eq(consignmentVersions.version, consignments.version),
        eq(consignmentVersions.userId, consignments.userId),
      ),
    )
    .leftJoin(
      channels,
      and(eq(channels.userId, consignments.userId), eq(channels.id, consignments.channelId)),
    )
    .where(
      and(
        eq(consignments.userId, owner),
        // The index holds one state alone, so it has to be written out.
        sql`${consignments.state} = 'confirmed' and ${term("$.reports")} <> 'never'`,
      ),
    );
}
