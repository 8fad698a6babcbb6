import type dialog from "./en-CA/dialog.json";

/** What is said about a document that is made: its settings, its preview, and what keeps it from being made. */
export interface DocumentsWords {
  readonly dialog: typeof dialog;
}
