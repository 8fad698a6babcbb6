import { Hono } from "hono";
import { apiPaths } from "#schema/api-paths.ts";
import { type FeedbackReceipt, feedbackInputSchema } from "#schema/feedback.ts";
import type { AppContext } from "../context.ts";
import { sendFeedback } from "../domain/send-feedback.ts";
import { readIdempotencyKey } from "../middleware/idempotency-key.ts";
import { requireSession } from "../middleware/session.ts";
import { jsonBody } from "../middleware/validation.ts";

export const feedbackRoutes = new Hono<AppContext>().post(
  apiPaths.feedback,
  requireSession,
  jsonBody(feedbackInputSchema),
  async (c) => {
    const { db, signedIn } = c.var;
    const input = c.req.valid("json");
    const { id } = await sendFeedback(db, signedIn.user, input, readIdempotencyKey(c), new Date());
    return c.json({ id } satisfies FeedbackReceipt, 201);
  },
);
