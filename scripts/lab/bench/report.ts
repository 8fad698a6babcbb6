import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname } from "node:path";
import { readThrottle } from "./calibrate.ts";
import { type Budget, type Figure, isWithinBudget, ratioOf, rounds, type Unit } from "./row.ts";

const headings = ["what", "peer", "product", "ratio", "budget", ""] as const;

export function printFigures(figures: readonly Figure[]): void {
  const lines = [headings, ...figures.map(toCells)];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  for (const cells of lines) {
    const padded = cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(padded.join("  ").trimEnd());
  }
  const throttle = readThrottle();
  if (throttle === null) return;
  const { benchmarkIndex, slowDown } = throttle;
  console.log(`\nBenchmarkIndex ${benchmarkIndex}: throttled ${slowDown} × to a mid-range phone.`);
}

/** The same figures, for whoever compares runs. */
export function keepFigures(file: string, figures: readonly Figure[]): void {
  const report = {
    at: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
    node: process.version,
    throttle: readThrottle(),
    rounds,
    figures: figures.map((figure) => ({
      ...figure,
      ratio: ratioOf(figure),
      isWithinBudget: isWithinBudget(figure),
    })),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

function toCells(figure: Figure): readonly string[] {
  const ratio = ratioOf(figure);
  return [
    figure.what,
    figure.peer === null ? "" : format(figure.peer, figure.unit),
    format(figure.product, figure.unit),
    ratio === null ? "" : ratio.toFixed(2),
    describe(figure.budget, figure.unit),
    isWithinBudget(figure) ? "" : "missed",
  ];
}

function describe({ ratio, limit, least }: Budget, unit: Unit): string {
  const parts = [
    ratio === undefined ? [] : [`≤ ${ratio} ×`],
    limit === undefined ? [] : [`≤ ${format(limit, unit)}`],
    least === undefined ? [] : [`≥ ${format(least, unit)}`],
  ];
  return parts.flat().join(", ");
}

function format(value: number, unit: Unit): string {
  if (unit === "bytes") return `${(value / 1024).toFixed(1)} KiB`;
  if (unit === "ms")
    return value < 0.1 ? `${(value * 1000).toFixed(2)} µs` : `${value.toFixed(2)} ms`;
  if (unit === "points") return value.toFixed(0);
  if (unit === "nodes") return `${value} nodes`;
  return value.toFixed(3);
}
