import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";

const resources = readdirSync("worker", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "db" && entry.name !== "http")
  .map(({ name }) => name);

/** A folder, and an import that the project plan forbids in it (docs/architecture.md). */
const forbidden = [
  ["schema", "#worker/env.ts"],
  ["schema", "#web/app/app.tsx"],
  ["schema", "hono"],
  ["worker", "#web/app/app.tsx"],
  ["worker/artworks", "#web/app/app.tsx"],
  ["worker/artworks", "../app.ts"],
  ["worker/artworks", "#scripts/stand-ins/subject.ts"],
  ["worker/artworks", "#tests/support/harness.ts"],
  ["worker/artworks", "#worker/profile/routes.ts"],
  ["worker/artworks/pictures", "#worker/feedback/admin-routes.ts"],
  ...resources.map((resource) => ["worker/db", `#worker/${resource}/queries.ts`] as const),
  ["worker/db", "../artworks/queries.ts"],
  ["worker/db", "#worker/http/context.ts"],
  ...resources.map((resource) => ["worker/http", `#worker/${resource}/queries.ts`] as const),
  ["worker/http", "../artworks/queries.ts"],
  ["worker/http", "#worker/session/guards.ts"],
  ["web/api", "#worker/env.ts"],
  ["web/api", "#web/ui/button.tsx"],
  ["web/api", "#web/works/queries.ts"],
  ["web/browser", "#web/app/app.tsx"],
  ["web/browser", "#web/api/api.ts"],
  ["web/browser/early", "#web/features/session/log-in-buttons.tsx"],
  ["web/browser/early", "#web/api/api.ts"],
  ["web/browser/early", "react"],
  ["web/i18n", "#web/features/session/log-in-buttons.tsx"],
  ["web/i18n", "#web/works/queries.ts"],
  ["web/storage", "#web/ui/button.tsx"],
  ["web/ui", "#web/works/queries.ts"],
  ["web/ui", "#web/forms/amount.ts"],
  ["web/ui", "use-intl"],
  ["web/ui", "#schema/user.ts"],
  ["web/ui", "#tests/support/harness.ts"],
  ["web/forms", "#web/works/queries.ts"],
  ["web/works/price-shares", "#web/features/sales/view.ts"],
  ["web/forms", "#web/features/sales/view.ts"],
  ["web/features/profile", "../session/log-in-buttons.tsx"],
  ["web/features/profile", "#web/features/session/log-in-buttons.tsx"],
  ["web/features/subscription/card", "../../session/log-in-buttons.tsx"],
  ["web/features/artworks/calculator/price", "../../../sales/view.ts"],
  ["web/features/artworks/calculator/price", "#web/features/sales/view.ts"],
  ["web/features/artworks/record", "../../sales/view.ts"],
  ["web/features/imports", "../artworks/gallery/arrangement.ts"],
  ["web/features/profile", "#web/site/public-screens.tsx"],
  ["web/features/profile", "#web/app/app.tsx"],
  ["web/site", "#web/app/app.tsx"],
] as const;

const allowed = [
  ["worker/db", "#worker/errors.ts"],
  ["worker/artworks", "#worker/db/tables.ts"],
  ["worker/artworks", "#worker/session/present-user.ts"],
  ["worker/http", "#worker/db/client.ts"],
  ["web/features/artworks/calculator/price", "../form/form.ts"],
  ["web/features/artworks/selection", "../gallery/arrangement.ts"],
  ["web/features/artworks/calculator/price", "../../gallery/arrangement.ts"],
  ["web/features/sales/ledger", "#web/works/queries.ts"],
  ["web/features/sales/ledger", "#web/forms/amount.ts"],
  ["web/works", "#web/forms/amount.ts"],
  ["web/site", "#web/features/session/log-in-buttons.tsx"],
  ["web/app", "#web/site/public-screens.tsx"],
] as const;

/** Functions of the Worker, by the name of their file, and the rule that each breaks; null for none. */
const functions = [
  [
    "verb-of-three",
    "export function change({ db }: VerbContext<Artist>, id: string, now: Date) {\n  return [db, id, now];\n}\n",
    "plugin",
  ],
  [
    "verb-of-two",
    "export function change({ db }: VerbContext<Artist>, id: string) {\n  return [db, id];\n}\n",
    null,
  ],
  [
    "query-of-five",
    "export function find(a: D, b: string, c: string, d: string, e: Date) {\n  return [a, b, c, d, e];\n}\n",
    "lint/complexity/useMaxParams",
  ],
  [
    "query-of-four",
    "export function find(a: D, b: string, c: string, d: string) {\n  return [a, b, c, d];\n}\n",
    null,
  ],
] as const;

const ring = ["schema/import-rule-ring-a.ts", "schema/import-rule-ring-b.ts"] as const;

interface Diagnostic {
  readonly category: string;
  readonly location: { readonly path: string };
}

let diagnostics: readonly Diagnostic[];

/**
 * One run of the linter over a probe for each case, as a run costs a second whatever its size. In a directory of its
 * own, because other tests read the sources meanwhile.
 */
beforeAll(() => {
  const probes = new Map<string, string>([
    [ring[0], 'import { b } from "./import-rule-ring-b.ts";\nexport const a = () => b;\n'],
    [
      ring[1],
      'import type { a } from "./import-rule-ring-a.ts";\nexport const b = (): typeof a | null => null;\n',
    ],
  ]);
  for (const [folder, imported] of [...forbidden, ...allowed]) {
    probes.set(
      probeOf(folder, imported),
      `import * as p from "${imported}";\nexport const k = p;\n`,
    );
  }
  for (const [name, text] of functions) probes.set(functionProbe(name), text);
  const directory = mkdtempSync(join(tmpdir(), "import-rules-"));
  try {
    for (const file of ["biome.json", "tests/e2e/exact-names.grit", "worker/verbs.grit"]) {
      cpSync(file, join(directory, file));
    }
    for (const [file, text] of probes) {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
    const args = ["lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none"];
    const { stdout } = spawnSync("biome", args, { cwd: directory, encoding: "utf8" });
    diagnostics = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  } finally {
    rmSync(directory, { recursive: true });
  }
});

function probeOf(folder: string, imported: string): string {
  return `${folder}/import-rule-${imported.replaceAll(/[^a-z]+/g, "-")}-probe.ts`;
}

function functionProbe(name: string): string {
  return `worker/artworks/${name}-probe.ts`;
}

function rulesBrokenBy(file: string): string[] {
  return diagnostics
    .filter(({ location }) => location.path === file)
    .map(({ category }) => category);
}

test.each(forbidden)("%s may not import %s", (folder, imported) => {
  expect(rulesBrokenBy(probeOf(folder, imported))).toContain("lint/style/noRestrictedImports");
});

test.each(functions)("a function of the Worker that is a %s", (name, _text, rule) => {
  expect(rulesBrokenBy(functionProbe(name))).toEqual(rule === null ? [] : [rule]);
});

test.each(allowed)("%s may import %s", (folder, imported) => {
  expect(rulesBrokenBy(probeOf(folder, imported))).not.toContain("lint/style/noRestrictedImports");
});

test("imports may not form a cycle, by types either", () => {
  for (const file of ring) {
    expect(rulesBrokenBy(file)).toContain("lint/suspicious/noImportCycles");
  }
});
