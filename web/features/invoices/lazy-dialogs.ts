import { lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";

export const paymentDialog = lazyPart("payment-dialog", () =>
  withWords(import("./payment-dialog.tsx")),
);

export const creditDialog = lazyPart("credit-dialog", () =>
  withWords(import("./credit-dialog.tsx")),
);
