import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { startWorker, type TestWorker } from "../testing/harness.ts";
import { acceptRate } from "./refresh-rates.ts";

const everyAfternoon = "45 20 * * *";
/** A Friday, after the bank has published. */
const now = new Date("2026-11-20T20:45:00Z");
const lastGood = { USD: 0.72, date: "2026-11-18" };

let answer: RequestListener;
const bank = createServer((request, response) => answer(request, response));
let worker: TestWorker;
beforeAll(async () => {
  await new Promise<void>((resolve) => bank.listen(0, "127.0.0.1", resolve));
  const { port } = bank.address() as AddressInfo;
  worker = await startWorker({
    RATES_URL: `http://127.0.0.1:${port}/rates`,
    OUTBOUND_TIMEOUT_MS: "2000",
  });
});
beforeEach(() => worker.env.RATES.put("rates", JSON.stringify(lastGood)));
afterAll(async () => {
  await worker.close();
  bank.closeAllConnections();
  bank.close();
});

function refresh(): Promise<{ outcome: string }> {
  return worker.runCron(everyAfternoon, now);
}

function stored(): Promise<unknown> {
  return worker.env.RATES.get("rates", "json");
}

function answerWith(body: string, status = 200, headers: Record<string, string> = {}): void {
  answer = (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(body);
  };
}

type Day = readonly [date: string, rate: unknown];

/** In the shape of the Bank of Canada's Valet API. */
function valet(...days: readonly Day[]): string {
  return JSON.stringify({
    terms: { url: "https://www.bankofcanada.ca/terms/" },
    seriesDetail: { FXCADUSD: { label: "CAD/USD", description: "Daily exchange rate" } },
    observations: days.map(([d, rate]) => ({ d, FXCADUSD: { v: rate } })),
  });
}

describe("a rate that can be trusted is kept", () => {
  const taken: readonly (readonly [
    what: string,
    days: readonly Day[],
    rate: number,
    date: string,
  ])[] = [
    ["today's", [["2026-11-20", "0.7213"]], 0.7213, "2026-11-20"],
    [
      "the latest, wherever it stands",
      [
        ["2026-11-20", "0.73"],
        ["2026-11-19", "0.72"],
      ],
      0.73,
      "2026-11-20",
    ],
    ["the same day's again", [["2026-11-18", "0.7301"]], 0.7301, "2026-11-18"],
    ["a tenth more", [["2026-11-20", "0.792"]], 0.792, "2026-11-20"],
    ["a tenth less", [["2026-11-20", "0.648"]], 0.648, "2026-11-20"],
    [
      "a step confirmed by three in a row",
      [
        ["2026-11-18", "0.90"],
        ["2026-11-19", "0.91"],
        ["2026-11-20", "0.92"],
      ],
      0.92,
      "2026-11-20",
    ],
  ];
  test.each(taken)("%s", async (_what, days, rate, date) => {
    answerWith(valet(...days));
    expect((await refresh()).outcome).toBe("ok");
    expect(await stored()).toEqual({ USD: rate, date });
    const response = await worker.request(apiPaths.currencyRates);
    expect(await response.json()).toEqual({ CAD: 1, USD: rate });
    expect(response.headers.get("Rates-Date")).toBe(date);
  });

  test("the first one needs no other to stand beside", async () => {
    for (const nothing of [null, "nonsense"]) {
      if (nothing === null) await worker.env.RATES.delete("rates");
      else await worker.env.RATES.put("rates", nothing);
      answerWith(valet(["2026-11-20", "0.95"]));
      expect((await refresh()).outcome).toBe("ok");
      expect(await stored()).toEqual({ USD: 0.95, date: "2026-11-20" });
    }
  });

  test("a week's pause is bridged, and no longer one", () => {
    const observations = [{ date: "2026-11-13", rate: 0.72 }];
    expect(acceptRate(observations, null, now)).toEqual({ USD: 0.72, date: "2026-11-13" });
    const nextDay = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect(() => acceptRate(observations, null, nextDay)).toThrow("too long ago");
  });
});

const good: Day = ["2026-11-20", "0.7213"];

/** Answers that must not be believed: body, and status where it is not 200. */
const badAnswers: readonly (readonly [what: string, body: string, status?: number])[] = [
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
  ["a jump that two alone confirm", valet(["2026-11-19", "0.91"], ["2026-11-20", "0.92"])],
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
  ["204", "", 204],
  ["404", valet(good), 404],
  ["429", valet(good), 429],
  ["500", valet(good), 500],
  ["503", "<html></html>", 503],
];

describe("any other answer leaves the last good rate, and fails the run", () => {
  const cases = badAnswers.map(([what, body, status = 200]) => [what, body, status] as const);
  test.each(cases)("%s", async (_what, body, status) => {
    answerWith(body, status);
    await expectRefused();
  });

  test("a redirect", async () => {
    answerWith("", 302, { Location: "https://elsewhere.example/" });
    await expectRefused();
  });

  test("a connection that breaks", async () => {
    answer = (request) => request.socket.destroy();
    await expectRefused();
  });

  test("silence, at once or half-way through", async () => {
    let asked = 0;
    answer = (_request, response) => {
      asked += 1;
      if (asked > 1) return;
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write(valet(good).slice(0, 20));
    };
    const started = Date.now();
    const runs = await Promise.all([refresh(), refresh()]);
    expect(runs.map(({ outcome }) => outcome)).toEqual(["exception", "exception"]);
    expect(Date.now() - started).toBeLessThan(8_000);
    expect(await stored()).toEqual(lastGood);
  });

  async function expectRefused(): Promise<void> {
    expect((await refresh()).outcome).toBe("exception");
    expect(await stored()).toEqual(lastGood);
    const response = await worker.request(apiPaths.currencyRates);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ CAD: 1, USD: lastGood.USD });
  }
});
