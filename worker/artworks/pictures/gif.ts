import { ByteReader, concatenate, notAPicture, type Picture } from "./picture-bytes.ts";

const block = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const;
const extension = { graphicControl: 0xf9, application: 0xff } as const;

/**
 * Reads a GIF block by block. Keeps frames, their timing and the number of loops; removes comments, plain text and
 * the data of other applications.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when it is malformed, truncated or followed by anything.
 */
export function readGif(source: Uint8Array): Picture {
  const reader = new ByteReader(source);
  if (!["GIF87a", "GIF89a"].includes(reader.text(6))) throw notAPicture();
  let width = reader.uint16(true);
  let height = reader.uint16(true);
  const flags = reader.uint8();
  reader.take(2);
  skipColourTable(reader, flags);
  const parts = [reader.since(0)];
  let hasImage = false;
  for (;;) {
    const start = reader.beginPart();
    const introducer = reader.uint8();
    if (introducer === block.trailer) {
      if (!hasImage || width === 0 || height === 0 || !reader.isAtEnd) throw notAPicture();
      parts.push(reader.since(start));
      return { width, height, bytes: concatenate(parts) };
    }
    if (introducer === block.image) {
      const extent = readImage(reader);
      // Some frames extend beyond the screen, and some decoders enlarge the screen to contain them.
      width = Math.max(width, extent.width);
      height = Math.max(height, extent.height);
      hasImage = true;
      parts.push(reader.since(start));
    } else if (introducer === block.extension) {
      parts.push(...readExtension(reader, start));
    } else {
      throw notAPicture();
    }
  }
}

function skipColourTable(reader: ByteReader, flags: number): void {
  if ((flags & 0x80) !== 0) reader.take(3 * 2 ** ((flags & 0x07) + 1));
}

/** Skips an image, and returns its right and bottom edge. */
function readImage(reader: ByteReader): { width: number; height: number } {
  const left = reader.uint16(true);
  const top = reader.uint16(true);
  const width = reader.uint16(true);
  const height = reader.uint16(true);
  if (width === 0 || height === 0) throw notAPicture();
  skipColourTable(reader, reader.uint8());
  const codeSize = reader.uint8();
  if (codeSize < 1 || codeSize > 11) throw notAPicture();
  if (readSubBlocks(reader).length === 0) throw notAPicture();
  return { width: left + width, height: top + height };
}

/** The bytes of an extension that are kept. */
function readExtension(reader: ByteReader, start: number): Uint8Array[] {
  const label = reader.uint8();
  const [first, second, ...others] = readSubBlocks(reader);
  if (label === extension.graphicControl) {
    if (first?.length !== 4 || second !== undefined) throw notAPicture();
    return [reader.since(start)];
  }
  const isLoop =
    label === extension.application &&
    first !== undefined &&
    String.fromCharCode(...first) === "NETSCAPE2.0" &&
    second?.length === 3 &&
    second[0] === 1 &&
    others.length === 0;
  return isLoop ? [reader.since(start)] : [];
}

/** Skips all sub-blocks, of which there may be a million, and returns the first three; more are not needed. */
function readSubBlocks(reader: ByteReader): Uint8Array[] {
  const blocks: Uint8Array[] = [];
  for (;;) {
    const length = reader.uint8();
    if (length === 0) return blocks;
    if (blocks.length < 3) blocks.push(reader.take(length));
    else reader.skip(length);
  }
}
