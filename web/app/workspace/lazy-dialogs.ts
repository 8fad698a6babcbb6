import { lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";

export const invoiceDialog = lazyPart("invoice-dialog", () =>
  withWords(import("./invoice-dialog.tsx")),
);

export const channelsDialog = lazyPart("channels-dialog", () =>
  withWords(import("#web/features/channels/channels-dialog.tsx")),
);
