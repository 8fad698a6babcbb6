/** A family, weight and slant; each is in several files, one for each part of the alphabet. */
export const faces = {
  display: { family: "brygada-1918", style: "400-normal", ascent: 0.92, descent: 0.25 },
  "display-italic": { family: "brygada-1918", style: "400-italic", ascent: 0.92, descent: 0.25 },
  text: { family: "radio-canada", style: "400-normal", ascent: 0.945, descent: 0.255 },
  "text-strong": { family: "radio-canada", style: "600-normal", ascent: 0.945, descent: 0.255 },
} as const;
export type Face = keyof typeof faces;

/** In the order in which a character is looked for. */
export const alphabets = ["latin", "latin-ext", "vietnamese"] as const;
type Alphabet = (typeof alphabets)[number];

/** The file of a face and an alphabet, such as `text latin-ext`. */
export type FontName = `${Face} ${Alphabet}`;

export const faceNames = Object.keys(faces).filter((name): name is Face => name in faces);

export const fontNames: readonly FontName[] = faceNames.flatMap((face) => fontNamesOf(face));

export function fontNamesOf(face: Face): FontName[] {
  return alphabets.map((alphabet): FontName => `${face} ${alphabet}`);
}

/** The bytes of the WOFF files. */
export type FontFiles = ReadonlyMap<FontName, Uint8Array>;
