import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { provideChromium } from "./local/chromium.ts";
import { reportFailure } from "./local/process.ts";
import { runInConsole } from "./local/run.ts";

const folder = ".tmp/screens";

/**
 * `npm run screens`: a picture of every screen that the accessibility tests lead to, at 1440, 768 and
 * 320 px, light and dark, English and French, and a page to leaf through them.
 */
async function takeScreens(): Promise<void> {
  const chromium = provideChromium();
  rmSync(folder, { recursive: true, force: true });
  const code = await runInConsole(
    "playwright",
    ["test", "--config", "tests/e2e/playwright.config.ts", "--grep=axe: ", "--reporter=list"],
    { CHROMIUM_PATH: chromium, SCREENS_FOLDER: folder },
  );
  const pictures = readdirSync(folder).filter((file) => file.endsWith(".jpg"));
  writeFileSync(join(folder, "index.html"), contactSheet(pictures.sort()));
  console.log(`\n${pictures.length} pictures: ${folder}/index.html`);
  if (code !== 0) throw new Error("Some screens have faults: they are listed above.");
}

function contactSheet(pictures: readonly string[]): string {
  const figures = pictures.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt="" height="360" loading="lazy"></a>` +
      `<figcaption>${file.replace(".jpg", "").replaceAll("--", ", ")}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body { display: flex; flex-wrap: wrap; gap: 16px; font: 12px sans-serif; background: #999 }
figure { margin: 0 } figcaption { max-width: 240px }</style>
${figures.join("\n")}
`;
}

await takeScreens().catch(reportFailure);
