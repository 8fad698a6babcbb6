import { ByteReader, concatenate, notAPicture, type Picture } from "./picture-bytes.ts";

const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  huffmanTables: 0xc4,
  quantizationTables: 0xdb,
  restartInterval: 0xdd,
  app0: 0xe0,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
} as const;

/** Baseline, extended and progressive: the frames that browsers decode. */
const frames = [0xc0, 0xc1, 0xc2];
const tables: number[] = [marker.huffmanTables, marker.quantizationTables, marker.restartInterval];

/**
 * Reads a JPEG segment by segment. Keeps the colour profile and the Adobe colour transform; removes Exif, XMP, IPTC,
 * thumbnails and comments.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when it is malformed, truncated or followed by anything.
 */
export function readJpeg(source: Uint8Array): Picture {
  const reader = new ByteReader(source);
  const parts: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  let hasScan = false;

  if (reader.uint16() !== 0xff00 + marker.startOfImage) throw notAPicture();
  parts.push(reader.since(0));
  for (;;) {
    const start = reader.beginPart();
    const code = readMarker(reader);
    if (code === marker.endOfImage) {
      if (size === null || !hasScan || !reader.isAtEnd) throw notAPicture();
      parts.push(Uint8Array.of(0xff, marker.endOfImage));
      return { ...size, bytes: concatenate(parts) };
    }
    const payload = readPayload(reader);
    if (frames.includes(code)) {
      if (size !== null) throw notAPicture();
      size = readFrame(payload);
      parts.push(reader.since(start));
    } else if (code === marker.startOfScan) {
      if (size === null) throw notAPicture();
      hasScan = true;
      skipEntropyCodedData(reader);
      parts.push(reader.since(start));
    } else if (tables.includes(code)) {
      parts.push(reader.since(start));
    } else if (code >= marker.app0 && code <= marker.app15) {
      parts.push(...readApplicationData(code, payload, reader.since(start)));
    } else if (code !== marker.comment) {
      throw notAPicture();
    }
  }
}

/** A marker may be preceded by any number of fill bytes. */
function readMarker(reader: ByteReader): number {
  if (reader.uint8() !== 0xff) throw notAPicture();
  let code = reader.uint8();
  while (code === 0xff) code = reader.uint8();
  return code;
}

function readPayload(reader: ByteReader): Uint8Array {
  const length = reader.uint16();
  if (length < 2) throw notAPicture();
  return reader.take(length - 2);
}

function readFrame(payload: Uint8Array): { width: number; height: number } {
  const reader = new ByteReader(payload);
  reader.uint8();
  const height = reader.uint16();
  const width = reader.uint16();
  const components = reader.uint8();
  if (![1, 3, 4].includes(components)) throw notAPicture();
  reader.take(components * 3);
  if (width === 0 || height === 0 || !reader.isAtEnd) throw notAPicture();
  return { width, height };
}

/** Skips compressed data up to the next marker; stuffed zeros and restart markers are part of the data. */
function skipEntropyCodedData(reader: ByteReader): void {
  for (;;) {
    reader.seek(0xff);
    const start = reader.offset;
    reader.offset += 1;
    const code = reader.uint8();
    const isData = code === 0 || (code >= 0xd0 && code <= 0xd7);
    if (!isData) {
      reader.offset = start;
      return;
    }
  }
}

/** The bytes of an application segment that are kept: JFIF without its thumbnail, the colour profile, Adobe's. */
function readApplicationData(code: number, payload: Uint8Array, segment: Uint8Array): Uint8Array[] {
  if (code === marker.app0 && startsWith(payload, "JFIF\0") && payload.length >= 14) {
    const header = Uint8Array.from(payload.subarray(0, 14));
    header.fill(0, 12);
    return [Uint8Array.of(0xff, marker.app0, 0, 16), header];
  }
  const isColourData =
    (code === marker.app2 && startsWith(payload, "ICC_PROFILE\0")) ||
    (code === marker.app14 && startsWith(payload, "Adobe") && payload.length === 12);
  return isColourData ? [segment] : [];
}

/** Whether bytes begin with this ASCII text. */
function startsWith(bytes: Uint8Array, text: string): boolean {
  return (
    bytes.length >= text.length &&
    Array.from(text).every((character, index) => bytes[index] === character.charCodeAt(0))
  );
}
