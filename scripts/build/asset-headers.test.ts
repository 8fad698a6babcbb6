import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { allowScript, writeAssetHeaders } from "./asset-headers.ts";

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "headers-"));
  await mkdir(join(folder, "assets"));
  writeFileSync(join(folder, "_headers"), "/*\n  X-Content-Type-Options: nosniff\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(...files: string[]): void {
  for (const file of files) writeFileSync(join(folder, "assets", file), "");
}

test("one rule lets all hashed files be kept, however many there are", async () => {
  put(...Array.from({ length: 500 }, (_, index) => `chunk-${10_000_000 + index}.js`));
  put("radio-canada-latin-wght-normal-eVTf2B-m.woff2");
  await writeAssetHeaders(folder);
  expect(readFileSync(join(folder, "_headers"), "utf8")).toBe(
    "/*\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
});

test("a file without a hash fails the build", async () => {
  put("index.js");
  await expect(writeAssetHeaders(folder)).rejects.toThrow("Assets without a hash: index.js.");
});

test("the policy names the pages' own script by its content, and a policy without a place for it fails the build", async () => {
  const file = join(folder, "_headers");
  writeFileSync(file, "  Content-Security-Policy: script-src 'self' https://js.stripe.com\n");
  await allowScript(folder, "early()");
  expect(readFileSync(file, "utf8")).toBe(
    "  Content-Security-Policy: script-src 'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU=' https://js.stripe.com\n",
  );
  writeFileSync(file, "  Content-Security-Policy: default-src 'none'\n");
  await expect(allowScript(folder, "early()")).rejects.toThrow("script-src");
});
