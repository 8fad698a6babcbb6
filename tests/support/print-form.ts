import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFonts } from "#scripts/documents/fonts.ts";
import { createPdf } from "#web/features/documents/pdf/create-pdf.ts";
import type { PdfForm } from "#web/features/documents/pdf/pdf-form.ts";

interface PrintedForm {
  /** In the order of reading, without spaces that only keep words together. */
  readonly text: string;
  /** The tags, as pdfinfo lists them. */
  readonly structure: string;
  readonly pages: number;
  readonly unprintable: readonly string[];
  readonly shortened: readonly string[];
}

/** Prints a form, without pictures unless there are some, has qpdf check the file, and reads it with Debian's tools. */
export async function printForm(
  form: PdfForm,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<PrintedForm> {
  const { bytes, ...report } = await createPdf(form, {
    fonts: readFonts(),
    pictures,
    madeAt: new Date("2026-11-22T12:00:00Z"),
  });
  const folder = mkdtempSync(join(tmpdir(), "form-"));
  try {
    const file = join(folder, "form.pdf");
    writeFileSync(file, bytes);
    execFileSync("qpdf", ["--check", file]);
    const run = (command: string, ...options: string[]) =>
      execFileSync(command, options, { encoding: "utf8" });
    const text = run("pdftotext", "-raw", file, "-").replaceAll(/[\u00a0\u202f]/g, " ");
    return { ...report, text, structure: run("pdfinfo", "-struct", file) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
