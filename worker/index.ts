import { app } from "./app.ts";
import type { Bindings } from "./env.ts";
import { runScheduled } from "./scheduled.ts";

export default {
  fetch: app.fetch,
  scheduled: (event, env) => runScheduled(event, env),
} satisfies ExportedHandler<Bindings>;
