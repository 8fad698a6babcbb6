import { expect, test } from "vitest";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { formNameOf } from "./issue-form.ts";

test("what is typed for a document belongs to its kind and its works", () => {
  const sumac = anArtwork("Sumac", { id: "w1" });
  const barley = anArtwork("Barley", { id: "w2" });
  const names = [
    formNameOf({ kind: "certificate", work: sumac }),
    formNameOf({ kind: "certificate", work: barley }),
    formNameOf({ kind: "consignment", works: [sumac] }),
    formNameOf({ kind: "consignment", works: [sumac, barley] }),
  ];
  expect(names).toEqual([
    "certificate w1",
    "certificate w2",
    "consignment w1",
    "consignment w1 w2",
  ]);
});
