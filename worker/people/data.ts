import type { PersonData } from "#schema/people/erasure.ts";
import { numberOf } from "#worker/consignments/present.ts";
import type { VerbContext } from "#worker/context.ts";
import { batchByName } from "#worker/db/client.ts";
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
  const found = await batchByName(db, {
    sales: selectSalesOf(db, person),
    holds: selectHoldsFor(db, person),
    deletedHolds: selectDeletedHoldsFor(db, person),
    channels: selectChannelsOf(db, person),
    invoices: selectInvoicesOf(db, person),
    documents: selectDocumentsNaming(db, person),
    reasons: selectReasonsNaming(db, person),
    links: selectLinksFor(db, person),
    linkDays: selectLinkDaysFor(db, person),
    entries: selectEntriesOf(db, person),
    consignments: selectConsignmentsOf(db, person),
    payouts: selectPayoutsOf(db, person),
  });
  return {
    person: presentPerson(person),
    sales: found.sales.map(presentSale),
    holds: [
      ...found.holds.map((hold) => ({ ...hold, isDeleted: false })),
      ...found.deletedHolds.map((hold) => ({ ...hold, isDeleted: true })),
    ],
    channels: found.channels,
    consignments: found.consignments.map(
      ({ id: agreementId, state, confirmedBy, ...agreement }) => ({
        id: agreementId,
        number: numberOf(agreement),
        state,
        confirmedBy,
      }),
    ),
    payouts: found.payouts.map(presentPayout),
    invoices: presentInvoices(found.invoices),
    documents: found.documents.map(presentDocument),
    links: found.links.map(({ id: linkId, title, note, createdAt }) => ({
      id: linkId,
      title,
      note,
      createdAt: createdAt.toISOString(),
      opened: found.linkDays
        .filter((opened) => opened.linkId === linkId)
        .map(({ day, count }) => ({ day, count })),
    })),
    entries: found.entries.map(presentEntry),
    reasons: found.reasons.map((line) => ({ ...line, at: line.at.toISOString() })),
  };
}
