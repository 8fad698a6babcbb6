import { useCallback, useRef, useState } from "react";
import type { Form } from "./form.ts";
import { type Action, reduce } from "./reducer.ts";

export type Dispatch = (action: Action) => void;

/**
 * The form's state. `latest` reads it between renders: a save, a guard or the page's last event must see
 * what was typed an instant ago.
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
