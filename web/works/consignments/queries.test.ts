import { expect, test } from "vitest";
import { consignmentPath } from "#schema/consignments/consignments-paths.ts";
import { galleryStatementPath } from "#schema/payouts/payouts-paths.ts";
import { toKey } from "#web/api/api.ts";
import { queryClient } from "#web/api/query-client.ts";
import { refetchStatements } from "./queries.ts";

test("statements of agreements and galleries are fetched anew, of any days, and nothing else is", async () => {
  const statements = [
    consignmentPath("one", "statement"),
    `${consignmentPath("two", "statement")}?to=2026-11-22`,
    `${galleryStatementPath("gallery-50")}?from=2026-01-01&to=2026-11-22`,
  ];
  const other = "/api/consignments";
  for (const path of [...statements, other]) queryClient.setQueryData(toKey(path), {});
  await refetchStatements();
  const isStale = (path: string) => queryClient.getQueryState(toKey(path))?.isInvalidated;
  expect([...statements, other].map(isStale)).toEqual([true, true, true, false]);
});
