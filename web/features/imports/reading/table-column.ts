/** A text of a column, and how many rows have it. */
export interface ColumnText {
  readonly text: string;
  readonly count: number;
}

/** A column of a file's rows: each of its texts once, so that whatever is found out about a text is found out once. */
export interface TableColumn {
  /** In the order of the rows. */
  readonly texts: readonly ColumnText[];
  /** Which of the texts each row has. */
  readonly textOfRow: Int32Array;
}

/** A row that is too short for the column has a blank text. */
export function tableColumn(rows: readonly (readonly string[])[], column: number): TableColumn {
  const texts: { text: string; count: number; place: number }[] = [];
  const known = new Map<string, (typeof texts)[number]>();
  const textOfRow = new Int32Array(rows.length);
  let last: (typeof texts)[number] | undefined;
  for (let row = 0; row < rows.length; row += 1) {
    const text = rows[row]?.[column] ?? "";
    // Most rows repeat the one above.
    if (text !== last?.text) last = known.get(text);
    if (last === undefined) {
      last = { text, count: 0, place: texts.length };
      known.set(text, last);
      texts.push(last);
    }
    last.count += 1;
    textOfRow[row] = last.place;
  }
  return { texts, textOfRow };
}

/** What the cell of a row says. Each text is read once; all cells of a column that the file does not have are blank. */
export function readColumn<Value extends NonNullable<unknown> | null>(
  column: TableColumn | undefined,
  read: (text: string) => Value,
): (row: number) => Value {
  if (column === undefined) {
    const blank = read("");
    return () => blank;
  }
  const { texts, textOfRow } = column;
  const values: (Value | undefined)[] = [];
  return (row) => {
    const place = textOfRow[row] ?? 0;
    const known = values[place];
    if (known !== undefined) return known;
    const value = read(texts[place]?.text ?? "");
    values[place] = value;
    return value;
  };
}
