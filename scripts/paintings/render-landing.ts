import { writeFileSync } from "node:fs";
import { encodeJpeg } from "./encode.ts";
import { lowTideSeed, paint } from "./paint.ts";

/** Paints the landing page's picture, the same as the one in the demonstration gallery, but larger. */
const size = { widthPx: 1600, heightPx: 1280 };
const data = paint({ kind: "low-tide", seed: lowTideSeed, ...size });
writeFileSync("web/screens/landing/low-tide.jpg", encodeJpeg({ ...size, data }));
