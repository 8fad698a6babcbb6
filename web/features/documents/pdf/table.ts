import type { Sheet } from "./sheet.ts";
import type { Align, Ink, Text, TextStyle } from "./text-style.ts";

export interface Column {
  /** From the left of the table. */
  readonly x: number;
  readonly width: number;
  readonly align?: Align;
}

export interface Cell {
  readonly text: Text;
  readonly style: TextStyle;
  /** A heading of its column or row. */
  readonly heading?: "Column" | "Row";
  /** How many columns it spans, 1 where it says nothing. */
  readonly span?: number;
  readonly align?: Align;
  readonly maximumLines?: number;
  /** A picture above or instead of the text, by its id. */
  readonly picture?: {
    readonly id: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** Drawn below the text, in another style. */
  readonly below?: {
    readonly text: Text;
    readonly style: TextStyle;
    readonly maximumLines?: number;
    /** How many columns it goes under, those of its cell where it says nothing: the others have one line there. */
    readonly span?: number;
  };
}

export interface Row {
  readonly cells: readonly Cell[];
  readonly paddingTop: number;
  readonly paddingBottom: number;
  /** A rule across these columns, or all of them, above the row and below it. */
  readonly ruleAbove?: Rule;
  readonly ruleBelow?: Rule;
  /** Where cells of different heights meet, `top` where it says nothing. */
  readonly verticalAlign?: "top" | "bottom";
  /** Printed on the same page as the next row. */
  readonly keepsWithNext?: boolean;
}

interface Rule {
  readonly ink: Ink;
  /** Pairs of left end and width; the whole table where it says nothing. */
  readonly parts?: readonly (readonly [number, number])[];
}

export interface Table {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly columns: readonly Column[];
  readonly head: readonly Row[];
  readonly rows: readonly Row[];
  /** Where the table goes on after a new page; the top margin where it says nothing. */
  readonly nextTop?: number;
  /** The height of what is printed below the table on the page of its last row. */
  readonly below?: number;
}

/** How high a table is on one page. */
export function tableHeight(sheet: Sheet, table: Table): number {
  return [...table.head, ...table.rows].reduce((sum, row) => sum + heightOf(sheet, table, row), 0);
}

/** Prints a table, its head repeated on each page, and returns where it ends. */
export function drawTable(sheet: Sheet, table: Table): number {
  const headHeight = tableHeight(sheet, { ...table, rows: [] });
  let y = table.y;

  /** The head of further pages is decoration: it is read once. */
  function drawHead(isFirst: boolean): void {
    for (const row of table.head) y = drawRow(sheet, table, row, { y, isRead: isFirst });
  }

  function makeRoom(index: number): void {
    let needed = 0;
    for (let at = index; at < table.rows.length; at += 1) {
      const row = table.rows[at];
      if (!row) break;
      needed += heightOf(sheet, table, row);
      if (at === table.rows.length - 1) needed += table.below ?? 0;
      if (!row.keepsWithNext) break;
    }
    const top = table.nextTop ?? sheet.margin;
    if (y + needed <= sheet.bottom || y <= top + headHeight) return;
    sheet.newPage();
    y = top;
    drawHead(false);
  }

  sheet.tagged("Table", {}, () => {
    if (table.head.length > 0) sheet.tagged("THead", {}, () => drawHead(true));
    sheet.tagged("TBody", {}, () => {
      table.rows.forEach((row, index) => {
        makeRoom(index);
        y = drawRow(sheet, table, row, { y, isRead: true });
      });
    });
  });
  return y;
}

function placed(table: Table, row: Row) {
  let at = 0;
  return row.cells.map((cell) => {
    const first = table.columns[at];
    const span = cell.span ?? 1;
    const last = table.columns[at + span - 1];
    const lastBelow = table.columns[at + (cell.below?.span ?? span) - 1];
    at += span;
    if (!first || !last || !lastBelow) {
      throw new Error("The row has more cells than the table has columns.");
    }
    const align = cell.align ?? first.align ?? "left";
    const widthTo = (column: Column) => column.x + column.width - first.x;
    const widths = { width: widthTo(last), widthBelow: widthTo(lastBelow) };
    return { cell, align, x: table.x + first.x, ...widths };
  });
}

interface Widths {
  readonly width: number;
  readonly widthBelow: number;
}

function cellHeight(sheet: Sheet, cell: Cell, { width, widthBelow }: Widths): number {
  const own = isEmpty(cell.text)
    ? 0
    : sheet.heightOf(cell.text, width, cell.style, cell.maximumLines);
  const { below } = cell;
  const more = below ? sheet.heightOf(below.text, widthBelow, below.style, below.maximumLines) : 0;
  return (cell.picture?.height ?? 0) + own + more;
}

function heightOf(sheet: Sheet, table: Table, row: Row): number {
  const heights = placed(table, row).map(({ cell, ...widths }) => cellHeight(sheet, cell, widths));
  return row.paddingTop + Math.max(0, ...heights) + row.paddingBottom;
}

interface RowOptions {
  readonly y: number;
  /** Whether a screen reader reads it. */
  readonly isRead: boolean;
}

function drawRow(sheet: Sheet, table: Table, row: Row, { y, isRead }: RowOptions): number {
  const height = heightOf(sheet, table, row);
  const inner = height - row.paddingTop - row.paddingBottom;
  const rules = ({ ink, parts = [[0, table.width]] }: Rule, at: number) => {
    for (const [x, width] of parts) sheet.rule(table.x + x, at, width, ink);
  };
  if (row.ruleAbove) rules(row.ruleAbove, y);
  const cells = placed(table, row);
  const draw = (): void => {
    for (const { cell, align, x, ...widths } of cells) {
      const free = row.verticalAlign === "bottom" ? inner - cellHeight(sheet, cell, widths) : 0;
      const position = { x, y: y + row.paddingTop + free, align, ...widths };
      if (isRead) tagCell(sheet, cell, () => drawCell(sheet, cell, position));
      else drawCell(sheet, cell, position);
    }
  };
  if (isRead) sheet.tagged("TR", {}, draw);
  else sheet.decoration(draw);
  if (row.ruleBelow) rules(row.ruleBelow, y + height - 1);
  return y + height;
}

function tagCell(sheet: Sheet, cell: Cell, draw: () => void): void {
  const options = cell.heading ? { scope: cell.heading } : {};
  sheet.tagged(cell.heading ? "TH" : "TD", options, () => {
    if (cell.span && cell.span > 1) sheet.attribute("Table", { ColSpan: cell.span });
    draw();
  });
}

function drawCell(
  sheet: Sheet,
  { text, style, picture, below, maximumLines = Infinity }: Cell,
  {
    widthBelow,
    ...position
  }: Widths & { readonly x: number; readonly y: number; readonly align: Align },
): void {
  let { y } = position;
  if (picture) {
    const { id, width, height, alt } = picture;
    const box = sheet.fit(id, { x: position.x, y, width, height });
    sheet.picture(id, box ? { ...box, y } : { x: position.x, y, width, height }, alt, "flat");
    y += height;
  }
  if (!isEmpty(text)) y = sheet.text(text, { ...position, y, maximumLines }, style, null);
  if (below) {
    const { maximumLines: most = Infinity } = below;
    const under = { ...position, width: widthBelow, y, maximumLines: most };
    sheet.text(below.text, under, below.style, null);
  }
}

function isEmpty(text: Text): boolean {
  return typeof text === "string" ? text === "" : text.every((run) => run.text === "");
}
