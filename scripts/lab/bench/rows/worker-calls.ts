import { performance } from "node:perf_hooks";
import { apiPaths } from "#schema/api-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { withProduct } from "../product.ts";
import { inTurn, median, medians, repeat } from "../rounds.ts";
import type { Budget, Figure } from "../row.ts";

const requestsPerRound = 60;

/** The three calls of every visit, each against the least that could answer it in the same workerd. */
export function workerCalls(): Promise<Figure[]> {
  return withProduct(async ({ worker: { env, url }, signIn }) => {
    await env.RATES.put("rates", JSON.stringify({ USD: 0.7213, date: "2026-11-20" }));
    const few = await signIn(20);
    const many = await signIn(1000);
    const session = await env.DB.prepare("SELECT token_hash FROM sessions WHERE user_id = ?")
      .bind(few.id)
      .first<{ token_hash: string }>();
    if (session === null) throw new Error("The artist has no session.");

    const compare = async (
      path: string,
      artist: TestArtist | null,
      peer: string,
      peerPath: string,
      budget: Budget,
    ): Promise<Figure> => {
      const headers = { Cookie: artist?.cookie ?? "" };
      const results = await inTurn({
        peer: () => timeRequests(`${url}/peer/${peerPath}`, {}),
        product: () => timeRequests(`${url}${path}`, headers),
      });
      const what = `GET ${path}, p50 / ${peer}`;
      return { what, unit: "ms", ...medians(results, (time) => time), budget };
    };

    const { currencyRates, authUser, artworks } = apiPaths;
    const user = `user/${session.token_hash}`;
    const oneStatement = "handler with one D1 statement";
    const rows = (works: string) => `the same ${works} rows as JSON, rate limit and log line`;
    return [
      await compare(currencyRates, null, "handler with one KV read and log line", "logged/rates", {
        ratio: 1.3,
      }),
      await compare(authUser, few, `${oneStatement}, rate limit and log line`, `limited/${user}`, {
        ratio: 1.3,
      }),
      await compare(authUser, few, oneStatement, user, {}),
      await compare(artworks, few, rows("20"), `limited/artworks/${few.id}`, { ratio: 1.5 }),
      await compare(artworks, many, rows("1,000"), `limited/artworks/${many.id}`, { ratio: 1.5 }),
    ];
  });
}

/** The median of so many requests one after another, in milliseconds, each answered by 200 and read whole. */
async function timeRequests(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const times = await repeat(async () => {
    const started = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url} was answered ${response.status}.`);
    return performance.now() - started;
  }, requestsPerRound);
  return median(times);
}
