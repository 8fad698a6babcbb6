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
