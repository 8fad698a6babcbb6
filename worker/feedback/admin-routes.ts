import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { feedbackPatchSchema } from "#schema/feedback.ts";
import { notFound } from "#worker/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { requireAdmin, requireSession } from "#worker/session/guards.ts";
import { presentFeedback } from "./present.ts";
import { listFeedback, updateFeedback } from "./queries.ts";

export const adminFeedbackRoutes = new Hono<AppContext>()
  .get(apiPaths.adminFeedback, requireSession, requireAdmin, async (c) =>
    c.json((await listFeedback(c.var.db)).map(presentFeedback)),
  )
  .patch(
    apiPaths.adminFeedbackEntry,
    requireSession,
    requireAdmin,
    jsonBody(feedbackPatchSchema),
    async (c) => {
      const row = await updateFeedback(c.var.db, c.req.param("id"), c.req.valid("json"));
      if (row === null) throw notFound();
      return c.json(presentFeedback(row));
    },
  );
