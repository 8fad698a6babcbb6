import type { AppliedRows } from "#schema/import/import.ts";
import type { ImportRow } from "#schema/import/import-input.ts";
import type { Database } from "#worker/db/client.ts";
import { AppError, notFound } from "#worker/errors.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { type RateStore, readRates } from "#worker/rates/storage.ts";
import { cadRateFrom } from "#worker/sales/cad-rate.ts";
import { planRow } from "./plan.ts";
import { findImportGround, writeRows } from "./row-queries.ts";

interface Stores {
  readonly db: Database;
  readonly rates: RateStore;
}

interface RowsRequest {
  readonly ownerId: string;
  readonly importId: string;
  readonly rows: readonly ImportRow[];
}

/**
 * Makes works of an import's rows (price list, section 6). A row that is a work already stays as it is, so that a request
 * can be repeated. A row whose inventory number is in use, or is another's of the request, is refused.
 * @throws AppError NOT_FOUND, or CONFLICT when the import has been undone or the price lists keep changing.
 */
export async function applyRows(
  stores: Stores,
  request: RowsRequest,
  now: Date,
): Promise<AppliedRows> {
  const answer = (await tryRows(stores, request, now)) ?? (await tryRows(stores, request, now));
  if (answer !== null) return answer;
  throw new AppError("CONFLICT", "Your price lists have been changed meanwhile. Try again.");
}

/** Null when the price lists have been changed between reading and writing. */
async function tryRows(
  { db, rates: rateStore }: Stores,
  { ownerId, importId, rows }: RowsRequest,
  now: Date,
): Promise<AppliedRows | null> {
  const numbers = rows.flatMap(({ work }) => work.inventoryNumber ?? []);
  const ground = await findImportGround(db, ownerId, importId, numbers, now);
  if (ground.found === null) throw notFound();
  if (ground.found.undoneAt !== null) {
    throw new AppError("CONFLICT", "This import has been undone. Start a new one.");
  }
  const { refused, accepted } = sortOut(rows, ground);
  const stored = await readRates(rateStore, now);
  const plan = {
    ownerId,
    listInForce: ground.listInForce && presentList(ground.listInForce),
    channels: ground.channels,
    rates: stored.rates,
    cadRateOn: cadRateFrom(stored),
  };
  const planned = accepted.map((row) => planRow(row, plan, now));
  const { priceListsVersion } = ground;
  const works = await writeRows(db, { ownerId, importId, priceListsVersion }, planned, now);
  const applied = rows.flatMap(({ row }) => {
    const artworkId = works.get(row);
    return artworkId === undefined ? [] : [{ row, artworkId }];
  });
  const isNothingWritten = accepted.length > 0 && accepted.every(({ row }) => !works.has(row));
  if (isNothingWritten && accepted.some(({ work }) => work.inventoryNumber === null)) return null;
  // Numbers that were given to other works since they were read.
  const late = accepted
    .filter(({ row }) => !works.has(row))
    .map(({ row }) => ({ row, reason: "number-in-use" as const }));
  return { applied, refused: [...refused, ...late] };
}

/** Rows that are no works yet, without those whose number cannot be given. */
function sortOut(
  rows: readonly ImportRow[],
  {
    takenNumbers,
    applied,
  }: { readonly takenNumbers: ReadonlySet<string>; readonly applied: ReadonlyMap<number, string> },
) {
  const refused: AppliedRows["refused"] = [];
  const accepted: ImportRow[] = [];
  const given = new Set<string>();
  for (const entry of rows) {
    const { row, work } = entry;
    const number = work.inventoryNumber;
    if (applied.has(row)) continue;
    if (number !== null && takenNumbers.has(number)) refused.push({ row, reason: "number-in-use" });
    else if (number !== null && given.has(number)) refused.push({ row, reason: "number-twice" });
    else accepted.push(entry);
    if (number !== null) given.add(number);
  }
  return { refused, accepted };
}
