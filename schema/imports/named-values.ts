import { foldHeading } from "./heading-names.ts";

/** A web shop's pair of columns, of which one names what the other holds: `Option1 Name`, `Attribute 1 value(s)`. */
interface Pair {
  readonly name: number;
  readonly value: number;
}

const nameHeading =
  /^(?:(?:attribute|option|variation) ?(\d+) name|(?:product )?option name ?(\d+)|nom de l (?:attribut|option) (\d+))$/;
const valueHeading =
  /^(?:(?:attribute|option|variation) ?(\d+) values?|(?:product )?option (?:value|description) ?(\d+)|valeurs? de l (?:attribut|option) (\d+))$/;

export function findPairs(headers: readonly string[]): Pair[] {
  const folded = headers.map(foldHeading);
  const numberIn = (pattern: RegExp, heading: string) => {
    const numbers = pattern.exec(heading)?.slice(1) ?? [];
    return numbers.find((number) => number !== undefined) ?? null;
  };
  const values = new Map(folded.map((heading, at) => [numberIn(valueHeading, heading), at]));
  return folded.flatMap((heading, name) => {
    const number = numberIn(nameHeading, heading);
    const value = number === null ? undefined : values.get(number);
    return value === undefined ? [] : [{ name, value }];
  });
}

/** The headings of the columns; that of a value is what most rows name it. */
export function headingsOfNamedValues(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const pairs = findPairs(headers);
  const named = new Map(pairs.map(({ name, value }) => [value, usualName(rows, name)]));
  return headers.map((header, column) => named.get(column) ?? header);
}

/** Without variants Shopify names the only one `Title`. */
function usualName(rows: readonly (readonly string[])[], column: number): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = (row[column] ?? "").trim();
    if (name !== "" && name !== "Title") counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? "";
}
