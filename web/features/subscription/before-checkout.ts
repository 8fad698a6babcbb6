import * as v from "valibot";
import { anyAppPath } from "#schema/page-paths.ts";
import { beforeCheckoutKey as key } from "./checkout-key.ts";

const placeSchema = v.object({
  userId: v.string(),
  path: v.pipe(v.string(), v.regex(anyAppPath)),
  query: v.string(),
});

/** Remembers, in this tab, where Stripe's page was opened from. */
export function rememberBeforeCheckout(userId: string): void {
  const { pathname, search } = window.location;
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, path: pathname, query: search }));
  } catch {
    // Storage is switched off or full: the way back leads to /app.
  }
}

/** The address that Stripe's page was opened from, once; null where this artist opened none. */
export function takeBeforeCheckout(userId: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const place = v.safeParse(placeSchema, JSON.parse(text ?? "null"));
    if (!place.success || place.output.userId !== userId) return null;
    return place.output.path + place.output.query;
  } catch {
    return null;
  }
}
