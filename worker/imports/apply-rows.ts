import { findExistingWorks } from "#schema/import/existing-works.ts";
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
 * can be repeated, and so does a work that the gallery had before. A row whose inventory number another work has, or
 * another row of the request, is refused.
 * @throws AppError NOT_FOUND, or CONFLICT when the import has been undone, or works, price lists or registrations keep changing.
 */
export async function applyRows(
  stores: Stores,
  request: RowsRequest,
  now: Date,
): Promise<AppliedRows> {
  const answer = (await tryRows(stores, request, now)) ?? (await tryRows(stores, request, now));
  if (answer !== null) return answer;
  throw new AppError(
    "CONFLICT",
    "Your works, price lists or business details have been changed meanwhile. Try again.",
  );
}

/** Null when what the works are planned on has been changed between reading and writing. */
async function tryRows(
  { db, rates: rateStore }: Stores,
  { ownerId, importId, rows }: RowsRequest,
  now: Date,
): Promise<AppliedRows | null> {
  const named = {
    numbers: rows.flatMap(({ work }) => work.inventoryNumber ?? []),
    years: [...new Set(rows.map(({ work }) => work.dateCreated))],
  };
  const ground = await findImportGround(db, ownerId, importId, named, now);
  if (ground.found === null) throw notFound();
  if (ground.found.undoneAt !== null) {
    throw new AppError("CONFLICT", "This import has been undone. Start a new one.");
  }
  const { refused, accepted, skipped } = sortOut(rows, ground);
  const stored = await readRates(rateStore, now);
  const { priceListsVersion, channels, business } = ground;
  const plan = {
    ownerId,
    listInForce: ground.listInForce && presentList(ground.listInForce),
    channels,
    registrations: business?.registrations ?? [],
    rates: stored.rates,
    cadRateOn: cadRateFrom(stored),
  };
  const planned = accepted.map((row) => planRow(row, plan, now));
  const written = { ownerId, importId, priceListsVersion, business };
  const done = await writeRows(db, written, planned, skipped, now);
  if (done === null) return null;
  const works = new Map(done.map((each) => [each.row, each]));
  // A work that the gallery had has been deleted meanwhile, so its row is a new one.
  if (skipped.some(({ row }) => !works.has(row))) return null;
  const ofRequest = rows.flatMap(({ row }) => works.get(row) ?? []);
  const rowsThat = (isNew: boolean) =>
    ofRequest
      .filter((each) => each.isNew === isNew)
      .map(({ row, artworkId }) => ({ row, artworkId }));
  // Numbers that were given to other works since they were read.
  const late = accepted
    .filter(({ row }) => !works.has(row))
    .map(({ row }) => ({ row, reason: "number-in-use" as const }));
  return { applied: rowsThat(true), skipped: rowsThat(false), refused: [...refused, ...late] };
}

type Ground = Awaited<ReturnType<typeof findImportGround>>;

/** Rows that are no works yet, those that the gallery has, and those whose number cannot be given. */
function sortOut(rows: readonly ImportRow[], { known, done }: Pick<Ground, "known" | "done">) {
  const isDone = new Set(done.map(({ row }) => row));
  const ofThisImport = new Set(done.map(({ artworkId }) => artworkId));
  const open = rows.filter(({ row }) => !isDone.has(row));
  const existing = findExistingWorks(
    open,
    known.filter(({ id }) => !ofThisImport.has(id)),
  );
  const skipped = [...existing].map(([row, artworkId]) => ({ row, artworkId }));
  const refused: AppliedRows["refused"] = [];
  const accepted: ImportRow[] = [];
  const taken = new Set(known.map(({ inventoryNumber }) => inventoryNumber));
  const given = new Set<string>();
  for (const entry of rows) {
    const { row, work } = entry;
    const number = work.inventoryNumber;
    if (isDone.has(row) || existing.has(row)) continue;
    if (number !== null && taken.has(number)) refused.push({ row, reason: "number-in-use" });
    else if (number !== null && given.has(number)) refused.push({ row, reason: "number-twice" });
    else accepted.push(entry);
    if (number !== null) given.add(number);
  }
  return { refused, accepted, skipped };
}
