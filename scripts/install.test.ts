import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "install-"));
  for (const file of ["package.json", "package-lock.json", ".npmrc"]) {
    cpSync(file, join(folder, file));
  }
});
afterAll(() => rm(folder, { recursive: true }));

/** What `npm ci` would say on the oldest Node that the README names, without installing anything. */
function installOnNode20(...options: string[]): string {
  const version = 'Object.defineProperty(process, "version", { value: "v20.19.0" })';
  const env = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const command = ["ci", "--dry-run", "--offline", "--no-audit", "--no-fund", ...options];
  return execFileSync(`npm ${command.join(" ")} 2>&1`, {
    cwd: folder,
    shell: true,
    encoding: "utf8",
    env: {
      ...Object.fromEntries(env),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(version)}`,
    },
  });
}

test("npm ci on Node 20 warns of no package that asks for a newer Node", {
  timeout: 120_000,
}, () => {
  expect(installOnNode20()).not.toContain("npm warn");
  expect(installOnNode20("--loglevel=warn")).toContain("npm warn EBADENGINE");
});
