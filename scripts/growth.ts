import { readFileSync, writeFileSync } from "node:fs";
import { fillDocument, performanceFile, renderGrowth } from "./lab/growth/document.ts";

/** `npm run growth`: computes what months of artists take, and writes docs/performance.md. */
const tables = renderGrowth();
writeFileSync(performanceFile, fillDocument(readFileSync(performanceFile, "utf8"), tables));
console.log(tables);
