import { findPairs } from "#schema/imports/named-values.ts";

type Rows = readonly (readonly string[])[];

/**
 * The rows as they can be read: texts of web pages without their marks, and the values that a web shop names in another column,
 * such as `Attribute 1 name`, in the same column in every row.
 */
export function readableRows(headers: readonly string[], rows: Rows): Rows {
  const pages = headers.flatMap((header, column) => (/\bhtml\b/i.test(header) ? [column] : []));
  const pairs = findPairs(headers);
  if (pages.length === 0 && pairs.length < 2) return rows;
  const places = placesOf(pairs, rows);
  return rows.map((row) => {
    const read = [...row];
    for (const column of pages) read[column] = plainText(row[column] ?? "");
    return pairs.length < 2 ? read : inPlaces(read, pairs, places);
  });
}

type Pairs = ReturnType<typeof findPairs>;

/** The pair for each name: where most rows have it, as long as no other has more there. */
function placesOf(pairs: Pairs, rows: Rows): ReadonlyMap<string, number> {
  const counts = new Map<string, number[]>();
  for (const row of rows) {
    for (const [at, { name }] of pairs.entries()) {
      const text = (row[name] ?? "").trim();
      if (text === "") continue;
      const found = counts.get(text) ?? pairs.map(() => 0);
      found[at] = (found[at] ?? 0) + 1;
      counts.set(text, found);
    }
  }
  const sum = (found: readonly number[]) => found.reduce((total, count) => total + count, 0);
  const byFrequency = [...counts].toSorted(([, a], [, b]) => sum(b) - sum(a));
  const free = new Set(pairs.keys());
  const places = new Map<string, number>();
  for (const [name, found] of byFrequency) {
    const [best] = [...free].toSorted((a, b) => (found[b] ?? 0) - (found[a] ?? 0));
    if (best === undefined) break;
    free.delete(best);
    places.set(name, best);
  }
  return places;
}

/** The values whose names have no place are left out: there are more names than columns. */
function inPlaces(row: string[], pairs: Pairs, places: ReadonlyMap<string, number>): string[] {
  const values = pairs.map(({ name, value }) => [(row[name] ?? "").trim(), row[value] ?? ""]);
  for (const { name, value } of pairs) [row[name], row[value]] = ["", ""];
  for (const [name = "", text = ""] of values) {
    const pair = pairs[places.get(name) ?? -1];
    if (pair !== undefined) [row[pair.name], row[pair.value]] = [name, text];
  }
  return row;
}

const characters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "\u2019",
  rsquo: "\u2019",
};

/** A web page's text, without its elements. */
function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(#?\w{1,6});/g, (whole, name: string) => characters[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}
