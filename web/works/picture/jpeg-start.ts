/** Whether a file is a JPEG by its first bytes, whatever its name and type: some files named .jpg are PNGs. */
export async function isJpeg(blob: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  return first === 0xff && second === 0xd8;
}
