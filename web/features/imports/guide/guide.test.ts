import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import english from "#web/i18n/texts/import.en-CA.json" with { type: "json" };

const en = english.import.guide;

test("docs/import.md has the guide's lines for each program, to the letter", () => {
  const document = readFileSync("docs/import.md", "utf8");
  for (const { name, ...lines } of Object.values(en.programs)) {
    const list = Object.values(lines).map((line, index) => `${index + 1}. ${line}`);
    expect(document).toContain(`## ${name}\n\n${list.join("\n")}\n`);
  }
  expect(document).toContain(`## Sales in a file\n\n${en.sales}\n`);
});
