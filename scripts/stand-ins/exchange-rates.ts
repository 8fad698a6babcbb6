import { createServer } from "node:http";
import { listen } from "./listen.ts";

const path = "/valet/observations/FXCADUSD/json";
const day = 24 * 60 * 60 * 1000;

/** A stand-in that runs; `url` is what RATES_URL is set to. */
interface ExchangeRates {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * A local substitute for the Bank of Canada's Valet API: the last business days' rates,
 * made up but believable, in its shape. Port 0 takes any that is free.
 */
export async function startExchangeRates({ port }: { port: number }): Promise<ExchangeRates> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const isKnown = request.method === "GET" && url.pathname === path;
    const count = Math.min(Math.max(Number(url.searchParams.get("recent")) || 10, 1), 100);
    const body = isKnown ? answer(count, new Date()) : { message: "Not found." };
    response.writeHead(isKnown ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  });
  const { port: bound, close } = await listen(server, port, "localhost");
  return { url: `http://localhost:${bound}${path}?recent=10`, close };
}

function answer(count: number, now: Date) {
  return {
    terms: { url: "https://www.bankofcanada.ca/terms/" },
    seriesDetail: {
      FXCADUSD: {
        label: "CAD/USD",
        description: "Canadian dollar to US dollar daily exchange rate",
        dimension: { key: "d", name: "Date" },
      },
    },
    observations: lastBusinessDays(count, now).map((date) => ({
      d: date.toISOString().slice(0, 10),
      FXCADUSD: { v: rateOn(date).toFixed(4) },
    })),
  };
}

/** Oldest first, up to today or, at a weekend, the Friday before. */
function lastBusinessDays(count: number, now: Date): Date[] {
  const days: Date[] = [];
  for (let time = now.getTime(); days.length < count; time -= day) {
    const date = new Date(time);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) days.unshift(date);
  }
  return days;
}

/** Moves a little from day to day around 0.72, the same for every reader of a day. */
function rateOn(date: Date): number {
  return 0.72 + 0.008 * Math.sin(Math.floor(date.getTime() / day));
}
