import { lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";

export const newRoomDialog = lazyPart("new-room-dialog", () =>
  withWords(import("./new-room-dialog.tsx")),
);
