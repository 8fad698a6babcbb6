import { expect, test, vi } from "vitest";
import { compiled } from "#tests/support/words/compiled.ts";
import english from "./texts/selection.en-CA.json" with { type: "json" };
import french from "./texts/selection.fr-CA.json" with { type: "json" };

test("the words of a part come with it in the page's language, and with the next language", async () => {
  // No other test has added the part to these modules.
  vi.resetModules();
  const { loadWords, wordsIn } = await import("./catalogues.ts");
  const { addWords } = await import("./parts.ts");
  await loadWords("fr-CA");
  const words = wordsIn("fr-CA");
  expect(words.header?.menu).toBe("Menu");
  expect(words.selection).toBeUndefined();

  addWords("selection");
  await loadWords("fr-CA");
  expect(words.selection).toEqual(compiled(french).selection);
  // The page is not rendered again for them.
  expect(wordsIn("fr-CA")).toBe(words);

  await loadWords("en-CA");
  expect(wordsIn("en-CA").selection).toEqual(compiled(english).selection);
});

test("the words of a part that is added while a language is loading come with that language", async () => {
  vi.resetModules();
  const { loadLanguage, wordsIn } = await import("./catalogues.ts");
  const { addWords } = await import("./parts.ts");
  const loading = loadLanguage("fr-CA");
  addWords("selection");
  await loading;
  expect(wordsIn("fr-CA").selection).toEqual(compiled(french).selection);
});
