import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";

/** The file that the browser downloads after `press`. */
export async function download(page: Page, press: () => Promise<void>): Promise<Download> {
  const started = page.waitForEvent("download");
  await press();
  return started;
}

export async function readText(file: Download): Promise<string> {
  return readFile(await file.path(), "utf8");
}
