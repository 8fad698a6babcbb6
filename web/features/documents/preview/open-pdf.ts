import { getDocument, type PDFPageProxy, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";

const pointsPerInch = 72;

/** A PDF whose pages can be drawn. Pages are counted from 1. */
export interface OpenPdf {
  readonly pages: number;
  /** In inches. */
  readonly sizeOf: (page: number) => Promise<{ readonly width: number; readonly height: number }>;
  /** Draws a page so many pixels wide; aborting the signal stops it. */
  readonly draw: (
    page: number,
    canvas: HTMLCanvasElement,
    width: number,
    signal?: AbortSignal,
  ) => Promise<void>;
  readonly textOf: (page: number) => Promise<string>;
  readonly close: () => void;
}

/** Opens a document as pdf.js reads it: what is shown is the file, not a likeness. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const port = new Worker(new URL("./preview-worker.ts", import.meta.url), { type: "module" });
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const stopped = new Promise<never>((_, reject) => {
      port.addEventListener("error", (event) => {
        event.preventDefault();
        reject(new Error(`The worker of the preview stopped: ${event.message}`));
      });
    });
    const task = getDocument({
      // pdf.js takes the bytes over.
      data: bytes.slice(),
      worker,
      // The content policy allows no font that is not a file of our own: glyphs are drawn as paths.
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
    });
    const pdf = await Promise.race([task.promise, stopped]);
    return {
      pages: pdf.numPages,
      sizeOf: async (number) => sizeOf(await pdf.getPage(number)),
      draw: async (number, canvas, width, signal) => {
        await draw(await pdf.getPage(number), canvas, width, signal);
      },
      textOf: async (number) => textOf(await pdf.getPage(number)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function sizeOf(page: PDFPageProxy) {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width: width / pointsPerInch, height: height / pointsPerInch };
}

async function draw(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  width: number,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  signal?.addEventListener("abort", () => task.cancel(), { once: true });
  await task.promise;
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : ""))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}
