import { deflateSync } from "node:zlib";
import {
  bytesOf,
  join,
  jpeg,
  jpegSegment,
  losslessPixel,
  lossyPixel,
  png,
  pngChunk,
  webp,
  webpChunk,
  webpHeader,
} from "./pictures.ts";

/** A picture with the position at which it was taken, and the bytes of the position. */
type PositionCarrier = readonly [
  what: string,
  type: "image/jpeg" | "image/png" | "image/webp",
  bytes: Uint8Array,
  position: Uint8Array,
];

/** 45° 30′ 27.4″ N, 73° 34′ 11.8″ W, as the rational numbers of Exif. */
const rationals = [45, 1, 30, 1, 274, 10, 73, 1, 34, 1, 118, 10];

function numbers(values: readonly number[], bytes: 2 | 4, isLittleEndian: boolean): Uint8Array {
  return join(
    ...values.map((value) => {
      const buffer = Buffer.alloc(bytes);
      if (isLittleEndian) buffer.writeUIntLE(value, 0, bytes);
      else buffer.writeUIntBE(value, 0, bytes);
      return buffer;
    }),
  );
}

/** A TIFF directory as cameras write it: a pointer to the position, and in it four entries. */
function tiff(isLittleEndian: boolean): { file: Uint8Array; position: Uint8Array } {
  const short = (...values: number[]) => numbers(values, 2, isLittleEndian);
  const long = (...values: number[]) => numbers(values, 4, isLittleEndian);
  const letter = (text: string) => join(bytesOf(text), [0, 0, 0]);
  const position = long(...rationals);
  const directory = 26;
  const after = directory + 2 + 4 * 12 + 4;
  const file = join(
    bytesOf(isLittleEndian ? "II" : "MM"),
    short(42),
    long(8),
    ...[short(1), short(0x8825, 4), long(1, directory), long(0)],
    ...[short(4), short(1, 2), long(2), letter("N")],
    ...[short(2, 5), long(3, after), short(3, 2), long(2), letter("W")],
    ...[short(4, 5), long(3, after + 24), long(0)],
    position,
  );
  return { file, position };
}

const big = tiff(false);
const little = tiff(true);
const exif = join(bytesOf("Exif\0\0"), big.file);
const words = bytesOf('exif:GPSLatitude="45,30.4567N" exif:GPSLongitude="73,34.1967W"');
const xmp = join(bytesOf("<x:xmpmeta><rdf:Description "), words, bytesOf("/></x:xmpmeta>"));
const squeezed = deflateSync(xmp);
const hexadecimal = bytesOf(Buffer.from(exif).toString("hex"));

function inJpeg(what: string, position: Uint8Array, ...segments: Uint8Array[]): PositionCarrier {
  return [`JPEG: ${what}`, "image/jpeg", jpeg({ segments }), position];
}

function inPng(what: string, position: Uint8Array, ...chunks: Uint8Array[]): PositionCarrier {
  return [`PNG: ${what}`, "image/png", png({ beforeData: chunks }), position];
}

function inWebp(what: string, position: Uint8Array, ...chunks: Uint8Array[]): PositionCarrier {
  return [`WebP: ${what}`, "image/webp", webp(...chunks), position];
}

/** A segment of an application: its number, the label that it begins with, and its data. */
function application(index: number, label: string, data: Uint8Array): Uint8Array {
  return jpegSegment(0xe0 + index, join(bytesOf(label), data));
}

function labelled(type: string, label: string, data: Uint8Array): Uint8Array {
  return pngChunk(type, join(bytesOf(label), data));
}

const exifSegment = jpegSegment(0xe1, exif);
const photoshop = join(bytesOf("Photoshop 3.0\x008BIM\x04\x04\0\0"), words);
const extended = join(bytesOf(`http://ns.adobe.com/xmp/extension/\0${"0".repeat(32)}`), xmp);

