import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { benchDirectory, peerPages } from "../bundle.ts";
import { roomTexts, roomWorks } from "../links.ts";
import { paintings, pictureFiles } from "../pictured-works.ts";

const head = `<meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Peer</title>`;

const page = `<!doctype html><html lang="en"><head>${head}</head>
<body><div id="root"></div><script type="module" src="./main.js"></script></body></html>
`;

const script = `import { createElement } from "react";
import { createRoot } from "react-dom/client";

const { inputs = 0, elements = 0 } = Object.fromEntries(new URLSearchParams(location.search));
const many = (name, length) => Array.from({ length }, (_, key) => createElement(name, { key }));
const all = [many("input", Number(inputs)), many("span", Number(elements))];
createRoot(document.getElementById("root")).render([createElement("h1", { key: 0 }, "Art Pricing Tool"), all]);
`;

/** Where the peers' pages are. */
export const peerPaths = {
  heading: "/peer/",
  inputs: (inputs: number, elements: number) =>
    `/peer/inputs?inputs=${inputs}&elements=${elements}`,
  text: "/peer/text",
  room: "/peer/room",
  label: "/peer/label",
} as const;

/**
 * Builds a page of react-dom alone, which prints one heading, and as many plain inputs and elements as its address
 * asks for. As `inputs` it shows a word before its script, as the application does. Returns its directory.
 */
export async function buildReactPage(): Promise<string> {
  const root = resolve(benchDirectory, "react-page");
  const outDir = resolve(peerPages, "peer");
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "index.html"), page);
  writeFileSync(join(root, "main.js"), script);
  await build({
    root,
    base: "/peer/",
    configFile: false,
    logLevel: "warn",
    build: { outDir, emptyOutDir: true, target: "es2023" },
  });
  const built = readFileSync(join(outDir, "index.html"), "utf8");
  writeFileSync(join(outDir, "inputs.html"), built.replace('"root">', '"root">Loading'));
  return outDir;
}

/** Writes the text of a built page as one static file, and nothing else. */
export function writeTextPage(file: string): void {
  const [body = ""] = /<body.*<\/body>/s.exec(readFileSync(file, "utf8")) ?? [];
  const texts = body.replaceAll(/<(script|style|svg|template)\b.*?<\/\1>/gs, "").split(/<[^>]*>/);
  const paragraphs = texts.filter((text) => text.trim() !== "").map((text) => `<p>${text}</p>`);
  writeFileSync(
    join(peerPages, "peer/text.html"),
    `<!doctype html><html lang="en"><head>${head}</head><body>${paragraphs.join("\n")}</body></html>\n`,
  );
}

/** Writes what a room and a label show of their works as one static file each, beside the pictures. */
export function writeGuestPages(): void {
  const folder = join(peerPages, "peer");
  const works = Array.from({ length: roomWorks }, (_, place) => pictureFiles(place));
  for (const { whole, thumbnail } of works) {
    for (const file of [whole, thumbnail]) cpSync(join(paintings, file), join(folder, file));
  }
  const lines = (index: number) =>
    `<h2>Work ${index + 1}</h2><p>Oil on canvas, 16 × 20 in</p><p>CA$1,250, available</p>`;
  const [first = { whole: "" }, ...others] = works;
  const large = `<img src="/peer/${first.whole}" alt="" style="width:100%" fetchpriority="high">${lines(0)}`;
  const small = others.map(
    ({ thumbnail }, index) =>
      `<img src="/peer/${thumbnail}" alt="" loading="lazy">${lines(index + 1)}`,
  );
  const { title, note } = roomTexts;
  const pages = {
    room: `<h1>${title}</h1><p>${note}</p>${large}${small.join("")}`,
    label: `<h1>Artist</h1>${large}`,
  };
  for (const [name, body] of Object.entries(pages)) {
    const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>\n`;
    writeFileSync(join(folder, `${name}.html`), html);
  }
}
