import { createMiddleware } from "hono/factory";
import { openDatabase } from "#worker/db/client.ts";
import { readSettings } from "#worker/env.ts";
import type { AppContext } from "./context.ts";

/** Puts the validated settings and the database at the disposal of every route. */
export const configuration = createMiddleware<AppContext>(async (c, next) => {
  c.set("settings", readSettings(c.env));
  c.set("db", openDatabase(c.env.DB));
  await next();
});
