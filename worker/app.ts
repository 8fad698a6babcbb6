import { Hono } from "hono/tiny";
import { agendaRoutes, calendarFileRoutes } from "./agenda/routes.ts";
import { artworkRoutes } from "./artworks/routes.ts";
import { businessRoutes } from "./business/routes.ts";
import { channelRoutes } from "./channels/routes.ts";
import { consignmentRoutes } from "./consignments/routes.ts";
import { documentRoutes } from "./documents/routes.ts";
import { handleError } from "./errors.ts";
import { adminFeedbackRoutes } from "./feedback/admin-routes.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { configuration } from "./http/configuration.ts";
import type { AppContext } from "./http/context.ts";
import { refuseUnservedRequests } from "./http/methods.ts";
import { pages } from "./http/pages.ts";
import { requestLog } from "./http/request-log.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { importRoutes } from "./imports/routes.ts";
import { invoiceRoutes } from "./invoices/routes.ts";
import { guestPageRoutes } from "./links/guest-page-routes.ts";
import { guestRoutes } from "./links/guest-routes.ts";
import { linkRoutes } from "./links/routes.ts";
import { payoutRoutes } from "./payouts/routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { priceListRoutes } from "./price-lists/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { currencyRoutes } from "./rates/routes.ts";
import { saleRoutes } from "./sales/routes.ts";
import { finishPendingSignOut } from "./session/pending-sign-out.ts";
import { authRoutes } from "./session/routes.ts";
import { subscriptionRoutes } from "./subscription/routes.ts";
import { stripeWebhookRoutes } from "./subscription/webhook-routes.ts";

export const app = new Hono<AppContext>()
  .use(requestLog)
  .use(securityHeaders)
  .route("/", guestPageRoutes)
  .use(pages)
  .route("/", healthRoutes)
  .use(configuration)
  .use(sameOrigin)
  .route("/", guestRoutes)
  .use(finishPendingSignOut)
  .route("/", authRoutes)
  .route("/", profileRoutes)
  .route("/", artworkRoutes)
  .route("/", saleRoutes)
  .route("/", invoiceRoutes)
  .route("/", documentRoutes)
  .route("/", channelRoutes)
  .route("/", peopleRoutes)
  .route("/", linkRoutes)
  .route("/", payoutRoutes)
  .route("/", consignmentRoutes)
  .route("/", agendaRoutes)
  .route("/", calendarFileRoutes)
  .route("/", businessRoutes)
  .route("/", priceListRoutes)
  .route("/", importRoutes)
  .route("/", currencyRoutes)
  .route("/", subscriptionRoutes)
  .route("/", feedbackRoutes)
  .route("/", adminFeedbackRoutes)
  .route("/", stripeWebhookRoutes);

refuseUnservedRequests(app);
app.onError(handleError);
