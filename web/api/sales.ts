import { queryOptions, useQuery } from "@tanstack/react-query";
import { apiPaths } from "#schema/api-paths.ts";
import { salesSchema } from "#schema/sales/sale.ts";
import { fetchKey, toKey } from "./api.ts";
import { refetchWhenShown } from "./query-client.ts";

export const salesQuery = queryOptions({
  queryKey: toKey(apiPaths.sales),
  queryFn: fetchKey(salesSchema),
  ...refetchWhenShown,
});

/** The ledger, newest first; asked for only where a sale is shown. */
export function useSales(isEnabled: boolean) {
  return useQuery({ ...salesQuery, enabled: isEnabled });
}
