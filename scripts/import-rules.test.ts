import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";

/** A folder, and an import that the plan of the house forbids in it (docs/architecture.md). */
const forbidden = [
  ["schema", "#worker/env.ts"],
  ["schema", "#web/words/words.ts"],
  ["schema", "hono"],
  ["worker/routes", "#web/words/words.ts"],
  ["worker/routes", "../app.ts"],
  ["worker/routes", "../stand-ins/subject.ts"],
  ["worker/routes", "../testing/harness.ts"],
  ["worker/domain", "../routes/artworks.ts"],
  ["worker/domain", "../middleware/session.ts"],
  ["worker/db", "../domain/sessions.ts"],
  ["worker/storage", "../routes/artworks.ts"],
  ["worker/clients", "../domain/sessions.ts"],
  ["web/lib", "#worker/env.ts"],
  ["web/lib", "#web/ui/button.tsx"],
  ["web/early", "#web/features/session/use-enter.ts"],
  ["web/early", "react"],
  ["web/ui", "#web/features/gallery/queries.ts"],
  ["web/ui", "use-intl"],
  ["web/ui", "#schema/user.ts"],
  ["web/features/gallery", "../pricing/queries.ts"],
  ["web/features/gallery", "#web/features/pricing/queries.ts"],
  ["web/features/pricing/price", "../../gallery/queries.ts"],
  ["web/features/gallery", "#web/screens/landing.tsx"],
  ["web/screens", "#web/app.tsx"],
] as const;

const allowed = [["worker/routes", "../db/users.ts"]] as const;

const ring = ["schema/import-rule-ring-a.ts", "schema/import-rule-ring-b.ts"] as const;

interface Diagnostic {
  readonly category: string;
  readonly location: { readonly path: string };
}

let diagnostics: readonly Diagnostic[];

/** One run of the linter over a probe for each case, as a run costs a second whatever its size. */
beforeAll(() => {
  const probes = new Map<string, string>([
    [ring[0], 'import { b } from "./import-rule-ring-b.ts";\nexport const a = () => b;\n'],
    [ring[1], 'import { a } from "./import-rule-ring-a.ts";\nexport const b = () => a;\n'],
  ]);
  for (const [folder, imported] of [...forbidden, ...allowed]) {
    probes.set(
      probeOf(folder, imported),
      `import * as p from "${imported}";\nexport const k = p;\n`,
    );
  }
  try {
    for (const [file, text] of probes) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const args = ["lint", "--reporter=json", "--max-diagnostics=none", ...probes.keys()];
    const { stdout } = spawnSync("biome", args, { encoding: "utf8" });
    diagnostics = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  } finally {
    for (const file of probes.keys()) rmSync(file, { force: true });
  }
});

function probeOf(folder: string, imported: string): string {
  return `${folder}/import-rule-${imported.replaceAll(/[^a-z]+/g, "-")}-probe.ts`;
}

function rulesBrokenBy(file: string): string[] {
  return diagnostics
    .filter(({ location }) => location.path === file)
    .map(({ category }) => category);
}

test.each(forbidden)("%s may not import %s", (folder, imported) => {
  expect(rulesBrokenBy(probeOf(folder, imported))).toContain("lint/style/noRestrictedImports");
});

test.each(allowed)("%s may import %s", (folder, imported) => {
  expect(rulesBrokenBy(probeOf(folder, imported))).not.toContain("lint/style/noRestrictedImports");
});

test("imports may not run in a circle", () => {
  for (const file of ring) {
    expect(rulesBrokenBy(file)).toContain("lint/suspicious/noImportCycles");
  }
});
