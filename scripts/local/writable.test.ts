import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstFreePort } from "./ports.ts";
import { requireWritable, unwritable } from "./writable.ts";

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "writable-"));
  file = join(folder, "file");
  writeFileSync(file, "");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a folder that can be written to is made, and left empty", async () => {
  await requireWritable(join(folder, "new", "deep"));
  expect(readdirSync(join(folder, "new", "deep"))).toEqual([]);
});

test("one that cannot is named, with the reason in words", async () => {
  const reason = "a file is where a folder should be";
  await expect(requireWritable(file)).rejects.toThrow(`Cannot write to ${file}: ${reason}.`);
  const below = join(file, "state");
  await expect(requireWritable(below)).rejects.toThrow(`Cannot write to ${below}: ${reason}.`);
  expect(unwritable("/x", Object.assign(new Error("no"), { code: "EACCES" })).message).toBe(
    "Cannot write to /x: this user may not write there.",
  );
});

test.each(["start", "dev", "seed", "reset"])(
  "npm run %s says in a sentence that it cannot write the local state",
  { timeout: 60_000 },
  async (command) => {
    const state = join(file, "state");
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`], {
      encoding: "utf8",
      timeout: 60_000,
      env: { ...process.env, STATE_DIRECTORY: state, PORT: String(await firstFreePort(18_700)) },
    });
    expect(stderr.trim()).toBe(`Cannot write to ${state}: a file is where a folder should be.`);
    expect(status).toBe(1);
  },
);
