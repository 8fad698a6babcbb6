import { readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import * as v from "valibot";
import { planFile, planSchema, textResults } from "#scripts/lab/texts/plan.ts";
import config, { port } from "./playwright.config.ts";

const changes = v.parse(planSchema, JSON.parse(readFileSync(planFile, "utf8")));

/** For `npm run texts`: a project for each changed text, with the tests that are to notice it. */
export default defineConfig({
  ...config,
  retries: 0,
  timeout: 40_000,
  expect: { timeout: 5_000 },
  projects: changes.map(({ text, paths, inScripts, tests, needsCard }) => ({
    name: text,
    testMatch: tests.map(({ file }) => file.replace("tests/e2e/", "")),
    grep: tests.map(({ name }) => new RegExp(`${RegExp.escape(name)}$`)),
    use: {
      actionTimeout: 5_000,
      changedTexts: { paths, inScripts },
      ...(needsCard && { baseURL: `http://localhost:${port + 10}` }),
    },
  })),
  reporter: [["line"], ["json", { outputFile: `../../${textResults}` }]],
});
