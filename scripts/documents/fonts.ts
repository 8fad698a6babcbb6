import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import {
  alphabets,
  type FontFiles,
  type FontName,
  faceNames,
  faces,
} from "#web/features/documents/pdf/fonts.ts";

const require = createRequire(import.meta.url);

const packages = {
  "brygada-1918": dirname(require.resolve("@fontsource/brygada-1918/package.json")),
  "radio-canada": dirname(require.resolve("@fontsource/radio-canada/package.json")),
} as const;

/** The fonts of documents, from the packages that the application takes them from. */
export function readFonts(): FontFiles {
  return new Map(
    faceNames.flatMap((face) =>
      alphabets.map((alphabet): [FontName, Uint8Array] => {
        const { family, style } = faces[face];
        const file = `${packages[family]}/files/${family}-${alphabet}-${style}.woff`;
        return [`${face} ${alphabet}`, readFileSync(file)];
      }),
    ),
  );
}
