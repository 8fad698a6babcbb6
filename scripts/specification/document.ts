export const specificationFile = "docs/specification.md";

/** A row of docs/specification.md: `| S4.092 | The idle warning opens … | [idle](../tests/e2e/idle.spec.ts) |`. */
const row = /^\| (S\d\.\d{3}) \| ([^|]*) \| ([^|]*) \|$/;

/** The numbers of the statements, in the document's order. */
export function listStatements(document: string): string[] {
  return document.split("\n").flatMap((line) => row.exec(line)?.[1] ?? []);
}

/** The document with its last column written anew: which test files hold each statement. */
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
