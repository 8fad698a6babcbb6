import libheif from "libheif-js/libheif/libheif.js";

/**
 * Decodes the first picture of a HEIC file upright, for browsers that cannot. libheif in plain
 * JavaScript: its WebAssembly would need a looser content policy, and is hardly lighter.
 * @throws when the file is incomplete.
 */
export async function decodeHeic(blob: Blob): Promise<ImageBitmap> {
  const { HeifDecoder } = libheif();
  const pictures = new HeifDecoder().decode(new Uint8Array(await blob.arrayBuffer()));
  try {
    const [picture] = pictures;
    if (!picture) throw new Error("The file holds no picture that libheif can read.");
    const pixels = new ImageData(picture.get_width(), picture.get_height());
    await new Promise<void>((resolve, reject) => {
      picture.display(pixels, (drawn) =>
        drawn === null ? reject(new Error("libheif could not decode the picture.")) : resolve(),
      );
    });
    return await createImageBitmap(pixels);
  } finally {
    for (const picture of pictures) picture.free();
  }
}
