import { type OpenPdf, openPdf } from "./open-pdf.ts";

/** Dots of a printed page; text is sharp on the printers that artists have. */
const dotsPerInch = 300;

/**
 * Prints a document by the browser's own dialog: its pages as pictures, since no browser prints a file of ours without
 * showing it in a viewer, which the content policy forbids.
 */
export async function printPdf(bytes: Uint8Array): Promise<void> {
  const pdf = await openPdf(bytes);
  try {
    const pages = await drawPages(pdf);
    showForPrinting(pages, await pdf.sizeOf(1));
  } finally {
    pdf.close();
  }
}

async function drawPages(pdf: OpenPdf): Promise<HTMLImageElement[]> {
  const pages: HTMLImageElement[] = [];
  const canvas = document.createElement("canvas");
  for (let number = 1; number <= pdf.pages; number += 1) {
    const { width } = await pdf.sizeOf(number);
    await pdf.draw(number, canvas, Math.round(width * dotsPerInch));
    pages.push(await toImage(canvas));
  }
  return pages;
}

async function toImage(canvas: HTMLCanvasElement): Promise<HTMLImageElement> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (file === null) throw new Error("A page could not be drawn.");
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  return image;
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
      for (const { src } of pages) URL.revokeObjectURL(src);
    },
    { once: true },
  );
  window.print();
}
