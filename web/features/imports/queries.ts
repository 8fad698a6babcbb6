import { queryOptions, useQuery } from "@tanstack/react-query";
import { importsSchema } from "#schema/imports/import.ts";
import { importPaths } from "#schema/imports/import-paths.ts";
import { fetchKey, toKey } from "#web/api/api.ts";
import { refetchWhenShown } from "#web/api/query-client.ts";

export const importsQuery = queryOptions({
  queryKey: toKey(importPaths.imports),
  queryFn: fetchKey(importsSchema),
  ...refetchWhenShown,
});

/** The artist's imports, newest first. */
export function useImports() {
  return useQuery(importsQuery);
}
