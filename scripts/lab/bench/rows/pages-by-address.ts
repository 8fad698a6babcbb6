import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { artworksSchema } from "#schema/artworks/artwork.ts";
import { appPaths, workPath } from "#schema/page-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { lastKnownUserKey } from "#web/storage/storage.ts";
import { hasHeading, measureVitals, type Vitals } from "../browser.ts";
import { peerPaths } from "../peers/pages.ts";
import { unlimited, withProduct } from "../product.ts";
import { median, repeat } from "../rounds.ts";
import type { Figure } from "../row.ts";

/** The pages whose address has no parameter, beside a work's. */
const pages = [
  "gallery",
  "priceList",
  "sales",
  "import",
  "people",
  "agenda",
  "consignments",
] as const;

/**
 * How soon a slow phone shows each page of the workspace by its address, beside a react-dom page of one heading. The artist
 * has been here before, so that the data is preloaded too (decision 094); nothing is in the browser's cache.
 */
export function pagesByAddress(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn }) => {
    const artist = await signIn(100, unlimited);
    const user = await (await artist.request(apiPaths.authUser)).text();
    const measure = (by: TestArtist | null, path: string) =>
      visit(by, async (page) => {
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
          lastKnownUserKey,
          user,
        ] as const);
        return measureVitals(page, path, hasHeading);
      });
    const paths = [workPath(await firstWorkOf(artist)), ...pages.map((page) => appPaths[page])];
    const measured = paths.map((path) => ({ path, vitals: [] as Vitals[] }));
    const peers = await repeat(async () => {
      for (const { path, vitals } of measured) vitals.push(await measure(artist, path));
      return measure(null, peerPaths.heading);
    });
    return measured.flatMap(({ path, vitals }) => {
      const page = `${path.replace(/[0-9a-f]{32}$/, ":id")} by its address`;
      return [
        {
          what: `${page}, LCP / a react-dom page that prints one heading`,
          unit: "ms",
          peer: median(peers.map(({ LCP }) => LCP)),
          product: median(vitals.map(({ LCP }) => LCP)),
          budget: { ratio: 1.6 },
        },
        {
          what: `${page}, total blocking time`,
          unit: "ms",
          product: median(vitals.map(({ TBT }) => TBT)),
          budget: { limit: 200 },
        },
      ];
    });
  });
}

async function firstWorkOf(artist: TestArtist): Promise<string> {
  const answer = await artist.request(apiPaths.artworks);
  const [first] = v.parse(artworksSchema, await answer.json());
  if (!first) throw new Error("The artist has no works.");
  return first.id;
}
