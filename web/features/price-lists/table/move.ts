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
