import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The Chromium on this machine: one's own choice, a headless shell, Playwright's, or the system's.
 * The shell comes before the whole browser, in which the tests take twice as long. Null when there is none.
 */
export function findChromium(): string | null {
  const candidates = [
    process.env.CHROMIUM_PATH,
    headlessShell,
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/**
 * Finds a Chromium or installs one, and says so: Debian's headless shell even where a whole browser is found, or else
 * a whole browser, Playwright's own or Debian's. CHROMIUM_PATH is used as it is.
 * @throws Error that says what to do when none can be had.
 */
export function provideChromium(): string {
  if (process.env.CHROMIUM_PATH === undefined && !existsSync(headlessShell)) {
    install("Debian's headless shell", ...fromDebian("chromium-headless-shell"));
  }
  if (findChromium() === null) {
    const playwright = ["node_modules/playwright/cli.js", "install", "chromium"];
    install("Playwright's own", process.execPath, playwright);
  }
  if (findChromium() === null) install("Debian's", ...fromDebian("chromium"));
  const found = findChromium();
  if (found === null) {
    throw new Error(
      "No Chromium. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test",
    );
  }
  console.log(`Chromium: ${found}`);
  return found;
}

function fromDebian(browser: string): [string, string[]] {
  const commands = `apt-get update && apt-get install -y --no-install-recommends ${browser}`;
  return ["sh", ["-c", commands]];
}

function install(name: string, command: string, args: readonly string[]): void {
  console.log(`Chromium: installing ${name}…`);
  try {
    execFileSync(command, args, { stdio: "ignore", timeout: 300_000 });
  } catch {
    console.log(`Chromium: ${name} could not be installed.`);
  }
}
