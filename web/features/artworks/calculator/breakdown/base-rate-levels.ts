/** One of the five factors that raise or lower the base rate. */
export interface Step {
  readonly key: "careerStage" | "medium" | "weeklyHours" | "salesHistory" | "education";
  readonly multiplier: number;
}

/** From `top` down, in pixels; `top` is the smaller number, as on a screen. */
interface Block {
  readonly top: number;
  readonly height: number;
}

/** One factor's column; all are equally wide. */
interface Column {
  readonly key: Step["key"];
  /** The tint under the line, down to the chart's lower edge. */
  readonly fill: Block;
  /** The solid block by which this factor raises the level. */
  readonly rise: Block | null;
  /** The outlined block: by how much this factor lowers the level, or what lies above the cap. */
  readonly missing: Block | null;
  readonly level: number;
}

export interface BaseRateLevels {
  readonly columns: readonly Column[];
  /** Where the level 1 lies. */
  readonly baseline: number;
  /** Where the cap is drawn, or null when it was not reached. */
  readonly cap: number | null;
}

export const chartHeight = 124;
const headroom = 9;
const foot = 33.6;
/** A doubling is at most this high, so that small differences do not look like cliffs. */
const steepest = 240;

/**
 * The levels that the base rate goes through: it starts at 1 and every factor multiplies it. Heights are
 * logarithmic, so that × 1.2 rises equally far at every level. The cap cuts the levels off.
 */
export function layOutLevels(steps: readonly Step[], cap: number | null): BaseRateLevels {
  const levels = [1];
  for (const { multiplier } of steps) levels.push((levels.at(-1) ?? 1) * multiplier);
  const lowest = Math.min(...levels);
  const highest = Math.max(...levels);
  const room = chartHeight - headroom - foot;
  const scale = Math.min(steepest, room / Math.log(highest / lowest));
  const depthOf = (level: number) => chartHeight - foot - Math.log(level / lowest) * scale;
  const columns = steps.map(({ key }, index) => {
    const before = levels[index] ?? 1;
    const after = levels[index + 1] ?? 1;
    const ceiling = cap ?? Number.POSITIVE_INFINITY;
    const fill = depthOf(Math.min(after, ceiling));
    return {
      key,
      fill: { top: fill, height: chartHeight - fill },
      rise: blockBetween(depthOf(Math.min(after, ceiling)), depthOf(Math.min(before, ceiling))),
      missing:
        after < before
          ? blockBetween(depthOf(before), depthOf(after))
          : blockBetween(depthOf(after), depthOf(Math.max(before, Math.min(after, ceiling)))),
      level: fill,
    };
  });
  return { columns, baseline: depthOf(1), cap: cap === null ? null : depthOf(cap) };
}

function blockBetween(top: number, bottom: number): Block | null {
  return bottom - top > 0.01 ? { top, height: bottom - top } : null;
}
