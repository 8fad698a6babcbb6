import { makeZip } from "client-zip";
import type { FetchedPicture } from "./fetch-pictures.ts";
import { pictureNames } from "./picture-names.ts";

// Loaded with the first export of everything only, for client-zip's weight.

interface ZipContent {
  readonly pictures: AsyncIterable<FetchedPicture>;
  /** The folder of the pictures. */
  readonly folder: string;
  /** The tables, which name the pictures: their paths by the works' ids. */
  readonly tables: (paths: ReadonlyMap<string, string>) => readonly ZipTable[];
  /** Called after each picture, with how many are in the file and how many were missing. */
  readonly onPicture: (counts: PictureCounts) => void;
}

export interface ZipTable {
  readonly name: string;
  readonly text: string;
}

export interface PictureCounts {
  readonly saved: number;
  readonly missing: number;
}

/** A ZIP of pictures and tables, made as it is read. Pictures are stored as they are: they are compressed already. */
export function zipStream(content: ZipContent): ReadableStream<Uint8Array> {
  return makeZip(entries(content), { buffersAreUTF8: true });
}

async function* entries({ pictures, folder, tables, onPicture }: ZipContent) {
  const nameOf = pictureNames();
  const paths = new Map<string, string>();
  let missing = 0;
  for await (const { work, picture } of pictures) {
    if (picture === null) missing += 1;
    else {
      const name = `${folder}/${nameOf(work, picture.type)}`;
      paths.set(work.id, name);
      yield { name, input: picture, size: picture.size, lastModified: new Date(work.updatedAt) };
    }
    onPicture({ saved: paths.size, missing });
  }
  for (const { name, text } of tables(paths)) yield { name, input: text, lastModified: new Date() };
}
