import { describe, expect, it } from "vitest";
import { unpreparedPicture } from "#web/works/picture/picture.ts";
import { emptyForm } from "../form/form.ts";
import { reduce } from "../form/reducer.ts";
import { findFittingSize } from "./proportions-note.tsx";

const blank = emptyForm("imperial", new Date("2026-06-01T12:00:00"));
const withPicture = reduce(blank, {
  type: "pictureAdded",
  picture: unpreparedPicture("data:,", null),
});

describe("a picture beside a size", () => {
  it("needs no remark where the proportions agree, or nearly", () => {
    expect(findFittingSize(withPicture, { width: 4000, height: 3000 })).toBeNull();
    expect(findFittingSize(withPicture, { width: 4000, height: 2800 })).toBeNull();
  });

  it("is remarked on with the size that would fit, as long as the typed one", () => {
    expect(findFittingSize(withPicture, { width: 3000, height: 4000 })).toEqual({
      widthInches: 15,
      heightInches: 20,
    });
    expect(findFittingSize(withPicture, { width: 2000, height: 1000 })).toEqual({
      widthInches: 20,
      heightInches: 10,
    });
  });

  it("agrees again once it is rotated, and still does when both are", () => {
    const upright = { width: 3000, height: 4000 };
    const { picture } = reduce(withPicture, { type: "rotated" });
    expect(findFittingSize({ ...withPicture, picture }, upright)).toBeNull();
    expect(
      findFittingSize(reduce(withPicture, { type: "rotated" }), { width: 4000, height: 3000 }),
    ).toBeNull();
  });

  it("is not judged without a picture, its pixels, or a size", () => {
    expect(findFittingSize(blank, { width: 1, height: 5 })).toBeNull();
    expect(findFittingSize(withPicture, undefined)).toBeNull();
    expect(findFittingSize(withPicture, null)).toBeNull();
    const half = reduce(withPicture, { type: "sideTyped", side: "width", text: "" });
    expect(findFittingSize(half, { width: 1, height: 5 })).toBeNull();
  });
});
