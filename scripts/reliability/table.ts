import type { TestFile } from "./counts.ts";
import type { Figure } from "./figures.ts";

interface Row extends Figure {
  readonly tried: number;
  readonly survived: number;
  readonly verdict: "reached" | "missing" | "too few" | "failed";
}

/**
 * One row a figure; what several tests have counted for it is added up. It has failed with any test of a file that
 * counts for it, although the others may have counted enough.
 */
export function rowsOf(figures: readonly Figure[], files: readonly TestFile[]): Row[] {
  return figures.map((figure) => {
    const countFor = ({ counts }: TestFile) =>
      counts.filter(({ number }) => number === figure.number);
    const own = files.flatMap(countFor);
    const hasFailed = files.some((file) => file.hasFailed && countFor(file).length > 0);
    const tried = own.reduce((sum, count) => sum + count.tried, 0);
    const survived = own.reduce((sum, count) => sum + count.survived, 0);
    const verdict = hasFailed ? "failed" : judge(figure, own.length, tried, survived);
    return { ...figure, tried, survived, verdict };
  });
}

function judge(figure: Figure, tests: number, tried: number, survived: number): Row["verdict"] {
  if (tests === 0) return "missing";
  if (survived !== tried) return "failed";
  return tried < figure.least ? "too few" : "reached";
}

/** The table as it is printed. */
export function writeTable(rows: readonly Row[]): string {
  const cells = [
    ["figure", "what", "tried", "survived", ""],
    ...rows.map(({ number, what, tried, survived, verdict }) =>
      verdict === "missing"
        ? [String(number), what, "", "", verdict]
        : [String(number), what, String(tried), String(survived), verdict],
    ),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  return cells
    .map((line) =>
      line
        .map((cell, column) =>
          column === 1 ? cell.padEnd(widths[1] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
