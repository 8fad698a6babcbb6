/** Reads a blob as a data URL (specification, section 5). */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** By hand: fetching a data URL would need a hole in the page's connection policy. */
export function fromDataUrl(url: string): Blob {
  const [head = "", base64 = ""] = url.split(",", 2);
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? "";
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
}
