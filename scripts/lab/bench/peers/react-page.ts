import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { benchDirectory } from "../bundle.ts";

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Peer</title></head>
  <body><div id="root"></div><script type="module" src="./main.js"></script></body>
</html>
`;

const script = `import { createElement } from "react";
import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root")).render(createElement("h1", null, "Art Pricing Tool"));
`;

/** A page of react-dom alone, which prints one heading. Returns the directory that it is built into. */
export async function buildReactPage(): Promise<string> {
  const root = resolve(benchDirectory, "react-page");
  const outDir = join(root, "dist");
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "index.html"), page);
  writeFileSync(join(root, "main.js"), script);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: { outDir, emptyOutDir: true, target: "es2023" },
  });
  return outDir;
}
