import type bar from "./en-CA/bar.json";
import type change from "./en-CA/change.json";

/** What is said about several works that are selected in the gallery. */
export interface SelectionWords {
  readonly bar: typeof bar;
  readonly change: typeof change;
}
