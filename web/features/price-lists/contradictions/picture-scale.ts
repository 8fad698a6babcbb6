interface Size {
  readonly width: number;
  readonly height: number;
}

/** The space for a picture, in pixels. */
const space = { width: 168, height: 144 };
/** Pixels for an inch of a small work, which does not fill the space. */
const largest = 17;

/** The width of the space for a picture: narrower ones shrink all pictures alike. */
export const pictureSpace = space.width;

/** In pixels for an inch: works that are compared are drawn to one scale, so that the larger of them is. */
export function commonScale(works: readonly Size[]): number {
  const width = Math.max(...works.map((work) => work.width));
  const height = Math.max(...works.map((work) => work.height));
  return Math.min(space.width / width, space.height / height, largest);
}
