import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerJson, type LocalApi, startLocalApi } from "#tests/support/web/local-api.ts";
import { call } from "./api.ts";
import { changeOnce } from "./change-once.ts";

let api: LocalApi;
beforeAll(async () => {
  api = await startLocalApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.calls.length = 0;
});

/** Closes an agreement, which the server reads as `made`, and null where that is still to be done. */
function close(name: string, made: string | null) {
  const findMade = vi.fn(async () => made);
  const send = async () => {
    await call("POST", "/api/close");
    return "closed";
  };
  return { findMade, answer: changeOnce({ name, send, findMade }) };
}

const conflict = answerJson(409, { code: "CONFLICT", message: "It is closed." });
const gone = answerJson(404, { code: "NOT_FOUND", message: "Not found." });
const loseAnswer: LocalApi["answer"] = (request) => void request.socket.destroy();

test.each([
  ["no answer", loseAnswer],
  ["an answer that the server failed", answerJson(500, { code: "INTERNAL", message: "No." })],
])("after %s the refusal of the repeat is answered by what was made", async (name, lose) => {
  api.answer = lose;
  await expect(close(name, null).answer).rejects.toThrow();
  for (const refuse of [conflict, gone]) {
    api.answer = lose;
    await expect(close(name, null).answer).rejects.toThrow();
    api.answer = refuse;
    expect(await close(name, "as it is now").answer).toBe("as it is now");
  }
  expect(api.calls).toHaveLength(5);
});

test("a refusal stands where no answer was lost, of this change or after it was answered", async () => {
  api.answer = loseAnswer;
  await expect(close("another", null).answer).rejects.toThrow();
  api.answer = conflict;
  const first = close("never sent", "made");
  await expect(first.answer).rejects.toThrow("409");
  expect(first.findMade).not.toHaveBeenCalled();

  api.answer = loseAnswer;
  await expect(close("answered", null).answer).rejects.toThrow();
  api.answer = answerJson(200, {});
  expect(await close("answered", null).answer).toBe("closed");
  api.answer = conflict;
  await expect(close("answered", "made").answer).rejects.toThrow("409");
});

test("a refusal stands where the change is not made, until it is", async () => {
  api.answer = loseAnswer;
  await expect(close("not made", null).answer).rejects.toThrow();
  api.answer = conflict;
  await expect(close("not made", null).answer).rejects.toThrow("409");
  expect(await close("not made", "made").answer).toBe("made");
  await expect(close("not made", "made").answer).rejects.toThrow("409");
});

test("an input that the server refuses is not looked for", async () => {
  api.answer = loseAnswer;
  await expect(close("invalid", null).answer).rejects.toThrow();
  api.answer = answerJson(400, { code: "VALIDATION_FAILED", message: "No day." });
  const { findMade, answer } = close("invalid", "made");
  await expect(answer).rejects.toThrow("400");
  expect(findMade).not.toHaveBeenCalled();
});
