import { expect, test, vi } from "vitest";
import type { User } from "#schema/artist/user.ts";
import { ApiError } from "#web/api/api.ts";
import { syncUntilSubscribed } from "./sync-until-subscribed.ts";

const subscribed = { isSubscribed: true } as User;
const free = { isSubscribed: false } as User;

vi.spyOn(console, "warn").mockImplementation(() => {});

async function run(answers: readonly (User | Error)[]) {
  const left = [...answers];
  const waits: number[] = [];
  const isSubscribed = await syncUntilSubscribed(
    async () => {
      const answer = left.shift();
      if (answer === undefined || answer instanceof Error) throw answer;
      return answer;
    },
    async (milliseconds) => void waits.push(milliseconds),
  );
  return { isSubscribed, waits, asked: answers.length - left.length };
}

test("an open subscription is asked for once", async () => {
  expect(await run([subscribed])).toEqual({ isSubscribed: true, waits: [], asked: 1 });
});

test("a subscription that opens a moment later is waited for", async () => {
  const delayed = await run([free, new ApiError(502, "away"), subscribed]);
  expect(delayed).toEqual({ isSubscribed: true, waits: [1000, 1000], asked: 3 });
});

test("one that does not open is given up after four attempts", async () => {
  expect(await run([free, free, free, free, subscribed])).toMatchObject({
    isSubscribed: false,
    asked: 4,
  });
});

test("a session that has ended is not asked again", async () => {
  expect(await run([new ApiError(401, "Unauthorized"), subscribed])).toMatchObject({
    isSubscribed: false,
    asked: 1,
  });
});
