import { type AppliedRows, appliedRowsSchema } from "#schema/imports/import.ts";
import { importLimits } from "#schema/imports/import-input.ts";
import { importPeoplePath, importRowsPath } from "#schema/imports/import-paths.ts";
import { appliedPeopleSchema } from "#schema/imports/people/import-people-input.ts";
import { shownName } from "#schema/people/person.ts";
import { ApiError, callFor, hasCode, isUnauthorized } from "#web/api/api.ts";
import { probeConnection } from "#web/browser/connection.ts";
import type { Progress, StoredRows } from "./stored-run.ts";

/** Why an import is not finished. */
export type Halt =
  | "stopped"
  | "closed"
  | "rows-gone"
  | "offline"
  | "limited"
  | "signed-out"
  | "plan"
  | "changed"
  | "failed";

interface SendOptions {
  /** Called after each answer. */
  readonly onProgress: (progress: Progress) => void;
  readonly isStopped: () => boolean;
}

/**
 * Sends the rows that have not been answered yet. An answer that is lost does no harm: the server takes a repeated row for
 * the first. Resolves to why it stopped before the end, or null.
 */
export async function sendRows(
  start: Progress,
  rows: StoredRows,
  { onProgress, isStopped }: SendOptions,
): Promise<Halt | null> {
  let progress = start;
  while (progress.sent < rows.length) {
    if (isStopped()) return "stopped";
    const chunk = nextRows(rows, progress.sent);
    try {
      progress = addAnswer(progress, chunk, await callWith(start, chunk));
      onProgress(progress);
    } catch (error) {
      console.warn("Rows of an import were not answered.", error);
      return await haltOf(error);
    }
  }
  return null;
}

/** The answer for works or for people, of which nothing of the file is kept back. */
async function callWith({ kind, importId }: Progress, rows: StoredRows): Promise<Answer> {
  const body = { body: { rows } };
  if (kind === "works") {
    return callFor(appliedRowsSchema, "POST", importRowsPath(importId), body);
  }
  const path = importPeoplePath(importId);
  const { applied, updated, skipped, refused } = await callFor(
    appliedPeopleSchema,
    "POST",
    path,
    body,
  );
  const known = ({ row }: { readonly row: number }) => ({ row, kept: [] });
  return { applied, updated: updated.map(known), skipped: skipped.map(known), refused };
}

interface Answer {
  readonly applied: readonly { readonly row: number }[];
  readonly updated: readonly KnownRow[];
  readonly skipped: readonly KnownRow[];
  readonly refused: readonly Pick<Progress["refused"][number], "row" | "reason">[];
}

type KnownRow = Pick<AppliedRows["skipped"][number], "row" | "kept">;

/**
 * The rows in the order in which they are sent: those with an inventory number first, so that no earlier request gives
 * their number to a work without one.
 */
export function inSendingOrder<Row extends StoredRows[number]>(rows: readonly Row[]): Row[] {
  const isNumbered = (row: StoredRows[number]) =>
    "work" in row && row.work.inventoryNumber !== null;
  return [...rows.filter(isNumbered), ...rows.filter((row) => !isNumbered(row))];
}

/** As many of the rows that have not been sent as one request may have, at least one. */
export function nextRows<Row extends StoredRows[number]>(
  rows: readonly Row[],
  sent: number,
): Row[] {
  const next = rows.slice(sent, sent + importLimits.rowsAtOnce);
  let bytes = encoder.encode('{"rows":[]}').length;
  const count = next.findIndex((row) => {
    bytes += encoder.encode(`${JSON.stringify(row)},`).length;
    return bytes > importLimits.requestBytes;
  });
  return count === -1 ? next : next.slice(0, Math.max(count, 1));
}

const encoder = new TextEncoder();

function addAnswer(progress: Progress, chunk: StoredRows, answer: Answer): Progress {
  const byRow = new Map(chunk.map((entry) => [entry.row, entry]));
  const titleOf = (row: number) => titleIn(byRow.get(row));
  // A work that this import has made before is not updated by its own row.
  const isMade = ({ row }: { readonly row: number }) => byRow.get(row)?.update === undefined;
  const applied = new Set(answer.applied.filter(isMade).map(({ row }) => row));
  const own = answer.applied.filter(({ row }) => !applied.has(row));
  const isSold = (row: StoredRows[number]) => "work" in row && row.work.sale !== null;
  const sold = chunk.filter((row) => applied.has(row.row) && isSold(row)).length;
  const refused = answer.refused.map(({ row, reason }) => {
    const entry = byRow.get(row);
    const number = (entry && "work" in entry && entry.work.inventoryNumber) || "";
    return { row, reason, title: titleOf(row), number };
  });
  const unapplied = [...answer.updated, ...answer.skipped].flatMap(({ row, kept: reasons }) =>
    reasons.map((reason) => ({ row, title: titleOf(row), reason })),
  );
  return {
    ...progress,
    sent: progress.sent + chunk.length,
    applied: progress.applied + applied.size,
    updated: progress.updated + answer.updated.length,
    kept: [...progress.kept, ...unapplied],
    knownRows: [...progress.knownRows, ...[...own, ...answer.skipped].map(({ row }) => row)],
    sold: progress.sold + sold,
    refused: [...progress.refused, ...refused],
  };
}

function titleIn(entry: StoredRows[number] | undefined): string {
  if (entry === undefined) return "";
  return "work" in entry ? entry.work.title : shownName(entry.person);
}

async function haltOf(error: unknown): Promise<Halt> {
  if (isUnauthorized(error) || hasCode(error, "TOKEN_EXPIRED")) return "signed-out";
  if (hasCode(error, "RATE_LIMITED")) return "limited";
  if (hasCode(error, "UPGRADE_REQUIRED")) return "plan";
  if (hasCode(error, "CONFLICT") || hasCode(error, "NOT_FOUND")) return "changed";
  // A request can also be lost by itself: then there is nothing to wait for.
  return error instanceof ApiError || (await probeConnection()) ? "failed" : "offline";
}
