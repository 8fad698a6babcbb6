import { Hono } from "hono";
import { apiPaths } from "#schema/api-paths.ts";
import { feedbackPatchSchema } from "#schema/feedback.ts";
import type { AppContext } from "../context.ts";
import { listFeedback, updateFeedback } from "../db/feedback.ts";
import { presentFeedback } from "../domain/present-feedback.ts";
import { notFound } from "../errors.ts";
import { requireAdmin } from "../middleware/admin.ts";
import { requireSession } from "../middleware/session.ts";
import { jsonBody } from "../middleware/validation.ts";

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
