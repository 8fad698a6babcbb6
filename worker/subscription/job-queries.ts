import { and, asc, eq, min, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { type JobRow, jobs } from "#worker/db/subscription-tables.ts";

/** Inserts a job, unless the customer already has one of its kind. */
export async function insertJob(db: Database, job: JobRow): Promise<JobRow> {
  await db.insert(jobs).values(job).onConflictDoNothing();
  return job;
}

/** Those that failed least often first, then the oldest. */
export async function listJobs(db: Database, limit: number): Promise<JobRow[]> {
  return db.select().from(jobs).orderBy(asc(jobs.attempts), asc(jobs.createdAt)).limit(limit);
}

/** When the oldest open job was created; null without one. */
export async function findOldestJob(db: Database): Promise<Date | null> {
  const row = await db
    .select({ time: min(jobs.createdAt) })
    .from(jobs)
    .get();
  return row?.time ?? null;
}

export async function deleteJob(db: Database, job: JobRow): Promise<void> {
  await db.delete(jobs).where(isJob(job));
}

export async function countFailure(db: Database, job: JobRow): Promise<void> {
  await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1` })
    .where(isJob(job));
}

function isJob({ customerId, kind }: JobRow) {
  return and(eq(jobs.customerId, customerId), eq(jobs.kind, kind));
}
