import { useCallback, useRef, useState } from "react";
import type { Form } from "./form.ts";
import { type Action, reduce } from "./reducer.ts";

export type Dispatch = (action: Action) => void;

/**
 * The form's state. `latest` reads it between renders, because a save, a guard or `pagehide` needs the newest input.
 */
export function useForm(open: () => Form) {
  const [form, setForm] = useState(open);
  const newest = useRef(form);
  const dispatch = useCallback((action: Action) => {
    newest.current = reduce(newest.current, action);
    setForm(newest.current);
  }, []);
  const latest = useCallback(() => newest.current, []);
  return { form, latest, dispatch };
}
