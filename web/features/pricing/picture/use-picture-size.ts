import { useEffect, useState } from "react";
import { loadImage } from "./decode.ts";
import type { Size } from "./orientation.ts";

interface Measured {
  readonly url: string;
  /** Null when the picture could not be loaded. */
  readonly size: Size | null;
}

/** The picture's own size in pixels: undefined while it loads, null when it cannot be loaded. */
export function usePictureSize(url: string | null): Size | null | undefined {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useEffect(() => {
    if (url === null) return;
    let isWanted = true;
    loadImage(url)
      .then((image) => ({ width: image.naturalWidth, height: image.naturalHeight }))
      .catch((error: unknown) => {
        console.warn("The picture could not be loaded.", error);
        return null;
      })
      .then((size) => {
        if (isWanted) setMeasured({ url, size });
      });
    return () => {
      isWanted = false;
    };
  }, [url]);
  return measured?.url === url ? measured.size : undefined;
}
