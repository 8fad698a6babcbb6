import { RefusedFile } from "./table.ts";

/**
 * The text of a file, in whichever of the usual encodings it is: UTF-8 and UTF-16 with or without a byte order mark,
 * Windows-1252, Mac Roman.
 * @throws RefusedFile when it is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  if (bytes.includes(0)) throw new RefusedFile("no-table");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // A program that cuts texts by their bytes can leave half a character in UTF-8.
    return ["windows-1252", "macintosh", "utf-8"]
      .map((name) => new TextDecoder(name).decode(bytes))
      .reduce(likelier);
  }
}

/** The kind of UTF-16 that a text is in; null for any other encoding. */
export function utf16Of(bytes: Uint8Array): string | null {
  const marked = markedEncoding(bytes);
  return marked === "utf-8" ? null : (marked ?? unmarkedUtf16(bytes));
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** In UTF-16 every other byte of most texts is 0. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && even < odd / 8) return "utf-16le";
  return even > most && odd < even / 8 ? "utf-16be" : null;
}

/** What tables of works contain beyond ASCII. */
const usual = /[àâæçéèêëîïôœùûüÿäößñáíóú«»’‘“”–—…°×½¼¾²$€£\u00a0ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ]/u;

function likelier(one: string, other: string): string {
  return score(one) >= score(other) ? one : other;
}

/** How much a text looks like one: usual characters count, others and capitals within a word count against it. */
function score(text: string): number {
  let sum = 0;
  for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) sum += usual.test(character) ? 1 : -1;
  return sum - 2 * (text.match(/\p{Ll}[À-ÞŒ]|[\x80-\x9f]/gu)?.length ?? 0);
}
