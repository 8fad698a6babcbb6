import { queryOptions, useQuery } from "@tanstack/react-query";
import { importsSchema } from "#schema/import/import.ts";
import { importPaths } from "#schema/import/paths.ts";
import { fetchKey, toKey } from "#web/api/api.ts";

export const importsQuery = queryOptions({
  queryKey: toKey(importPaths.imports),
  queryFn: fetchKey(importsSchema),
  // What was imported in another window is shown.
  refetchOnMount: "always",
  // Offline it fails at once, and the page says so.
  networkMode: "always",
});

/** The artist's imports, newest first. */
export function useImports() {
  return useQuery(importsQuery);
}
