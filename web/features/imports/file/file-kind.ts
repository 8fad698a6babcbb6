import type { Refusal } from "./table.ts";

/** What a file is by its first bytes, whatever its name says. */
type FileKind = "zip" | "text" | Extract<Refusal, "picture" | "pdf" | "old-excel">;

const signatures: readonly (readonly [FileKind, string, number])[] = [
  ["zip", "PK\x03\x04", 0],
  ["zip", "PK\x05\x06", 0],
  ["old-excel", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 0],
  ["pdf", "%PDF-", 0],
  ["picture", "\x89PNG", 0],
  ["picture", "\xff\xd8\xff", 0],
  ["picture", "GIF8", 0],
  ["picture", "WEBP", 8],
  ["picture", "ftyp", 4],
  ["picture", "BM", 0],
  ["picture", "II*\0", 0],
  ["picture", "MM\0*", 0],
];

export function kindOf(bytes: Uint8Array): FileKind {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const found = signatures.find(([, signature, at]) => start.startsWith(signature, at));
  // A table can begin with the letters of a bitmap.
  if (found?.[1] === "BM" && !bytes.subarray(0, 64).includes(0)) return "text";
  return found?.[0] ?? "text";
}
