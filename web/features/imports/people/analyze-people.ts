import { type DateOrder, dateOrderOf, readDay } from "#schema/imports/day-cells.ts";
import { countNames } from "#schema/imports/heading-names.ts";
import type { PersonRow } from "#schema/imports/people/import-people-input.ts";
import { findKnownPeople, personKey } from "#schema/people/same-person.ts";
import type { Decisions } from "../analysis/decisions.ts";
import type {
  AnalyzedFile,
  AnalyzedRow,
  NotReadyReason,
  Question,
  RowKind,
} from "../analysis/file-analysis.ts";
import type { Gallery } from "../analysis/gallery.ts";
import { few } from "../analysis/questions.ts";
import type { WorkRows } from "../analysis/work-rows.ts";
import {
  canBePeople,
  countPersonNames,
  matchPersonColumns,
  type PersonField,
  personFields,
} from "./person-columns.ts";
import { type ReadPerson, readPerson } from "./read-person.ts";

interface PeopleColumns {
  readonly matched: ReadonlyMap<number, PersonField>;
  readonly isPossible: boolean;
  /** What the headings say that the rows are. */
  readonly suggested: RowKind;
}

/** Which columns are a person's, and whether the rows are people: the headings have more names of theirs than of works. */
export function findPeopleColumns({ headers, table }: WorkRows): PeopleColumns {
  const isBlank = (column: number) =>
    table[column]?.texts.every(({ text }) => text.trim() === "") ?? true;
  const matched = matchPersonColumns(headers, isBlank);
  const isPossible = canBePeople(matched);
  const isMeant = isPossible && countPersonNames(headers) > countNames(headers);
  return { matched, isPossible, suggested: isMeant ? "people" : "works" };
}

interface RowRead extends ReadPerson {
  readonly number: number;
  readonly corrected: Readonly<Record<string, string>>;
  readonly isSkipped: boolean;
}

/** What becomes of rows that are people, by the decisions so far. */
export function analyzePeople(
  file: WorkRows,
  { matched }: Pick<PeopleColumns, "matched">,
  decisions: Decisions,
  gallery: Pick<Gallery, "people">,
): AnalyzedFile {
  const columns = columnsBy(matched, decisions);
  const order = dateOrderIn(file, columns, decisions);
  const seen = {
    kind: "people" as const,
    isOtherKindPossible: true,
    fields: new Map([...columns].map(([field, column]) => [column, field])),
    questions: order.question === null ? [] : [order.question],
    words: [],
    withoutYear: 0,
    prints: 0,
  };
  if (order.order === null) {
    return { analysis: { ...seen, outcome: null }, ready: [], people: [], notReady: new Map() };
  }
  const { corrected, skipped, included, another, updated } = decisions;
  const read = file.rows.map(({ number, cells }): RowRead => {
    const own = corrected[number] ?? {};
    const cellOf = (field: PersonField) => own[field] ?? cells[columns.get(field) ?? -1] ?? "";
    const person = readPerson(cellOf, order.order ?? "month-first");
    return { ...person, number, corrected: own, isSkipped: skipped[number] === true };
  });
  const candidates = read.flatMap(({ number: row, person, isSkipped }) => {
    if (person === null || isSkipped) return [];
    const isAnother = another[row] === true || included[row] === true;
    return [{ row, person, ...(isAnother && { isAnother }) }];
  });
  const known = findKnownPeople(candidates, gallery.people);
  const same = findRepeated(candidates.filter(({ row }) => !known.has(row)));
  const stated = new Map(read.map((row) => [row.number, row.stated]));
  const byRow = new Map(candidates.map((entry) => [entry.row, entry]));
  const existing = [...known.keys()].flatMap((row): PersonRow[] => {
    const entry = byRow.get(row);
    if (entry === undefined) return [];
    return [updated[row] ? { ...entry, update: [...(stated.get(row) ?? [])] } : entry];
  });
  const fresh = candidates.filter(({ row }) => !known.has(row) && !same.has(row));
  const toRow = ({
    number: row,
    title,
    problems,
    corrected: own,
    isSkipped,
  }: RowRead): AnalyzedRow => ({
    row,
    title,
    problems,
    corrected: own,
    isSkipped: isSkipped || same.has(row),
    leftOutAs: same.has(row) ? "same-person" : null,
    isIncluded: included[row] === true,
    isKnown: known.has(row),
    isAnother: another[row] === true,
  });
  const isShown = ({ number, problems, isSkipped, corrected: own }: RowRead) =>
    problems.length > 0 ||
    isSkipped ||
    Object.keys(own).length > 0 ||
    same.has(number) ||
    included[number] === true;
  const isLast = ({ number }: RowRead) => known.has(number) || another[number] === true;
  const shown = [...read.filter((row) => isShown(row) && !isLast(row)), ...read.filter(isLast)];
  const updatedCount = [...known.keys()].filter((row) => updated[row]).length;
  return {
    analysis: {
      ...seen,
      outcome: {
        rows: shown.map(toRow),
        waiting: read.filter(({ problems, isSkipped }) => !isSkipped && problems.length > 0).length,
        waitingForWords: 0,
        ready: fresh.length,
        known: known.size - updatedCount,
        updated: updatedCount,
        skipped: read.filter(({ number, isSkipped }) => isSkipped || same.has(number)).length,
        sold: 0,
        withoutDay: 0,
        withoutPrice: 0,
        lowPrices: 0,
        ownPrices: [],
      },
    },
    ready: [],
    // Whom the artist has goes first, as the server compares each request by itself.
    people: [...existing, ...fresh],
    notReady: new Map(read.flatMap((row) => reasonsOf(row, same))),
  };
}

