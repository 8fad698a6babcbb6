import { AppError } from "#worker/errors.ts";

/** A picture whose structure has been walked from end to end, without the metadata that it came with. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** For bytes that are not, or not wholly, a picture of the type they claim. */
export function notAPicture(): AppError {
  return new AppError(
    "UNSUPPORTED_MEDIA_TYPE",
    "This is not a complete JPEG, PNG, GIF or WebP picture.",
  );
}

/** The pieces of a picture that are kept, in one. */
export function concatenate(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}
