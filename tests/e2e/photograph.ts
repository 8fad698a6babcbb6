import jpeg from "jpeg-js";

type Rgb = readonly [number, number, number];

/** The corners of the upright photograph, clockwise from the top left. */
export const uprightCorners = {
  topLeft: [200, 30, 40],
  topRight: [30, 160, 60],
  bottomRight: [240, 200, 40],
  bottomLeft: [40, 60, 200],
} as const satisfies Record<string, Rgb>;

/** As the camera stored it: 6 means "turn a quarter clockwise to see it upright". */
const orientation = 6;
/** Six megapixels. */
const cameraSize = { width: 3000, height: 2000 };
/** For tests in which the size does not matter. */
const snapshotSize = { width: 300, height: 200 };

/** 45° 30′ N, 73° 34′ W: a place in Montréal, which must be removed from the picture. */
const cameraPosition = { latitude: [45, 30, 0], longitude: [73, 34, 0] } as const;

/**
 * A photograph whose four quarters differ in colour, stored on its side, with the orientation and the
 * camera's position in its metadata.
 */
export function makePhotograph({ width, height } = cameraSize): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(storedColour(x < width / 2, y < height / 2), (y * width + x) * 4);
    }
  }
  return withMetadata(jpeg.encode({ width, height, data }, 85).data);
}

/** The same, small. */
export function makeSnapshot(): Buffer {
  return makePhotograph(snapshotSize);
}

/** A picture that no encoder can make small. */
export function makeNoise(width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < data.length; at += 4) {
    data.writeUIntBE(Math.floor(Math.random() * 0x1000000), at, 3);
  }
  return jpeg.encode({ width, height, data }, 85).data;
}

/** Rotated a quarter clockwise, the stored bottom left becomes the top left, and so on. */
function storedColour(isLeft: boolean, isTop: boolean): Rgb {
  if (isLeft) return isTop ? uprightCorners.topRight : uprightCorners.topLeft;
  return isTop ? uprightCorners.bottomRight : uprightCorners.bottomLeft;
}

/** Puts an EXIF segment behind the start marker. */
function withMetadata(image: Buffer): Buffer {
  const exif = exifSegment();
  return Buffer.concat([image.subarray(0, 2), exif, image.subarray(2)]);
}

/** Big-endian TIFF: an orientation, and a pointer to the camera's position. */
function exifSegment(): Buffer {
  const ifd0 = 8;
  const gps = ifd0 + 2 + 2 * 12 + 4;
  const rationals = gps + 2 + 4 * 12 + 4;
  const tiff = Buffer.alloc(rationals + 48);
  tiff.write("MM", 0, "latin1");
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(ifd0, 4);
  tiff.writeUInt16BE(2, ifd0);
  entry(tiff, ifd0 + 2, 0x0112, 3, 1).writeUInt16BE(orientation, ifd0 + 10);
  entry(tiff, ifd0 + 14, 0x8825, 4, 1).writeUInt32BE(gps, ifd0 + 22);
  tiff.writeUInt16BE(4, gps);
  entry(tiff, gps + 2, 1, 2, 2).write("N\0", gps + 10, "latin1");
  entry(tiff, gps + 14, 2, 5, 3).writeUInt32BE(rationals, gps + 22);
  entry(tiff, gps + 26, 3, 2, 2).write("W\0", gps + 34, "latin1");
  entry(tiff, gps + 38, 4, 5, 3).writeUInt32BE(rationals + 24, gps + 46);
  [...cameraPosition.latitude, ...cameraPosition.longitude].forEach((part, index) => {
    tiff.writeUInt32BE(part, rationals + index * 8);
    tiff.writeUInt32BE(1, rationals + index * 8 + 4);
  });
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

function entry(tiff: Buffer, at: number, tag: number, type: number, count: number): Buffer {
  tiff.writeUInt16BE(tag, at);
  tiff.writeUInt16BE(type, at + 2);
  tiff.writeUInt32BE(count, at + 4);
  return tiff;
}

/** The small photograph as a file to choose or drop. */
export const snapshot = () => ({ name: "tide.jpg", type: "image/jpeg", bytes: makeSnapshot() });

/** A picture that no encoder can make small, as a file to choose or drop. */
export const noise = (width: number, height: number) => ({
  ...{ name: "noise.jpg", type: "image/jpeg" },
  bytes: makeNoise(width, height),
});

/** A picture as the page sends it: the small photograph, where no other is given. */
export function pictureUrl(bytes = makeSnapshot()): string {
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
