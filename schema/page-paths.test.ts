import { expect, test } from "vitest";
import { anyAppPath, appPaths } from "./page-paths.ts";

test("every page of the application is one of its paths, and nothing else below /app is", () => {
  for (const path of Object.values(appPaths)) {
    const address = path.replaceAll(/:\w+/g, "3f");
    expect([address, anyAppPath.test(address)]).toEqual([address, true]);
    expect([address, anyAppPath.test(`${address}/`)]).toEqual([address, true]);
    expect([address, anyAppPath.test(`${address}/nothing/here`)]).toEqual([address, false]);
  }
  for (const path of [
    "/",
    "/app/nothing",
    "/app/gallery/nothing",
    "/app//gallery",
    "/app/Gallery",
  ]) {
    expect([path, anyAppPath.test(path)]).toEqual([path, false]);
  }
});
