import { describe, expect, it } from "vitest";
import { selectedWorks, toggleRange, toggleWork } from "./select.ts";

const shown = ["a", "b", "c", "d", "e"];
const list = (selected: ReadonlySet<string>) => [...selected].sort().join("");

describe("one work", () => {
  it("is added, then taken out, and the others stay", () => {
    const both = toggleWork(new Set(["a"]), "b");
    expect(list(both)).toBe("ab");
    expect(list(toggleWork(both, "a"))).toBe("b");
  });
});

describe("a range", () => {
  it("goes from the last work to this one, in either direction", () => {
    expect(list(toggleRange(new Set(["b"]), shown, "b", "d"))).toBe("bcd");
    expect(list(toggleRange(new Set(["d"]), shown, "d", "b"))).toBe("bcd");
  });

  it("becomes what its end becomes", () => {
    expect(list(toggleRange(new Set(["a", "b", "c", "d"]), shown, "b", "d"))).toBe("a");
  });

  it("is this work alone where there is no last one, or a filter hides it", () => {
    expect(list(toggleRange(new Set(), shown, null, "d"))).toBe("d");
    expect(list(toggleRange(new Set(["x"]), shown, "x", "d"))).toBe("dx");
  });
});

describe("the selected works", () => {
  const work = (id: string) => ({ id });

  it("are in the order in which they are shown, those that are hidden last", () => {
    const all = ["e", "d", "c", "b", "a"].map(work);
    const { works, hidden } = selectedWorks(
      new Set(["a", "c", "e", "gone"]),
      ["a", "b", "c"].map(work),
      all,
    );
    expect(works.map(({ id }) => id).join("")).toBe("ace");
    expect(hidden).toBe(1);
  });
});
