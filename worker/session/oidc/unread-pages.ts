/**
 * Stands in for the package that @auth/core renders its pages with (wrangler.toml, `alias`). It renders one only
 * over a configuration that it refuses, and what is read of its answers is where they lead: nobody sees a page.
 */
export function renderToString(): string {
  return "";
}

export function jsx(): null {
  return null;
}

export const jsxs = jsx;
export const Fragment = jsx;
