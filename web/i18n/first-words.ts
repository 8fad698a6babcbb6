/**
 * The parts of the catalogue that the calculator's first view, the 404 page and whatever may go wrong there
 * speak in. The rest is fetched with what needs it (`withWords`); a test holds this list to the imports.
 */
export const firstWords = [
  "app",
  "choices",
  "header",
  "locked",
  "missing",
  "notFound",
  "offline",
  "pricing",
  "quote",
  "signInPrompt",
  "toasts",
  "unconfirmed",
] as const;
