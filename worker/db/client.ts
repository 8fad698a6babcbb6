import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

export function openDatabase(binding: D1Database): Database {
  return drizzle(binding);
}

type Statements = Readonly<Record<string, BatchItem<"sqlite">>>;

/** What each statement of a batch returns, by its name. */
export type BatchResults<Named extends Statements> = {
  readonly [Name in keyof Named]: Named[Name]["_"]["result"];
};

/**
 * Runs statements as one transaction, in the order in which they are written, and returns what each returns by its name.
 * The `others` follow them; what they return is left out.
 */
export async function batchByName<Named extends Statements>(
  db: Database,
  statements: Named,
  others: readonly BatchItem<"sqlite">[] = [],
): Promise<BatchResults<Named>> {
  const [first, ...next] = Object.values(statements);
  if (first === undefined) throw new Error("A batch has a statement.");
  const results: readonly unknown[] = await db.batch([first, ...next, ...others]);
  const named = Object.keys(statements).map((name, index) => [name, results[index]]);
  // TypeScript does not follow that keys and values are in the same order.
  return Object.fromEntries(named) as BatchResults<Named>;
}
