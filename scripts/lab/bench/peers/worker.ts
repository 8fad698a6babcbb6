import { Hono } from "hono";
import { createMiddleware } from "hono/factory";

interface Environment {
  readonly Bindings: {
    readonly ASSETS: Fetcher;
    readonly DB: D1Database;
    readonly RATES: KVNamespace;
    readonly PERSON_LIMIT: RateLimit;
  };
}

/** The least that could answer the same: one handler, one read, no validation and no session. */
const bare = new Hono<Environment>()
  .get("/rates", async (c) => c.json(JSON.parse((await c.env.RATES.get("rates")) ?? "{}")))
  .get("/user/:hash", async (c) =>
    c.json(
      await c.env.DB.prepare(
        `SELECT * FROM sessions
         JOIN users ON users.id = sessions.user_id
         LEFT JOIN subscriptions ON subscriptions.user_id = users.id
         WHERE sessions.token_hash = ?`,
      )
        .bind(c.req.param("hash"))
        .first(),
    ),
  )
  .get("/artworks/:owner", async (c) => {
    const { results } = await c.env.DB.prepare(
      "SELECT * FROM artworks WHERE user_id = ? ORDER BY created_at DESC, rowid DESC",
    )
      .bind(c.req.param("owner"))
      .all();
    return c.json(results);
  });

/** The product's log line of a request. Like its rate limit it costs time in this workerd, and hardly any on the platform. */
const log = createMiddleware<Environment>(async (c, next) => {
  const started = Date.now();
  await next();
  console.log(
    JSON.stringify({
      level: "info",
      requestId: crypto.randomUUID(),
      method: c.req.method,
      route: c.req.path,
      status: c.res.status,
      milliseconds: Date.now() - started,
    }),
  );
});

const limit = createMiddleware<Environment>(async (c, next) => {
  await c.env.PERSON_LIMIT.limit({ key: c.req.path });
  await next();
});

export default new Hono<Environment>()
  .route("/peer/logged", new Hono<Environment>().use(log).route("/", bare))
  .route("/peer/limited", new Hono<Environment>().use(log, limit).route("/", bare))
  .route("/peer", bare)
  .get("/peer/*", (c) => c.env.ASSETS.fetch(c.req.raw));
