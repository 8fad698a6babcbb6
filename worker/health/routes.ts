import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { type ErrorBody, errorStatus } from "#schema/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { limitHealth } from "#worker/http/rate-limit.ts";
import { checkHealth } from "./check.ts";

/** For a monitor: 503 while a part does not work. Mounted before the configuration, which is one of the parts. */
export const healthRoutes = new Hono<AppContext>().get(apiPaths.health, limitHealth, async (c) => {
  const health = await checkHealth(c.env, new Date());
  if (health.status === "ok") return c.json(health);
  const error = { code: "UNAVAILABLE", message: "Some parts do not work." } satisfies ErrorBody;
  return c.json({ ...error, ...health }, errorStatus[error.code]);
});
