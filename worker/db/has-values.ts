/** Whether a row has these values already. */
export function hasValues<Row extends object>(row: Row, values: Partial<Row>): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(values).every(([column, value]) => stored.get(column) === value);
}
