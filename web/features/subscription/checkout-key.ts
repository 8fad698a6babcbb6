import { checkoutParameter } from "#schema/page-paths.ts";

/** Where Stripe's page was opened from, in this tab. */
export const beforeCheckoutKey = "before-checkout";

/** Whether the page opens on the way back from Stripe, by its link or by the browser's Back. */
export function isCheckoutReturn(): boolean {
  if (new URLSearchParams(window.location.search).has(checkoutParameter)) return true;
  try {
    return sessionStorage.getItem(beforeCheckoutKey) !== null;
  } catch {
    return false;
  }
}
