import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Currency } from "#schema/currency.ts";
import { amountText } from "#web/forms/amount.ts";
import { useMoney } from "#web/i18n/money.ts";
import type { CellChange, PriceCell, PriceColumn } from "./price-grid.ts";
import { moveIn, type Position, readPastedCells, readPrice, within } from "./sheet.ts";

/** A cell that is being typed in. */
interface OpenField {
  readonly cell: PriceCell;
  readonly text: string;
  /** What it was opened with. */
  readonly before: string;
  /** Opened by a key, which is its first character; otherwise what it shows is selected. */
  readonly isTyped: boolean;
}

/** What was pasted: prices that were set, and how many cells were not. */
export interface Pasted {
  readonly changes: readonly CellChange[];
  readonly unread: number;
  readonly beyond: number;
}

interface SheetOptions {
  /** Those in view, in order. */
  readonly columns: readonly PriceColumn[];
  readonly rows: number;
  readonly currency: Currency;
  /** What contains the cells. */
  readonly container: RefObject<HTMLElement | null>;
  /** Returns whether the change is made, which it is not without a network. */
  readonly onChange: (changes: readonly CellChange[]) => boolean;
  readonly onPasted: (pasted: Pasted) => void;
}

/**
 * A table that is edited as in a spreadsheet: one cell is reached by Tab, arrows move, typing or Enter opens the field,
 * Enter sets the price and goes down, Tab sets it and goes right, Escape restores, Delete returns it to the curve. What
 * cannot be read as a price stays in its cell as it was typed.
 */
export function useSheet(options: SheetOptions) {
  const { columns, currency, container } = options;
  const money = useMoney(currency);
  const [active, setActive] = useState<Position>({ row: 0, column: 0 });
  const [unparsed, setUnparsed] = useState<ReadonlyMap<string, string>>(new Map());
  const [field, setField] = useState<OpenField | null>(null);
  // A field that is closed by a key loses the focus after that, when it is no longer to be read.
  const openField = useRef<OpenField | null>(null);
  const extent = { rows: options.rows, columns: columns.length };
  const position = within(active, extent);

  const cellAt = ({ row, column }: Position) => columns[column]?.cells[row];
  const textOf = ({ priceCents }: PriceCell) =>
    priceCents === null ? "" : money.show(amountText(priceCents));

  function show(next: OpenField | null): void {
    openField.current = next;
    setField(next);
  }

  function focus(to: Position): void {
    flushSync(() => {
      show(null);
      setActive(to);
    });
    container.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`)?.focus();
  }

  function open(at: Position, typed?: string): void {
    const cell = cellAt(at);
    if (!cell || openField.current?.cell.key === cell.key) return;
    const before = unparsed.get(cell.key) ?? textOf(cell);
    setActive(at);
    show({ cell, before, text: typed ?? before, isTyped: typed !== undefined });
  }

  function storeUnparsed(texts: readonly (readonly [key: string, text: string | null])[]): void {
    setUnparsed((before) => {
      const next = new Map(before);
      for (const [key, text] of texts) {
        if (text === null) next.delete(key);
        else next.set(key, text);
      }
      return next;
    });
  }

  /** Sets what was typed; returns whether it could be read. */
  function commit({ cell, text }: OpenField): boolean {
    const read = readPrice(text, money);
    const isRead = !("fault" in read);
    const isSame = isRead && read.priceCents === null && !cell.isAnchor;
    const isSet = isRead && (isSame || options.onChange([changeOf(cell, read.priceCents)]));
    storeUnparsed([[cell.key, isSet ? null : text]]);
    return isSet;
  }

  /** Sets what was typed, if anything was, as the field is left. */
  function leaveField(): void {
    const left = openField.current;
    if (left && left.text !== left.before) commit(left);
  }

  function paste(text: string, at: Position): void {
    const changes: CellChange[] = [];
    const unread: [string, string][] = [];
    let beyond = 0;
    for (const [down, line] of readPastedCells(text).entries()) {
      for (const [right, pasted] of line.entries()) {
        if (pasted === "") continue;
        const cell = cellAt({ row: at.row + down, column: at.column + right });
        const read = readPrice(pasted, money);
        if (!cell) beyond += 1;
        else if ("fault" in read) unread.push([cell.key, pasted]);
        else changes.push(changeOf(cell, read.priceCents));
      }
    }
    if (changes.length > 0 && !options.onChange(changes)) return;
    storeUnparsed([...changes.map(({ key }) => [key, null] as const), ...unread]);
    options.onPasted({ changes, unread: unread.length, beyond });
  }

  function onFieldKey(event: KeyboardEvent, opened: OpenField): void {
    const { key, shiftKey } = event;
    const { row, column } = position;
    const go = (to: Position) => {
      event.preventDefault();
      focus(within(to, extent));
    };
    if (key === "Escape") {
      storeUnparsed([[opened.cell.key, null]]);
      go(position);
    } else if (key === "Enter") {
      event.preventDefault();
      if (commit(opened)) go({ row: row + (shiftKey ? -1 : 1), column });
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      leaveField();
      go({ row: row + (key === "ArrowUp" ? -1 : 1), column });
    } else if (key === "Tab") {
      leaveField();
      const next = column + (shiftKey ? -1 : 1);
      // From the last column Tab leads on, as in any page.
      if (next < 0 || next >= extent.columns) focus(position);
      else go({ row, column: next });
    }
  }

  function onCellKey(event: KeyboardEvent): void {
    const { key, altKey } = event;
    const isFar = event.ctrlKey || event.metaKey;
    const cell = cellAt(position);
    const to = altKey ? null : moveIn(position, key, isFar, extent);
    if (to) focus(to);
    else if (!cell || altKey || isFar) return;
    else if (key === "Enter" || key === "F2" || key === " ") open(position);
    else if (key === "Delete" || key === "Backspace") {
      storeUnparsed([[cell.key, null]]);
      if (cell.isAnchor) options.onChange([changeOf(cell, null)]);
    } else if (key === "Escape") storeUnparsed([[cell.key, null]]);
    else if (key.length === 1) open(position, key);
    else return;
    event.preventDefault();
  }

  return {
    position,
    field,
    unparsed,
    focus,
    open,
    /** Follows the focus, however it came. */
    follow: (at: Position) => setActive(at),
    type: (text: string) => field && show({ ...field, text }),
    closeField: () => {
      leaveField();
      show(null);
    },
    onKeyDown: (event: KeyboardEvent) => (field ? onFieldKey(event, field) : onCellKey(event)),
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData("text/plain");
      // One cell goes into an open field as any text does.
      if (text === "" || (field && !/[\t\r\n]/.test(text.trim()))) return;
      event.preventDefault();
      if (field) focus(position);
      paste(text, position);
    },
    onCopy: (event: ClipboardEvent) => {
      const cell = cellAt(position);
      if (field || !cell) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", unparsed.get(cell.key) ?? textOf(cell));
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;

function changeOf({ key, medium, row }: PriceCell, priceCents: CellChange["priceCents"]) {
  return { key, medium, size: row, priceCents };
}
