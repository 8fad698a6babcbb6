import { readFileSync } from "node:fs";
import { argv, cpuUsage, stdout } from "node:process";
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
// Its own peak: that of `resourceUsage` begins with the memory of the process that started it.
const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"));
const megabytes = Number(peak?.[1]) / 1024;
stdout.write(JSON.stringify({ outcome, milliseconds: (user + system) / 1000, megabytes }));
