import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

const refused = [
  'page.getByRole("button", { name: "Save", exact: false });',
  'page.getByRole("button", { name: /Save/ });',
  'page.getByRole("button", { name: /^Save/ });',
  "page.getByText(/Artwork$/);",
  "page.getByLabel(/City/, { exact: true });",
  'page.getByRole("listitem").filter({ hasText: /Saved/ });',
  "expect(page.getByRole('status')).toHaveText(/Saved/);",
  "expect(page.getByRole('status')).toHaveText([/^Saved$/, /Sent/]);",
  "expect(page).toHaveTitle(/Terms/);",
  "toast(page, /Required$/);",
];

const taken = [
  'page.getByRole("button", { name: "Save" });',
  'page.getByRole("heading", { name: /^(New|Edit) Artwork$/ });',
  "page.getByText(/^Saved on \\w+ \\d+, \\d{4}$/);",
  "page.route(/fr-CA-.*\\.js/, (route) => route.abort());",
];

/** The rule that the linter finds broken in each line of a browser test, by the line's number. */
function findReports(lines: readonly string[]): Map<number, string> {
  const probe = "tests/e2e/exact-names-probe.spec.ts";
  try {
    writeFileSync(probe, lines.join("\n"));
    const args = ["lint", "--reporter=json", "--max-diagnostics=none", probe];
    const { stdout } = spawnSync("biome", args, { encoding: "utf8" });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { category: string; location: { start: { line: number } } }[];
    };
    return new Map(diagnostics.map(({ category, location }) => [location.start.line, category]));
  } finally {
    rmSync(probe, { force: true });
  }
}

test("a browser test looks for whole names and texts, by the test function that compares exactly", () => {
  const lines = ['import { test } from "@playwright/test";', "test.slow();", ...refused, ...taken];
  expect(findReports(lines)).toEqual(
    new Map([
      [1, "lint/style/noRestrictedImports"],
      ...refused.map((_, index) => [index + 3, "plugin"] as const),
    ]),
  );
});
