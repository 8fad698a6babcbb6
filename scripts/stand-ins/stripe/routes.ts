import { missing, Refusal } from "./refusal.ts";
import type { Handler, Route } from "./request.ts";
import { accountRoutes } from "./resources/account.ts";
import { checkoutSessionRoutes } from "./resources/checkout-sessions.ts";
import { customerRoutes } from "./resources/customers.ts";
import { eventRoutes } from "./resources/events.ts";
import { intentRoutes } from "./resources/intents.ts";
import { invoiceRoutes } from "./resources/invoices.ts";
import { paymentMethodRoutes } from "./resources/payment-methods.ts";
import { portalConfigurationRoutes } from "./resources/portal-configurations.ts";
import { portalSessionRoutes } from "./resources/portal-sessions.ts";
import { priceRoutes } from "./resources/prices.ts";
import { productRoutes } from "./resources/products.ts";
import { subscriptionRoutes } from "./resources/subscriptions.ts";

const routes: readonly Route[] = [
  ...accountRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...checkoutSessionRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...intentRoutes,
  ...portalConfigurationRoutes,
  ...portalSessionRoutes,
  ...eventRoutes,
];

export function findRoute(method: string, path: string): { handler: Handler; id: string } {
  const parts = path.split("/");
  for (const [routeMethod, routePath, handler] of routes) {
    if (routeMethod !== method) continue;
    const pattern = routePath.split("/");
    const isMatch =
      pattern.length === parts.length &&
      pattern.every((part, index) => part === ":id" || part === parts[index]);
    if (!isMatch) continue;
    const id = parts[pattern.indexOf(":id")] ?? "";
    return { handler, id: decode(id) };
  }
  throw new Refusal(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). The local stand-in plays only a part of Stripe.`,
  });
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    throw missing("object", id);
  }
}
