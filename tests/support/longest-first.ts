import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take a minute or more, longest first. Vitest knows the durations of an earlier run only, and goes by
 * the size of the files without one: a long one that is small would run alone at the end.
 */
const longest: readonly string[] = [
  "tests/reliability/recovery.reliability.ts",
  "tests/reliability/migrations.reliability.ts",
  // A minute whatever the machine, most of it waiting.
  "tests/reliability/load.reliability.ts",
  "tests/reliability/subscription-faults.reliability.ts",
  "tests/reliability/subscribe-at-once.reliability.ts",
  "tests/reliability/another-artist.reliability.ts",
  "tests/reliability/privacy.reliability.ts",
  "tests/reliability/never-lower-by-any-way.reliability.ts",
  "tests/reliability/stripe-disagreement.reliability.ts",
  "tests/reliability/odd-documents.reliability.ts",
  "tests/reliability/bodies.reliability.ts",
  "tests/reliability/price-list-faults.reliability.ts",
  "tests/reliability/artworks.pricing.reliability.ts",
  "tests/reliability/artworks.limits.reliability.ts",
  "scripts/seed/fill-gallery.test.ts",
  "scripts/documents/demonstration.test.ts",
  "worker/access.test.ts",
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank === -1 ? longest.length : rank;
}

/** Starts the longest files first, the others in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
