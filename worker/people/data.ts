import type { PersonData } from "#schema/people/erasure.ts";
import { numberOf } from "#worker/consignments/present.ts";
import type { VerbContext } from "#worker/context.ts";
import { presentDocument } from "#worker/documents/present.ts";
import { notFound } from "#worker/errors.ts";
import { presentInvoices } from "#worker/invoices/present.ts";
import { presentEntry } from "#worker/links/present.ts";
import { presentPayout } from "#worker/payouts/present.ts";
import { presentSale } from "#worker/sales/present.ts";
import {
  selectChannelsOf,
  selectConsignmentsOf,
  selectDeletedHoldsFor,
  selectDocumentsNaming,
  selectEntriesOf,
  selectHoldsFor,
  selectInvoicesOf,
  selectLinkDaysFor,
  selectLinksFor,
  selectPayoutsOf,
  selectReasonsNaming,
  selectSalesOf,
} from "./naming-queries.ts";
import { presentPerson } from "./present.ts";
import { findPerson } from "./queries.ts";

/**
 * What is kept about a person (people, section 2), for them to have.
 * @throws AppError NOT_FOUND.
 */
export async function readPersonData({ db, artist }: VerbContext, id: string): Promise<PersonData> {
  const person = await findPerson(db, artist.id, id);
  if (person === null) throw notFound();
  const [
    sales,
    holds,
    deleted,
    channels,
    invoices,
    documents,
    reasons,
    links,
    days,
    entries,
    agreed,
    paid,
  ] = await db.batch([
    selectSalesOf(db, person),
    selectHoldsFor(db, person),
    selectDeletedHoldsFor(db, person),
    selectChannelsOf(db, person),
    selectInvoicesOf(db, person),
    selectDocumentsNaming(db, person),
    selectReasonsNaming(db, person),
    selectLinksFor(db, person),
    selectLinkDaysFor(db, person),
    selectEntriesOf(db, person),
    selectConsignmentsOf(db, person),
    selectPayoutsOf(db, person),
  ]);
  return {
    person: presentPerson(person),
    sales: sales.map(presentSale),
    holds: [
      ...holds.map((hold) => ({ ...hold, isDeleted: false })),
      ...deleted.map((hold) => ({ ...hold, isDeleted: true })),
    ],
    channels,
    consignments: agreed.map(({ id: agreementId, state, confirmedBy, ...agreement }) => ({
      id: agreementId,
      number: numberOf(agreement),
      state,
      confirmedBy,
    })),
    payouts: paid.map(presentPayout),
    invoices: presentInvoices(invoices),
    documents: documents.map(presentDocument),
    links: links.map(({ id: linkId, title, note, createdAt }) => ({
      id: linkId,
      title,
      note,
      createdAt: createdAt.toISOString(),
      opened: days
        .filter((opened) => opened.linkId === linkId)
        .map(({ day, count }) => ({ day, count })),
    })),
    entries: entries.map(presentEntry),
    reasons: reasons.map((line) => ({ ...line, at: line.at.toISOString() })),
  };
}
