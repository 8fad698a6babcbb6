import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { readSettings } from "./env.ts";

const worker = workerForTests();

test("other parties have ten seconds for an answer, unless it is said otherwise", () => {
  const patience = (setting: string | undefined) =>
    readSettings(Object.assign({ ...worker.env }, { OUTBOUND_TIMEOUT_MS: setting }))
      .OUTBOUND_TIMEOUT_MS;
  expect(patience(undefined)).toBe(10_000);
  expect(patience("500")).toBe(500);
  for (const wrong of ["", "0", "-1", "soon", "10s"]) {
    expect(() => patience(wrong)).toThrow("OUTBOUND_TIMEOUT_MS");
  }
});

test("a secret that is short enough to be guessed is refused at any position of the list", () => {
  const long = "0123456789abcdef0123456789abcdef";
  for (const name of ["AUTH_SECRET", "LINK_SECRET"] as const) {
    const secrets = (setting: string) =>
      readSettings(Object.assign({ ...worker.env }, { [name]: setting }))[name];
    expect(secrets(`${long}, ${long}`)).toEqual([long, long]);
    for (const wrong of ["", " , ", "secret", long.slice(1), `${long},secret`]) {
      expect(() => secrets(wrong)).toThrow(`${name} must hold`);
    }
  }
});

test("the secrets of the local defaults are long enough", () => {
  const { AUTH_SECRET, LINK_SECRET } = parseEnv(readFileSync(".dev.vars.example", "utf8"));
  const env = Object.assign({ ...worker.env }, { AUTH_SECRET, LINK_SECRET });
  const settings = readSettings(env);
  expect([settings.AUTH_SECRET, settings.LINK_SECRET]).toEqual([[AUTH_SECRET], [LINK_SECRET]]);
});

test("a missing variable and an invalid one are both named", () => {
  const env = Object.assign({ ...worker.env }, { APP_URL: "nowhere", RATES_URL: undefined });
  expect(() => readSettings(env)).toThrow(/APP_URL must be an address.*RATES_URL is missing/);
});
