import { execFileSync } from "node:child_process";

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly kilobytes: number;
  readonly command: string;
}

/** The memory of the workerd that this process started, in megabytes; null where the system does not report it. */
export function workerdMemory(): number | null {
  const processes = listProcesses();
  const isBelow = ({ pid, parent }: Process): boolean => {
    if (parent === process.pid) return true;
    const above = processes.find((one) => one.pid === parent && one.pid !== pid);
    return above !== undefined && isBelow(above);
  };
  const own = processes.filter((one) => one.command.endsWith("workerd") && isBelow(one));
  if (own.length === 0) return null;
  return Math.round(own.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024);
}

function listProcesses(): Process[] {
  try {
    const text = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" });
    return text.split("\n").flatMap((line) => {
      const [pid, parent, kilobytes, command = ""] = line.trim().split(/\s+/);
      return command === ""
        ? []
        : [{ pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), command }];
    });
  } catch {
    // Windows has no ps.
    return [];
  }
}
