/** The units of lengths that an artist is asked about, which a file's cells or headings do not name. */
export const lengthUnits = ["in", "cm", "mm"] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** The units that cells and headings name. */
export type FileUnit = LengthUnit | "m" | "ft";

/** The longer names first. */
const unitMarks: Readonly<Record<FileUnit, string>> = {
  mm: "mms?|millim(?:et(?:re|er)s?|ètres?)",
  cm: "cms?|centim(?:et(?:re|er)s?|ètres?)",
  m: "m(?:et(?:re|er)s?|ètres?)?",
  in: `in(?:ch(?:es)?|s)?|po(?:uces?)?|["″”]|''|′′|’’`,
  ft: "ft|foot|feet|pi(?:eds?)?|['′’]",
};
const units = Object.keys(unitMarks) as FileUnit[];

/** Matches one mark; its unit is the name of the group. */
const anyUnit = units.map((unit) => `(?<${unit}>${unitMarks[unit]})`).join("|");
const unitAtEnd = new RegExp(String.raw`\s?(?<!\p{L})(?:${anyUnit})\.?$`, "iu");

const endsInDigit = /\d$/;

/** A text without the unit at its end, and that unit. */
export function splitUnit(text: string): { readonly bare: string; readonly unit: FileUnit | null } {
  // Most lengths are a number alone.
  const found = endsInDigit.test(text) ? null : unitAtEnd.exec(text);
  if (found === null) return { bare: text, unit: null };
  const unit = units.find((each) => found.groups?.[each] !== undefined) ?? null;
  return { bare: text.slice(0, found.index), unit };
}

const feet = String.raw`(?:ft\.?|foot|feet|pi\.?|pieds?|['′’])`;

/** `5' 3"`, `5 ft 3 1/2 in`, `5'3`: the feet, and the inches beyond them, as they are written. */
export const feetAndInches = new RegExp(
  String.raw`^(\d{1,3}) ?${feet} ?[-–,]? ?(\d.*?) ?(?:(?:${unitMarks.in})\.?)?$`,
  "iu",
);

export type SideLetter = "h" | "w" | "l" | "d";

/** What names a side, in English and French. L is the width in French, and the longer side in English beside a W. */
const sideMarks: Readonly<Record<SideLetter, string>> = {
  h: "h(?:t|aut(?:eur)?|eight|igh)?|tall",
  w: "w(?:ide|idth)?|larg(?:e|eur)?",
  l: "l(?:ong|ongueur|ength)?",
  d: "d(?:eep|epth)?|p(?:rof(?:ondeur)?)?|ép|ep|épaisseur|thick(?:ness)?",
};
const letters = Object.keys(sideMarks) as SideLetter[];
const anySide = `(?:${letters.map((letter) => `(?<${letter}>${sideMarks[letter]})`).join("|")})`;

const sidePlaces = [
  // 24 (H) in
  new RegExp(String.raw`[([] ?${anySide}\.? ?[)\]]`, "iu"),
  // H: 24 in
  new RegExp(String.raw`^${anySide}(?!\p{L})\.? ?[:=]? ?`, "iu"),
  // 24 in H
  new RegExp(String.raw`(?<!\p{L})${anySide}\.?$`, "iu"),
];

const hasLetter = /[a-zé]/i;

/** A length without what says which side it is of, and that. */
export function splitSide(text: string): {
  readonly bare: string;
  readonly letter: SideLetter | null;
} {
  for (const place of hasLetter.test(text) ? sidePlaces : []) {
    const found = place.exec(text);
    const letter = letters.find((each) => found?.groups?.[each] !== undefined);
    if (found && letter) return { bare: text.replace(found[0], " ").trim(), letter };
  }
  return { bare: text, letter: null };
}

const sideAlone = new RegExp(`^${anySide}\\.?$`, "iu");

/** The side that a text names and says nothing else; null for any other. */
export function sideIn(text: string): SideLetter | null {
  const groups = sideAlone.exec(text.trim())?.groups;
  return letters.find((letter) => groups?.[letter] !== undefined) ?? null;
}
