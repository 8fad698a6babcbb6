import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as v from "valibot";
import { expect, test } from "vitest";
import { figure } from "#tests/support/figure.ts";
import {
  hostileSheets,
  workbookListing,
  workbookOfSheets,
  workbookWith,
} from "#tests/support/hostile-workbooks.ts";

const run = promisify(execFile);

/** Runs a file of `tests/support` in a process of its own, which cannot take more memory nor longer. */
async function runApart<Schema extends v.GenericSchema>(
  file: string,
  args: readonly string[],
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const path = fileURLToPath(new URL(`../support/${file}`, import.meta.url));
  const limits = ["--max-old-space-size=300"];
  const options = { timeout: 540_000, maxBuffer: 10_000_000 };
  const { stdout } = await run(process.execPath, [...limits, path, ...args], options);
  return v.parse(schema, JSON.parse(stdout));
}

const timedSchema = v.object({ tried: v.number(), slow: v.array(v.string()) });

test("figure 32: 300,000 characters of any kind in a cell or a heading take each reader under 200 ms", async (context) => {
  const { tried, slow } = await runApart("time-readers.ts", [], timedSchema);
  expect.soft(slow).toEqual([]);
  figure(context, 32, tried, tried - slow.length);
});

const outcomeSchema = v.object({
  outcome: v.string(),
  milliseconds: v.number(),
  megabytes: v.number(),
});

test("figure 32: small workbooks that would fill the memory are refused in a second, under 300 MB", async (context) => {
  const files: (readonly [string, Uint8Array, string])[] = [
    ...hostileSheets.map(([what, xml, reason]) => [what, workbookWith(xml), reason] as const),
    ["3,000 sheets", workbookOfSheets(3000), "too-large"],
    ["a sheet listed 3,000 times", workbookListing(3000), "too-large"],
  ];
  const folder = mkdtempSync(join(tmpdir(), "hostile-workbooks-"));
  const path = join(folder, "works.xlsx");
  let survived = 0;
  for (const [what, bytes, reason] of files) {
    writeFileSync(path, bytes);
    const read = await runApart("read-hostile-workbook.ts", [path], outcomeSchema);
    expect.soft(read.outcome, what).toBe(reason);
    expect.soft(read.milliseconds, `${what}: milliseconds`).toBeLessThan(1000);
    expect.soft(read.megabytes, `${what}: megabytes`).toBeLessThan(300);
    const isSmall = read.milliseconds < 1000 && read.megabytes < 300;
    if (isSmall && read.outcome === reason) survived += 1;
  }
  rmSync(folder, { recursive: true });
  figure(context, 32, files.length, survived);
});
