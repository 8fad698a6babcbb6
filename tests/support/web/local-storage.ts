import { vi } from "vitest";

interface LocalStorage {
  readonly stored: Record<string, string>;
  /** From then on it refuses values of more characters than this. */
  readonly limit: (characters: number) => void;
}

/** Browser storage for a test that runs in Node, until `vi.unstubAllGlobals()`. */
export function stubLocalStorage(): LocalStorage {
  const stored: Record<string, string> = {};
  let maximum = Number.POSITIVE_INFINITY;
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > maximum) throw new DOMException("It is full.", "QuotaExceededError");
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  const asKeys: ProxyHandler<typeof methods> = {
    ownKeys: () => [...Object.keys(methods), ...Object.keys(stored)],
    getOwnPropertyDescriptor: (target, key) =>
      key in target
        ? { ...Object.getOwnPropertyDescriptor(target, key), enumerable: false }
        : { value: stored[String(key)], enumerable: true, configurable: true },
  };
  vi.stubGlobal("localStorage", new Proxy(methods, asKeys));
  vi.stubGlobal("sessionStorage", { clear: () => {} });
  return {
    stored,
    limit: (characters) => {
      maximum = characters;
    },
  };
}
