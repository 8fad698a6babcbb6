/** The brands of files whose pictures may be coded in HEVC: phones' photographs, bursts, generic HEIF. */
const brands = new Set([
  "heic",
  "heix",
  "hevc",
  "hevx",
  "heim",
  "heis",
  "hevm",
  "hevs",
  "mif1",
  "msf1",
]);

/** Whether a file's first bytes identify it as HEIC, whatever its name and type. */
export async function isHeic(blob: Blob): Promise<boolean> {
  const start = new TextDecoder("latin1").decode(await blob.slice(4, 12).arrayBuffer());
  return start.startsWith("ftyp") && brands.has(start.slice(4));
}
