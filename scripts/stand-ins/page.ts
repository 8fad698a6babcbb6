const style = `
  :root { color-scheme: light dark; }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
  main { max-width: 32rem; margin: 0 auto; }
  h1 { font-size: 1.5rem; font-weight: 600; margin: 0 0 .5rem; }
  h2 { font-size: 1.1rem; font-weight: 600; margin: 2rem 0 .5rem; }
  p { margin: 0 0 1rem; }
  .note { padding: .75rem 1rem; border-inline-start: 4px solid #2563a8; background: color-mix(in srgb, CanvasText 6%, Canvas); font-size: .9rem; }
  .error { color: light-dark(#a3141a, #ff9d9d); }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin: 1rem 0; }
  label { display: block; font-weight: 500; margin: 1rem 0 .25rem; }
  input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: Field; border: 1px solid GrayText; border-radius: 4px; }
  button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 500; border: 1px solid currentColor; border-radius: 4px; background: transparent; color: inherit; cursor: pointer; }
  button.main { background: #2563a8; border-color: #2563a8; color: #fff; }
  .table { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
  th, td { text-align: start; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }
  :focus-visible { outline: 3px solid #2563a8; outline-offset: 2px; }
`;

interface PageParts {
  /** The stand-in that the page belongs to. */
  readonly site: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

/** A page of a stand-in. It loads nothing, from here or elsewhere. */
export function page({ site, title, content }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${site}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
