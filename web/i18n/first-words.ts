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

/** Those of the public pages, of the plan and of the account, which no page of works needs: `addWords("account")`. */
export const accountWords = [
  "about",
  "account",
  "adminFeedback",
  "feedback",
  "glossary",
  "idle",
  "landing",
  "legal",
  "logOut",
  "plans",
  "privacy",
  "quote",
  "routingTest",
  "signInError",
  "subscription",
  "terms",
  "welcome",
] as const;
