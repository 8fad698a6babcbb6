import { type DragEvent, useState } from "react";

/** Makes an area take a dropped file: the first that it can use; others are ignored (specification, section 5). */
export function useDrop(onFile: (file: File) => void, isUsable = (_: File) => true) {
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
    const file = [...event.dataTransfer.files].find(isUsable);
    if (file) onFile(file);
  }

  return { isOver, dropHandlers: { onDragOver, onDragLeave, onDrop } };
}
