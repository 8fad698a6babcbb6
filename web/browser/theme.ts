import { store } from "#web/storage/storage.ts";

export type Theme = "light" | "dark";

const changed = new EventTarget();

/** The theme is a class of the root element; web/browser/early/early.ts sets it before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

export function otherTheme(): Theme {
  return currentTheme() === "dark" ? "light" : "dark";
}

export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle("dark", theme === "dark");
  const paper = getComputedStyle(root).getPropertyValue("--paper");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
  store("theme", theme);
  changed.dispatchEvent(new Event("change"));
}

export function onThemeChange(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}
