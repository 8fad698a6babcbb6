import { type ArtworkRow, artworks } from "#worker/db/tables.ts";

/** The columns of a work that an import can change. */
export const updatedColumns = [
  "title",
  "dateCreated",
  "widthInches",
  "heightInches",
  "support",
  "medium",
  "materialsCostCents",
  "hoursSpent",
  "status",
  "statusWho",
  "statusUntil",
  "statusChannelId",
  "statusSince",
  "statusDueBack",
  "location",
  "askingPriceCents",
  "askingCurrency",
  "framed",
  "framingCents",
  "notes",
  "archived",
  "listedCents",
  "listedCurrency",
  "mediumLine",
] as const satisfies readonly (keyof ArtworkRow)[];

export type UpdatedColumns = Pick<ArtworkRow, (typeof updatedColumns)[number]>;

/** What a row of an import keeps for the undo: the values before, as they are stored, and the version that had them. */
export function earlierValuesOf(
  before: ArtworkRow,
  changed: readonly (keyof UpdatedColumns)[],
): Record<string, unknown> {
  const values = changed.map((column) => [column, storedValue(before, column)] as const);
  return { ...Object.fromEntries(values), updatedAt: before.updatedAt.getTime() };
}

/** A work, or some of its columns, as it was before the update that stored these values. */
export function workBefore<Work extends object>(
  work: Work,
  earlierValues: Readonly<Record<string, unknown>>,
): Work {
  const values = updatedColumns
    .filter((column) => column in work && column in earlierValues)
    .map((column) => {
      const value = earlierValues[column];
      return [column, value === null ? null : artworks[column].mapFromDriverValue(value)] as const;
    });
  return { ...work, ...Object.fromEntries(values) };
}

/** The value as the database stores it. */
export function storedValue(work: UpdatedColumns, column: keyof UpdatedColumns): unknown {
  const value = work[column];
  return value === null ? null : artworks[column].mapToDriverValue(value);
}
