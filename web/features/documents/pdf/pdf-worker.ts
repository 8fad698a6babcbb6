import italicLatin from "@fontsource/brygada-1918/files/brygada-1918-latin-400-italic.woff?url";
import displayLatin from "@fontsource/brygada-1918/files/brygada-1918-latin-400-normal.woff?url";
import italicLatinExt from "@fontsource/brygada-1918/files/brygada-1918-latin-ext-400-italic.woff?url";
import displayLatinExt from "@fontsource/brygada-1918/files/brygada-1918-latin-ext-400-normal.woff?url";
import italicVietnamese from "@fontsource/brygada-1918/files/brygada-1918-vietnamese-400-italic.woff?url";
import displayVietnamese from "@fontsource/brygada-1918/files/brygada-1918-vietnamese-400-normal.woff?url";
import textLatin from "@fontsource/radio-canada/files/radio-canada-latin-400-normal.woff?url";
import strongLatin from "@fontsource/radio-canada/files/radio-canada-latin-600-normal.woff?url";
import textLatinExt from "@fontsource/radio-canada/files/radio-canada-latin-ext-400-normal.woff?url";
import strongLatinExt from "@fontsource/radio-canada/files/radio-canada-latin-ext-600-normal.woff?url";
import textVietnamese from "@fontsource/radio-canada/files/radio-canada-vietnamese-400-normal.woff?url";
import strongVietnamese from "@fontsource/radio-canada/files/radio-canada-vietnamese-600-normal.woff?url";
import { MissingFactError } from "../forms/missing-fact.ts";
import { pdfFormOf } from "../forms/print-job.ts";
import { createPdf } from "./create-pdf.ts";
import { type FontFiles, type FontName, fontNames } from "./fonts.ts";
import type { PdfForm, PictureNeed } from "./pdf-form.ts";
import type { PdfMessage, PdfProgress, PdfRequest, PictureSource } from "./pdf-messages.ts";
import { addressFor, shrinkPicture } from "./shrink-picture.ts";

/** As many as a browser requests from one server at once. */
const picturesAtOnce = 6;

class MissingPartError extends Error {}

async function make({ job, pictures, madeAt }: PdfRequest): Promise<void> {
  const form = pdfFormOf(job);
  let progress: PdfProgress = { pictures: 0, ofPictures: form.pictures.length, pages: 0 };
  function report(change: Partial<PdfProgress>): void {
    progress = { ...progress, ...change };
    send({ kind: "progress", progress });
  }

  report({});
  const [fonts, shrunk] = await Promise.all([
    loadFonts(),
    shrinkAll(form, pictures, (count) => report({ pictures: count })),
  ]);
  const result = await createPdf(form, {
    fonts,
    pictures: shrunk,
    madeAt,
    onPage: (pages) => report({ pages }),
  });
  const missingPictures = form.pictures.flatMap(({ id }) => (shrunk.has(id) ? [] : [id]));
  const document = { ...result, title: form.title, missingPictures };
  postMessage({ kind: "made", document } satisfies PdfMessage, {
    transfer: [result.bytes.buffer],
  });
}

async function loadFonts(): Promise<FontFiles> {
  try {
    return await fetchFonts();
  } catch (error) {
    throw new MissingPartError("The fonts could not be loaded.", { cause: error });
  }
}

/** The pictures at the size that is printed; without those that cannot be fetched or read. */
async function shrinkAll(
  { pictures: needs }: PdfForm,
  sources: PdfRequest["pictures"],
  onDone: (count: number) => void,
): Promise<Map<string, Uint8Array>> {
  const shrunk = new Map<string, Uint8Array>();
  const waiting = needs.values();
  let done = 0;
  async function work(): Promise<void> {
    for (const need of waiting) {
      const source = sources.get(need.id);
      const bytes = source && (await shrink(need, source));
      if (bytes) shrunk.set(need.id, bytes);
      done += 1;
      onDone(done);
    }
  }
  await Promise.all(Array.from({ length: picturesAtOnce }, work));
  return shrunk;
}

async function shrink(need: PictureNeed, source: PictureSource): Promise<Uint8Array | null> {
  try {
    const response = await fetch(addressFor(source, need));
    if (!response.ok) throw new Error(`The answer is ${response.status}.`);
    return await shrinkPicture(await response.blob(), need);
  } catch (error) {
    console.warn("A picture is missing in the document.", error);
    return null;
  }
}

function send(message: PdfMessage): void {
  postMessage(message);
}

addEventListener("message", async ({ data }: MessageEvent<PdfRequest>) => {
  try {
    await make(data);
  } catch (error) {
    if (error instanceof MissingFactError) return send({ kind: "failed", failure: error.code });
    console.warn("The document could not be made.", error);
    send({ kind: "failed", failure: error instanceof MissingPartError ? "parts" : "unexpected" });
  }
});

const addresses: Readonly<Record<FontName, string>> = {
  "display latin": displayLatin,
  "display latin-ext": displayLatinExt,
  "display vietnamese": displayVietnamese,
  "display-italic latin": italicLatin,
  "display-italic latin-ext": italicLatinExt,
  "display-italic vietnamese": italicVietnamese,
  "text latin": textLatin,
  "text latin-ext": textLatinExt,
  "text vietnamese": textVietnamese,
  "text-strong latin": strongLatin,
  "text-strong latin-ext": strongLatinExt,
  "text-strong vietnamese": strongVietnamese,
};

/** @throws TypeError without a connection, Error when a file is missing. */
async function fetchFonts(): Promise<FontFiles> {
  const files = fontNames.map(async (name): Promise<[FontName, Uint8Array]> => {
    const address = addresses[name];
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return [name, new Uint8Array(await response.arrayBuffer())];
  });
  return new Map(await Promise.all(files));
}
