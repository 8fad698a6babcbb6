import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { KeptByErasure } from "#schema/people/erasure.ts";
import { emptyAddress, shownName } from "#schema/people/person.ts";
import { invoiceNumber } from "#schema/sales/invoice-number.ts";
import { earlierPath, earlierValue } from "#worker/consignments/earlier-values.ts";
import { numberOf } from "#worker/consignments/present.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { consignmentVersions, consignmentWorks } from "#worker/db/consignment-tables.ts";
import { importRows } from "#worker/db/import-tables.ts";
import { entries, links } from "#worker/db/link-tables.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import { type PersonRow, people, peopleMerges } from "#worker/db/people-tables.ts";
import { sales } from "#worker/db/sale-tables.ts";
import { artworks, deletedArtworks } from "#worker/db/tables.ts";
import {
  selectChannelsOf,
  selectConsignmentsOf,
  selectDocumentsNaming,
  selectInvoicesOf,
  selectReasonsNaming,
} from "./naming-queries.ts";

/**
 * Erases a person in one batch, if they are as they were read. Returns what stays of them; null when they have been changed
 * since.
 */
export async function writeErasure(
  db: Database,
  before: PersonRow,
  now: Date,
): Promise<KeptByErasure[] | null> {
  const { id, userId } = before;
  const isErased = sql`exists (
    select 1 from ${people} where ${people.id} = ${id} and ${people.userId} = ${userId}
      and ${people.erasedAt} is not null
  )`;
  const names = inAnyCase([shownName(before)]);
  // Of a consigned work too, where no person is named by id. Somebody else may have the same name.
  const isNamed = (works: typeof artworks | typeof deletedArtworks) =>
    and(
      eq(works.userId, userId),
      isErased,
      sql`(
        ${works.statusPersonId} = ${id}
        or (${works.statusPersonId} is null and lower(${works.statusWho}) in ${names})
      )`,
    );
  const unnamed = { statusWho: null, statusPersonId: null };
  const { people: erased, ...kept } = await batchByName(db, {
    people: db
      .update(people)
      .set({
        name: "",
        organization: "",
        email: "",
        phone: "",
        language: "",
        notes: "",
        ...emptyAddress,
        expressSince: null,
        withdrawnOn: null,
        listedOn: null,
        archived: false,
        distinctFrom: "",
        formerEmails: "",
        // A request that is repeated with the key is not the same any more.
        requestHash: "",
        erasedAt: now,
        updatedAt: nextUpdatedAt(before, now),
      })
      .where(
        and(eq(people.id, id), eq(people.userId, userId), eq(people.updatedAt, before.updatedAt)),
      )
      .returning({ id: people.id }),
    sales: db
      .update(sales)
      .set({
        buyerName: null,
        buyerEmail: null,
        buyerAddress: null,
        buyerCountry: null,
        buyerRegion: null,
      })
      .where(and(eq(sales.userId, userId), eq(sales.personId, id), isErased)),
    holds: db.update(artworks).set(unnamed).where(isNamed(artworks)),
    deletedHolds: db.update(deletedArtworks).set(unnamed).where(isNamed(deletedArtworks)),
    importRows: db
      .update(importRows)
      .set({ earlierValues: sql`json_set(${importRows.earlierValues}, '$.statusWho', null)` })
      .where(
        and(
          eq(importRows.userId, userId),
          sql`lower(${importRows.earlierValues} ->> '$.statusWho') in ${names}`,
          isErased,
        ),
      ),
    merges: deleteMergesInto(db, before),
    links: db
      .update(links)
      .set({
        personId: null,
        title: withoutName(links.title, before),
        note: withoutName(links.note, before),
      })
      .where(and(eq(links.userId, userId), eq(links.personId, id), isErased)),
    entries: db.delete(entries).where(
      and(
        eq(entries.userId, userId),
        sql`(
          ${entries.personId} = ${id}
          or (${entries.personId} is null and lower(${entries.name}) in ${names})
          or (${before.email} <> '' and lower(${entries.contact}) = lower(${before.email}))
          or (${before.phone} <> '' and ${entries.contact} = ${before.phone})
        )`,
        isErased,
      ),
    ),
    reports: db
      .update(entries)
      .set({ buyer: "" })
      .where(and(eq(entries.userId, userId), sql`lower(${entries.buyer}) in ${names}`, isErased)),
    ...eraseFromAgreements(db, before, isErased),
    channels: selectChannelsOf(db, before),
    invoices: selectInvoicesOf(db, before),
    documents: selectDocumentsNaming(db, before),
    reasons: selectReasonsNaming(db, before),
    agreements: selectConsignmentsOf(db, before),
  });
  if (erased.length === 0) return null;
  return [
    ...kept.invoices.map((invoice) => ({
      kind: "invoice" as const,
      id: invoice.id,
      name: invoiceNumber(invoice.year, invoice.sequence),
    })),
    ...kept.documents.map((document) => ({
      kind: "document" as const,
      id: document.id,
      name: document.issuedOn,
    })),
    ...kept.channels.map((channel) => ({
      kind: "channel" as const,
      id: channel.id,
      name: channel.name ?? "",
    })),
    ...kept.agreements
      .filter(({ confirmedBy }) => confirmedBy !== null)
      .map((agreement) => ({
        kind: "agreement" as const,
        id: agreement.id,
        name: numberOf(agreement) ?? "",
      })),
    ...kept.reasons.map(({ artworkId, reason }) => ({
      kind: "reason" as const,
      id: artworkId,
      name: reason,
    })),
  ];
}

