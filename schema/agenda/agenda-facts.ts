import type { WorkStatus } from "#schema/artworks/work-status.ts";
import type { ConsentFacts } from "#schema/people/consent.ts";

/**
 * Rows that the agenda is computed from; rows that can bring no item may be left out. Days are ISO, amounts whole cents.
 * `personId` is null where no person is named.
 */
export interface AgendaFacts {
  readonly works: readonly WorkFacts[];
  readonly invoices: readonly InvoiceFacts[];
  readonly consignments: readonly ConsignmentFacts[];
  readonly owed: readonly OwedFacts[];
  readonly entries: readonly EntryFacts[];
  readonly lists: readonly ListFacts[];
  readonly consents: readonly ListedConsentFacts[];
  readonly postponed: readonly Postponement[];
}

/** A work with what its status says: of a hold the last day, of a consignment the day on which it is due back. */
export interface WorkFacts {
  readonly id: string;
  readonly title: string;
  readonly status: WorkStatus;
  readonly until: string | null;
  readonly dueBack: string | null;
  /** For whom it is on hold, or who has it. */
  readonly personId: string | null;
}

/** An invoice that holds, with what is still to be paid of it. */
export interface InvoiceFacts {
  readonly id: string;
  readonly number: string;
  readonly dueOn: string | null;
  readonly openCents: number;
  readonly workIds: readonly string[];
  readonly personId: string | null;
}

/** A confirmed agreement that is not closed. */
export interface ConsignmentFacts {
  readonly id: string;
  readonly gallery: string;
  readonly reports: "never" | "monthly" | "quarterly";
  /** When the gallery last reported; before its first report the day on which the agreement began. */
  readonly reportedOn: string;
  readonly personId: string | null;
}

/** A sale whose money a gallery took, with what it still owes of it (`statementOf`). */
export interface OwedFacts {
  /** The sale's. */
  readonly id: string;
  readonly gallery: string;
  readonly workId: string;
  readonly dueOn: string;
  readonly openCents: number;
  readonly personId: string | null;
}

/** What a guest sent, and was neither accepted nor declined. */
export interface EntryFacts {
  readonly id: string;
  readonly guest: string;
  readonly sentOn: string;
  readonly workIds: readonly string[];
  readonly personId: string | null;
}

/** A published price list. */
export interface ListFacts {
  readonly id: string;
  readonly number: number;
  readonly holdsFrom: string;
}

/** A person's consent to news. */
export interface ListedConsentFacts extends ConsentFacts {
  readonly personId: string;
  readonly name: string;
  /** When the list of those who may be written to was last exported with this person; null if it never was. */
  readonly exportedOn: string | null;
}

/** An item that was put off, with the day on which it is shown again. */
interface Postponement {
  readonly key: string;
  readonly until: string;
}

/** Which items the facts are for: those that are shown on a day, or all from it on, as a calendar has them. */
export interface FactRange {
  readonly today: string;
  readonly isAhead: boolean;
}
