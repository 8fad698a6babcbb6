import type billed from "./en-CA/billed.json";
import type issued from "./en-CA/issued.json";
import type issuing from "./en-CA/issuing.json";
import type section from "./en-CA/section.json";

/** What is said about the documents of works: where they are offered, issued, and listed. */
export interface WorkDocumentsWords {
  readonly billed: typeof billed;
  readonly issued: typeof issued;
  readonly issuing: typeof issuing;
  readonly section: typeof section;
}
