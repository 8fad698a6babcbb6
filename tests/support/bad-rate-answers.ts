import type { ServerResponse } from "node:http";

export type Day = readonly [date: string, rate: unknown];

/** In the shape of the Bank of Canada's Valet API. */
export function valet(...days: readonly Day[]): string {
  return JSON.stringify({
    terms: { url: "https://www.bankofcanada.ca/terms/" },
    seriesDetail: { FXCADUSD: { label: "CAD/USD", description: "Daily exchange rate" } },
    observations: days.map(([d, rate]) => ({ d, FXCADUSD: { v: rate } })),
  });
}

/** How a response is sent, if not completely and with 200. */
interface Manner {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly ends?: "at once" | "half-way" | "never, silent" | "never, half-way";
}

export type BadAnswer = readonly [what: string, body: string, manner?: Manner];

/** Friday's, 20 November 2026, when the last good rate is 0.72 of Wednesday. */
const good: Day = ["2026-11-20", "0.7213"];

/** Responses that must be refused on that Friday, one line each. */
export const badRateAnswers: readonly BadAnswer[] = [
  [
    "the wrong series",
    JSON.stringify({ observations: [{ d: "2026-11-20", FXUSDCAD: { v: "1.4" } }] }),
  ],
  ["the wrong series under the right name", valet(["2026-11-20", "1.4012"])],
  ["-1", valet(["2026-11-20", "-1"])],
  ["0", valet(["2026-11-20", "0"])],
  ["NaN", valet(["2026-11-20", "NaN"])],
  ["Infinity", valet(["2026-11-20", "Infinity"])],
  ["an exponent", valet(["2026-11-20", "7e-1"])],
  ["a hexadecimal", valet(["2026-11-20", "0x1"])],
  ["an empty text", valet(["2026-11-20", ""])],
  ["a blank", valet(["2026-11-20", " "])],
  ["a comma", valet(["2026-11-20", "0,72"])],
  ["two numbers", valet(["2026-11-20", "0.72 0.73"])],
  ["a number instead of a text", valet(["2026-11-20", 0.72])],
  ["null instead of a text", valet(["2026-11-20", null])],
  ["just under the plausible", valet(["2026-11-20", "0.4999"])],
  ["just over the plausible", valet(["2026-11-20", "1.1001"])],
  ["a jump of 40 %", valet(["2026-11-20", "1.008"])],
  ["a fall of 30 %", valet(["2026-11-20", "0.504"])],
  ["a jump that only two confirm", valet(["2026-11-19", "0.91"], ["2026-11-20", "0.92"])],
  [
    "a jump among unsteady days",
    valet(["2026-11-18", "0.72"], ["2026-11-19", "0.91"], ["2026-11-20", "0.92"]),
  ],
  [
    "a jump after implausible days",
    valet(["2026-11-18", "1.15"], ["2026-11-19", "1.14"], ["2026-11-20", "1.09"]),
  ],
  ["older than the last good one", valet(["2026-11-17", "0.7213"])],
  ["eight days old", valet(["2026-11-12", "0.7213"])],
  ["tomorrow's", valet(["2026-11-21", "0.7213"])],
  ["next year's", valet(good, ["2027-11-20", "0.7213"])],
  ["no date", JSON.stringify({ observations: [{ FXCADUSD: { v: "0.72" } }] })],
  ["a date in another form", valet(["20/11/2026", "0.7213"])],
  ["a day that no calendar has", valet(["2026-02-30", "0.7213"])],
  ["one day twice", valet(good, ["2026-11-20", "0.7214"])],
  ["one bad day among good ones", valet(good, ["2026-11-19", "Bank holiday"])],
  ["no observations", JSON.stringify({ observations: [] })],
  ["nothing about observations", JSON.stringify({ terms: {} })],
  ["observations that are no list", JSON.stringify({ observations: { 0: {} } })],
  ["a list", "[]"],
  ["null", "null"],
  ["nothing", ""],
  ["HTML under 200", "<!doctype html><title>Maintenance</title>"],
  ["half an answer", valet(good).slice(0, -5)],
  ["too long an answer", `${valet(good)}${" ".repeat(300 * 1024)}`],
  ["too many observations", valet(...Array.from({ length: 500 }, () => good))],
  ["204", "", { status: 204 }],
  ["404", valet(good), { status: 404 }],
  ["429", valet(good), { status: 429 }],
  ["500", valet(good), { status: 500 }],
  ["503", "<html></html>", { status: 503 }],
  ["a redirect", "", { status: 302, headers: { Location: "https://elsewhere.example/" } }],
  [
    "a redirect with a good body",
    valet(good),
    { status: 301, headers: { Location: "/elsewhere" } },
  ],
  ["a connection that breaks", "", { ends: "at once" }],
  ["a connection that breaks half-way", valet(good), { ends: "half-way" }],
  ["silence", "", { ends: "never, silent" }],
  ["silence half-way through", valet(good), { ends: "never, half-way" }],
  [
    "a good answer that says it is longer",
    valet(good),
    { headers: { "Content-Length": "9999" }, ends: "half-way" },
  ],
  [
    "a good answer in an encoding that it is not in",
    valet(good),
    { headers: { "Content-Encoding": "gzip" } },
  ],
];

/** Sends one of them. */
export function answerBadly(response: ServerResponse, [, body, manner = {}]: BadAnswer): void {
  const { status = 200, headers, ends } = manner;
  if (ends === "at once") response.destroy();
  if (ends === "at once" || ends === "never, silent") return;
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  if (ends === undefined) response.end(body);
  else {
    response.write(body.slice(0, body.length / 2), () => {
      if (ends === "half-way") response.destroy();
    });
  }
}
