import { makeZip } from "client-zip";
import type { FetchedPicture, MissingPicture } from "./fetch-pictures.ts";
import type { PicturePaths } from "./picture-names.ts";

// Loaded with the first export of everything only, for client-zip's weight.

interface ZipContent {
  readonly pictures: AsyncIterable<FetchedPicture>;
  /** Takes the place of each picture. */
  readonly paths: PicturePaths;
  /** The tables, which name the pictures. */
  readonly tables: (missing: readonly MissingPicture[]) => readonly ZipTable[];
  /** Called after each picture, with how many are in the file or missing. */
  readonly onPicture: (count: number) => void;
  /** Called after the last one. */
  readonly onMissing: (missing: readonly MissingPicture[]) => void;
}

interface ZipTable {
  readonly name: string;
  readonly text: string;
}

/** A ZIP of pictures and tables, made as it is read. Pictures are stored as they are: they are compressed already. */
export function zipStream(content: ZipContent): ReadableStream<Uint8Array> {
  return makeZip(entries(content), { buffersAreUTF8: true });
}

async function* entries({ pictures, paths, tables, onPicture, onMissing }: ZipContent) {
  const missing: MissingPicture[] = [];
  let count = 0;
  for await (const fetched of pictures) {
    const { work, picture } = fetched;
    if (picture === null) missing.push(fetched);
    else {
      const name = paths.give(work, picture.type);
      yield { name, input: picture, size: picture.size, lastModified: new Date(work.updatedAt) };
    }
    count += 1;
    onPicture(count);
  }
  for (const { name, text } of tables(missing)) {
    yield { name, input: text, lastModified: new Date() };
  }
  onMissing(missing);
}
