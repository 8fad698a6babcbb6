import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** In lines. */
const longestSnapshot = 80;
/** Of the file that Playwright attaches to a failure: the roles and names on the page. */
const snapshotBlock = /^```yaml\n([\s\S]*?)^```$/m;

/** Prints what the page showed when a test failed, as the files of a machine that ran the tests may be gone. */
export default class FailedPageReporter implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const { path } = attachments.find(({ name }) => name === "error-context") ?? {};
    if (!path) return;
    const [, snapshot] = snapshotBlock.exec(readFileSync(path, "utf8")) ?? [];
    if (snapshot === undefined) return;
    const lines = snapshot.split("\n").slice(0, longestSnapshot);
    console.log([`The page when it failed: ${title}`, ...lines].join("\n"));
  }

  printsToStdio(): boolean {
    return false;
  }
}
