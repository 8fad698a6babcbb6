import { expect, test } from "vitest";
import { browserRuns, unitRuns } from "./results.ts";

test("vitest's report: the title with its groups", () => {
  const file = "schema/money.test.ts";
  const name = `${process.cwd()}/${file}`;
  const assertionResults = [
    { fullName: "money S9.049 has cents", status: "passed" },
    { fullName: "money S9.050 rounds", status: "failed" },
  ];
  expect(unitRuns({ testResults: [{ name, assertionResults }] })).toEqual([
    { file, title: "money S9.049 has cents", hasPassed: true },
    { file, title: "money S9.050 rounds", hasPassed: false },
  ]);
});

test("Playwright's report: groups within groups, and steps within steps", () => {
  const steps = [{ title: "S5.001 first name", steps: [{ title: "S5.002 focus" }] }];
  const spec = {
    title: "S4.001 the form",
    ok: true,
    tests: [{ results: [{ steps }] }],
  };
  const inner = { title: "for someone new", file: "form.spec.ts", specs: [spec] };
  const report = {
    suites: [{ title: "form.spec.ts", file: "form.spec.ts", specs: [], suites: [inner] }],
  };
  expect(browserRuns(report)).toEqual([
    {
      file: "tests/e2e/form.spec.ts",
      title: "for someone new S4.001 the form S5.001 first name S5.002 focus",
      hasPassed: true,
    },
  ]);
});
