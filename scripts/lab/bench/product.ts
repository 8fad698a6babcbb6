import { type Browser, chromium, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import buildWorker from "#tests/support/build-worker.ts";
import { appUrl, startWorker, type TestWorker } from "#tests/support/harness.ts";
import { artworkColumns, multiplyWorks } from "#tests/support/multiply-works.ts";
import type { UserRow } from "#worker/db/tables.ts";
import { buildWeb } from "../../build/web.ts";
import { findChromium } from "../../local/chromium.ts";
import { firstFreePort } from "../../local/ports.ts";
import { writePeerConfig } from "./bundle.ts";
import { serveHttp2 } from "./http2.ts";
import { buildReactPage, writeGuestPages, writeTextPage } from "./peers/pages.ts";

/** Where the browser finds the product. */
export const servedUrl = appUrl.replace("http:", "https:");

/** The built product and its peers below /peer, in one workerd on the same stores behind HTTP/2, and a browser. */
export interface Product {
  readonly worker: TestWorker;
  readonly browser: Browser;
  readonly debuggingPort: number;
  /** An artist with a complete profile and so many priced works. */
  readonly signIn: (works?: number, profile?: Partial<UserRow>) => Promise<TestArtist>;
  /** Opens a page on a phone that has never been here, with the artist's session if there is one. */
  readonly visit: <Result>(
    artist: TestArtist | null,
    act: (page: Page) => Promise<Result>,
  ) => Promise<Result>;
}

/** The profile of an admin, whose use has no limits. */
export const unlimited = { email: "admin@example.com", emailVerified: true } as const;

let built: Promise<string> | null = null;

export async function withProduct<Result>(
  act: (product: Product) => Promise<Result>,
): Promise<Result> {
  built ??= build();
  const worker = await startWorker({ isLimited: false, secondConfigPath: await built });
  const debuggingPort = await firstFreePort(9270);
  const front = await serveHttp2(worker.url, appUrl);
  const browser = await openBrowser(front.host, debuggingPort);
  const visit: Product["visit"] = async (artist, actOnPage) => {
    const context = await browser.newContext({
      baseURL: servedUrl,
      locale: "en-CA",
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      serviceWorkers: "block",
    });
    const [name = "", value = ""] = artist?.cookie.split("=") ?? [];
    if (artist !== null) await context.addCookies([{ name, value, url: servedUrl }]);
    try {
      return await actOnPage(await context.newPage());
    } finally {
      await context.close();
    }
  };
  const signIn: Product["signIn"] = (works = 0, profile = {}) =>
    signInWithWorks(worker, works, profile);
  try {
    return await act({ worker, browser, debuggingPort, signIn, visit });
  } finally {
    await browser.close();
    await front.close();
    await worker.close();
  }
}

/** Once for all rows. Returns the configuration of the peers' Worker. */
async function build(): Promise<string> {
  buildWorker();
  await buildWeb(appUrl);
  const config = writePeerConfig("peer", "scripts/lab/bench/peers/worker.ts");
  await buildReactPage();
  writeTextPage("dist/web/index.html");
  writeGuestPages();
  return config;
}

/** A browser that reaches what serves the product at the product's own address, so that requests are of the same origin. */
function openBrowser(host: string, debuggingPort: number): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("No Chromium. `npm test` finds or installs one.");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      `--remote-debugging-port=${debuggingPort}`,
      "--ignore-certificate-errors",
      `--host-resolver-rules=MAP ${new URL(appUrl).host} ${host}`,
    ],
  });
}

async function signInWithWorks(
  worker: TestWorker,
  works: number,
  profile: Partial<UserRow>,
): Promise<TestArtist> {
  const artist = await signInArtist(worker, { maxArtworkSaves: 100_000, ...profile });
  if (works === 0) return artist;
  const saved = await artist.send("POST", apiPaths.artworks, newArtwork());
  if (saved.status !== 201) throw new Error(`Saving a work was answered ${saved.status}.`);
  const { results } = await worker.env.DB.prepare(artworkColumns).all<{ name: string }>();
  const multiply = multiplyWorks(results.map(({ name }) => name));
  await worker.env.DB.prepare(multiply).bind(works, artist.id).run();
  return artist;
}
