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
import { type FontFiles, type FontName, fontNames } from "./fonts.ts";

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
export async function fetchFonts(): Promise<FontFiles> {
  const files = fontNames.map(async (name): Promise<[FontName, Uint8Array]> => {
    const address = addresses[name];
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return [name, new Uint8Array(await response.arrayBuffer())];
  });
  return new Map(await Promise.all(files));
}
