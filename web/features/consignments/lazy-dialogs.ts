import { lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";

export const newConsignmentDialog = lazyPart("new-consignment-dialog", () =>
  withWords(import("./make/new-consignment-dialog.tsx")),
);

export const payoutDialog = lazyPart("payout-dialog", () =>
  withWords(import("./payouts/payout-dialog.tsx")),
);
