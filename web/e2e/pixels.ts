import type { Page } from "@playwright/test";

export interface Corners {
  readonly topLeft: readonly number[];
  readonly topRight: readonly number[];
  readonly bottomRight: readonly number[];
  readonly bottomLeft: readonly number[];
}

/**
 * The colours near a picture's corners, decoded by the browser from the bytes alone, without the turn
 * that metadata may ask for.
 */
export function readCorners(page: Page, bytes: Buffer, type: string): Promise<Corners> {
  return page.evaluate(
    async ({ base64, type: mediaType }) => {
      const binary = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([binary], { type: mediaType }), {
        imageOrientation: "none",
      });
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.drawImage(bitmap, 0, 0);
      const at = (x: number, y: number) => {
        const column = Math.round(bitmap.width * x);
        const row = Math.round(bitmap.height * y);
        return [...context.getImageData(column, row, 1, 1).data.slice(0, 3)];
      };
      return {
        topLeft: at(0.04, 0.04),
        topRight: at(0.96, 0.04),
        bottomRight: at(0.96, 0.96),
        bottomLeft: at(0.04, 0.96),
      };
    },
    { base64: bytes.toString("base64"), type },
  );
}

/** Whether two colours look the same; encoding may move a channel by a little. */
export function isSameColour(one: readonly number[], other: readonly number[]): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? -255)) <= 12);
}
