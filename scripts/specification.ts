import { writeFileSync } from "node:fs";
import { specificationFile } from "./specification/document.ts";
import { readSpecification } from "./specification/sources.ts";

/** `npm run specification`: names the test files beside the statements of docs/specification.md. */
writeFileSync(specificationFile, readSpecification().written);
