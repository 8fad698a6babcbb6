import { lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";

export const addWorksDialog = lazyPart("add-works-dialog", () =>
  withWords(import("./add-works-dialog.tsx")),
);

export const followDialog = lazyPart("follow-dialog", () =>
  withWords(import("./asking-prices/follow-dialog.tsx")),
);
