import { apiPaths } from "#schema/api-paths.ts";
import { inTurn } from "../rounds.ts";
import type { Figure, Row } from "../row.ts";
import { type Served, seedBoth, serve, timeRequests } from "../served.ts";

const requestsARound = 60;

interface Call {
  readonly what: string;
  readonly path: string;
  readonly cookie: string;
  readonly peerPath: string;
  readonly ratio: number;
}

/**
 * The three calls of every visit, each against the least that could answer it in the same workerd, and where the
 * product asks a limit, against the same with a limit and a line in the log: docs/performance.md says why.
 */
export const workerCalls: Row = {
  name: "worker-calls",
  measure: async () => {
    const served = await serve();
    try {
      const figures: Figure[] = [];
      for (const call of await prepare(served)) figures.push(await measure(served, call));
      return figures;
    } finally {
      await served.close();
    }
  },
};

async function prepare(served: Served): Promise<Call[]> {
  const rates = JSON.stringify({ USD: 0.7213, date: "2026-11-20" });
  await Promise.all([
    served.product.env.RATES.put("rates", rates),
    served.peerEnv.RATES.put("rates", rates),
  ]);
  const [few, many] = [await seedBoth(served, 20), await seedBoth(served, 1000)];
  const list = (artist: typeof few, works: string): Call => ({
    what: `GET ${apiPaths.artworks}, ${works} works, p50 / the same rows as JSON`,
    path: apiPaths.artworks,
    cookie: artist.cookie,
    peerPath: `/api/artworks/${artist.id}`,
    ratio: 1.5,
  });
  const user: Call = {
    what: `GET ${apiPaths.authUser}, p50 / bare handler with one D1 statement`,
    path: apiPaths.authUser,
    cookie: few.cookie,
    peerPath: `/api/user/${await findTokenHash(served, few.id)}`,
    ratio: 1.3,
  };
  return [
    {
      what: `GET ${apiPaths.currencyRates}, p50 / bare handler with one KV read`,
      path: apiPaths.currencyRates,
      cookie: "",
      peerPath: "/api/rates",
      ratio: 1.3,
    },
    user,
    counted(user),
    list(few, "20"),
    counted(list(few, "20")),
    list(many, "1,000"),
  ];
}

/** The call beside a handler that asks the limit and writes a line as well. */
function counted(call: Call): Call {
  return {
    ...call,
    what: call.what.replace(/ \/ .*/, " / the same handler, counted and logged"),
    peerPath: call.peerPath.replace("/api/", "/api/counted/"),
  };
}

async function measure({ product, peerUrl }: Served, call: Call): Promise<Figure> {
  const medians = await inTurn({
    peer: () => timeRequests(`${peerUrl}${call.peerPath}`, {}, requestsARound),
    product: () =>
      timeRequests(`${product.url}${call.path}`, { Cookie: call.cookie }, requestsARound),
  });
  return { what: call.what, unit: "ms", ...medians, budget: { ratio: call.ratio } };
}

async function findTokenHash({ product }: Served, ownerId: string): Promise<string> {
  const row = await product.env.DB.prepare("SELECT token_hash FROM sessions WHERE user_id = ?")
    .bind(ownerId)
    .first<{ token_hash: string }>();
  if (row === null) throw new Error("The artist has no session.");
  return row.token_hash;
}