/** Where cameras, telephones and editors write a position in the three formats. A case is a line. */
export const positionCarriers: readonly PositionCarrier[] = [
  inJpeg("Exif", big.position, exifSegment),
  inJpeg("Exif, the other way round", little.position, application(1, "Exif\0\0", little.file)),
  inJpeg("Exif twice", big.position, exifSegment, exifSegment),
  inJpeg("Exif behind fill bytes", big.position, join([0xff, 0xff], exifSegment)),
  inJpeg(
    "Exif behind JFIF",
    big.position,
    jpegSegment(0xe0, bytesOf("JFIF\0\x01\x01\0\0\x01\0\x01\0\0")),
    exifSegment,
  ),
  inJpeg(
    "a JFIF thumbnail",
    big.position,
    application(0, "JFIF\0\x01\x01\0\0\x01\0\x01\x04\x04", exif),
  ),
  inJpeg(
    "a JFIF extension",
    big.position,
    application(0, "JFXX\0\x10", jpeg({ segments: [exifSegment] })),
  ),
  inJpeg("XMP", words, application(1, "http://ns.adobe.com/xap/1.0/\0", xmp)),
  inJpeg("extended XMP", words, jpegSegment(0xe1, extended)),
  inJpeg("IPTC", words, jpegSegment(0xed, photoshop)),
  inJpeg("a comment", words, jpegSegment(0xfe, words)),
  inJpeg("several pictures in one", big.position, application(2, "MPF\0", big.file)),
  inJpeg("FlashPix", big.position, application(2, "FPXR\0", big.file)),
  inJpeg("a provenance", words, application(11, "JP\0\x01", words)),
  inJpeg("Adobe's segment, longer than it is", big.position, application(14, "Adobe", exif)),
  ...[3, 4, 5, 6, 7, 8, 9, 10, 12, 15].map((index) =>
    inJpeg(`application segment ${index}`, big.position, jpegSegment(0xe0 + index, exif)),
  ),
  [
    "JPEG: Exif behind the scan",
    "image/jpeg",
    join(jpeg().subarray(0, -2), exifSegment, [0xff, 0xd9]),
    big.position,
  ],
  inPng("eXIf", big.position, pngChunk("eXIf", big.file)),
  inPng("eXIf, the other way round", little.position, pngChunk("eXIf", little.file)),
  [
    "PNG: eXIf behind the data",
    "image/png",
    png({ afterData: [pngChunk("eXIf", big.file)] }),
    big.position,
  ],
  inPng("XMP", words, labelled("iTXt", "XML:com.adobe.xmp\0\0\0\0\0", xmp)),
  inPng("XMP, compressed", squeezed, labelled("iTXt", "XML:com.adobe.xmp\0\x01\0\0\0", squeezed)),
  inPng("a raw profile", hexadecimal, labelled("tEXt", "Raw profile type exif\0", hexadecimal)),
  inPng(
    "a raw profile, compressed",
    squeezed,
    labelled("zTXt", "Raw profile type xmp\0\0", squeezed),
  ),
  inPng("text", words, labelled("tEXt", "Comment\0", words)),
  inPng("a private chunk", big.position, pngChunk("geOl", big.file)),
  inPng("a provenance", words, pngChunk("caBX", words)),
  inWebp("EXIF", big.position, webpHeader(0x08), lossyPixel, webpChunk("EXIF", big.file)),
  inWebp(
    "EXIF, the other way round",
    little.position,
    webpHeader(0x08),
    losslessPixel,
    webpChunk("EXIF", little.file),
  ),
  inWebp(
    "EXIF that the header hides",
    big.position,
    webpHeader(0),
    lossyPixel,
    webpChunk("EXIF", big.file),
  ),
  inWebp(
    "EXIF before the picture",
    big.position,
    webpHeader(0x08),
    webpChunk("EXIF", big.file),
    lossyPixel,
  ),
  inWebp("EXIF behind a simple picture", big.position, lossyPixel, webpChunk("EXIF", big.file)),
  inWebp("XMP", words, webpHeader(0x04), lossyPixel, webpChunk("XMP ", xmp)),
  inWebp("an unknown chunk", words, webpHeader(0), lossyPixel, webpChunk("GEOL", words)),
  inWebp(
    "a frame of an animation",
    big.position,
    webpHeader(0x02),
    webpChunk("ANIM", new Uint8Array(6)),
    webpChunk("ANMF", join(new Uint8Array(16), losslessPixel, webpChunk("EXIF", big.file))),
  ),
];
