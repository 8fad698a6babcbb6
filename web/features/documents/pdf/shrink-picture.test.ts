import { describe, expect, it } from "vitest";
import { addressFor, shrunkSize } from "./shrink-picture.ts";

const source = { whole: "/whole", thumbnail: "/thumbnail" };

describe("a picture of a document", () => {
  it("has 200 dots for each inch that is printed, within its box", () => {
    expect(shrunkSize({ width: 2048, height: 1024 }, { width: 96, height: 72 })).toEqual({
      width: 200,
      height: 100,
    });
    expect(shrunkSize({ width: 1000, height: 2000 }, { width: 96, height: 96 })).toEqual({
      width: 100,
      height: 200,
    });
  });

  it("is never larger than it was, nor without pixels", () => {
    const box = { width: 480, height: 480 };
    expect(shrunkSize({ width: 300, height: 200 }, box)).toEqual({ width: 300, height: 200 });
    expect(shrunkSize({ width: 40_000, height: 1 }, box)).toEqual({ width: 1000, height: 1 });
  });

  it("comes from the thumbnail where that is large enough", () => {
    const need = { id: "sumac", width: 96, height: 72 };
    expect(addressFor(source, need)).toBe("/thumbnail");
    expect(addressFor({ ...source, thumbnail: null }, need)).toBe("/whole");
    expect(addressFor(source, { ...need, width: 420, height: 420 })).toBe("/whole");
  });
});
