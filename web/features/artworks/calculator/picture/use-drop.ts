import { type DragEvent, useState } from "react";
import { isPictureFile } from "./read-picture-file.ts";

/** Makes an area take dropped pictures; other files are ignored (specification, section 5). */
export function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);

  function onDragOver(event: DragEvent): void {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  }

  function onDragLeave(event: DragEvent): void {
    const entered = event.relatedTarget;
    if (!(entered instanceof Node && event.currentTarget.contains(entered))) setOver(false);
  }

  function onDrop(event: DragEvent): void {
    // Whatever the file is, the browser must not leave the page to show it.
    event.preventDefault();
    setOver(false);
    const file = [...event.dataTransfer.files].find(isPictureFile);
    if (file) onFile(file);
  }

  return { isOver, dropHandlers: { onDragOver, onDragLeave, onDrop } };
}
