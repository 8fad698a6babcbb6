import { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { apiPaths } from "#schema/api-paths.ts";
import { ratesDateHeader } from "#schema/currency.ts";
import type { AppContext } from "../context.ts";
import { readRates } from "../storage/rates.ts";

/** Compares the tag. A rate can stay while its date moves on, so an answer without a body carries the date too. */
const withDate = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ratesDateHeader] });

export const currencyRoutes = new Hono<AppContext>().get(
  apiPaths.currencyRates,
  withDate,
  async (c) => {
    const { rates, date } = await readRates(c.env.RATES);
    if (date !== null) c.header(ratesDateHeader, date);
    c.header("Cache-Control", "private, no-cache");
    // Everything that the answer says, so that no digest of it need be made.
    c.header("ETag", `W/"${rates.USD}"`);
    return c.json(rates);
  },
);
