import { afterAll, beforeAll, expect, test } from "vitest";
import { answerJson, type LocalApi, startLocalApi } from "#tests/support/web/local-api.ts";
import { openDeletion } from "./account-queries.ts";

let api: LocalApi;
beforeAll(async () => {
  api = await startLocalApi();
});
afterAll(() => api.close());

const refusal = (status: number, code: string) => answerJson(status, { code, message: code });
const nobody = refusal(401, "UNAUTHORIZED");
const expired = refusal(401, "TOKEN_EXPIRED");
const breakOff: LocalApi["answer"] = (_, response) => void response.destroy();
const pageOfTheEdge: LocalApi["answer"] = (_, response) => {
  response.statusCode = 524;
  response.end("<!doctype html>A timeout occurred");
};

test.each([
  ["a connection that broke off", breakOff],
  ["an answer that did not come from the Worker", pageOfTheEdge],
] as const)("after %s, no session means that the profile is deleted", async (_, lost) => {
  const remove = openDeletion();
  api.answer = lost;
  await expect(remove()).rejects.toThrow();
  api.answer = nobody;
  await expect(remove()).resolves.toBeUndefined();
});

test("a session that has merely run out claims no deletion, whatever came before", async () => {
  const remove = openDeletion();
  for (const answer of [expired, breakOff, expired]) {
    api.answer = answer;
    await expect(remove()).rejects.toThrow();
  }
});

test("no session is no deletion while every request was answered", async () => {
  const remove = openDeletion();
  for (const answer of [nobody, refusal(500, "INTERNAL"), nobody]) {
    api.answer = answer;
    await expect(remove()).rejects.toThrow();
  }
});
