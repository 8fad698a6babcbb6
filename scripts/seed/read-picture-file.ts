import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SeedWork } from "./works.ts";

/** As a request carries them. */
interface PictureFile {
  readonly imageUrl: string;
  readonly thumbnail: string;
}

/** The work's picture and thumbnail, as the application sends them: WebP files in `data:` addresses. */
export function readPictureFile({ picture }: Pick<SeedWork, "picture">): PictureFile {
  return { imageUrl: toDataUrl(picture), thumbnail: toDataUrl(`${picture}-thumbnail`) };
}

function toDataUrl(name: string): string {
  const file = join(import.meta.dirname, "pictures", `${name}.webp`);
  return `data:image/webp;base64,${readFileSync(file, "base64")}`;
}
