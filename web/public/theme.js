// Before the first paint, so that a dark page never flashes white. web/lib/theme.ts does the rest.
try {
  if (localStorage.getItem("theme") === "dark") {
    document.documentElement.classList.add("dark");
    // --paper in the dark (web/styles/tokens.css), which has not been read yet.
    document.querySelector('meta[name="theme-color"]').content = "#161616";
  }
} catch {
  // Storage is switched off: the default theme stands.
}
