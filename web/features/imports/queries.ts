import { useQuery } from "@tanstack/react-query";
import { importsSchema, type UndoneImport, undoneImportSchema } from "#schema/imports/import.ts";
import { importPaths, importUndoPath } from "#schema/imports/import-paths.ts";
import { callFor } from "#web/api/api.ts";
import { changeOnce, fetchAnew } from "#web/api/change-once.ts";
import { pathQuery } from "#web/api/path-query.ts";

export const importsQuery = pathQuery(importPaths.imports, importsSchema);

/** The artist's imports, newest first. */
export function useImports() {
  return useQuery(importsQuery);
}

/** What came of an undo; null where it was made and its answer was lost. */
interface UndoOfImport {
  readonly answer: UndoneImport | null;
}

/** Takes an import back. What was changed since stays, and is answered. */
export function undoImport(id: string): Promise<UndoOfImport> {
  const path = importUndoPath(id);
  return changeOnce<UndoOfImport>({
    name: path,
    send: async () => ({ answer: await callFor(undoneImportSchema, "POST", path) }),
    findMade: async () => {
      const imports = await fetchAnew(importsQuery);
      const isUndone = imports.some((one) => one.id === id && one.undoneAt !== null);
      return isUndone ? { answer: null } : null;
    },
  });
}
