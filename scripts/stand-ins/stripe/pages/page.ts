const style = `
  :root { color-scheme: light dark; }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
  main { max-width: 26rem; margin: 0 auto; }
  main.wide { max-width: 72rem; }
  h1 { font-size: 1.5rem; font-weight: 600; margin: 0 0 .5rem; }
  h2 { font-size: 1.1rem; font-weight: 600; margin: 2rem 0 .5rem; }
  p { margin: 0 0 1rem; }
  .note { padding: .75rem 1rem; border-inline-start: 4px solid #2563a8; background: color-mix(in srgb, CanvasText 6%, Canvas); font-size: .9rem; }
  .error { color: light-dark(#a3141a, #ff9d9d); }
  .price { font-size: 1.75rem; font-variant-numeric: tabular-nums; }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin: 1rem 0; }
  .actions form { margin: 0; }
  .table { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
  th, td { text-align: start; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); vertical-align: top; }
  code { font-size: .85em; overflow-wrap: anywhere; }
  button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 500; border: 1px solid currentColor; border-radius: 4px; background: transparent; color: inherit; cursor: pointer; }
  button.main { background: #2563a8; border-color: #2563a8; color: #fff; }
  :focus-visible { outline: 3px solid #2563a8; outline-offset: 2px; }
`;

/** A page of the stand-in; it fetches nothing, from here or elsewhere. The title and content are HTML. */
export function page(title: string, content: string, layout: "narrow" | "wide" = "narrow"): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Local stand-in for Stripe</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><main class="${layout}"><h1>${title}</h1>${content}</main></body>
</html>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A link to an address that came with a request; only a web page's is one. */
export function link(address: string, text: string): string {
  const isPage = /^https?:\/\//.test(address);
  return isPage ? `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>` : "";
}

export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-CA", {
    style: "currency",
    currency: currency.toUpperCase(),
  }).format(cents / 100);
}

/** In whole seconds; by Greenwich, so that the page says the same everywhere. */
export function dateTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");
}
