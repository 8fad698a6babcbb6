import { appPaths } from "../page-paths.ts";

/** The URL contract of imports, apart from `apiPaths`, which the first view loads. */
export const importPaths = {
  imports: "/api/imports",
  importRows: "/api/imports/:id/rows",
  importPeople: "/api/imports/:id/people",
  importUndo: "/api/imports/:id/undo",
} as const;

/** Applies rows of an import. */
export function importRowsPath(id: string): string {
  return importPaths.importRows.replace(":id", encodeURIComponent(id));
}

/** Applies rows of an import that are people. */
export function importPeoplePath(id: string): string {
  return importPaths.importPeople.replace(":id", encodeURIComponent(id));
}

/** Takes back what an import did. */
export function importUndoPath(id: string): string {
  return importPaths.importUndo.replace(":id", encodeURIComponent(id));
}

/** In the address of the page for imports: what the rows of the file will be, before one is chosen. */
export const rowsParameter = "rows";

/** The page for imports, opened to import people. */
export const peopleImportPage = `${appPaths.import}?${rowsParameter}=people`;
