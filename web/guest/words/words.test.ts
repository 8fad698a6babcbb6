import { globSync, readFileSync } from "node:fs";
import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { frenchRules } from "#tests/support/words/french-rules.ts";
import { findArguments, flatten } from "#tests/support/words/messages.ts";
import agreementsInEnglish from "#web/guest/consignment/words/en-CA.json" with { type: "json" };
import agreementsInFrench from "#web/guest/consignment/words/fr-CA.json" with { type: "json" };
import en from "./en-CA.json" with { type: "json" };
import fr from "./fr-CA.json" with { type: "json" };

const catalogues = [
  { of: "guests", english: flatten(en), french: flatten(fr) },
  {
    of: "agreements",
    english: flatten(agreementsInEnglish),
    french: flatten(agreementsInFrench),
  },
];

describe.each(catalogues)("the words of $of", ({ english, french }) => {
  it("have the same keys in both languages", () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  it("take the same arguments in both languages", () => {
    const differing = [...english.keys()].filter(
      (key) =>
        [...findArguments(english.get(key) ?? "")].sort().join() !==
        [...findArguments(french.get(key) ?? "")].sort().join(),
    );
    expect(differing).toEqual([]);
  });

  it("are set as Québec sets French", () => {
    const broken = frenchRules.flatMap(([rule, fault]) =>
      [...french].filter(([, text]) => fault.test(text)).map(([key]) => `${key}: ${rule}`),
    );
    expect(broken).toEqual([]);
  });

  it("can all be formatted", () => {
    const onError = (error: Error) => {
      throw error;
    };
    for (const [locale, messages] of [["en-CA", english] as const, ["fr-CA", french] as const]) {
      for (const [key, message] of messages) {
        const t = createTranslator({ locale, messages: { message: compile(message) }, onError });
        const values = [...findArguments(message)].map((argument) => [
          /\w+/.exec(argument)?.[0] ?? "",
          argument.includes("plural") ? 2 : "other",
        ]);
        expect(t("message", Object.fromEntries(values)), key).not.toBe("");
      }
    }
  });

  it("are all said", () => {
    const texts = globSync("web/guest/**/*.{ts,tsx}")
      .filter((path) => !path.endsWith(".test.ts"))
      .flatMap((path) => readFileSync(path, "utf8").match(/"[\w.-]+"|`[\w.-]+\$\{[^`]+`/g) ?? []);
    const asked = texts.map((text) => text.slice(1, -1).replaceAll(/\$\{[^}]+\}/g, "*"));
    const shapes = new Set(asked);
    const isAsked = (key: string) =>
      shapes.has(key) || asked.some((shape) => shape.includes("*") && matches(shape, key));
    expect([...english.keys()].filter((key) => !isAsked(key))).toEqual([]);
  });
});

/** Whether a shape such as `facts.medium.*` is the key's. */
function matches(shape: string, key: string): boolean {
  const parts = shape.split("*").map((part) => part.replaceAll(".", "\\."));
  return shape !== "*" && new RegExp(`^${parts.join("[\\w-]+")}$`).test(key);
}
