import * as v from "valibot";

/** What a work is made on, each with its depths or thicknesses in inches. */
export const supportDepths = {
  canvas: [0.125, 0.75, 1, 1.25, 1.5, 2],
  wood: [0.75, 1, 1.25, 1.5, 2],
  paper: [0.01, 0.02, 0.03, 0.04],
} as const;

export type SupportKind = keyof typeof supportDepths;
export const supportKinds = Object.keys(supportDepths) as SupportKind[];

/** The option's value on the wire, such as `canvas-0.75` (specification, section 3). */
export type Support = {
  [Kind in SupportKind]: `${Kind}-${(typeof supportDepths)[Kind][number]}`;
}[SupportKind];

export const supports = supportKinds.flatMap((kind) =>
  supportDepths[kind].map((depth) => `${kind}-${depth}` as Support),
);

export const defaultSupport: Support = "canvas-0.75";

// Pure, so that the pages of guests, which parse supports alone, leave it out with Valibot.
export const supportSchema = /* @__PURE__ */ v.picklist(
  supports as [Support, ...Support[]],
  "Choose one of the canvas, wood or paper options.",
);

/** What a work is made on, and its depth in inches. */
export function parseSupport(support: Support): { kind: SupportKind; depthInches: number } {
  const [kind, depth] = support.split("-") as [SupportKind, string];
  return { kind, depthInches: Number(depth) };
}
