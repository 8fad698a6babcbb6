import { readFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import { fileWorks, frenchCsv } from "#tests/support/import-files.ts";
import {
  answerChannel,
  answerDollars,
  chooseFile,
  heading,
  imported,
  openImport,
  pressImport,
} from "./import-page.ts";
import { expectToast } from "./journeys.ts";
import { readSales } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { readWorks } from "./users.ts";

const expectLater = expect.configure({ timeout: 120_000 });

const megabyte = 1024 * 1024;
const mostHeap = 200 * megabyte;

/** Five thousand rows, and nearly the five megabytes that a file may have. */
function largeFile(): Uint8Array {
  const notes = "Vernie, et encadrée en chêne. ".repeat(26);
  return Buffer.from(frenchCsv(fileWorks(5_000).map((work) => ({ ...work, notes }))));
}

/** Presses the switch of the themes until `end` is there, fifty times at most; each press must show. Returns how many. */
async function pressUntil(page: Page, end: () => Promise<boolean>): Promise<number> {
  const html = page.locator("html");
  let presses = 0;
  for (; presses < 50 && !(await end()); presses += 1) {
    const isDark = presses % 2 === 1;
    await page.getByRole("button", { name: isDark ? "Light theme" : "Dark theme" }).click();
    await expect(html).toHaveClass(isDark ? /^(?!.*\bdark\b).*$/ : /^.*\bdark\b.*$/);
  }
  if (presses % 2 === 1) await page.getByRole("button", { name: "Light theme" }).click();
  return presses;
}

/** Notes the time from each press to the next paint, for the report: nothing timed is asserted. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { slowest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        Object.assign(window, { slowest: Math.max(Reflect.get(window, "slowest"), duration) });
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function takeSlowest(page: Page): Promise<string> {
  const slowest: unknown = await page.evaluate(() => {
    const taken: unknown = Reflect.get(window, "slowest");
    Object.assign(window, { slowest: 0 });
    return taken;
  });
  return `slowest press ${slowest} ms`;
}

/** In bytes, of the page, after what is not used any more has been collected. */
async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

/** In bytes, the most that one of the browser's pages had in memory, with its workers; where the system says so. */
async function readMostMemory(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  if (process.platform !== "linux") return null;
  const peaks = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8")));
  return Math.max(...peaks.map((found) => Number(found?.[1] ?? 0))) * 1024;
}

function report(what: string, ...measured: readonly string[]): void {
  const description = measured.join(", ");
  test.info().annotations.push({ type: what, description });
  console.log(`   ${what}: ${description}`);
}

const inMegabytes = (bytes: number | null) =>
  bytes === null ? "unknown" : `${Math.round(bytes / megabyte)} MB`;

test("5,000 works: the page answers each press while they are read and sent, and keeps little of them in memory", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await becomeProfessional(page);
  await openImport(page);
  await watchPresses(page);
  const before = await readHeap(page);
  const file = largeFile();
  await chooseFile(page, "large.csv", file);
  const whileRead = await pressUntil(page, () => heading(page, "Columns").isVisible());
  report("read", `${whileRead} presses`, await takeSlowest(page));
  expect(whileRead).toBeGreaterThan(0);
  await expectLater(heading(page, "Columns")).toBeVisible();

  await answerDollars(page);
  await answerChannel(page, "Studio");
  await pressImport(page, 5_000);
  const done = imported(page, 5_000);
  const whileSent = await pressUntil(page, () => done.isVisible());
  await expectLater(done).toBeVisible();
  report("sent", `${whileSent} presses`, await takeSlowest(page));
  expect(whileSent).toBeGreaterThan(10);

  const after = await readHeap(page);
  report(
    "memory",
    `file ${inMegabytes(file.length)}`,
    `heap before ${inMegabytes(before)}`,
    `heap after ${inMegabytes(after)}`,
    `process at most ${inMegabytes(await readMostMemory(browser))}`,
  );
  expect(after).toBeLessThan(mostHeap);
  const works = await readWorks(page);
  expect(new Set(works.map(({ inventoryNumber }) => inventoryNumber)).size).toBe(5_000);
  expect(works).toHaveLength(5_000);
  expect(await readSales(page)).toHaveLength(500);

  await page.getByRole("button", { name: "Undo the import of large.csv" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the Import" }).click();
  await expectLater(page.getByRole("alertdialog")).toBeHidden();
  await expectToast(page, "Import undone", "5,000 works are deleted.");
  expect(await readWorks(page)).toEqual([]);
});