/** Rows of one email and name, or of one name without an email, after the first of them. */
function findRepeated(rows: readonly Omit<PersonRow, "update">[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const { row, person, isAnother } of rows) {
    const key = personKey(person);
    if (seen.has(key) && isAnother !== true) repeated.add(row);
    seen.add(key);
  }
  return repeated;
}

function reasonsOf(
  { number, problems, isSkipped }: RowRead,
  same: ReadonlySet<number>,
): [number, NotReadyReason[]][] {
  if (same.has(number)) return [[number, [{ kind: "same-person" }]]];
  if (!isSkipped && problems.length === 0) return [];
  return [[number, isSkipped ? [{ kind: "skipped" }, ...problems] : [...problems]]];
}

const allFields: ReadonlySet<string> = new Set(personFields);

/** The column of each field; the artist's choice takes a field from the column that it was found in. */
function columnsBy(matched: PeopleColumns["matched"], { columns }: Pick<Decisions, "columns">) {
  const decided = Object.entries(columns).map(
    ([column, field]) => [Number(column), field] as const,
  );
  const isDecided = new Set(decided.map(([column]) => column));
  const found = [...matched].filter(([column]) => !isDecided.has(column));
  const chosen = new Map<PersonField, number>();
  for (const [column, field] of [...decided, ...found]) {
    if (!isPersonField(field) || chosen.has(field)) continue;
    chosen.set(field, column);
  }
  return chosen;
}

function isPersonField(field: string | null): field is PersonField {
  return field !== null && allFields.has(field);
}

/** Whether days have the month or the day first, and the question where the file does not show it. */
function dateOrderIn(
  { table }: WorkRows,
  columns: ReadonlyMap<PersonField, number>,
  { dateOrder }: Pick<Decisions, "dateOrder">,
): { readonly order: DateOrder | null; readonly question: Question | null } {
  const days = (["expressSince", "withdrawnOn"] as const).flatMap((field) =>
    (table[columns.get(field) ?? -1]?.texts ?? []).map(({ text }) => text),
  );
  const evident = dateOrderOf(days);
  if (evident === "month-first" || evident === "day-first")
    return { order: evident, question: null };
  const unclear = days.filter((day) => readDay(day, "month-first") !== readDay(day, "day-first"));
  if (unclear.length === 0) return { order: "month-first", question: null };
  return {
    order: dateOrder,
    question: { kind: "dateOrder", answer: dateOrder, samples: few(unclear) },
  };
}
