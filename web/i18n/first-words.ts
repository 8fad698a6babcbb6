/**
 * The namespaces that the first view of the calculator, the 404 page and their error messages use. The rest is loaded
 * with the part that needs it (`withWords`); a test compares this list with the imports.
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
  "signInPrompt",
  "toasts",
  "unconfirmed",
] as const;
