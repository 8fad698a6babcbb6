/** One of the five things that raise or lower the base rate. */
export interface Step {
  readonly key: "careerStage" | "medium" | "weeklyHours" | "salesHistory" | "education";
  readonly multiplier: number;
}

/** From `top` down, in pixels; `top` is the smaller number, as on a screen. */
export interface Block {
  readonly top: number;
  readonly height: number;
}

/** One step of the terrain, as wide as every other. */
export interface Column {
  readonly key: Step["key"];
  /** The wash under the line, down to the picture's foot. */
  readonly ground: Block;
  /** A solid block that stands on the ground before. */
  readonly raise: Block | null;
  /** The outline of what is missing: a loss, or what stands above the cap. */
  readonly missing: Block | null;
  readonly level: number;
}

export interface Terrain {
  readonly columns: readonly Column[];
  /** Where even ground, 1, lies. */
  readonly evenGround: number;
  /** Where the cap is drawn, or null when it was not reached. */
  readonly cap: number | null;
}

export const terrainHeight = 124;
const headroom = 9;
const foot = 33.6;
/** A doubling is at most this high, so that small differences do not look like cliffs. */
const steepest = 240;

/**
 * The ground of the base rate: it starts at 1 and every step multiplies it. Heights are logarithmic, so
 * that × 1.2 rises as far wherever it stands. At the cap the ground is cut level.
 */
export function drawTerrain(steps: readonly Step[], cap: number | null): Terrain {
  const levels = [1];
  for (const { multiplier } of steps) levels.push((levels.at(-1) ?? 1) * multiplier);
  const lowest = Math.min(...levels);
  const highest = Math.max(...levels);
  const room = terrainHeight - headroom - foot;
  const scale = Math.min(steepest, room / Math.log(highest / lowest));
  const depthOf = (level: number) => terrainHeight - foot - Math.log(level / lowest) * scale;
  const columns = steps.map(({ key }, index) => {
    const before = levels[index] ?? 1;
    const after = levels[index + 1] ?? 1;
    const ceiling = cap ?? Number.POSITIVE_INFINITY;
    const ground = depthOf(Math.min(after, ceiling));
    return {
      key,
      ground: { top: ground, height: terrainHeight - ground },
      raise: blockBetween(depthOf(Math.min(after, ceiling)), depthOf(Math.min(before, ceiling))),
      missing:
        after < before
          ? blockBetween(depthOf(before), depthOf(after))
          : blockBetween(depthOf(after), depthOf(Math.max(before, Math.min(after, ceiling)))),
      level: ground,
    };
  });
  return { columns, evenGround: depthOf(1), cap: cap === null ? null : depthOf(cap) };
}

function blockBetween(top: number, bottom: number): Block | null {
  return bottom - top > 0.01 ? { top, height: bottom - top } : null;
}
