import { lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";

export const personDialog = lazyPart("person-dialog", () =>
  withWords(import("./form/person-dialog.tsx")),
);

export const mergeDialog = lazyPart("merge-dialog", () =>
  withWords(import("./merge/merge-dialog.tsx")),
);
