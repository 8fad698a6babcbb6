import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname } from "node:path";
import { readThrottle } from "./calibrate.ts";
import { type Figure, isWithinBudget, rounds, type Unit } from "./row.ts";

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
  const { benchmarkIndex, slowDown, throttledIndex } = throttle;
  console.log(
    `\nBenchmarkIndex ${benchmarkIndex}: throttled ${slowDown} × to a mid-range phone, ${throttledIndex}.`,
  );
}

/** Writes the same figures as JSON, with the machine that they were measured on. */
export function writeFigures(file: string, figures: readonly Figure[]): void {
  const report = {
    at: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
    node: process.version,
    throttle: readThrottle(),
    rounds,
    figures: figures.map((figure) => ({ ...figure, isWithinBudget: isWithinBudget(figure) })),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

function toCells(figure: Figure): readonly string[] {
  const { what, unit, peer, product, budget } = figure;
  const bounds = [
    budget.ratio === undefined ? [] : `≤ ${budget.ratio} ×${allowed(budget.allowance, unit)}`,
    budget.limit === undefined ? [] : `≤ ${format(budget.limit, unit)}`,
    budget.least === undefined ? [] : `≥ ${format(budget.least, unit)}`,
  ];
  return [
    what,
    peer === undefined ? "" : format(peer, unit),
    format(product, unit),
    // Of a peer that took nothing there is no ratio.
    peer === undefined || peer === 0 ? "" : (product / peer).toFixed(2),
    bounds.flat().join(", "),
    isWithinBudget(figure) ? "" : "missed",
  ];
}

function allowed(allowance: number | undefined, unit: Unit): string {
  return allowance === undefined ? "" : ` + ${format(allowance, unit)}`;
}

function format(value: number, unit: Unit): string {
  if (unit === "bytes") return `${(value / 1024).toFixed(1)} KiB`;
  if (unit === "ms")
    return value < 0.1 ? `${(value * 1000).toFixed(2)} µs` : `${value.toFixed(2)} ms`;
  if (unit === "points") return value.toFixed(0);
  if (unit === "nodes") return `${value} nodes`;
  return value.toFixed(3);
}
