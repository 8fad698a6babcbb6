import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { buildServiceWorker } from "#scripts/build/service-worker.ts";
import { listen } from "#scripts/stand-ins/listen.ts";
import { test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

const folder = `.tmp/builds-${process.pid}`;
const types: Record<string, string> = { html: "text/html", js: "text/javascript" };

/** A page that shows the build of its shell, its script and its lazy script. */
async function writeBuild(name: string): Promise<void> {
  const root = join(folder, name);
  await mkdir(join(root, "assets"), { recursive: true });
  await writeFile(
    join(root, "app.html"),
    `<!doctype html><title>${name}</title><p></p><button>Later</button><script type="module" src="/assets/page-${name}.js"></script>`,
  );
  await writeFile(
    join(root, `assets/page-${name}.js`),
    `document.querySelector("p").textContent = document.title + " ${name}";
     document.querySelector("button").onclick = () => import("/assets/later-${name}.js");
     navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });`,
  );
  await writeFile(
    join(root, `assets/later-${name}.js`),
    `document.querySelector("p").textContent += " ${name}";`,
  );
  await buildServiceWorker(root);
}

/** Serves one build, as a deployment does; null is no network. */
async function serveBuilds() {
  const state: { build: string | null; page: string | null } = { build: "A", page: null };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (state.build === null) {
      request.socket.destroy();
      return;
    }
    const isPage = path === "/app";
    const root = isPage && state.page !== null ? state.page : state.build;
    const file = isPage ? "app.html" : path.slice(1);
    const content = await readFile(join(folder, root, file)).catch(() => null);
    const type = types[file.split(".").at(-1) ?? ""] ?? "text/plain";
    response.writeHead(content === null ? 404 : 200, {
      "Content-Type": type,
      "Cache-Control": isPage ? "no-cache" : "max-age=0",
    });
    response.end(content);
  });
  const { port, close } = await listen(server, 0, "localhost");
  return { state, address: `http://localhost:${port}/app`, close };
}

const shown = (page: Page) => page.getByRole("paragraph");

function update(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const worker = registration.installing;
    if (worker) await new Promise((resolve) => worker.addEventListener("statechange", resolve));
    return registration.waiting === null ? "none" : "waiting";
  });
}

test("an update never mixes one build's shell with another's files", async ({ context }) => {
  for (const name of ["A", "B", "C", "D"]) await writeBuild(name);
  const { state, address, close } = await serveBuilds();
  const open = async () => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  try {
    const first = await open();
    await expect(shown(first)).toHaveText("A A");
    await first.evaluate(() => navigator.serviceWorker.ready);
    await first.reload();

    state.build = "B";
    expect(await update(first)).toBe("waiting");
    await first.getByRole("button").click();
    await expect(shown(first), "a window of before still has its later parts").toHaveText("A A A");
    const second = await open();
    await second.getByRole("button").click();
    await expect(shown(second), "a new window has the new build").toHaveText("B B B");

    state.build = null;
    await second.reload();
    await second.getByRole("button").click();
    await expect(shown(second), "without a network the one that is kept").toHaveText("A A A");
    await first.close();
    await second.close();
    const third = await open();
    await third.getByRole("button").click();
    await expect(shown(third), "then the newer one, once no tab needs the old").toHaveText("B B B");
    expect(await third.evaluate(() => caches.keys())).toHaveLength(1);

    // In the middle of a deployment: the service worker is of build C, the page already of D.
    Object.assign(state, { build: "C", page: "D" });
    expect(await update(third)).toBe("none");
    state.build = null;
    await third.reload();
    await third.getByRole("button").click();
    await expect(shown(third), "a mixed build is not taken at all").toHaveText("B B B");
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});
