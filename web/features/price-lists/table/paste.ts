/**
 * The cells of a table as spreadsheets copy it: lines of cells with tabs between them, where a cell that has a tab, a
 * line break or a quotation mark in it is in quotation marks. Cells are trimmed; a break at the end begins no line.
 */
export function readPastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const cell = readCell(text, at);
    rows.at(-1)?.push(cell.text.trim());
    at = cell.end;
    if (text.charAt(at) === "\t") {
      at += 1;
      continue;
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    if (at >= text.length) break;
    rows.push([]);
  }
  return rows;
}

function readCell(text: string, at: number): { readonly text: string; readonly end: number } {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
  quoted.lastIndex = at;
  const inside = quoted.exec(text)?.[1];
  if (inside !== undefined) return { text: inside.replaceAll('""', '"'), end: quoted.lastIndex };
  const plain = /[^\t\r\n]*/y;
  plain.lastIndex = at;
  return { text: plain.exec(text)?.[0] ?? "", end: plain.lastIndex };
}
