import { ByteReader, concatenate, notAPicture, type Picture } from "./picture-bytes.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  readonly bytes: Uint8Array;
}

const imageTypes = ["VP8 ", "VP8L"];
const allowedTypes = [...imageTypes, "ALPH", "ICCP", "ANIM"];
const frameTypes = [...imageTypes, "ALPH"];
/** The header's flags of an Exif and an XMP chunk. */
const metadataFlags = 0x08 | 0x04;

/**
 * Reads a WebP chunk by chunk, frames included. Keeps colour profile, transparency and animation; removes Exif, XMP
 * and unknown chunks.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when it is malformed, truncated or followed by anything.
 */
export function readWebp(source: Uint8Array): Picture {
  const reader = new ByteReader(source);
  if (reader.text(4) !== "RIFF") throw notAPicture();
  if (reader.uint32(true) !== source.length - 8) throw notAPicture();
  if (reader.text(4) !== "WEBP") throw notAPicture();
  const [first, ...others] = readChunks(reader);
  if (first?.type === "VP8X") return readExtended(first, others);
  // The simple form is one image; chunks after it are ignored.
  if (first === undefined || !imageTypes.includes(first.type)) throw notAPicture();
  return { ...readImageSize(first), bytes: toFile([first.bytes]) };
}

function readExtended(header: Chunk, chunks: readonly Chunk[]): Picture {
  const canvas = readCanvas(header);
  const parts = [withoutMetadataFlags(header)];
  let images = 0;
  for (const chunk of chunks) {
    if (imageTypes.includes(chunk.type)) {
      const { width, height } = readImageSize(chunk);
      if (width !== canvas.width || height !== canvas.height) throw notAPicture();
      images += 1;
    }
    if (chunk.type === "ANMF") {
      parts.push(readFrame(chunk, canvas));
      images += 1;
    } else if (allowedTypes.includes(chunk.type)) {
      parts.push(chunk.bytes);
    } else if (chunk.type === "VP8X") {
      throw notAPicture();
    }
  }
  if (images === 0) throw notAPicture();
  return { ...canvas, bytes: toFile(parts) };
}

/** Filters a frame's own chunks as those of the file. */
function readFrame(chunk: Chunk, canvas: Size): Uint8Array {
  const reader = new ByteReader(chunk.data);
  const header = reader.take(16);
  const chunks = readChunks(reader).filter(({ type }) => frameTypes.includes(type));
  const images = chunks.filter(({ type }) => imageTypes.includes(type));
  const [image] = images;
  if (image === undefined || images.length > 1) throw notAPicture();
  const { width, height } = readImageSize(image);
  if (width > canvas.width || height > canvas.height) throw notAPicture();
  return toChunk("ANMF", concatenate([header, ...chunks.map(({ bytes }) => bytes)]));
}

function readChunks(reader: ByteReader): Chunk[] {
  const chunks: Chunk[] = [];
  while (!reader.isAtEnd) {
    const start = reader.beginPart();
    const type = reader.text(4);
    const length = reader.uint32(true);
    const data = reader.take(length);
    // An odd length is followed by one byte, which must be 0.
    if (length % 2 === 1 && reader.uint8() !== 0) throw notAPicture();
    chunks.push({ type, data, bytes: reader.since(start) });
  }
  return chunks;
}

function readCanvas({ data }: Chunk): Size {
  const reader = new ByteReader(data);
  if (data.length !== 10) throw notAPicture();
  reader.take(4);
  return { width: reader.uint24LittleEndian() + 1, height: reader.uint24LittleEndian() + 1 };
}

function withoutMetadataFlags({ bytes }: Chunk): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[8] = (copy[8] ?? 0) & ~metadataFlags;
  return copy;
}

function readImageSize({ type, data }: Chunk): Size {
  return type === "VP8L" ? readLosslessSize(data) : readLossySize(data);
}

function readLosslessSize(data: Uint8Array): Size {
  const reader = new ByteReader(data);
  if (reader.uint8() !== 0x2f) throw notAPicture();
  const bits = reader.uint32(true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function readLossySize(data: Uint8Array): Size {
  const reader = new ByteReader(data);
  const isKeyFrame = (reader.uint24LittleEndian() & 1) === 0;
  const startCode = reader.uint24LittleEndian();
  const width = reader.uint16(true) & 0x3fff;
  const height = reader.uint16(true) & 0x3fff;
  if (!isKeyFrame || startCode !== 0x2a019d || width === 0 || height === 0) throw notAPicture();
  return { width, height };
}

function toChunk(type: string, data: Uint8Array): Uint8Array {
  const header = new Uint8Array(8);
  header.set(new TextEncoder().encode(type));
  new DataView(header.buffer).setUint32(4, data.length, true);
  return concatenate([header, data, new Uint8Array(data.length % 2)]);
}

function toFile(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const form = new TextEncoder().encode("WEBP");
  const body = concatenate([form, ...chunks]);
  const header = new Uint8Array(8);
  header.set(new TextEncoder().encode("RIFF"));
  new DataView(header.buffer).setUint32(4, body.length, true);
  return concatenate([header, body]);
}
