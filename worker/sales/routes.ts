import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import {
  type SaleChangeInput,
  saleChangeInputSchema,
  saleInputSchema,
  saleReturnInputSchema,
} from "#schema/sales/sale-input.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { jsonBody } from "#worker/http/validation.ts";
import {
  admitProfessional,
  requireCompleteProfile,
  requireProfessionalArtist,
  requireSession,
  withSessionAnd,
} from "#worker/session/guards.ts";
import { changeSale } from "./change.ts";
import { createSale } from "./create.ts";
import { presentSale } from "./present.ts";
import { selectSales } from "./queries.ts";
import { takeSaleBack } from "./take-back.ts";

/** Sales are recorded and corrected on the Professional plan; they are read, paid and taken back on any (decision 073). */
export const saleRoutes = new Hono<AppContext>()
  .get(
    apiPaths.sales,
    withSessionAnd(selectOwnSales, (c, rows) => c.json(rows.map(presentSale))),
  )
  .post(apiPaths.sales, requireProfessionalArtist, jsonBody(saleInputSchema), async (c) => {
    const request = { input: c.req.valid("json"), idempotencyKey: readIdempotencyKey(c) };
    return c.json(presentSale(await createSale(c.var.context, request)), 201);
  })
  .patch(
    salesPaths.sale,
    requireSession,
    requireCompleteProfile,
    jsonBody(saleChangeInputSchema),
    async (c) => {
      const input = c.req.valid("json");
      if (!isPaymentAlone(input)) admitProfessional(c);
      const request = { id: c.req.param("id"), input };
      return c.json(presentSale(await changeSale(c.var.context, request)));
    },
  )
  .post(
    apiPaths.saleReturn,
    requireSession,
    requireCompleteProfile,
    jsonBody(saleReturnInputSchema),
    async (c) => {
      const request = { id: c.req.param("id"), input: c.req.valid("json") };
      return c.json(presentSale(await takeSaleBack(c.var.context, request)));
    },
  );

/** Whether a change says no more than that a sale is paid, or is not: it settles what exists. */
function isPaymentAlone(input: SaleChangeInput): boolean {
  return input.payment !== undefined && Object.keys(input).length === 1;
}

function selectOwnSales(c: Context<AppContext>, userId: SQL) {
  return selectSales(c.var.db, userId);
}
