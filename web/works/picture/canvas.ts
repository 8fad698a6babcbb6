import type { Size } from "./orientation.ts";

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export interface Canvas2D {
  readonly canvas: Canvas;
  readonly context: Context;
}

/** An OffscreenCanvas if the browser has one; in main memory, because encoding reads all of it back. */
export function makeCanvas2D({ width, height }: Size): Canvas2D {
  const canvas: Canvas =
    typeof OffscreenCanvas === "undefined"
      ? Object.assign(document.createElement("canvas"), { width, height })
      : new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!(context && "drawImage" in context)) throw new Error("The browser offers no 2D canvas.");
  return { canvas, context };
}

/** Browsers that cannot write a type give a PNG instead, without saying so: the caller looks at `type`. */
export async function toBlob(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob === null) throw new Error("The browser could not encode the picture.");
  return blob;
}

/** Whether anything shows through. */
export function hasTransparency({ canvas, context }: Canvas2D): boolean {
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] !== 255) return true;
  }
  return false;
}
