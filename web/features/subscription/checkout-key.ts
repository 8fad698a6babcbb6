import { checkoutParameter } from "#schema/page-paths.ts";

/** The session storage key of the address from which Stripe's page was opened. */
export const checkoutOriginKey = "before-checkout";

/** Whether the page opens on the return from Stripe, by its link or by the browser's Back. */
export function isCheckoutReturn(): boolean {
  if (new URLSearchParams(window.location.search).has(checkoutParameter)) return true;
  try {
    return sessionStorage.getItem(checkoutOriginKey) !== null;
  } catch {
    return false;
  }
}
