import { expect, test } from "vitest";
import { mediaGroups } from "#schema/price-list/media-groups.ts";
import type { PriceColumn } from "./price-grid.ts";
import { tableLayout } from "./table-layout.ts";

const canvas = mediaGroups.canvas.map(
  (medium): PriceColumn => ({ medium, group: "canvas", cells: [] }),
);
const paper = mediaGroups.paper.map(
  (medium): PriceColumn => ({ medium, group: "paper", cells: [] }),
);
const all = [...canvas, ...paper];

test.each([
  [61, all, "whole"],
  [47, all, "groups"],
  [39, all, "groups"],
  [20, all, "single"],
  [39, canvas.slice(0, 3), "whole"],
  [20, canvas.slice(0, 2), "single"],
  [61, canvas.slice(0, 1), "single"],
] as const)("in %d rem, %o is laid out as %s", (width, columns, layout) => {
  expect(tableLayout(width, columns)).toBe(layout);
});
