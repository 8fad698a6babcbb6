import { download } from "#web/browser/download.ts";

/** Where a large file goes as it is made. */
interface SaveTarget {
  /** Saves the stream; rejects when `signal` aborts, and then drops what was written. */
  readonly save: (stream: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;
}

type Picker = (options: { readonly suggestedName: string }) => Promise<unknown>;

function isPicker(value: unknown): value is Picker {
  return typeof value === "function";
}

/**
 * Asks where to save a file, in browsers that write to it as it is made, so that it is never whole in memory; it must be
 * called by a click. Other browsers collect a Blob, which they keep on the disk when it is large. Null when the person
 * changed their mind.
 */
export async function chooseTarget(name: string): Promise<SaveTarget | null> {
  const picker: unknown = Reflect.get(window, "showSaveFilePicker");
  if (!isPicker(picker)) return { save: (stream, signal) => saveBlob(name, stream, signal) };
  let handle: unknown;
  try {
    handle = await picker.call(window, { suggestedName: name });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
  if (!(handle instanceof FileSystemFileHandle)) throw new TypeError("No file was chosen.");
  const file = handle;
  return {
    save: async (stream, signal) => stream.pipeTo(await file.createWritable(), { signal }),
  };
}

async function saveBlob(
  name: string,
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const [blob] = await Promise.all([
    new Response(readable, { headers: { "Content-Type": "application/zip" } }).blob(),
    stream.pipeTo(writable, { signal }),
  ]);
  download(name, blob);
}
