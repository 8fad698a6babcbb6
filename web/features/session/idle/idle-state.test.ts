import { expect, test } from "vitest";
import { idleStateAt } from "./idle-state.ts";

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 12);

test.each([
  ["at once", 0, { secondsLeft: null, isOver: false, checkIn: 2000 }],
  ["a second before the warning", 14 * minute - 1000, { secondsLeft: null, checkIn: 1000 }],
  ["S4.092 S9.029 after 14 minutes", 14 * minute, { secondsLeft: 60, checkIn: 1000 }],
  ["S4.094 S9.030 half a second later", 14 * minute + 500, { secondsLeft: 60, checkIn: 500 }],
  ["S4.094 half a minute later", 14 * minute + 30_000, { secondsLeft: 30, isOver: false }],
  ["a millisecond before the end", 15 * minute - 1, { secondsLeft: 1, checkIn: 1 }],
  ["S4.098 after 15 minutes", 15 * minute, { secondsLeft: null, isOver: true }],
  ["after a night's sleep", 9 * 60 * minute, { secondsLeft: null, isOver: true }],
])("%s", (_when, idle, state) => {
  expect(idleStateAt(start, start + idle)).toMatchObject(state);
});
