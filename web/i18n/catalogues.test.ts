import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "#tests/support/words/catalogue.ts";
import { frenchRules } from "#tests/support/words/french-rules.ts";
import { findArguments, flatten } from "#tests/support/words/messages.ts";
import { parseSource, readSources } from "#tests/support/words/source.ts";
import { findUsedKeys } from "#tests/support/words/used-keys.ts";
import { findWordsInComponents } from "#tests/support/words/words-in-components.ts";

const english = flatten(readCatalogue("en-CA"));
const french = flatten(readCatalogue("fr-CA"));

describe("the two catalogues", () => {
  it("have the same keys", () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  it("take the same arguments, with the same choices and the same marked-up words", () => {
    const differing = [...english].filter(
      ([key, message]) =>
        [...findArguments(message)].sort().join() !==
        [...findArguments(french.get(key) ?? "")].sort().join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it("format without fault", () => {
    const onError = (error: Error) => {
      throw error;
    };
    for (const [locale, messages] of [["en-CA", english] as const, ["fr-CA", french] as const]) {
      for (const [key, message] of messages) {
        const t = createTranslator({ locale, messages: { message: compile(message) }, onError });
        expect(t.markup("message", valuesFor(message)), key).not.toBe("");
      }
    }
  });

  it("keep together what no line may end within", () => {
    // A percentage, what a middle dot follows, and the number of an act.
    const loose = /[\d}] %| ·|(?<!<whole>)S-32\.1/;
    const breaking = [...english, ...french].filter(([, message]) => loose.test(message));
    expect(breaking).toEqual([]);
  });

  it("hold nothing that no component asks for", () => {
    const sources = readSources("web/**/*.{ts,tsx}", "schema/**/*.ts");
    const used = findUsedKeys(sources, english.keys());
    expect([...english.keys()].filter((key) => !used.has(key))).toEqual([]);
  });

  it("hold all the words that a person reads", () => {
    // The page that replaces the application when the catalogues themselves may have failed.
    const withOwnWords = "web/app/stopped-page.tsx";
    const sources = readSources("web/**/*.{ts,tsx}").filter(({ path }) => path !== withOwnWords);
    expect(findWordsInComponents(sources)).toEqual([]);
  });
});

/** Something for each argument of a message. */
function valuesFor(message: string): Record<string, string | number | ((words: string) => string)> {
  return Object.fromEntries(
    [...findArguments(message)].map((argument) => {
      const name = /\w+/.exec(argument)?.[0] ?? "";
      if (argument.startsWith("<")) return [name, (words: string) => words];
      return [name, argument.includes("plural") ? 2 : "other"];
    }),
  );
}

const inBothLanguages = new Set(
  `Agenda Art Pricing Tool ArtCloud Arternal Artlogic Artwork Archive Actions Collage Commission Contradictions Date Documents English Français Gouache Menu Message Net Notes Notifications Pastel Pro Province Sections Support Taxes Total Type
  CAD USD JPG PNG GIF cm Alberta Canada Manitoba Nunavut Ontario Québec Saskatchewan Yukon`.split(
    /\s+/,
  ),
);

describe("the French catalogue", () => {
  it("is set as Québec sets it", () => {
    const broken = frenchRules.flatMap(([rule, fault]) =>
      [...french].filter(([, text]) => fault.test(text)).map(([key]) => `${key}: ${rule}`),
    );
    expect(broken).toEqual([]);
  });

  it("names the number 1 only where it is 1: 0 and 1,5 are singular as well", () => {
    const singular = /\bone \{((?:[^{}]|\{\w+\})*)\}/g;
    const broken = [...french].filter(([, text]) =>
      [...text.matchAll(singular)].some(([, form = ""]) => /(?<!\S)1(?!\S)/.test(form)),
    );
    expect(broken.map(([key]) => key)).toEqual([]);
  });

  it("repeats English only where French has the same word", () => {
    const same = [...french].filter(([key, text]) => text === english.get(key));
    const words = same.flatMap(
      ([, text]) => text.replace(/\{\w+\}/g, "").match(/\p{L}{2,}/gu) ?? [],
    );
    expect(words.filter((word) => !inBothLanguages.has(word))).toEqual([]);
  });
});

describe("what is decided about words", () => {
  it("a deletion is called a deletion, and what is paused is paused", () => {
    const figures: readonly (readonly [Map<string, string>, RegExp])[] = [
      [
        english,
        /off the wall|gone for good|goes, and with|go with it|\brests\b|step aside|kept aside|take away|(?:bring|brought).*back/i,
      ],
      [
        french,
        /décroch|disparai|se repose|se retire|mise? de côté|ramen(?:er|ée?)|plus de nouveaux/i,
      ],
    ];
    const found = figures.flatMap(([words, figure]) =>
      [...words].filter(([, text]) => figure.test(text)).map(([key]) => key),
    );
    expect(found).toEqual([]);
  });

  it("French names a plan as a plan, and no artist as a woman or a man", () => {
    const found = [...french].filter(
      ([key, text]) =>
        /(?<![Ff]orfait )\b(?:Gratuit|Professionnel)\b(?! requis)/.test(text) && !ownNames.has(key),
    );
    expect(found.map(([key]) => key)).toEqual([]);
    const gendered =
      /(?<!r)établie?s?\b|\bun artiste\b|\bune artiste\b(?<!un ou une artiste)|administrateur/iu;
    expect([...french].filter(([, text]) => gendered.test(text)).map(([key]) => key)).toEqual([]);
  });

  it("the profile's summary, an alert's way out and the base rate are said to the letter", () => {
    expect(english.get("pricing.pricedFor.heading")).toBe("Your profile");
    expect(french.get("pricing.pricedFor.heading")).toBe("Votre profil");
    expect(french.get("signInError.dismiss")).toBe("Fermer");
    expect(french.get("profile.careerStage.aspiring.tip")).toContain("votre manière");
    expect(english.get("breakdown.baseRate.note")).toContain(" Even ground stands for 1. ");
    expect(french.get("breakdown.baseRate.note")).toContain(" Le terrain plat représente 1. ");
  });
});

/** Where a plan's name is a label by itself. */
const ownNames = new Set(["header.free", "plans.free.name", "plans.professional.name"]);

describe("the search for keys and words", () => {
  const keysOf = (text: string, ...keys: string[]) => [
    ...findUsedKeys([parseSource("a.tsx", text)], keys),
  ];

  it("finds a key in its namespace, both ways of a condition, and a rich text", () => {
    const text = `
      const t = useTranslations("a");
      t("b"); t(isBusy ? "c" : "d"); t.rich("e", {}); useTranslations("f")("g");`;
    expect(keysOf(text, "a.b", "a.c", "a.d", "a.e", "f.g", "a.g", "b")).toEqual([
      "a.b",
      "a.c",
      "a.d",
      "a.e",
      "f.g",
    ]);
  });

  it("takes a key put together at run time for used only where its part is named", () => {
    const text = `
      const t = useTranslations("a"); const media = ["oil"];
      t(\`b.\${medium}.c\`); t(\`d.\${x ? "e" : "f"}\`);`;
    const keys = ["a.b.oil.c", "a.b.ink.c", "a.b.oil", "a.d.e", "a.d.f", "a.d.g"];
    expect(keysOf(text, ...keys)).toEqual(["a.b.oil.c", "a.d.e", "a.d.f"]);
  });

  it("takes a key of a namespace that is passed for used only where the namespace is named", () => {
    const text = `
      const t = useTranslations(texts); t("heading");
      const page = <Page texts="people.list" />;`;
    const keys = ["people.list.heading", "people.list.other", "rooms.heading", "heading"];
    expect(keysOf(text, ...keys)).toEqual(["people.list.heading"]);
  });

  it("finds words in a text, an attribute, a condition and a toast", () => {
    const text = `
      const a = <p title="One">Two {isBusy ? "Three" : t("four")} <b className="five">{t("six")}</b></p>;
      toast({ title: "Seven", duration: 8 });`;
    expect(findWordsInComponents([parseSource("a.tsx", text)])).toEqual([
      "a.tsx: Two",
      "a.tsx: Three",
      "a.tsx: One",
      "a.tsx: Seven",
    ]);
  });
});
