import { useMutation } from "@tanstack/react-query";
import { undoneImportSchema } from "#schema/import/import.ts";
import { importUndoPath } from "#schema/import/paths.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { callFor } from "#web/api/api.ts";
import { importsQuery } from "../queries.ts";

/** Takes an import back. What was changed since stays, and is answered. */
export function useUndoImport(onChanged: () => void) {
  return useMutation({
    mutationFn: (id: string) => callFor(undoneImportSchema, "POST", importUndoPath(id)),
    onSettled: () => {
      onChanged();
      return refetchChanged({ queryKey: importsQuery.queryKey });
    },
  });
}
