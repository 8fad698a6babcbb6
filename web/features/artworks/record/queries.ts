import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiPaths } from "#schema/api-paths.ts";
import { type Artwork, artworkSchema } from "#schema/artwork.ts";
import type { RecordInput } from "#schema/artwork-record.ts";
import type { AskingPriceInput } from "#schema/asking-price.ts";
import { historySchema } from "#schema/price-history.ts";
import {
  artworkAskingPricePath,
  artworkHistoryPath,
  artworkRecordPath,
  artworkStatusPath,
  saleReturnPath,
} from "#schema/record-paths.ts";
import { salePath } from "#schema/sales/paths.ts";
import { saleSchema } from "#schema/sales/sale.ts";
import type { SaleChangeInput, SaleInput } from "#schema/sales/sale-input.ts";
import type { StatusInput } from "#schema/status-input.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { callFor, fetchKey, toKey } from "#web/api/api.ts";
import { callOnce, type Keyed } from "#web/api/call-once.ts";
import { salesQuery } from "#web/api/sales.ts";

function historyQuery(id: string) {
  return queryOptions({
    queryKey: toKey(artworkHistoryPath(id)),
    queryFn: fetchKey(historySchema),
    // An edit in the calculator adds to it.
    refetchOnMount: "always",
  });
}

/** A work's changes of price and status, oldest first. */
export function useHistory(id: string) {
  return useQuery(historyQuery(id));
}

/** What a change leads to in the works' list, which the gallery has. */
export interface WorksChange {
  readonly put: (changed: Artwork) => void;
  /** Resolves when the works are fetched anew. */
  readonly refetch: () => Promise<void>;
}

export type WorkChange =
  | { readonly kind: "status"; readonly input: StatusInput }
  | { readonly kind: "record"; readonly input: RecordInput }
  | { readonly kind: "askingPrice"; readonly input: AskingPriceInput };

const pathOf = {
  status: artworkStatusPath,
  record: artworkRecordPath,
  askingPrice: artworkAskingPricePath,
} as const;

/** Changes a work's status, record or asking price, as it is in this window: a newer version refuses it. */
export function useChangeWork({ put }: Pick<WorksChange, "put">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ work, change }: { readonly work: Artwork; readonly change: WorkChange }) =>
      callFor(artworkSchema, "PATCH", pathOf[change.kind](work.id), {
        body: change.input,
        headers: { "If-Match": `"${work.updatedAt}"` },
      }),
    onSuccess: (changed) => {
      put(changed);
      return refetchChanged(client, { queryKey: historyQuery(changed.id).queryKey });
    },
  });
}

/** The answer is the sale: the work, its history and the ledger are fetched anew. */
export function useSendSale({ refetch }: Pick<WorksChange, "refetch">) {
  const refresh = useRefreshSales(refetch);
  return useMutation({
    mutationFn: (sale: Keyed<SaleInput>) => callOnce(saleSchema, apiPaths.sales, sale),
    onSuccess: refresh,
  });
}

interface SaleChange {
  readonly saleId: string;
  readonly change: SaleChangeInput;
}

/** Completes a sale: its buyer, its delivery, the rate of its day. */
export function useChangeSale({ refetch }: Pick<WorksChange, "refetch">) {
  const refresh = useRefreshSales(refetch);
  return useMutation({
    mutationFn: ({ saleId, change }: SaleChange) =>
      callFor(saleSchema, "PATCH", salePath(saleId), { body: change }),
    onSuccess: refresh,
  });
}

interface SaleReturn {
  readonly saleId: string;
  /** ISO day. */
  readonly returnedOn: string;
  readonly reason: string;
}

/** Takes a sold work back. */
export function useReturnSale({ refetch }: Pick<WorksChange, "refetch">) {
  const refresh = useRefreshSales(refetch);
  return useMutation({
    mutationFn: ({ saleId, returnedOn, reason }: SaleReturn) =>
      callFor(saleSchema, "POST", saleReturnPath(saleId), {
        body: reason === "" ? { returnedOn } : { returnedOn, reason },
      }),
    onSuccess: refresh,
  });
}

function useRefreshSales(refetch: () => Promise<void>) {
  const client = useQueryClient();
  return async ({ artworkId }: { readonly artworkId: string }) => {
    await Promise.all([
      refetch(),
      refetchChanged(client, { queryKey: salesQuery.queryKey }),
      refetchChanged(client, { queryKey: historyQuery(artworkId).queryKey }),
    ]);
  };
}
