import { observeDatabase } from "#tests/support/observed-database.ts";
import type { Rows } from "../measured.ts";

/** The rows that are read and written by what `act` does with the database, as the database counts them. */
export async function countRows(
  database: D1Database,
  act: (database: D1Database) => Promise<unknown>,
): Promise<Rows> {
  const { binding, takeRoundTrips } = observeDatabase(database);
  await act(binding);
  const queries = takeRoundTrips().flat();
  return {
    rowsRead: queries.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    rowsWritten: queries.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
  };
}
