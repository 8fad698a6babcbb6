import { createMiddleware } from "hono/factory";
import { openDatabase } from "#worker/db/client.ts";
import { readSettings } from "#worker/env.ts";
import type { AppContext } from "./context.ts";

/** Sets the validated settings and the database for every route. */
export const configuration = createMiddleware<AppContext>(async (c, next) => {
  c.set("settings", readSettings(c.env));
  c.set("db", openDatabase(c.env.DB));
  await next();
});
