import { ByteReader, concatenate, notAPicture, type Picture } from "./picture-bytes.ts";

const signature = "\x89PNG\r\n\x1a\n";

/** The chunks that affect what is seen, animation and colour included. */
const allowedTypes = new Set(
  `IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT`.split(
    " ",
  ),
);

/**
 * Reads a PNG chunk by chunk and verifies each checksum. Removes text, Exif, time and private chunks.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when it is malformed, truncated or followed by anything.
 */
export function readPng(source: Uint8Array): Picture {
  const reader = new ByteReader(source);
  if (reader.text(signature.length) !== signature) throw notAPicture();
  const parts = [reader.since(0)];
  const size = readHeader(reader, parts);
  let hasData = false;
  for (;;) {
    const chunk = readChunk(reader);
    if (chunk.type === "IHDR") throw notAPicture();
    if (allowedTypes.has(chunk.type)) parts.push(chunk.bytes);
    else if (isCritical(chunk.type)) throw notAPicture();
    if (chunk.type === "IDAT") hasData = true;
    if (chunk.type === "IEND") {
      if (!hasData || chunk.data.length > 0 || !reader.isAtEnd) throw notAPicture();
      return { ...size, bytes: concatenate(parts) };
    }
  }
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  readonly bytes: Uint8Array;
}

function readChunk(reader: ByteReader): Chunk {
  const start = reader.beginPart();
  const length = reader.uint32();
  const typeStart = reader.offset;
  const type = reader.text(4);
  const data = reader.take(length);
  const checksum = crc32(reader.since(typeStart));
  if (!/^[A-Za-z]{4}$/.test(type) || reader.uint32() !== checksum) throw notAPicture();
  return { type, data, bytes: reader.since(start) };
}

function readHeader(reader: ByteReader, parts: Uint8Array[]): { width: number; height: number } {
  const { type, data, bytes } = readChunk(reader);
  if (type !== "IHDR" || data.length !== 13) throw notAPicture();
  parts.push(bytes);
  const header = new ByteReader(data);
  const width = header.uint32();
  const height = header.uint32();
  if (width === 0 || height === 0) throw notAPicture();
  return { width, height };
}

/** A reader must not pass over a chunk whose type begins with a capital. */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type);
}

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
