import { useState } from "react";

/** Whether the element with this id had the focus when the component that replaces it was mounted. */
export function useTakenFocus(id: string): boolean {
  const [takesFocus] = useState(() => document.activeElement?.id === id);
  return takesFocus;
}
