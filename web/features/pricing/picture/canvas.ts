import type { Size } from "./orientation.ts";

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Off the document where the browser can, so that encoding does not hold up the page. */
export function makeCanvas({ width, height }: Size): { canvas: Canvas; context: Context } {
  const canvas: Canvas =
    typeof OffscreenCanvas === "undefined"
      ? Object.assign(document.createElement("canvas"), { width, height })
      : new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
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
export function hasTransparency(context: Context, { width, height }: Size): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] !== 255) return true;
  }
  return false;
}
