import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = execFileSync("git", ["ls-files", "--", "*.md"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "");

/** A path in backticks that begins in one of the product's folders; patterns and placeholders are left out. */
const namedPath = /`((?:web|worker|schema|scripts|tests|docs)\/[\w./-]+)`/g;

test.each(documents)("%s names only files and folders that exist", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(namedPath)].map(
    ([, path = ""]) => path,
  );
  expect(named.filter((path) => !existsSync(path) && !path.includes("NNNN"))).toEqual([]);
});

test("a path that does not exist would be found", () => {
  expect([..."see `worker/gone.ts`".matchAll(namedPath)].map(([, path]) => path)).toEqual([
    "worker/gone.ts",
  ]);
});
