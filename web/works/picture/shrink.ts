import { type Canvas2D, makeCanvas2D } from "./canvas.ts";
import { type Orientation, orient, type Size, upright } from "./orientation.ts";

/**
 * Draws a picture of size `from` at size `to`, then turned and mirrored. It shrinks by half at most in one go:
 * browsers make each pixel from the four around it, so that none is passed over, in a third of the time that
 * their best smoothing takes.
 */
export function shrink(
  source: CanvasImageSource,
  from: Size,
  to: Size,
  orientation: Orientation = upright,
): Canvas2D {
  if (from.width > 2 * to.width || from.height > 2 * to.height) {
    const half = { width: Math.ceil(from.width / 2), height: Math.ceil(from.height / 2) };
    const { canvas, context } = makeCanvas2D(half);
    context.drawImage(source, 0, 0, half.width, half.height);
    return shrink(canvas, half, to, orientation);
  }
  const { size, matrix } = orient(to, orientation);
  const shrunk = makeCanvas2D(size);
  shrunk.context.setTransform(...matrix);
  shrunk.context.drawImage(source, 0, 0, to.width, to.height);
  return shrunk;
}
