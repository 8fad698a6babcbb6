export const specificationFile = "docs/specification.md";

/** A row of docs/specification.md: `| S4.092 | The idle warning opens … | [idle](../tests/e2e/idle.spec.ts) |`. */
const row = /^\| (S\d\.\d{3}) \| ([^|]*) \| ([^|]*) \|$/;

interface Statement {
  readonly number: string;
  /** What the specification says, without the italics in which this product says how it reads it. */
  readonly words: string;
}

/** The statements, in the document's order. */
export function readStatements(document: string): Statement[] {
  return document.split("\n").flatMap((line) => {
    const [, number, words = ""] = row.exec(line) ?? [];
    return number === undefined ? [] : { number, words: words.replaceAll(/\*[^*]*\*/g, "").trim() };
  });
}

/** The numbers of the statements, in the document's order. */
export function listStatements(document: string): string[] {
  return readStatements(document).map(({ number }) => number);
}

/** The document with its last column rewritten: the test files that verify each statement. */
export function nameHolders(document: string, holders: ReadonlyMap<string, Iterable<string>>) {
  const lines = document.split("\n").map((line) => {
    const [, number, statement] = row.exec(line) ?? [];
    if (number === undefined) return line;
    const links = [...(holders.get(number) ?? [])].sort().map(link);
    return `| ${number} | ${statement} | ${links.join(", ")} |`;
  });
  return lines.join("\n");
}

function link(file: string): string {
  const name = file.replace(/^.*\//, "").replace(/\.(test|spec)\.tsx?$/, "");
  return `[${name}](../${file})`;
}
