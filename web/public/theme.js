// Before the first paint, so that a dark page never flashes white. web/lib/theme.ts does the rest.
try {
  if (localStorage.getItem("theme") === "dark") document.documentElement.classList.add("dark");
} catch {
  // Storage is switched off: the default theme stands.
}
