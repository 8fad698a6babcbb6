import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import {
  creditNoteInputSchema,
  invoiceInputSchema,
  invoicePaymentInputSchema,
  paymentInputSchema,
} from "#schema/invoices/invoice-input.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { jsonBody } from "#worker/http/validation.ts";
import {
  requireCompleteProfile,
  requireProfessionalArtist,
  requireSession,
  withSessionAnd,
} from "#worker/session/guards.ts";
import { creditInvoice } from "./credit.ts";
import { issueInvoice } from "./issue.ts";
import { enterPayment, payInvoice, undoPayment } from "./pay.ts";
import { presentInvoices } from "./present.ts";
import { selectInvoices } from "./queries.ts";

/** Invoices are issued on the Professional plan; they are read, settled and taken back on any (decision 073). */
export const invoiceRoutes = new Hono<AppContext>()
  .get(
    salesPaths.invoices,
    withSessionAnd(selectOwnInvoices, (c, rows) => c.json(presentInvoices(rows))),
  )
  .post(salesPaths.invoices, requireProfessionalArtist, jsonBody(invoiceInputSchema), async (c) => {
    const request = { input: c.req.valid("json"), idempotencyKey: readIdempotencyKey(c) };
    return c.json(await issueInvoice(c.var.context, request), 201);
  })
  .post(
    salesPaths.invoicePayments,
    requireSession,
    requireCompleteProfile,
    jsonBody(paymentInputSchema),
    async (c) => {
      const request = {
        id: c.req.param("id"),
        input: c.req.valid("json"),
        idempotencyKey: readIdempotencyKey(c),
      };
      return c.json(await enterPayment(c.var.context, request), 201);
    },
  )
  .post(salesPaths.paymentReversal, requireSession, requireCompleteProfile, async (c) =>
    c.json(await undoPayment(c.var.context, c.req.param())),
  )
  .put(
    salesPaths.invoicePayment,
    requireSession,
    requireCompleteProfile,
    jsonBody(invoicePaymentInputSchema),
    async (c) => {
      const request = { id: c.req.param("id"), payment: c.req.valid("json") };
      return c.json(await payInvoice(c.var.context, request));
    },
  )
  .post(
    salesPaths.creditNote,
    requireSession,
    requireCompleteProfile,
    jsonBody(creditNoteInputSchema),
    async (c) => {
      const request = {
        id: c.req.param("id"),
        input: c.req.valid("json"),
        idempotencyKey: readIdempotencyKey(c),
      };
      return c.json(await creditInvoice(c.var.context, request), 201);
    },
  );

function selectOwnInvoices(c: Context<AppContext>, userId: SQL) {
  return selectInvoices(c.var.db, userId);
}
