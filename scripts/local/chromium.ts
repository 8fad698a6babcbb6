import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * The Chromium on this machine: one's own choice, a headless shell, Playwright's, or the system's.
 * The shell comes before the whole browser, in which the tests take twice as long. Null when there is none.
 */
export function findChromium(): string | null {
  const candidates = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell",
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/**
 * Finds a Chromium or installs one, Playwright's own or else Debian's, and says so.
 * @throws Error that says what to do when neither can be had.
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found !== null) {
    console.log(`Chromium: ${found}`);
    return found;
  }
  for (const [name, command, args] of installers) {
    console.log(`Chromium: none found, installing ${name}…`);
    try {
      execFileSync(command, args, { stdio: "ignore", timeout: 300_000 });
    } catch {
      console.log(`Chromium: ${name} could not be installed.`);
    }
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error("No Chromium. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test");
}

const installers: readonly (readonly [string, string, string[]])[] = [
  ["Playwright's own", process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]],
  [
    "Debian's",
    "sh",
    [
      "-c",
      "apt-get update && for chromium in chromium-headless-shell chromium; do " +
        "apt-get install -y --no-install-recommends $chromium && break; done",
    ],
  ],
];
