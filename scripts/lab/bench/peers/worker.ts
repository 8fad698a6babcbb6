import { Hono } from "hono";

interface Environment {
  readonly Bindings: {
    readonly DB: D1Database;
    readonly RATES: KVNamespace;
    readonly PERSON_LIMIT: RateLimit;
  };
}

/** The least that could answer the same: one handler, one read, nothing checked and nobody asked who they are. */
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

/** The same for a service that limits and logs: both are costly here, and next to nothing on the platform. */
const counted = new Hono<Environment>()
  .use(async (c, next) => {
    await c.env.PERSON_LIMIT.limit({ key: c.req.path });
    await next();
    console.log(JSON.stringify({ level: "info", path: c.req.path, status: c.res.status }));
  })
  .route("/", bare);

/** Under /api, as there the Worker comes before the files. */
export default new Hono<Environment>().route("/api/counted", counted).route("/api", bare);
