import { Hono } from "hono";
import type { AppContext } from "./context.ts";
import { handleError, notFound } from "./errors.ts";
import { configuration } from "./middleware/configuration.ts";
import { refuseOtherMethods } from "./middleware/methods.ts";
import { finishPendingSignOut } from "./middleware/pending-sign-out.ts";
import { requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { pages } from "./pages.ts";
import { adminFeedbackRoutes } from "./routes/admin-feedback.ts";
import { artworkRoutes } from "./routes/artworks.ts";
import { authRoutes } from "./routes/auth.ts";
import { currencyRoutes } from "./routes/currency.ts";
import { feedbackRoutes } from "./routes/feedback.ts";
import { healthRoutes } from "./routes/health.ts";
import { profileRoutes } from "./routes/profile.ts";
import { stripeWebhookRoutes } from "./routes/stripe-webhook.ts";
import { subscriptionRoutes } from "./routes/subscription.ts";

export const app = new Hono<AppContext>()
  .use(requestLog)
  .use(pages)
  .use(securityHeaders)
  .route("/", healthRoutes)
  .use(configuration)
  .use(sameOrigin)
  .use(finishPendingSignOut)
  .route("/", authRoutes)
  .route("/", profileRoutes)
  .route("/", artworkRoutes)
  .route("/", currencyRoutes)
  .route("/", subscriptionRoutes)
  .route("/", feedbackRoutes)
  .route("/", adminFeedbackRoutes)
  .route("/", stripeWebhookRoutes);

refuseOtherMethods(app);
app.notFound(() => {
  throw notFound();
});
app.onError(handleError);
