/** What heic.ts uses of libheif's own drawing interface, which its types leave out. */
declare module "libheif-js/libheif/libheif.js" {
  interface HeifPicture {
    get_width(): number;
    get_height(): number;
    /** Fills `target` and returns it; null when the pixels cannot be decoded. */
    display(target: ImageData, onDrawn: (drawn: ImageData | null) => void): void;
    free(): void;
  }
  interface LibHeif {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifPicture[] };
  }
  export default function libheif(): LibHeif;
}
