import { useMutation } from "@tanstack/react-query";
import { apiPaths } from "#schema/api-paths.ts";
import { saleReturnPath } from "#schema/record-paths.ts";
import { salePath } from "#schema/sales/paths.ts";
import { saleSchema } from "#schema/sales/sale.ts";
import type { SaleChangeInput, SaleInput } from "#schema/sales/sale-input.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { callFor } from "#web/api/api.ts";
import { callOnce, type Keyed } from "#web/api/call-once.ts";
import { salesQuery } from "#web/api/sales.ts";
import { refetchWorks } from "#web/works/cached-works.ts";
import { refetchHistory } from "#web/works/record-queries.ts";

/** The answer is the sale: the work, its history and the ledger are fetched anew. */
export function useSendSale() {
  return useMutation({
    mutationFn: (sale: Keyed<SaleInput>) => callOnce(saleSchema, apiPaths.sales, sale),
    onSuccess: refreshSale,
  });
}

interface SaleChange {
  readonly saleId: string;
  readonly change: SaleChangeInput;
}

/** Completes a sale: its buyer, its delivery, the rate of its day. */
export function useChangeSale() {
  return useMutation({
    mutationFn: ({ saleId, change }: SaleChange) =>
      callFor(saleSchema, "PATCH", salePath(saleId), { body: change }),
    onSuccess: refreshSale,
  });
}

interface SaleReturn {
  readonly saleId: string;
  /** ISO day. */
  readonly returnedOn: string;
  readonly reason: string;
}

/** Takes a sold work back. */
export function useReturnSale() {
  return useMutation({
    mutationFn: ({ saleId, returnedOn, reason }: SaleReturn) =>
      callFor(saleSchema, "POST", saleReturnPath(saleId), {
        body: reason === "" ? { returnedOn } : { returnedOn, reason },
      }),
    onSuccess: refreshSale,
  });
}

async function refreshSale({ artworkId }: { readonly artworkId: string }): Promise<void> {
  await Promise.all([
    refetchWorks(),
    refetchChanged({ queryKey: salesQuery.queryKey }),
    refetchHistory(artworkId),
  ]);
}
