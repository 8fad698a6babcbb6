/** The cells of an imported file, as text; rows are numbered from 1 as a spreadsheet does. */
export interface FileTable {
  readonly rows: readonly (readonly string[])[];
  /** Null unless the file has several sheets. */
  readonly sheet: TableSheet | null;
}

/** The sheet of a workbook that is imported, and those that can be. */
export interface TableSheet {
  readonly name: string;
  /** Those with works, in the order of the workbook. */
  readonly choices: readonly SheetChoice[];
}

export interface SheetChoice {
  readonly name: string;
  readonly isHidden: boolean;
}

/** Why a file cannot be imported. */
export type Refusal =
  | "empty"
  | "too-large"
  | "too-many-rows"
  | "picture"
  | "pdf"
  | "old-excel"
  | "other-spreadsheet"
  | "archive"
  | "web-page"
  | "damaged"
  | "no-table";

/** A file that is not what an import takes. */
export class RefusedFile extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(`The file cannot be imported: ${reason}.`);
    this.name = "RefusedFile";
    this.reason = reason;
  }
}

/** So many columns of a row are read. */
export const columnLimit = 200;

export function isBlankRow(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === "");
}
