import type { SubscriptionChange } from "../queries.ts";
import type { SubscriptionStatus } from "../subscription-status.ts";

const openChanges = {
  renewing: ["switch", "pause", "cancel"],
  // The server refuses a switch while paused or cancelling.
  paused: ["resume", "cancel"],
  lapsed: ["resume", "cancel"],
  cancelling: ["resume"],
  none: [],
} as const satisfies Record<SubscriptionStatus["kind"], readonly SubscriptionChange[]>;

/** What can be done with a subscription: Resume in place of Pause while it is paused (section 4). */
export function findOpenChanges(kind: SubscriptionStatus["kind"]): readonly SubscriptionChange[] {
  return openChanges[kind];
}

/** What a cancel can be replaced by. */
export function findAlternatives(
  kind: SubscriptionStatus["kind"],
): readonly ("pause" | "switch")[] {
  return kind === "renewing" ? ["pause", "switch"] : [];
}
