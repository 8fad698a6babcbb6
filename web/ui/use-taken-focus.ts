import { useState } from "react";

/** Whether what is drawn first under this id takes the place of something that has the focus. */
export function useTakenFocus(id: string): boolean {
  const [takesFocus] = useState(() => document.activeElement?.id === id);
  return takesFocus;
}
