/** All lengths in inches, from the floor up and from the left. */
interface WallScene {
  readonly width: number;
  readonly height: number;
  /** `y` is the picture's upper edge. */
  readonly picture: { readonly x: number; readonly y: number };
  /** Where the figure stands. */
  readonly figureX: number;
}

/** At which height a picture's centre is, as galleries do it. */
const centre = 58;
/** Below a picture that is higher than that allows. */
const leastBelow = 6;
/** From the picture's edge to the figure's middle. */
const beside = 20;
const halfFigure = 9;
const usual = { width: 132, height: 85 };
/** Around what is larger than the usual wall has room for. */
const margin = { side: 24, above: 12 };

/** A work on a wall with a person beside it, to scale. */
export function wallScene(width: number, height: number): WallScene {
  const middle = Math.max(centre, height / 2 + leastBelow);
  const top = middle + height / 2;
  const group = width + beside + halfFigure;
  const wall = Math.max(usual.width, group + 2 * margin.side);
  const x = (wall - group) / 2;
  return {
    width: wall,
    height: Math.max(usual.height, top + margin.above),
    picture: { x, y: top },
    figureX: x + width + beside,
  };
}
