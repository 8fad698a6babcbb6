export const rotations = [0, 90, 180, 270] as const;
type Rotation = (typeof rotations)[number];

/** Mirrored left to right first, then rotated clockwise. */
export interface Orientation {
  readonly rotationDegrees: Rotation;
  readonly isMirrored: boolean;
}

export const upright: Orientation = { rotationDegrees: 0, isMirrored: false };

export function isUpright({ rotationDegrees, isMirrored }: Orientation): boolean {
  return rotationDegrees === 0 && !isMirrored;
}

/** Adds 90 degrees (specification, section 4). */
export function turned({ rotationDegrees, isMirrored }: Orientation): Orientation {
  return { rotationDegrees: addDegrees(rotationDegrees, 90), isMirrored };
}

/**
 * Toggles the flip (specification, section 4), left to right as the picture is shown. Because the flip comes
 * before the rotation, a picture on its side must also be rotated by 180 degrees.
 */
export function mirrored({ rotationDegrees, isMirrored }: Orientation): Orientation {
  const isOnItsSide = rotationDegrees % 180 !== 0;
  return {
    rotationDegrees: isOnItsSide ? addDegrees(rotationDegrees, 180) : rotationDegrees,
    isMirrored: !isMirrored,
  };
}

function addDegrees(rotation: Rotation, degrees: 90 | 180): Rotation {
  const sum = (rotation + degrees) % 360;
  return rotations.find((known) => known === sum) ?? 0;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The six numbers of a canvas's `setTransform` and of an SVG `matrix()`: the same in both. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * How a picture of this size is drawn: the size that it takes up, and the transform under which drawing
 * it at 0, 0 fills exactly that. The preview and the saved picture both use it.
 */
export function orient({ width, height }: Size, { rotationDegrees, isMirrored }: Orientation) {
  const flip = isMirrored ? -1 : 1;
  const shift = isMirrored ? width : 0;
  const size: Size =
    rotationDegrees % 180 === 0 ? { width, height } : { width: height, height: width };
  const matrices: Record<Rotation, Matrix> = {
    0: [flip, 0, 0, 1, shift, 0],
    90: [0, flip, -1, 0, height, shift],
    180: [-flip, 0, 0, -1, width - shift, height],
    270: [0, -flip, 1, 0, 0, width - shift],
  };
  return { size, matrix: matrices[rotationDegrees] };
}

/** The size with its long side within the limit, in whole pixels, in the same proportions. */
export function fitWithin({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
