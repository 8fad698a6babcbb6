import type { User } from "#schema/artist/user.ts";
import { ApiError } from "#web/api/api.ts";

const attempts = 4;
/** Stripe opens a subscription a moment after its payment. */
const pauseMs = 1000;

/** As below, until the server sees the subscription. */
export function syncUntilSubscribed(
  sync: () => Promise<User>,
  wait?: (milliseconds: number) => Promise<void>,
): Promise<boolean> {
  return syncUntil(sync, ({ isSubscribed }) => isSubscribed, wait);
}

/**
 * Polls until the server sees the payment. Resolves false when it does not yet: the payment may still be pending, and
 * a webhook informs the server later.
 */
export async function syncUntil(
  sync: () => Promise<User>,
  isPaid: (user: User) => boolean,
  wait: (milliseconds: number) => Promise<void> = sleep,
): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (attempt > 1) await wait(pauseMs);
    try {
      if (isPaid(await sync())) return true;
    } catch (error) {
      console.warn("The subscription could not be read", error);
      if (error instanceof ApiError && error.status < 500) return false;
    }
  }
  return false;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
