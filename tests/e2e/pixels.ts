import { expect, type Locator, type Page } from "@playwright/test";
import { artworkThumbnailPath } from "#schema/api-paths.ts";

export interface Corners {
  readonly topLeft: readonly number[];
  readonly topRight: readonly number[];
  readonly bottomRight: readonly number[];
  readonly bottomLeft: readonly number[];
}

/**
 * The colours near a picture's corners, decoded by the browser without the orientation in its metadata.
 */
export function readCorners(page: Page, bytes: Buffer, type: string): Promise<Corners> {
  return page.evaluate(
    async ({ base64, type: mediaType }) => {
      const binary = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([binary], { type: mediaType }), {
        imageOrientation: "none",
      });
      const { width, height } = bitmap;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
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

/** Rotated a quarter clockwise: the bottom left becomes the top left, and so on. */
export function turned({ topLeft, topRight, bottomRight, bottomLeft }: Corners): Corners {
  return { topLeft: bottomLeft, topRight: topLeft, bottomRight: topRight, bottomLeft: bottomRight };
}

/** Left to right. */
export function mirrored({ topLeft, topRight, bottomRight, bottomLeft }: Corners): Corners {
  return { topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight };
}

export function expectSameCorners(shown: Corners, expected: Corners): void {
  for (const corner of ["topLeft", "topRight", "bottomRight", "bottomLeft"] as const) {
    const message = `${corner}: ${shown[corner]} where ${expected[corner]} is expected`;
    expect(isSameColour(shown[corner], expected[corner]), message).toBe(true);
  }
}

/** Waits until the screen shows a picture with these colours. */
export async function expectShown(picture: Locator, expected: Corners): Promise<void> {
  await expect(async () => {
    const shot = await picture.screenshot({ animations: "disabled" });
    expectSameCorners(await readCorners(picture.page(), shot, "image/png"), expected);
  }).toPass();
}

/** The stored picture has a smaller thumbnail that shows the same. */
export async function expectThumbnail(page: Page, imageUrl: string): Promise<void> {
  const [whole, small] = await Promise.all(
    [imageUrl, artworkThumbnailPath(imageUrl)].map(async (address) => {
      const response = await page.request.get(address);
      expect(response.status()).toBe(200);
      return { bytes: await response.body(), type: response.headers()["content-type"] ?? "" };
    }),
  );
  if (!(whole && small)) throw new Error("Two addresses give two answers.");
  expect(small.bytes.length).toBeLessThan(whole.bytes.length);
  const corners = await readCorners(page, whole.bytes, whole.type);
  expectSameCorners(await readCorners(page, small.bytes, small.type), corners);
}

/** Reads what is stored at an address. */
export async function expectStoredPixels(
  page: Page,
  address: string,
  expected: Corners,
): Promise<void> {
  const response = await page.request.get(address);
  expect(response.status()).toBe(200);
  const type = response.headers()["content-type"] ?? "";
  expectSameCorners(await readCorners(page, await response.body(), type), expected);
}

/** The hue of an element's text in degrees: red about 0, orange about 30. */
export function readHue(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const parts = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = parts.map(Number);
    const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
    return (angle * 180) / Math.PI;
  });
}
