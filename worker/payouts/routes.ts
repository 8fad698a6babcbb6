import { Hono } from "hono/tiny";
import { statementQuerySchema } from "#schema/consignments/consignment-input.ts";
import { keptFromInputSchema, payoutInputSchema } from "#schema/payouts/payout-input.ts";
import { payoutsPaths } from "#schema/payouts/payouts-paths.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { jsonBody, parseQuery } from "#worker/http/validation.ts";
import { requireCompleteProfile, requireSession, withSessionAnd } from "#worker/session/guards.ts";
import { createPayout, reversePayout } from "./create.ts";
import { keepPayoutsFrom, readOwed } from "./owed.ts";
import { presentPayout } from "./present.ts";
import { selectPayouts } from "./queries.ts";
import { readGalleryStatement } from "./statement.ts";

/** What galleries owe is read and settled on any plan (decision 073). */
export const payoutRoutes = new Hono<AppContext>()
  .get(
    payoutsPaths.payouts,
    withSessionAnd(
      (c, userId) => selectPayouts(c.var.db, userId),
      (c, rows) => c.json(rows.map(presentPayout)),
    ),
  )
  .post(
    payoutsPaths.payouts,
    requireSession,
    requireCompleteProfile,
    jsonBody(payoutInputSchema),
    async (c) => {
      const request = { input: c.req.valid("json"), idempotencyKey: readIdempotencyKey(c) };
      return c.json(presentPayout(await createPayout(c.var.context, request)), 201);
    },
  )
  .get(payoutsPaths.owed, requireSession, async (c) => c.json(await readOwed(c.var.context)))
  .put(
    payoutsPaths.payoutsKeptFrom,
    requireSession,
    requireCompleteProfile,
    jsonBody(keptFromInputSchema),
    async (c) => c.json(await keepPayoutsFrom(c.var.context, c.req.valid("json").keptFrom)),
  )
  .get(payoutsPaths.galleryStatement, requireSession, async (c) => {
    const [from, to] = [c.req.query("from"), c.req.query("to")];
    const request = {
      channelId: c.req.param("id"),
      ...parseQuery(statementQuerySchema, { from, to }),
    };
    return c.json(await readGalleryStatement(c.var.context, request));
  })
  .post(payoutsPaths.payoutReversal, requireSession, requireCompleteProfile, async (c) =>
    c.json(presentPayout(await reversePayout(c.var.context, c.req.param("id")))),
  );
