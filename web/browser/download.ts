/** Hands the browser a file to keep. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click's turn is over.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
