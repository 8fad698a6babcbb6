import { useEffect, useState } from "react";
import { loadImage } from "#web/works/picture/decode.ts";
import type { Size } from "#web/works/picture/orientation.ts";
import type { Picture } from "#web/works/picture/picture.ts";

interface Measured {
  readonly url: string;
  /** Null when the picture could not be loaded. */
  readonly size: Size | null;
}

/** The picture's own size in pixels: undefined while it loads, null when it cannot be loaded. */
export function usePictureSize(picture: Picture | null): Size | null | undefined {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const known = picture?.size ?? null;
  const unknownUrl = known === null ? (picture?.url ?? null) : null;
  useEffect(() => {
    if (unknownUrl === null) return;
    let isWanted = true;
    loadImage(unknownUrl)
      .then((image) => ({ width: image.naturalWidth, height: image.naturalHeight }))
      .catch((error: unknown) => {
        console.warn("The picture could not be loaded.", error);
        return null;
      })
      .then((size) => {
        if (isWanted) setMeasured({ url: unknownUrl, size });
      });
    return () => {
      isWanted = false;
    };
  }, [unknownUrl]);
  return known ?? (measured?.url === unknownUrl ? measured?.size : undefined);
}
