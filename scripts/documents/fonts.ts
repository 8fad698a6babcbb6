import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  alphabets,
  type FontFiles,
  type FontName,
  faceNames,
  faces,
} from "#web/features/artworks/documents/pdf/fonts.ts";

const { resolve } = createRequire(import.meta.url);

/** The fonts of documents, from the packages that the application takes them from. */
export function readFonts(): FontFiles {
  return new Map(
    faceNames.flatMap((face) =>
      alphabets.map((alphabet): [FontName, Uint8Array] => {
        const { family, style } = faces[face];
        const file = `@fontsource/${family}/files/${family}-${alphabet}-${style}.woff`;
        return [`${face} ${alphabet}`, readFileSync(resolve(file))];
      }),
    ),
  );
}
