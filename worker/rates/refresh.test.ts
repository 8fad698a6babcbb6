import type { RequestListener } from "node:http";
import { beforeEach, describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { type Day, valet } from "#tests/support/bad-rate-answers.ts";
import { startWorker } from "#tests/support/harness.ts";
import { startServer } from "#tests/support/local-server.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";
import { acceptRate } from "./refresh.ts";

const everyAfternoon = "45 20 * * *";
/** A Friday, after the bank has published. */
const now = new Date("2026-11-20T20:45:00Z");
const lastGood = { USD: 0.72, date: "2026-11-18" };

let answer: RequestListener;
const bank = startedForTests(() => startServer((request, response) => answer(request, response)));
const worker = startedForTests(() =>
  startWorker({ RATES_URL: `http://127.0.0.1:${bank.port}/rates`, OUTBOUND_TIMEOUT_MS: "2000" }),
);
beforeEach(() => worker.env.RATES.put("rates", JSON.stringify(lastGood)));

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

describe("a plausible rate is stored", () => {
  const taken: readonly (readonly [
    what: string,
    days: readonly Day[],
    rate: number,
    date: string,
  ])[] = [
    ["today's", [["2026-11-20", "0.7213"]], 0.7213, "2026-11-20"],
    [
      "the latest, at any position",
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

  test("the first one is not compared with another", async () => {
    for (const nothing of [null, "nonsense"]) {
      if (nothing === null) await worker.env.RATES.delete("rates");
      else await worker.env.RATES.put("rates", nothing);
      answerWith(valet(["2026-11-20", "0.95"]));
      expect((await refresh()).outcome).toBe("ok");
      expect(await stored()).toEqual({ USD: 0.95, date: "2026-11-20" });
    }
  });

  test("a rate may be a week old, and no older", () => {
    const observations = [{ date: "2026-11-13", rate: 0.72 }];
    expect(acceptRate(observations, null, now)).toEqual({ USD: 0.72, date: "2026-11-13" });
    const nextDay = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect(() => acceptRate(observations, null, nextDay)).toThrow("too long ago");
  });
});
