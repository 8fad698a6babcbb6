/** How a language writes a number: `1,250.5` in English, `1 250,5` in French. */
export interface NumberSeparators {
  readonly decimal: "." | ",";
  /** Separates thousands. A space means every kind of space. */
  readonly grouping: "," | " ";
}

/** What may follow a measure in the unit that it is asked in; a letter's case does not matter. */
export const measureMarks = {
  inches: ['"', "″", "in", "in.", "inch", "inches", "po", "po.", "pouces"],
  centimetres: ["cm", "cm."],
  hours: ["h", "h.", "hrs", "hours", "heures"],
  /** They say that the number is an amount of money, with or without a dollar sign. */
  money: [],
} as const satisfies Record<string, readonly string[]>;

/** A fraction of 64ths of an inch is exact in so many decimals. */
const fractionDecimals = 6;

/** Canadian dollars: `$`, `CA$`, `C$`, `$ CA`, `CAD`, `$CAD`, `CDN$`, `CA`. Those of another currency are not read. */
const dollarMark = String.raw`(?:C[ADN]{1,2} ?\$?|C? ?\$ ?(?:C[ADN]*)?)`;
const dollarMarks = new RegExp(`^${dollarMark} ?| ?${dollarMark}$`, "gi");

/** What separates thousands in amounts of money alone. */
const moneyThousands = /^([1-9]\d{0,2})[.,](?=\d{3}$)|['’]/g;

/**
 * Reads a number of 0 or more as people write it, in any language: with a dollar sign, spaces, thousands, a
 * decimal comma or point, or a fraction (`12 1/2`, `12½`). What can be read in two ways is read as the language's
 * separators have it: `1,250` is a thousand where the comma sets thousands apart, which `1,25` cannot do. An amount of money,
 * which a dollar sign or `measureMarks.money` says that it is, has no three decimals: `$1,250` and `1.250 $` are thousands in any
 * language, as are `1'250 $`. Returns the number as decimal text with a point, all decimals kept (`1250.50`), `""` for
 * blank text, and null for what cannot be read.
 *
 * @param marks What may follow the number, such as `measureMarks.inches`.
 */
export function readNumber(
  typed: string,
  separators: NumberSeparators,
  marks: readonly string[] = [],
): string | null {
  const text = normalize(typed);
  if (text === "") return "";
  const marked = withoutMark(text, marks);
  const number = marked.replace(dollarMarks, "");
  // `450/550` is two prices.
  const isWholeMoney =
    (marks === measureMarks.money || number !== marked) && !/ [13]\/[24]$/.test(number);
  return isWholeMoney
    ? readDecimal(number.replace(moneyThousands, "$1 "), separators)
    : readPlain(number, separators);
}

/** Whether more keystrokes can make a number of this, without a currency or a unit. */
export function mayBecomeNumber(typed: string, separators: NumberSeparators): boolean {
  const completions = ["", "0", "00", "000", "2", "9", "99", "/999", "999", "1/2"];
  return completions.some(
    (completion) => readPlain(normalize(typed + completion), separators) !== null,
  );
}

/** Whether the text is a number as `readNumber` returns it. */
export function isDecimalText(text: string): boolean {
  return /^(?=.*\d)\d*\.?\d*$/.test(text);
}

/** The value of a decimal text; 0 for anything else, blank text among it. */
export function decimalValue(text: string): number {
  return isDecimalText(text) ? Number(text) : 0;
}

/** One kind of space, one kind of slash, no full-width characters, and `12½` as `12 1/2`. */
function normalize(typed: string): string {
  return typed
    .replace(/[\uff01-\uff5e]+/g, (wide) => wide.normalize("NFKC"))
    .replace(/[\u00bc-\u00be\u2150-\u215e]+/g, (fraction) => ` ${fraction.normalize("NFKC")}`)
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/\s+/g, " ")
    .trim();
}

function withoutMark(text: string, marks: readonly string[]): string {
  const mark = marks.find((each) => text.toLowerCase().endsWith(each));
  return mark === undefined ? text : text.slice(0, -mark.length).trimEnd();
}

function readPlain(text: string, separators: NumberSeparators): string | null {
  const fraction = /^(?:(.{0,14}\d) ?[ -] ?)?([1-9]\d{0,2}) ?\/ ?([1-9]\d{0,2})$/.exec(text);
  if (fraction === null) return readDecimal(text, separators);
  const whole = ungroup(fraction[1] ?? "0");
  const part = Number(fraction[2]) / Number(fraction[3]);
  // Less than one, so that `121/2` is not taken for sixty and a half.
  if (whole === null || !(part < 1)) return null;
  return String(Number((Number(whole) + part).toFixed(fractionDecimals)));
}

function readDecimal(text: string, separators: NumberSeparators): string | null {
  const at = findDecimalSeparator(text, separators);
  const whole = ungroup(at === -1 ? text : text.slice(0, at));
  const decimals = at === -1 ? "" : text.slice(at + 1);
  if (whole === null || !/^\d*$/.test(decimals) || whole + decimals === "") return null;
  return `${whole.replace(/^0+/, "") || "0"}${decimals && `.${decimals}`}`;
}

/** Where the decimals begin; -1 without any. */
function findDecimalSeparator(text: string, separators: NumberSeparators): number {
  const at = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  const separator = text.charAt(at);
  if (at === -1 || text.indexOf(separator) < at) return -1;
  const isThousands = separator === separators.grouping && /^[1-9]\d{0,2}.\d{3}$/.test(text);
  return isThousands ? -1 : at;
}

/** The digits of a whole number, in groups of three or in none; null for anything else. */
function ungroup(text: string): string | null {
  if (/^\d*$/.test(text)) return text;
  return /^[1-9]\d{0,2}([ ,.])\d{3}(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, "") : null;
}
