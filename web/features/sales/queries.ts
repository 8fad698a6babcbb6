import { apiPaths } from "#schema/api-paths.ts";
import { saleReturnPath } from "#schema/artworks/record-paths.ts";
import type { Entry } from "#schema/links/entry.ts";
import { type Sale, saleSchema } from "#schema/sales/sale.ts";
import type { SaleChangeInput, SaleInput } from "#schema/sales/sale-input.ts";
import { salePath } from "#schema/sales/sales-paths.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { refetchAgendas } from "#web/api/agenda.ts";
import { callFor } from "#web/api/api.ts";
import { callOnce, type Keyed } from "#web/api/call-once.ts";
import { refetchPeople } from "#web/api/people.ts";
import { salesQuery } from "#web/api/sales.ts";
import { refetchWorks } from "#web/works/cached-works.ts";
import { refetchOwed } from "#web/works/consignments/payouts.ts";
import { refetchConsignments } from "#web/works/consignments/queries.ts";
import { acceptReport } from "#web/works/consignments/use-decide-report.ts";
import { refetchHistory } from "#web/works/record-queries.ts";

/** Records a sale, and fetches what it changes anew. */
export async function recordSale(request: Keyed<SaleInput>): Promise<Sale> {
  return refreshAfter(await callOnce(saleSchema, apiPaths.sales, request));
}

/** Accepts the sale that a gallery reported, as it was corrected. A second time is refused. */
export async function acceptReportedSale(entry: Entry, input: SaleInput): Promise<Sale> {
  const { artworkId: _reported, ...corrected } = input;
  const { sale } = await acceptReport(entry, corrected);
  if (sale === null) throw new Error("A reported sale leads to a sale.");
  // `acceptReport` has fetched the rest.
  return refreshLedger(sale);
}

/** Completes a sale: its buyer, its delivery, the rate of its day; or corrects it. */
export async function changeSale(saleId: string, change: SaleChangeInput): Promise<Sale> {
  return refreshAfter(await callFor(saleSchema, "PATCH", salePath(saleId), { body: change }));
}

interface SaleReturn {
  readonly saleId: string;
  /** ISO day. */
  readonly returnedOn: string;
  readonly reason: string;
}

/** Takes a sold work back. */
export async function returnSale({ saleId, returnedOn, reason }: SaleReturn): Promise<Sale> {
  return refreshAfter(
    await callFor(saleSchema, "POST", saleReturnPath(saleId), {
      body: reason === "" ? { returnedOn } : { returnedOn, reason },
    }),
  );
}

/** Fetches all that a sale changes anew: without waiting for it, what its gallery owes and has, and what is due. */
function refreshAfter(sale: Sale): Promise<Sale> {
  void Promise.all([refetchOwed(), refetchConsignments(), refetchAgendas()]);
  return refreshLedger(sale);
}

/** Fetches the work, its history and the ledger anew. */
async function refreshLedger(sale: Sale): Promise<Sale> {
  await Promise.all([
    refetchWorks(),
    refetchChanged({ queryKey: salesQuery.queryKey }),
    refetchHistory(sale.artworkId),
    refetchPeople(),
  ]);
  return sale;
}
