import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { ratesDateHeader } from "#schema/currency.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readKnownTags } from "#worker/http/entity-tags.ts";
import { readRates } from "./storage.ts";

export const currencyRoutes = new Hono<AppContext>().get(apiPaths.currencyRates, async (c) => {
  const { rates, date } = await readRates(c.env.RATES, new Date());
  // The body contains only the rate, so the rate is the tag; its date may change without it.
  const tag = String(rates.USD);
  c.header("ETag", `W/"${tag}"`);
  if (date !== null) c.header(ratesDateHeader, date);
  c.header("Cache-Control", "private, no-cache");
  return readKnownTags(c).includes(tag) ? c.body(null, 304) : c.json(rates);
});
