import { execFileSync, spawnSync } from "node:child_process";

/** What the documents are checked with: qpdf, and the rest of poppler. */
const tools = ["qpdf", "pdftotext", "pdffonts", "pdfinfo", "pdftoppm"] as const;

function isMissing(tool: string): boolean {
  return spawnSync(tool, ["--help"], { stdio: "ignore" }).error !== undefined;
}

/**
 * Finds the tools or installs Debian's, and says so.
 * @throws Error that says what to do when they cannot be had.
 */
export function providePdfTools(): void {
  if (!tools.some(isMissing)) return;
  console.log("qpdf and poppler: not found, installing Debian's…");
  try {
    execFileSync(
      "sh",
      ["-c", "apt-get update && apt-get install -y --no-install-recommends qpdf poppler-utils"],
      { stdio: "ignore", timeout: 300_000 },
    );
  } catch {
    console.log("qpdf and poppler: could not be installed.");
  }
  const missing = tools.filter(isMissing);
  if (missing.length > 0) {
    throw new Error(`No ${missing.join(", ")}. Install qpdf and poppler-utils, then try again.`);
  }
}
