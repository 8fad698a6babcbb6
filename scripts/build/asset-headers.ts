import { createHash } from "node:crypto";
import { appendFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Vite's names, whose hash is another when the content is. */
const hashed = /-[\w-]{8}\.\w+$/;

/** The platform takes no more. */
const mostRules = 100;

/**
 * Lets each hashed file be kept for ever, by its own name: a rule for the whole folder would hold for the 404
 * of a file that is not there, or not there yet, as well.
 * @throws Error when a file has no hash, or when there are more than the platform takes rules for.
 */
export async function writeAssetHeaders(folder: string): Promise<void> {
  const files = await readdir(join(folder, "assets"));
  const unhashed = files.filter((file) => !hashed.test(file));
  if (unhashed.length > 0) throw new Error(`Assets without a hash: ${unhashed.join(", ")}.`);
  // Beside those of web/public/_headers.
  if (files.length > mostRules - 10) throw new Error("There are too many assets for _headers.");
  const rules = files
    .sort()
    .map((file) => `\n/assets/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  await appendFile(join(folder, "_headers"), rules.join(""));
}

/**
 * Lets the one script run that stands in the pages themselves, by its content: any other one stays forbidden.
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
