import { useState } from "react";

/** Whether the element with this id had the focus when the component that replaces it was mounted. */
export function useHadFocus(id: string): boolean {
  const [hadFocus] = useState(() => document.activeElement?.id === id);
  return hadFocus;
}
