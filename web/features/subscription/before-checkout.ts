import * as v from "valibot";
import { pagePaths } from "#schema/page-paths.ts";
import { beforeCheckoutKey as key } from "./checkout-key.ts";

const placeSchema = v.object({ userId: v.string(), query: v.string(), fragment: v.string() });

/** Remembers, in this tab, where Stripe's page was opened from. */
export function rememberBeforeCheckout(userId: string): void {
  const { search, hash } = window.location;
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, query: search, fragment: hash }));
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
    return `${pagePaths.app}${place.output.query}${place.output.fragment}`;
  } catch {
    return null;
  }
}
