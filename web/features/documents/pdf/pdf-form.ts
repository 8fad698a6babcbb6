import type { DocumentLocale } from "#schema/documents/languages.ts";
import type { Paper } from "./resources.ts";
import type { Sheet } from "./sheet.ts";

/** A picture that a form prints at most this large. */
export interface PictureNeed {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A document that is ready to be printed: what a form makes of its content. */
export interface PdfForm {
  readonly title: string;
  readonly author: string;
  /** The language of the document where a text says no other. */
  readonly locale: DocumentLocale;
  readonly paper: Paper;
  readonly pictures: readonly PictureNeed[];
  /** Draws the pages; the first one is there already. */
  readonly draw: (sheet: Sheet) => void;
}

export interface PdfResult {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Characters that are in no font; a box is printed for each. */
  readonly unprintable: readonly string[];
  /** Texts whose ends did not fit. */
  readonly shortened: readonly string[];
}
