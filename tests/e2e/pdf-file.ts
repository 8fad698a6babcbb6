import { execFileSync } from "node:child_process";
import { expect, type Locator } from "@playwright/test";
import { providePdfTools } from "#scripts/local/pdf-tools.ts";
import { download } from "./downloads.ts";

interface PdfFile {
  readonly name: string;
  /** In the order of reading, on one line, with plain spaces. */
  readonly text: string;
  /** The tags, as pdfinfo lists them. */
  readonly structure: string;
  readonly pages: number;
  /** In points. */
  readonly size: string;
  /** The dots per inch of each picture, as poppler lists them. */
  readonly dotsPerInch: readonly number[];
}

/** The document of a dialog, or of a page, as it is downloaded there by the button of this name, checked by qpdf and read by poppler. */
export async function downloadPdf(
  dialog: Locator,
  name: string | RegExp = "Download PDF",
): Promise<PdfFile> {
  providePdfTools();
  const press = () => dialog.getByRole("button", { name }).first().click();
  const downloaded = await download(dialog.page(), press);
  const file = await downloaded.path();
  expect(run("qpdf", "--check", file)).toContain("No syntax or stream encoding errors found");
  const facts = run("pdfinfo", file);
  expect(facts).toMatch(/Tagged: +yes/);
  return {
    name: downloaded.suggestedFilename(),
    text: run("pdftotext", "-raw", file, "-").replaceAll(/\s+/g, " ").trim(),
    structure: run("pdfinfo", "-struct-text", file),
    pages: Number(/Pages: +(\d+)/.exec(facts)?.[1]),
    size: /Page size: +(.+)/.exec(facts)?.[1] ?? "",
    dotsPerInch: run("pdfimages", "-list", file)
      .split("\n")
      .slice(2)
      .flatMap((line) => (line.trim() === "" ? [] : [Number(line.trim().split(/\s+/)[12])])),
  };
}

function run(command: string, ...options: string[]): string {
  return execFileSync(command, options, { encoding: "utf8" });
}
