import { crc32, deflateSync } from "node:zlib";

/** Metadata of cameras and editors, which must be removed. */
export const canary = "CANARY 46.4452N 72.4326W";

/** The message of a script inside a picture when it runs. */
export const scriptNotice = "a picture has run";
export const script = `<script>console.log("${scriptNotice}")</script>`;

export function toDataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
}

export function pngUrl(bytes: Uint8Array): string {
  return toDataUrl("image/png", bytes);
}

export function jpegUrl(bytes: Uint8Array): string {
  return toDataUrl("image/jpeg", bytes);
}

export function gifUrl(bytes: Uint8Array): string {
  return toDataUrl("image/gif", bytes);
}

export function webpUrl(bytes: Uint8Array): string {
  return toDataUrl("image/webp", bytes);
}

export function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}

export function join(...pieces: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Buffer.concat(pieces.map((piece) => Uint8Array.from(piece)));
}

function number(value: number, bytes: number, isLittleEndian = false): Uint8Array {
  const buffer = Buffer.alloc(bytes);
  if (isLittleEndian) buffer.writeUIntLE(value, 0, bytes);
  else buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** A TIFF directory with an orientation (6) and a GPS pointer, as cameras write it, and the canary. */
const tiff = join(
  bytesOf("II*\0"),
  number(8, 4, true),
  number(2, 2, true),
  [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
  [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0],
  [0, 0, 0, 0],
  bytesOf(canary),
);
const xmp = bytesOf(`<x:xmpmeta>${canary}</x:xmpmeta>`);

// PNG

export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Uint8Array {
  const body = join(bytesOf(type), data);
  return join(number(data.length, 4), body, number(crc32(body), 4));
}

interface PngParts {
  readonly width?: number;
  readonly height?: number;
  readonly beforeData?: readonly Uint8Array[];
  readonly afterData?: readonly Uint8Array[];
  /** Bytes of noise in the picture itself, to make it large. */
  readonly noise?: number;
}

/** A PNG that can be decoded with the default width and height. */
export function png({
  width = 1,
  height = 1,
  beforeData = [],
  afterData = [],
  noise = 0,
}: PngParts = {}): Uint8Array {
  const header = join(number(width, 4), number(height, 4), [8, 2, 0, 0, 0]);
  return join(
    bytesOf("\x89PNG\r\n\x1a\n"),
    pngChunk("IHDR", header),
    ...beforeData,
    pngChunk("IDAT", deflateSync(Buffer.from([0, 200, 30, 40]))),
    ...(noise > 0 ? [pngChunk("IDAT", new Uint8Array(noise))] : []),
    ...afterData,
    pngChunk("IEND"),
  );
}

export const pngProfile = pngChunk(
  "iCCP",
  join(bytesOf("sRGB\0\0"), deflateSync(bytesOf("a colour profile"))),
);

export function pngWithMetadata(): Uint8Array {
  return png({
    beforeData: [
      pngProfile,
      pngChunk("eXIf", tiff),
      pngChunk("tEXt", bytesOf(`Comment\0${canary}`)),
      pngChunk("tIME", Uint8Array.of(7, 233, 9, 13, 12, 0, 0)),
      pngChunk("iTXt", join(bytesOf("XML:com.adobe.xmp\0\0\0\0\0"), xmp)),
    ],
    afterData: [pngChunk("zTXt", bytesOf(`Raw\0\0${canary}`)), pngChunk("prVt", bytesOf(canary))],
  });
}

// JPEG

export function jpegSegment(marker: number, data: Uint8Array): Uint8Array {
  return join([0xff, marker], number(data.length + 2, 2), data);
}

interface JpegParts {
  readonly width?: number;
  readonly height?: number;
  readonly segments?: readonly Uint8Array[];
  readonly tail?: readonly Uint8Array[];
}

/** A JPEG's structure: headers, tables, one scan with a stuffed byte and a restart marker. */
export function jpeg({
  width = 8,
  height = 8,
  segments = [],
  tail = [Uint8Array.of(0xff, 0xd9)],
}: JpegParts = {}): Uint8Array {
  return join(
    [0xff, 0xd8],
    ...segments,
    jpegSegment(0xdb, join([0], new Uint8Array(64).fill(1))),
    jpegSegment(0xc0, join([8], number(height, 2), number(width, 2), [1, 1, 0x11, 0])),
    jpegSegment(0xc4, join([0], [1], new Uint8Array(15), [0])),
    jpegSegment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    ...tail,
  );
}

export const jpegProfile = jpegSegment(0xe2, bytesOf("ICC_PROFILE\0\x01\x01a colour profile"));

export function jpegWithMetadata(): Uint8Array {
  return jpeg({
    segments: [
      jpegSegment(0xe0, join(bytesOf("JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02"), new Uint8Array(12))),
      jpegSegment(0xe1, join(bytesOf("Exif\0\0"), tiff)),
      jpegSegment(0xe1, join(bytesOf("http://ns.adobe.com/xap/1.0/\0"), xmp)),
      jpegSegment(0xed, bytesOf(`Photoshop 3.0\0${canary}`)),
      jpegSegment(0xfe, bytesOf(canary)),
      jpegProfile,
      jpegSegment(0xee, bytesOf("Adobe\0\x64\0\0\0\0\x01")),
      jpegSegment(0xe2, bytesOf(`MPF\0${canary}`)),
    ],
  });
}

// WebP

export function webpChunk(type: string, data: Uint8Array): Uint8Array {
  return join(bytesOf(type), number(data.length, 4, true), data, new Uint8Array(data.length % 2));
}

/** One pixel, lossless and lossy, as an encoder wrote them. */
export const losslessPixel = webpChunk("VP8L", Buffer.from("LwAAABAHEBERiIj+BwA=", "base64"));
export const lossyPixel = webpChunk(
  "VP8 ",
  Buffer.from("MAEAnQEqAQABAA7A/iWkAANwAAAAAA==", "base64"),
);

export function webp(...chunks: readonly Uint8Array[]): Uint8Array {
  const body = join(bytesOf("WEBP"), ...chunks);
  return join(bytesOf("RIFF"), number(body.length, 4, true), body);
}

export function webpHeader(flags: number, width = 1, height = 1): Uint8Array {
  return webpChunk(
    "VP8X",
    join([flags, 0, 0, 0], number(width - 1, 3, true), number(height - 1, 3, true)),
  );
}

export const webpProfile = webpChunk("ICCP", bytesOf("a colour profile"));

export function webpWithMetadata(): Uint8Array {
  return webp(
    webpHeader(0x20 | 0x08 | 0x04),
    webpProfile,
    lossyPixel,
    webpChunk("EXIF", tiff),
    webpChunk("XMP ", xmp),
    webpChunk("JUNK", bytesOf(canary)),
  );
}

// GIF

const gifHeader = join(bytesOf("GIF89a"), [1, 0, 1, 0, 0x80, 0, 0], [255, 255, 255, 0, 0, 0]);
const gifImage = Uint8Array.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0);

export const gifLoop = join([0x21, 0xff, 11], bytesOf("NETSCAPE2.0"), [3, 1, 0, 0, 0]);

export function gif(...extensions: readonly Uint8Array[]): Uint8Array {
  return join(gifHeader, ...extensions, gifImage, [0x3b]);
}

function gifText(label: number, ...texts: readonly string[]): Uint8Array {
  return join([0x21, label], ...texts.map((text) => join([text.length], bytesOf(text))), [0]);
}

export function gifWithMetadata(): Uint8Array {
  return gif(
    gifLoop,
    gifText(0xfe, canary),
    gifText(0xff, "XMP DataXMP", canary),
    gifText(0x01, "123456789012", canary),
    Uint8Array.of(0x21, 0xf9, 4, 0, 10, 0, 0, 0),
  );
}
