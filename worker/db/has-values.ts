/** Whether a row has these values already; lists are compared item by item. */
export function hasValues<Row extends object>(row: Row, values: Partial<Row>): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(values).every(([column, value]) => isEqual(stored.get(column), value));
}

function isEqual(stored: unknown, value: unknown): boolean {
  if (!Array.isArray(stored) || !Array.isArray(value)) return stored === value;
  return stored.length === value.length && stored.every((item, at) => item === value[at]);
}
