import { queryOptions, useQuery } from "@tanstack/react-query";
import { importsSchema } from "#schema/import/import.ts";
import { importPaths } from "#schema/import/paths.ts";
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
