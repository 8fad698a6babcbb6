import { getTableConfig } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test } from "vitest";
import { accessRules } from "#tests/support/access-rules.ts";
import { type PathName as Name, pathNames, pathWith } from "#tests/support/all-paths.ts";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { declaredTables } from "#tests/support/declared-tables.ts";
import { figure } from "#tests/support/figure.ts";
import { type Columns, filledRows, fillStatements } from "#tests/support/filled-database.ts";
import {
  type FilledPerson,
  filledDeletedWork,
  filledDraft,
  filledFeedback,
  filledInvoice,
  filledList,
  filledPeople,
  filledProfessionalWork,
  filledSale,
  filledSoldWork,
  filledWork,
  tokenOf,
} from "#tests/support/filled-rows.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { columnsOf, migratingWorkers } from "#tests/support/migrating-worker.ts";
import { countRows, lostRows, migrations, steps, type Tables } from "#tests/support/migrations.ts";
import { png } from "#tests/support/pictures.ts";
import { readTables } from "#tests/support/rows.ts";
import { validBodies } from "#tests/support/valid-bodies.ts";

const startWith = migratingWorkers(".tmp/migrations");

async function fill(worker: TestWorker, columns: Columns): Promise<void> {
  const { DB, PICTURES } = worker.env;
  await DB.batch(fillStatements(columns).map((statement) => DB.prepare(statement)));
  const works = [...(filledRows.artworks ?? []), ...(filledRows.deleted_artworks ?? [])];
  for (const { picture_key: key } of works) {
    if (typeof key === "string") await PICTURES.put(key, png());
  }
}

/** Whether this version of the product can work with these columns. */
function canRunOn(columns: Columns): boolean {
  return declaredTables.every((table) => {
    const { name, columns: needed } = getTableConfig(table);
    return needed.every((column) => columns.get(name)?.includes(column.name));
  });
}

const people = [...(Object.keys(filledPeople) as FilledPerson[]), "expired", "visitor"] as const;

interface RouteRequest {
  readonly person: (typeof people)[number];
  readonly method: string;
  readonly name: Name;
  readonly id: string;
}

const recorded = [filledWork, filledProfessionalWork, filledSoldWork];
const ids: Partial<Record<Name, readonly string[]>> = {
  artwork: [filledWork, filledSoldWork],
  artworkAskingPrice: recorded,
  artworkStatus: recorded,
  artworkRecord: recorded,
  artworkHistory: recorded,
  sale: [filledSale],
  saleReturn: [filledSale],
  invoicePayments: [filledInvoice],
  paymentReversal: [filledInvoice],
  invoicePayment: [filledInvoice],
  creditNote: [filledInvoice],
  documentPicture: [filledInvoice],
  list: [filledDraft, filledList],
  publish: [filledDraft, filledList],
  apply: [filledList],
  undo: [filledList],
  artworkImage: [filledWork, "a0000000-0000-4000-8000-000000000003"],
  artworkRestore: [filledDeletedWork],
  adminFeedbackEntry: [filledFeedback],
};

/** Every route in each of its methods, as every user; those that end a session or a profile are last. */
const requests: readonly RouteRequest[] = pathNames
  .flatMap((name) =>
    Object.keys(accessRules[name]).flatMap((method) =>
      people.flatMap((person) => (ids[name] ?? [""]).map((id) => ({ person, method, name, id }))),
    ),
  )
  .sort((one, other) => rank(one) - rank(other));

function rank({ name, method }: RouteRequest): number {
  if (name === "logout") return 4;
  if (name === "profile" && method === "DELETE") return 3;
  return { GET: 0, DELETE: 2 }[method] ?? 1;
}

