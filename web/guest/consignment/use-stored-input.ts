import { useState } from "react";
import { entriesPath } from "../address.ts";

/** What is typed or checked, stored in this tab until it was sent: a phone reloads a page that was left for a while. */
export function useStoredInput<Value extends object>(name: string, first: Value) {
  const key = `${name} ${entriesPath}`;
  const [value, setValue] = useState<Value>(() => ({ ...first, ...read(key) }));

  function change(part: Partial<Value>): void {
    const changed = { ...value, ...part };
    setValue(changed);
    store(key, changed);
  }

  function clear(): void {
    setValue(first);
    store(key, null);
  }

  return { value, change, clear };
}

function read(key: string): object {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

function store(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is switched off: it stays on the page.
  }
}
