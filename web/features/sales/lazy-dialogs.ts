import { lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";

export const recordSaleDialog = lazyPart("record-sale-dialog", () =>
  withWords(import("./sale/record-sale-dialog.tsx")),
);

/** The same of a work that is chosen first. */
export const chosenSaleDialog = lazyPart("record-sale", () =>
  withWords(import("./sale/record-sale.tsx")),
);

export const reportedSaleDialog = lazyPart("reported-sale-dialog", () =>
  withWords(import("./sale/reported-sale-dialog.tsx")),
);

export const completeSaleDialog = lazyPart("complete-sale-dialog", () =>
  withWords(import("./complete/complete-sale-dialog.tsx")),
);

export const salePaymentDialog = lazyPart("sale-payment-dialog", () =>
  withWords(import("./complete/sale-payment-dialog.tsx")),
);
