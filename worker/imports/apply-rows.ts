import { inventoryNumberKey } from "#schema/artworks/artwork-record.ts";
import { highestOfferFinder } from "#schema/artworks/highest-offer.ts";
import { findExistingWorks } from "#schema/imports/existing-works.ts";
import type { AppliedRows } from "#schema/imports/import.ts";
import type { ImportRow } from "#schema/imports/import-input.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { applyDueList } from "#worker/price-lists/apply.ts";
import { isDue } from "#worker/price-lists/due.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { readRates } from "#worker/rates/storage.ts";
import { cadRateFrom } from "#worker/sales/cad-rate.ts";
import { type PlanContext, planRow } from "./plan.ts";
import { type PlannedUpdate, planUpdate } from "./plan-update.ts";
import { findImportContext, writeRows } from "./row-queries.ts";
import { findWorksAndOffers } from "./update-queries.ts";

interface RowsRequest {
  readonly importId: string;
  readonly rows: readonly ImportRow[];
}

/**
 * Makes works of an import's rows (price list, section 6). A row that is a work already stays as it is, so that a request
 * can be repeated, and so does a work that the gallery had before, unless the row says what to update of it. A row whose
 * inventory number another work has, or another row of the request, is refused.
 * @throws AppError NOT_FOUND, or CONFLICT when the import has been undone, or works, price lists or registrations keep changing.
 */
export async function applyRows(context: VerbContext, request: RowsRequest): Promise<AppliedRows> {
  return retryOnceOrThrow(
    () => tryRows(context, request),
    conflict("Your works, price lists or business details have been changed meanwhile. Try again."),
  );
}

/** Null when what the works are planned on has been changed between reading and writing. */
async function tryRows(
  verb: VerbContext,
  { importId, rows }: RowsRequest,
): Promise<AppliedRows | null> {
  const { db, now } = verb;
  const ownerId = verb.artist.id;
  const named = {
    numbers: rows.flatMap(({ work }) => work.inventoryNumber ?? []),
    years: [...new Set(rows.map(({ work }) => work.dateCreated))],
  };
  const find = () => findImportContext(db, { ownerId, importId }, named, now);
  let context = await find();
  // Prices are compared with what works ask by the list that is due.
  if (context.listInForce && isDue(presentList(context.listInForce), now)) {
    await applyDueList(verb);
    context = await find();
  }
  if (context.found === null) throw notFound();
  if (context.found.undoneAt !== null) {
    throw conflict("This import has been undone. Start a new one.");
  }
  const { refused, accepted, skipped, updating } = sortOut(rows, context);
  const stored = await readRates(verb.rates, now);
  const { priceListsVersion, channels, business } = context;
  const listInForce = context.listInForce && presentList(context.listInForce);
  const plan: PlanContext = {
    ownerId,
    listInForce,
    importId,
    channels,
    newChannels: [],
    registrations: business?.registrations ?? [],
    rates: stored.rates,
    cadRateOn: cadRateFrom(stored),
  };
  const planned = accepted.map((row) => planRow(row, plan, now));
  const updated = await planUpdates(verb, { rows: updating, plan });
  if (updated === null) return null;
  const { updates, artworksVersion } = updated;
  const { newChannels } = plan;
  const written = { ownerId, importId, priceListsVersion, artworksVersion, business, newChannels };
  const done = await writeRows(db, written, { planned, updates, skipped }, now);
  if (done === null) return null;
  const works = new Map(done.map((each) => [each.row, each]));
  // A work that the gallery had has been changed or deleted meanwhile.
  if ([...skipped, ...updating].some(({ row }) => !works.has(row))) return null;
  const ofRequest = rows.flatMap(({ row }) => works.get(row) ?? []);
  const known = ofRequest.filter(({ isNew }) => !isNew);
  // Numbers that were given to other works since they were read.
  const numbersTaken = accepted
    .filter(({ row }) => !works.has(row))
    .map(({ row }) => ({ row, reason: "number-in-use" as const }));
  return {
    applied: ofRequest
      .filter(({ isNew }) => isNew)
      .map(({ row, artworkId }) => ({ row, artworkId })),
    updated: known.filter(({ isUpdated }) => isUpdated).map(presentKnown),
    skipped: known.filter(({ isUpdated }) => !isUpdated).map(presentKnown),
    refused: [...refused, ...numbersTaken],
  };
}

