import { type Cents, toCents } from "#schema/money.ts";
import { priceListLimits } from "#schema/price-lists/price-list-input.ts";
import type { moneyOf } from "#web/i18n/money.ts";

export interface Position {
  readonly row: number;
  readonly column: number;
}

interface Extent {
  readonly rows: number;
  readonly columns: number;
}

const steps: Readonly<Record<string, (at: Position, to: Extent) => Position>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};

/** With Ctrl or Command: to the edge. */
const farSteps: typeof steps = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

/** Where a key leads in a table, which ends at its edges; null for a key that does not move. */
export function moveIn(at: Position, key: string, isFar: boolean, extent: Extent): Position | null {
  const step = (isFar ? farSteps : steps)[key];
  return step ? within(step(at, extent), extent) : null;
}

export function within({ row, column }: Position, { rows, columns }: Extent): Position {
  return {
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}

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

type Money = Pick<ReturnType<typeof moneyOf>, "read">;

export type PriceFault = "unreadable" | "zero" | "tooMuch";

/** What a typed or pasted text says: a price, nothing (null), or why it is none. */
export type ReadPrice = { readonly priceCents: Cents | null } | { readonly fault: PriceFault };

/** Reads a price in whole cents of the list's currency, as people and spreadsheets write one. */
export function readPrice(text: string, money: Money): ReadPrice {
  const read = money.read(text);
  if (read === null) return { fault: "unreadable" };
  if (read === "") return { priceCents: null };
  const priceCents = toCents(Number(read));
  if (priceCents === 0) return { fault: "zero" };
  return priceCents > priceListLimits.amountCents ? { fault: "tooMuch" } : { priceCents };
}
