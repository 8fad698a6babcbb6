/**
 * Replaces the package with which @auth/core renders its pages (wrangler.toml, `alias`). It renders one only for an
 * invalid configuration, and only the redirects of its responses are used, so no one sees a page.
 */
export function renderToString(): string {
  return "";
}

export function jsx(): null {
  return null;
}

export const jsxs = jsx;
export const Fragment = jsx;
