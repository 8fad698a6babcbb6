import { AppError } from "#worker/errors.ts";

/** A picture whose structure has been read from end to end, without its metadata. Size in pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The error for bytes that are not a complete picture of the type that they claim. */
export function notAPicture(): AppError {
  return new AppError(
    "UNSUPPORTED_MEDIA_TYPE",
    "This is not a complete JPEG, PNG, GIF or WebP picture.",
  );
}

/** More than cameras and editors write; each part takes memory, of which a Worker has little. */
const maximumParts = 20_000;

/**
 * Reads bytes from start to end.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when it is asked to read past the end: the picture is not complete.
 */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #parts = 0;
  offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.offset === this.#bytes.length;
  }

  /** Counts a segment, chunk or block, and returns its offset. */
  beginPart(): number {
    this.#parts += 1;
    if (this.#parts > maximumParts) throw notAPicture();
    return this.offset;
  }

  skip(length: number): void {
    if (this.offset + length > this.#bytes.length) throw notAPicture();
    this.offset += length;
  }

  take(length: number): Uint8Array {
    const start = this.offset;
    this.skip(length);
    return this.#bytes.subarray(start, this.offset);
  }

  /** The bytes that have been read since an offset. */
  since(start: number): Uint8Array {
    return this.#bytes.subarray(start, this.offset);
  }

  /** Moves to the next byte of this value. */
  seek(byte: number): void {
    const found = this.#bytes.indexOf(byte, this.offset);
    if (found === -1) throw notAPicture();
    this.offset = found;
  }

  text(length: number): string {
    return String.fromCharCode(...this.take(length));
  }

  uint8(): number {
    return this.#read(1, (at) => this.#view.getUint8(at));
  }

  uint16(isLittleEndian = false): number {
    return this.#read(2, (at) => this.#view.getUint16(at, isLittleEndian));
  }

  uint24LittleEndian(): number {
    return this.uint16(true) + this.uint8() * 0x1_0000;
  }

  uint32(isLittleEndian = false): number {
    return this.#read(4, (at) => this.#view.getUint32(at, isLittleEndian));
  }

  #read(length: number, read: (at: number) => number): number {
    const start = this.offset;
    this.skip(length);
    return read(start);
  }
}

/** Joins the pieces of a picture. */
export function concatenate(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}
