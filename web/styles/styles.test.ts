import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("on the screen no rule has the root styled again at every element that comes or goes", () => {
  const sheets = globSync("web/styles/*.css").map((path) => readFileSync(path, "utf8"));
  const onScreen = sheets
    .join("\n")
    .replaceAll(/@media print \{.*?\n\}/gs, "")
    .replaceAll(/\/\*.*?\*\//gs, "");
  expect(onScreen).toContain("html {");
  expect(onScreen).not.toContain(":has(");
});
