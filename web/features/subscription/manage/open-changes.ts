import type { SubscriptionChange } from "../queries.ts";
import type { Standing } from "../standing.ts";

const openChanges = {
  renewing: ["switch", "pause", "cancel"],
  // The server refuses a switch while paused or cancelling.
  paused: ["resume", "cancel"],
  lapsed: ["resume", "cancel"],
  cancelling: ["resume"],
  none: [],
} as const satisfies Record<Standing["kind"], readonly SubscriptionChange[]>;

/** What can be done with a subscription: Resume in place of Pause while it is paused (section 4). */
export function findOpenChanges(kind: Standing["kind"]): readonly SubscriptionChange[] {
  return openChanges[kind];
}

/** What a cancel can be replaced by. */
export function findAlternatives(kind: Standing["kind"]): readonly ("pause" | "switch")[] {
  return kind === "renewing" ? ["pause", "switch"] : [];
}
