import { expect, test } from "vitest";
import { fetchObservations } from "#worker/rates/exchange-rates.ts";
import { acceptRate } from "#worker/rates/refresh.ts";
import { startExchangeRates } from "./exchange-rates.ts";

test("the stand-in's answer is one that the Worker takes", async () => {
  const rates = await startExchangeRates({ port: 0 });
  try {
    const observations = await fetchObservations(rates.url, 5000);
    expect(observations).toHaveLength(10);
    const days = observations.map(({ date }) => new Date(date).getUTCDay());
    expect(days.every((day) => day >= 1 && day <= 5)).toBe(true);
    const accepted = acceptRate(observations, null, new Date());
    expect(accepted).toEqual({ USD: observations[9]?.rate, date: observations[9]?.date });
  } finally {
    await rates.close();
  }
});

test("another address is not found", async () => {
  const rates = await startExchangeRates({ port: 0 });
  try {
    expect((await fetch(new URL("/valet/observations/FXUSDCAD/json", rates.url))).status).toBe(404);
  } finally {
    await rates.close();
  }
});
