import { createRequire } from "node:module";
import { Stryker } from "@stryker-mutator/core";
import { reportFailure } from "./local/process.ts";

type Mutants = Awaited<ReturnType<Stryker["runMutationTest"]>>;
type Options = ConstructorParameters<typeof Stryker>[0];

interface Area {
  readonly mutate: readonly string[];
  /**
   * The tests to run: all of the Worker's would take minutes for each change. Without any, those tests of `schema` that
   * meet the change.
   */
  readonly tests?: readonly string[];
}

const areas: Readonly<Record<string, Area>> = {
  guards: {
    mutate: ["worker/http/same-origin.ts", "worker/session/guards.ts"],
    tests: [
      "worker/http",
      "worker/session",
      "worker/access",
      "worker/app.test.ts",
      "tests/reliability/cross-site",
    ],
  },
  bodies: {
    mutate: ["worker/http/{idempotency-key,methods,validation}.ts"],
    tests: ["worker/http", "worker/*/routes"],
  },
  queries: {
    mutate: [
      "worker/{artworks,feedback,profile,session}/{,deleted-,save-}queries.ts",
      "worker/artworks/conditions.ts",
      "worker/db/insert-from-select.ts",
    ],
    tests: [
      "worker/db",
      "worker/artworks",
      "worker/feedback",
      "worker/imports",
      "worker/profile",
      "worker/session",
      "worker/sweep",
    ],
  },
  sync: {
    mutate: [
      "worker/subscription/queries.ts",
      "worker/subscription/{current,entitlement,state,sync}.ts",
    ],
    tests: ["worker/db", "worker/subscription"],
  },
  "price-lists": {
    mutate: ["schema/price-lists/*.ts", "web/features/price-lists/next/evidence.ts"],
  },
  pricing: { mutate: ["schema/pricing/*.ts"] },
  sales: {
    mutate: [
      "schema/{sales,invoices,channels,business,documents}/*.ts",
      "web/works/books/{invoice-state,ledger-sums}.ts",
    ],
  },
  imports: { mutate: ["{schema/imports,web/features/imports/reading}/*.ts"] },
  artworks: {
    mutate: [
      "schema/{artworks,artist}/*.ts",
      "worker/artworks/offers.ts",
      "web/features/profile/education.ts",
    ],
  },
  people: {
    mutate: [
      "schema/{people,agenda,links}/*.ts",
      "worker/agenda/calendar-sentences.ts",
      "worker/links/why-this-price.ts",
    ],
  },
  consignments: {
    mutate: [
      "schema/{consignments,payouts}/*.ts",
      "web/features/consignments/mentions.ts",
      "worker/payouts/{accounts,settled}.ts",
    ],
  },
  schema: { mutate: ["schema/*.ts"] },
};

/**
 * `npm run mutation [area [file …]]`: changes the Worker and what it shares with the page in small ways, one at a time,
 * and runs the tests of the area against each. A change that no test notices is listed: a test is missing, or a line is not
 * needed. An area of the Worker takes an hour or more, a file of `schema` some minutes; of an area, single files or lines
 * (`file.ts:10-20`) can be named.
 */
async function mutateAreas(): Promise<void> {
  const [wanted, ...files] = process.argv.slice(2);
  const chosen = Object.entries(areas).filter(([name]) => [undefined, name].includes(wanted));
  if (chosen.length === 0) throw new Error(`The areas are ${Object.keys(areas)}.`);
  for (const [name, area] of chosen) {
    const mutated = files.length === 0 ? area.mutate : files;
    report(name, await mutate(name, { ...area, mutate: [...mutated, "!**/*.test.ts"] }));
  }
}

function mutate(name: string, { mutate, tests }: Area): Promise<Mutants> {
  return new Stryker({
    mutate: [...mutate],
    ...(tests === undefined ? onTestsThatMeetIt : onAllOf(tests)),
    concurrency: 1,
    // Texts are tested by the specification's tests.
    mutator: { excludedMutations: ["StringLiteral"], plugins: null },
    // It would be read by a TypeScript API that the compiler no longer has; nothing in it needs a change.
    tsconfigFile: "none",
    ignorePatterns: [".tmp", "dist", "docs", "test-results"],
    tempDirName: ".tmp/mutation",
    reporters: ["clear-text", "progress-append-only", "json"],
    clearTextReporter: { reportTests: false, logTests: false },
    jsonReporter: { fileName: `.tmp/mutation-${name}.json` },
    allowEmpty: false,
  }).runMutationTest();
}

const require = createRequire(import.meta.url);

/** In one process, which receives each change, and knows from a first run which tests meet it. */
const onTestsThatMeetIt: Options = {
  testRunner: "vitest",
  // A change that never ends is noticed by that.
  timeoutMS: 10_000,
  vitest: { configFile: "scripts/mutation/schema.vitest.config.ts", related: true },
  plugins: [require.resolve("@stryker-mutator/vitest-runner")],
};

/** The Worker's tests reach it over HTTP, so no runner can tell which of them meet a change. */
function onAllOf(tests: readonly string[]): Options {
  // A busy machine must not look like a test that noticed.
  const patience = "--testTimeout=120000 --hookTimeout=120000";
  return {
    testRunner: "command",
    timeoutMS: 240_000,
    commandRunner: { command: `vitest run --bail=1 ${patience} ${tests.join(" ")}` },
  };
}

function report(area: string, results: Mutants): void {
  const tried = results.filter(({ status }) => status !== "Ignored");
  const unnoticed = tried.filter(({ status }) => ["Survived", "NoCoverage"].includes(status));
  console.log(`${area}: ${tried.length} changes, ${tried.length - unnoticed.length} noticed`);
}

await mutateAreas().catch(reportFailure);
