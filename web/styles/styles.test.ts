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

test("every shadow that a component names is in the theme", () => {
  const theme = readFileSync("web/styles/house.css", "utf8");
  const components = globSync("web/**/*.tsx").map((path) => readFileSync(path, "utf8"));
  const names = components.join("\n").matchAll(/\bshadow-([a-z][\w-]*)/gi);
  const unknown = [...names].map(([, name]) => name).filter((name) => name !== "none");
  expect(unknown.filter((name) => !theme.includes(`--shadow-${name}:`))).toEqual([]);
});
