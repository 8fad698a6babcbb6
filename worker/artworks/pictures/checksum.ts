/**
 * The CRC-32 of PNG's chunks. Not node:zlib's: importing that loads compression and streams whenever the Worker
 * starts.
 */
export function crc32(bytes: Uint8Array): number {
  table ??= writeTable();
  let remainder = -1;
  // An index, because an iterator takes five times as long.
  for (let at = 0; at < bytes.length; at += 1) {
    remainder = (table[(remainder ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (remainder >>> 8);
  }
  return (remainder ^ -1) >>> 0;
}

let table: Int32Array | null = null;

/** What each byte does to the remainder; the polynomial is the standard's, its bits reversed. */
function writeTable(): Int32Array {
  return Int32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
    }
    return remainder;
  });
}
