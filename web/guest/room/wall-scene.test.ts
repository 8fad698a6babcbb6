import { expect, test } from "vitest";
import { wallScene } from "./wall-scene.ts";

test("a picture's centre is 58 inches above the floor, on the usual wall", () => {
  const scene = wallScene(40, 30);
  expect([scene.width, scene.height]).toEqual([132, 85]);
  expect(scene.picture).toEqual({ x: 31.5, y: 73 });
  expect(scene.figureX - (scene.picture.x + 40)).toBe(20);
});

test("a high picture leaves 6 inches below it, and a large one has a larger wall", () => {
  const scene = wallScene(120, 110);
  expect(scene.picture.y - 110).toBe(6);
  expect(scene.height).toBe(128);
  expect(scene.width).toBe(197);
});
