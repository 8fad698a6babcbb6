import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { type FeedbackReceipt, feedbackInputSchema } from "#schema/feedback.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { requireSession } from "#worker/session/guards.ts";
import { sendFeedback } from "./send.ts";

export const feedbackRoutes = new Hono<AppContext>().post(
  apiPaths.feedback,
  requireSession,
  jsonBody(feedbackInputSchema),
  async (c) => {
    const request = { input: c.req.valid("json"), idempotencyKey: readIdempotencyKey(c) };
    const { id } = await sendFeedback(c.var.context, request);
    return c.json({ id } satisfies FeedbackReceipt, 201);
  },
);
