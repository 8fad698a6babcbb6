import { createHash } from "node:crypto";
import { appendFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The names of Vite, with a hash of the content. */
const hashed = /-[\w-]{8}\.\w+$/;

/**
 * Caches every hashed file for ever, by one rule for their folder. The rule applies to files only: the Worker answers
 * for missing ones (`worker/http/pages.ts`), without these headers.
 * @throws Error when a file has no hash.
 */
export async function writeAssetHeaders(folder: string): Promise<void> {
  const files = await readdir(join(folder, "assets"));
  const unhashed = files.filter((file) => !hashed.test(file));
  if (unhashed.length > 0) throw new Error(`Assets without a hash: ${unhashed.join(", ")}.`);
  const rule = "\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n";
  await appendFile(join(folder, "_headers"), rule);
}

/**
 * Allows the inline script of the pages by its hash; any other inline script stays forbidden.
 * @throws Error when the policy is not written as expected.
 */
export async function allowScript(folder: string, script: string): Promise<void> {
  const file = join(folder, "_headers");
  const headers = await readFile(file, "utf8");
  const hash = createHash("sha256").update(script).digest("base64");
  const allowed = headers.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
  if (allowed === headers) throw new Error("The policy of _headers has no script-src 'self'.");
  await writeFile(file, allowed);
}
