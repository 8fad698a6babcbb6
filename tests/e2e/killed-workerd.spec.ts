import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { firstFreePort } from "#scripts/local/ports.ts";
import { port } from "./playwright.config.ts";
import { test } from "./test.ts";

/** All processes below this one, the nearest first, by a name that contains `name`. */
function descendantsOf(parent: number, name: string): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((row) => row.trim().match(/^(\d+)\s+(\d+)\s+(.*)$/))
    .filter((row) => row !== null)
    .map(([, pid, parentId, args = ""]) => ({
      pid: Number(pid),
      parentId: Number(parentId),
      args,
    }));
  const below = (id: number): typeof rows =>
    rows.filter(({ parentId }) => parentId === id).flatMap((child) => [child, ...below(child.pid)]);
  return below(parent)
    .filter(({ args }) => args.includes(name))
    .map(({ pid }) => pid);
}

test("the product says that workerd was killed, and ends", async () => {
  test.setTimeout(240_000);
  const own = await firstFreePort(port + 40);
  const child = spawn(process.execPath, [join(import.meta.dirname, "start-card-product.ts")], {
    env: { ...process.env, PORT: String(own), STATE_DIRECTORY: `.tmp/e2e-${own}` },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const output: string[] = [];
  child.stderr.on("data", (chunk) => output.push(String(chunk)));
  await once(child.stdout, "data");
  const killed = descendantsOf(child.pid ?? 0, "workerd serve");
  expect(killed.length).toBeGreaterThan(0);

  const ended = once(child, "exit");
  for (const pid of killed) process.kill(pid, "SIGKILL");

  expect(await ended).toEqual([1, null]);
  expect(output.join("")).toContain("workerd has died, or was killed; what it said is above.");
  expect(descendantsOf(process.pid, "workerd serve").filter((pid) => killed.includes(pid))).toEqual(
    [],
  );
});
