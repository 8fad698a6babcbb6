import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Rolldown } from "vite";

/** The pages of web/guest/, which the Worker fills in and serves (worker/links/guest-page.ts). */
const pages = ["guest.html", "link-ended.html"] as const;

/** What a page loads beside its script, by the language or the kind of which the Worker leaves it in the page. */
const parts = {
  "en-CA": "en-CA",
  "fr-CA": "fr-CA",
  consignment: "consignment-page",
  invoice: "invoice-page",
  label: "label-page",
  room: "room-page",
} as const;

const styleSheet = /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+\.css)">/;

/**
 * Builds what somebody with an address sees into `folder`/guest. The style sheet is inlined, so that a phone needs one
 * answer before it paints, and all scripts of a page are named in it, so that none waits for another.
 */
export async function buildGuestPages(folder: string): Promise<void> {
  const built = await build({ configFile: "web/guest/vite.config.ts", logLevel: "warn" });
  if (!("output" in built)) throw new Error("The pages of guests were not built.");
  const preloads = preloadsOf(built.output.filter((file) => file.type === "chunk"));
  const sheets = new Set<string>();
  for (const page of pages) {
    const file = join(folder, "guest", page);
    const html = await readFile(file, "utf8");
    const [link, address] = styleSheet.exec(html) ?? [];
    if (link === undefined || address === undefined) throw new Error(`${page} has no style sheet.`);
    sheets.add(join(folder, address));
    const styles = `<style>${(await readFile(join(folder, address), "utf8")).trim()}</style>`;
    const isFilled = page === "guest.html";
    await writeFile(
      file,
      html.replace(link, () => [styles, ...(isFilled ? preloads : [])].join("")),
    );
  }
  await Promise.all([...sheets].map((sheet) => rm(sheet)));
}

function preloadsOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const loadedBy = (name: string) => withImports(name, chunks);
  const always = loadedBy("page");
  return [
    // The first is the script itself.
    ...always.slice(1).map((file) => preloadOf(file)),
    ...Object.entries(parts).flatMap(([use, name]) =>
      loadedBy(name)
        .filter((file) => !always.includes(file))
        .map((file) => preloadOf(file, ` data-for="${use}"`)),
    ),
  ];
}

/** The files of a chunk and of all that it imports at once. */
function withImports(name: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const chunk = chunks.find((one) => one.name === name);
  if (chunk === undefined) throw new Error(`The pages of guests have no ${name}.js.`);
  const files = new Set([chunk.fileName]);
  for (const file of files) {
    const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
    for (const imported of imports) files.add(imported);
  }
  return [...files];
}

function preloadOf(file: string, use = ""): string {
  return `<link rel="modulepreload" crossorigin href="/${file}"${use}>`;
}
