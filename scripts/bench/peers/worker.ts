import { Hono } from "hono";

interface Bindings {
  readonly DB: D1Database;
  readonly RATES: KVNamespace;
}

/**
 * The least that could answer the same: one handler, one read, nothing checked and nobody asked who they are.
 * Under /api, as there the Worker comes before the files.
 */
const app = new Hono<{ Bindings: Bindings }>()
  .get("/api/rates", async (c) => c.json(JSON.parse((await c.env.RATES.get("rates")) ?? "{}")))
  .get("/api/user/:hash", async (c) =>
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
  .get("/api/artworks/:owner", async (c) => {
    const { results } = await c.env.DB.prepare(
      "SELECT * FROM artworks WHERE user_id = ? ORDER BY created_at DESC, rowid DESC",
    )
      .bind(c.req.param("owner"))
      .all();
    return c.json(results);
  });

export default app;
