import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { documentLanguages } from "#schema/documents/languages.ts";
import { createPdf } from "#web/features/documents/pdf/create-pdf.ts";
import { demonstrationForms, demonstrationPictures } from "./documents/demonstration.ts";
import { readFonts } from "./documents/fonts.ts";
import { providePdfTools } from "./local/pdf-tools.ts";
import { reportFailure } from "./local/process.ts";

const folder = ".tmp/documents";

/** `npm run documents`: every document of the demonstration artist, as PDF and as pictures of its pages. */
async function makeDocuments(): Promise<void> {
  providePdfTools();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fonts = readFonts();
  for (const language of documentLanguages) {
    for (const [name, form] of demonstrationForms(language)) {
      const pictures = await demonstrationPictures(form);
      const { bytes, pages } = await createPdf(form, { fonts, pictures, madeAt: new Date() });
      const file = `${folder}/${name}.pdf`;
      writeFileSync(file, bytes);
      execFileSync("pdftoppm", ["-r", "96", "-png", file, `${folder}/${name}`]);
      console.log(`${file}: ${pages} ${pages === 1 ? "page" : "pages"}, ${bytes.length} bytes`);
    }
  }
}

await makeDocuments().catch(reportFailure);
