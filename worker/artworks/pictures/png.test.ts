import { crc32 as standard } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { crc32 } from "./png.ts";

test("the checksum of any bytes is the standard's", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
      expect(crc32(bytes)).toBe(standard(bytes));
    }),
  );
});
