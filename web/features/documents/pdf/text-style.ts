import type { DocumentLocale } from "#schema/documents/languages.ts";
import type { Face } from "./fonts.ts";

/** Lengths of documents are CSS pixels, 96 to the inch, as the designs draw them. */
export const pixelsPerInch = 96;

/** The colours of printed pages, which are light always (web/styles/tokens.css). */
export const inks = {
  ink: "#171717",
  secondary: "#555553",
  rule: "#d3d3d1",
  control: "#7d7d7a",
  wall: "#ececec",
  pigment: "#2431a6",
  sold: "#c4122f",
  paper: "#ffffff",
} as const;
export type Ink = keyof typeof inks;

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly lineHeight: number;
  /** In em. */
  readonly tracking?: number;
  readonly ink?: Ink;
  /** Figures of one width, for columns. */
  readonly tabular?: boolean;
}

/** A part of a text that is in another language or style than the rest. */
export interface Run {
  readonly text: string;
  readonly lang?: DocumentLocale;
  readonly style?: Partial<Omit<TextStyle, "lineHeight">>;
}

export type Text = string | readonly Run[];
export type Align = "left" | "center" | "right";

export function runsOf(text: Text): readonly Run[] {
  return typeof text === "string" ? [{ text }] : text;
}

/** Where a text is drawn. */
export interface TextBox {
  readonly x: number;
  /** The top of the first line. */
  readonly y: number;
  readonly width: number;
  readonly align?: Align;
  /** The rest is cut, with an ellipsis, and reported. */
  readonly maximumLines?: number;
}
