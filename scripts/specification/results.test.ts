import { expect, test } from "vitest";
import { browserRuns, unitRuns } from "./results.ts";

test("vitest's report: the title with its groups", () => {
  const file = "schema/money.test.ts";
  const name = `${process.cwd()}/${file}`;
  const assertionResults = [
    { fullName: "money S9.049 has cents", title: "has cents", status: "passed", duration: 3 },
    { fullName: "money S9.050 rounds", title: "rounds", status: "failed" },
  ];
  expect(unitRuns({ testResults: [{ name, assertionResults }] })).toEqual([
    { file, title: "money S9.049 has cents", name: "has cents", hasPassed: true, duration: 3 },
    { file, title: "money S9.050 rounds", name: "rounds", hasPassed: false, duration: 0 },
  ]);
});

test("Playwright's report: groups within groups, and steps within steps", () => {
  const steps = [{ title: "S5.001 first name", steps: [{ title: "S5.002 focus" }] }];
  const results = [{ status: "passed", duration: 3, errors: [], annotations: [], steps }];
  const tests = [{ projectName: "product", results }];
  const spec = { title: "S4.001 the form", file: "form.spec.ts", ok: true, tests };
  const inner = { title: "for someone new", specs: [spec] };
  const report = { suites: [{ title: "form.spec.ts", specs: [], suites: [inner] }] };
  expect(browserRuns(report)).toEqual([
    {
      file: "tests/e2e/form.spec.ts",
      title: "for someone new S4.001 the form S5.001 first name S5.002 focus",
      name: "S4.001 the form",
      hasPassed: true,
      duration: 3,
    },
  ]);
});
