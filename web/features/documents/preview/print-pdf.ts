import { type OpenPdf, openPdf } from "./open-pdf.ts";

/** Dots of a printed page; text is sharp on the printers that artists have. */
const dotsPerInch = 300;

/**
 * Prints a document by the browser's own dialog: its pages as pictures, since no browser prints a file of ours without
 * showing it in a viewer, which the content policy forbids. Aborting the signal stops it before the dialog is shown.
 */
export async function printPdf(bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  const pdf = await openPdf(bytes);
  const pages: HTMLImageElement[] = [];
  try {
    const size = await pdf.sizeOf(1);
    await drawPages(pdf, pages, signal);
    showForPrinting(pages, size);
  } catch (error) {
    revoke(pages);
    throw error;
  } finally {
    pdf.close();
  }
}

/** Adds each page to `pages` as soon as it has an address, so that all are revoked if one fails. */
async function drawPages(
  pdf: OpenPdf,
  pages: HTMLImageElement[],
  signal: AbortSignal,
): Promise<void> {
  const canvas = document.createElement("canvas");
  for (let number = 1; number <= pdf.pages; number += 1) {
    const { width } = await pdf.sizeOf(number);
    await pdf.draw(number, canvas, Math.round(width * dotsPerInch), signal);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (file === null) throw new Error("A page could not be drawn.");
    const image = new Image();
    image.src = URL.createObjectURL(file);
    pages.push(image);
    await image.decode();
  }
  signal.throwIfAborted();
}

function revoke(pages: readonly HTMLImageElement[]): void {
  for (const { src } of pages) URL.revokeObjectURL(src);
}

function showForPrinting(
  pages: readonly HTMLImageElement[],
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const holder = document.createElement("div");
  holder.dataset.printedPages = "";
  const style = document.createElement("style");
  style.textContent = `
    @media screen { [data-printed-pages] { display: none } }
    @media print {
      @page { size: ${width}in ${height}in; margin: 0 }
      body > :not([data-printed-pages]) { display: none !important }
      [data-printed-pages] img { display: block; width: ${width}in; height: ${height}in; break-after: page }
      [data-printed-pages] img:last-child { break-after: auto }
    }`;
  holder.append(style, ...pages);
  document.body.append(holder);
  window.addEventListener(
    "afterprint",
    () => {
      holder.remove();
      revoke(pages);
    },
    { once: true },
  );
  window.print();
}
