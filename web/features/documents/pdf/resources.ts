import type { FontFiles } from "./fonts.ts";

/** Width and height in pixels (text-style.ts). */
export const papers = {
  letter: [816, 1056],
  a4: [793.7, 1122.52],
} as const satisfies Record<string, readonly [number, number]>;
export type Paper = keyof typeof papers;

export interface PdfResources {
  readonly fonts: FontFiles;
  /** JPEG files by the id of their need; without those that could not be read. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** When the document was made. */
  readonly madeAt: Date;
  readonly onPage?: (pages: number) => void;
}
