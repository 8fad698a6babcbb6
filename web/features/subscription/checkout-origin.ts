import * as v from "valibot";
import { anyAppPath } from "#schema/page-paths.ts";
import { checkoutOriginKey as key } from "./checkout-key.ts";

const originSchema = v.object({
  userId: v.string(),
  path: v.pipe(v.string(), v.regex(anyAppPath)),
  query: v.string(),
});

/** Stores, for this tab, the address from which Stripe's page is opened. */
export function storeCheckoutOrigin(userId: string): void {
  const { pathname, search } = window.location;
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, path: pathname, query: search }));
  } catch {
    // Storage is disabled or full: the return from Stripe leads to /app.
  }
}

/** Reads and removes the address from which this artist opened Stripe's page; null if they opened none. */
export function takeCheckoutOrigin(userId: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const origin = v.safeParse(originSchema, JSON.parse(text ?? "null"));
    if (!origin.success || origin.output.userId !== userId) return null;
    return origin.output.path + origin.output.query;
  } catch {
    return null;
  }
}