/** A row that updates a work of the gallery. */
type UpdatingRow = ImportRow & { readonly artworkId: string };

interface PlannedUpdates {
  readonly updates: readonly PlannedUpdate[];
  /** The version on which they are planned; empty without updates. */
  readonly artworksVersion: string;
}

/** What rows change of the works that they are; null when one of these has been deleted meanwhile. */
async function planUpdates(
  { db, now }: VerbContext,
  { rows, plan }: { readonly rows: readonly UpdatingRow[]; readonly plan: PlanContext },
): Promise<PlannedUpdates | null> {
  if (rows.length === 0) return { updates: [], artworksVersion: "" };
  const { artworksVersion, works, offers, asked } = await findWorksAndOffers(
    db,
    plan.ownerId,
    plan.importId,
    rows,
  );
  const byId = new Map(works.map((work) => [work.id, work]));
  const highestOffer = highestOfferFinder(offers, plan.rates);
  const offersOf = Map.groupBy(asked, ({ workId }) => workId);
  const updates = rows.flatMap((row) => {
    const before = byId.get(row.artworkId);
    if (before === undefined) return [];
    const own = offersOf.get(before.id) ?? [];
    return [planUpdate(row, before, { ...plan, highestOffer, offers: own }, now)];
  });
  return updates.length < rows.length ? null : { updates, artworksVersion };
}

type DoneRow = NonNullable<Awaited<ReturnType<typeof writeRows>>>[number];

function presentKnown({ row, artworkId, kept }: DoneRow) {
  return { row, artworkId, kept };
}

type ImportContext = Awaited<ReturnType<typeof findImportContext>>;

/** Rows that are no works yet, works of the gallery that stay or are updated, and rows whose number cannot be given. */
function sortOut(
  rows: readonly ImportRow[],
  { known, done }: Pick<ImportContext, "known" | "done">,
) {
  const updating = new Set(rows.filter(({ update }) => update !== undefined).map(({ row }) => row));
  // A work that stayed as it was can be updated by the same file later.
  const applied = done.filter(
    ({ row, isNew, isUpdated }) => isNew || isUpdated || !updating.has(row),
  );
  const isDone = new Set(applied.map(({ row }) => row));
  const ofThisImport = new Set(applied.map(({ artworkId }) => artworkId));
  const open = rows.filter(({ row }) => !isDone.has(row));
  const existing = findExistingWorks(
    open,
    known.filter(({ id }) => !ofThisImport.has(id)),
  );
  const byRow = new Map(rows.map((entry) => [entry.row, entry]));
  const found = [...existing].flatMap(([row, artworkId]) => {
    const entry = byRow.get(row);
    return entry ? [{ ...entry, artworkId }] : [];
  });
  const skipped = found
    .filter(({ row }) => !updating.has(row))
    .map(({ row, artworkId }) => ({ row, artworkId }));
  const refused: AppliedRows["refused"] = [];
  const accepted: ImportRow[] = [];
  const taken = new Set(known.map(({ inventoryNumber }) => inventoryNumberKey(inventoryNumber)));
  const given = new Set<string>();
  for (const entry of rows) {
    const { row, work } = entry;
    const number = work.inventoryNumber && inventoryNumberKey(work.inventoryNumber);
    if (isDone.has(row) || existing.has(row)) continue;
    if (number !== null && taken.has(number)) refused.push({ row, reason: "number-in-use" });
    else if (number !== null && given.has(number)) refused.push({ row, reason: "number-twice" });
    else accepted.push(entry);
    if (number !== null) given.add(number);
  }
  return { refused, accepted, skipped, updating: found.filter(({ row }) => updating.has(row)) };
}