/** A whole response without what differs each time: random ids and versions, and the time. */
async function send(worker: TestWorker, request: RouteRequest): Promise<string> {
  const { person, method, name, id } = request;
  const body =
    method === "GET" || method === "DELETE" ? null : JSON.stringify(validBodies[name] ?? {});
  const cookie = person === "visitor" ? {} : { Cookie: `session=${tokenOf(person)}` };
  const answer = await worker.request(pathWith(name, id), {
    method,
    body,
    headers: { ...cookie, "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
  });
  answer.headers.delete("X-Request-Id");
  // The list's tag ends with the random version of the works.
  const tag = answer.headers.get("ETag")?.replace(/\.[0-9a-f]{0,16}"$/, "");
  if (tag !== undefined) answer.headers.set("ETag", tag);
  const headers = [...answer.headers].sort();
  const text = await answer.text();
  return normalize(JSON.stringify([request, answer.status, headers, text]));
}

const filledIds = new Set(JSON.stringify(filledRows).match(/[0-9a-f-]{36}/g));
const hour = 60 * 60 * 1000;

/** Ids of people whom a statement adds are 32 hexadecimal digits; a calendar's address is random, too. */
function normalize(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) =>
      filledIds.has(id) ? id : "id",
    )
    .replaceAll(/\b[0-9a-f]{32}\b/g, "id")
    .replaceAll(/calendar\/[\w-]+\.[\w-]{22}\.ics/g, "calendar/address")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) => (isNow(Date.parse(time)) ? "now" : time))
    .replaceAll(/\b\d{13}\b/g, (time) => (isNow(Number(time)) ? "now" : time));
}

function isNow(milliseconds: number): boolean {
  return Math.abs(milliseconds - Date.now()) < hour;
}

async function sendAll(worker: TestWorker, asked: readonly RouteRequest[]): Promise<string[]> {
  const answers: string[] = [];
  for (const request of asked) answers.push(await send(worker, request));
  return answers;
}

/** The requests that change nothing. */
const reading = requests.filter(({ name, method }) => method === "GET" && !name.startsWith("log"));

/** All rows, one line each, for comparing two databases. */
async function normalizedRows(worker: TestWorker): Promise<string[]> {
  const tables = await readTables(worker);
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.map(({ artworks_version: _version, ...row }) => normalize(JSON.stringify([table, row]))),
  );
}

/** Each response that differs from its counterpart, beside it. */
function differences(some: readonly string[], others: readonly string[]): string[][] {
  return some
    .map((answer, index) => [answer, others[index] ?? ""])
    .filter(([answer, other]) => answer !== other);
}

/** A new database with the same rows: these, every route's response, and the rows after all requests. */
interface Reference {
  readonly rows: readonly string[];
  readonly answers: readonly string[];
  readonly rowsAfterwards: readonly string[];
}

let reference: Reference;
beforeAll(async () => {
  const { worker } = await startWith("reference", migrations);
  try {
    await fill(worker, await columnsOf(worker));
    reference = {
      rows: await normalizedRows(worker),
      answers: await sendAll(worker, requests),
      rowsAfterwards: await normalizedRows(worker),
    };
  } finally {
    await worker.close();
  }
});

/** What a migration did before the sales of a database that had none before were filled in. */
const keepPayoutsAfterLastSale = `UPDATE users SET payouts_kept_from =
  (SELECT date(max(date), '+1 day') FROM sales WHERE user_id = users.id)`;

/** All of them take a quarter of an hour: each day has one, and the newest. */
const stepsOfDay = steps.filter(
  (_, index) => isCaseOfDay(index, steps.length) || index === steps.length - 1,
);

test.for(stepsOfDay)(
  "figure 18: $name on a filled database loses nothing, and responses are those of a new database",
  async ({ name, before }, context) => {
    const { worker, migrateTo } = await startWith(name, before);
    try {
      const columns = await columnsOf(worker);
      await fill(worker, columns);
      const wasUsable = canRunOn(columns);
      const answersBefore = wasUsable ? await sendAll(worker, reading) : [];
      const rowsBefore: Tables = await readTables(worker);

      await migrateTo([name]);
      const lost = lostRows([name], rowsBefore, await readTables(worker));
      expect(lost).toEqual([]);
      const answersAfter = wasUsable ? await sendAll(worker, reading) : [];
      const changed = differences(answersAfter, answersBefore);
      expect(changed).toEqual([]);

      await migrateTo(migrations);
      const now = await columnsOf(worker);
      const newer = fillStatements(now, columns);
      if (newer.length > 0) {
        const statements = [...newer, keepPayoutsAfterLastSale];
        await worker.env.DB.batch(statements.map((statement) => worker.env.DB.prepare(statement)));
      }
      expect(await normalizedRows(worker)).toEqual(reference.rows);
      const answers = await sendAll(worker, requests);
      const deviating = differences(answers, reference.answers);
      expect(deviating).toEqual([]);
      expect(await normalizedRows(worker)).toEqual(reference.rowsAfterwards);
      const tried = countRows(rowsBefore) + answersBefore.length + answers.length;
      figure(context, 18, tried, tried - lost.length - changed.length - deviating.length);
    } finally {
      await worker.close();
    }
  },
);
