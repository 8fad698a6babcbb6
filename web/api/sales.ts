import { useQuery } from "@tanstack/react-query";
import { apiPaths } from "#schema/api-paths.ts";
import { salesSchema } from "#schema/sales/sale.ts";
import { pathQuery } from "./path-query.ts";

export const salesQuery = pathQuery(apiPaths.sales, salesSchema);

/** The ledger, newest first; asked for only where a sale is shown. */
export function useSales(isEnabled: boolean) {
  return useQuery({ ...salesQuery, enabled: isEnabled });
}
