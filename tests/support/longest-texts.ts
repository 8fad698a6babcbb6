import { expect } from "vitest";
import type { TestArtist } from "./artists.ts";

/**
 * As many characters as a text may have (UTF-16 units): of four bytes each, of three, which are more bytes in all, or what
 * SQL and JSON have to escape.
 */
export function longest(characters: number, index = 0): string {
  const units = ["🎨", "潮", "'\"\\"][index % 3] ?? "";
  return units.repeat(Math.floor(characters / units.length)).padEnd(characters, "é");
}

/** The same over several lines, with a backslash before an n that is no line break. */
export function longestLines(characters: number, index = 0): string {
  const first = "C:\\new\\r\\n\n\t-- ; BEGIN\nEND;\n";
  return first + longest(characters - first.length, index);
}

/** Sends what must succeed. */
export async function send(
  artist: TestArtist,
  method: string,
  path: string,
  body: unknown,
): Promise<void> {
  const response = await artist.send(method, path, body);
  expect(response.status, `${path}: ${await response.clone().text()}`).toBeLessThan(300);
}
