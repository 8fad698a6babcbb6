import { readFileSync } from "node:fs";
import { argv, cpuUsage, resourceUsage, stdout } from "node:process";
import { readTable } from "#web/features/imports/file/read-table.ts";

// Run in a process of its own: reads the workbook at the path, and prints what became of it, and what it took.

const bytes = new Uint8Array(readFileSync(argv[2] ?? ""));
const before = cpuUsage();
const outcome = await readTable(bytes).then(
  () => "read",
  (error: unknown) =>
    error instanceof Error ? (Reflect.get(error, "reason") ?? error.message) : "",
);
const { user, system } = cpuUsage(before);
const megabytes = resourceUsage().maxRSS / 1024;
stdout.write(JSON.stringify({ outcome, milliseconds: (user + system) / 1000, megabytes }));
