// Before the first paint, so that no page flashes in the wrong language. web/words/locale.ts does the rest.
(() => {
  const page = document.documentElement;

  function read() {
    try {
      const language = localStorage.getItem("language");
      return language === "en-CA" || language === "fr-CA" ? language : null;
    } catch {
      return null; // Storage is switched off: the browser's languages decide.
    }
  }

  function remember(language) {
    try {
      localStorage.setItem("language", language);
    } catch {
      // Storage is switched off, so the language holds for this page.
    }
  }

  /** What was chosen here, else what the address is in, else the first known language of the browser. */
  function find(stored) {
    if (stored !== null) return stored;
    if (page.lang === "fr-CA") return page.lang;
    const known = navigator.languages.find((language) => /^(en|fr)\b/.test(language));
    return known?.startsWith("fr") ? "fr-CA" : "en-CA";
  }

  const stored = read();
  const language = find(stored);
  const elsewhere = document.querySelector(`link[rel="alternate"][hreflang="${language}"]`);
  if (page.lang !== language && elsewhere) {
    page.style.visibility = "hidden";
    location.replace(new URL(elsewhere.href).pathname + location.search + location.hash);
    return;
  }
  page.lang = language;
  // Who came in by a French address reads French from here on.
  if (stored === null && elsewhere && language === "fr-CA") remember(language);

  const words = document.currentScript.dataset.frenchWords;
  if (language === "fr-CA" && words) {
    const link = Object.assign(document.createElement("link"), {
      rel: "modulepreload",
      href: words,
    });
    document.head.append(link);
  }

  // The switch on these pages is a link, which works before and without the application.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[hreflang]");
    if (link) remember(link.hreflang);
  });
})();
