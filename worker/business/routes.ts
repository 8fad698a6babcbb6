import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { businessInputSchema } from "#schema/business/business-input.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import type { BusinessRow } from "#worker/db/sale-tables.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIfMatch } from "#worker/http/if-match.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { requireProfessionalArtist, withSessionAnd } from "#worker/session/guards.ts";
import { businessTag, presentBusiness } from "./present.ts";
import { selectBusiness } from "./queries.ts";
import { replaceBusiness } from "./replace.ts";

export const businessRoutes = new Hono<AppContext>()
  .get(
    salesPaths.business,
    withSessionAnd(selectOwnBusiness, (c, [row]) => respond(c, row ?? null)),
  )
  .put(salesPaths.business, requireProfessionalArtist, jsonBody(businessInputSchema), async (c) => {
    const edit = { details: c.req.valid("json"), editedTag: readIfMatch(c) };
    return respond(c, await replaceBusiness(c.var.context, edit));
  });

function selectOwnBusiness(c: Context<AppContext>, userId: SQL) {
  return selectBusiness(c.var.db, userId);
}

function respond(c: Context<AppContext>, row: BusinessRow | null): Response {
  c.header("ETag", `"${businessTag(c.get("signedIn").user.id, row)}"`);
  return c.json(presentBusiness(row));
}