/** What taking an agreement back, or undoing a return, would bring back, and who was to confirm one that is not confirmed. */
function eraseFromAgreements(db: Database, before: PersonRow, isErased: SQL) {
  const { id, userId } = before;
  const names = inAnyCase([before.name, shownName(before)]);
  const isOneOf = (text: SQL) => sql`lower(${text}) in ${names}`;
  const { earlier } = consignmentWorks;
  const { terms } = consignmentVersions;
  return {
    consignedWorks: db
      .update(consignmentWorks)
      .set({
        earlier: sql`json_set(
          ${earlier}, ${earlierPath("statusWho")}, null, ${earlierPath("statusPersonId")}, null,
          ${earlierPath("consignedWho")}, null
        )`,
      })
      .where(
        and(
          eq(consignmentWorks.userId, userId),
          sql`(
            ${earlierValue("statusPersonId")} = ${id}
            or (${earlierValue("statusPersonId")} is null and ${isOneOf(earlierValue("statusWho"))})
            or ${isOneOf(earlierValue("consignedWho"))}
          )`,
          isErased,
        ),
      ),
    consignmentVersions: db
      .update(consignmentVersions)
      .set({ terms: sql`json_set(${terms}, '$.confirmer', '')` })
      .where(
        and(
          eq(consignmentVersions.userId, userId),
          isNull(consignmentVersions.confirmedAt),
          isOneOf(sql`${terms} ->> '$.confirmer'`),
          isErased,
        ),
      ),
  };
}

/** What an artist wrote on a room, empty where it names the person whom it is for. */
function withoutName(column: SQLiteColumn, { name, organization, email }: PersonRow) {
  const words = [name, organization, email].flatMap((text) => [text, ...text.split(" ")]);
  const named = inAnyCase(words.filter((word) => word.length > 2));
  return sql`iif(exists (select 1 from ${named} where instr(lower(${column}), word) > 0), '', ${column})`;
}

/**
 * The words as `lower` of SQLite writes them, which folds A to Z alone: each as it is, and with its accented letters all small or
 * all capital.
 */
function inAnyCase(words: readonly string[]): SQL {
  const spellings = words
    .filter((word) => word !== "")
    .flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]);
  return sql`(select lower(value) as word from json_each(${JSON.stringify(spellings)}))`;
}

/** Deletes what would bring back whom an erased person was merged from, and those in turn. */
function deleteMergesInto(db: Database, { id, userId }: PersonRow) {
  return db.delete(peopleMerges).where(
    and(
      eq(peopleMerges.userId, userId),
      sql`${peopleMerges.intoId} in (
        with recursive same (id) as (
          select ${id}
          union
          select earlier.merged_id from same
          join people_merges as earlier on earlier.into_id = same.id and earlier.user_id = ${userId}
        )
        select id from same
      )`,
      sql`exists (
        select 1 from ${people} where ${people.id} = ${id} and ${people.userId} = ${userId}
          and ${people.erasedAt} is not null
      )`,
    ),
  );
}
