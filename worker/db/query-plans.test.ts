import { globSync } from "node:fs";
import { sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test } from "vitest";
import { firstBusiness } from "#schema/business/business.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { defaultRates } from "#schema/currency.ts";
import { documentWork } from "#schema/documents/describe.ts";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { newBusiness } from "#tests/support/business.ts";
import { declaredTables } from "#tests/support/declared-tables.ts";
import { type ObservedQuery, observeDatabase } from "#tests/support/observed-database.ts";
import { listTables, readRows } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { activeSubscription } from "#tests/support/subscriptions.ts";
import { unownedTables } from "#tests/support/unowned-tables.ts";
import * as calendar from "#worker/agenda/calendar-queries.ts";
import * as consents from "#worker/agenda/consent-queries.ts";
import * as reporting from "#worker/agenda/consignment-queries.ts";
import * as agenda from "#worker/agenda/queries.ts";
import * as askingPrice from "#worker/artworks/asking-price-queries.ts";
import type { BatchPrice } from "#worker/artworks/asking-prices/plan.ts";
import * as askingPrices from "#worker/artworks/asking-prices/queries.ts";
import * as undonePrices from "#worker/artworks/asking-prices/undo-queries.ts";
import * as deletedArtworks from "#worker/artworks/deleted-queries.ts";
import { statusLine } from "#worker/artworks/history.ts";
import * as history from "#worker/artworks/history-queries.ts";
import * as offers from "#worker/artworks/offer-queries.ts";
import * as artworks from "#worker/artworks/queries.ts";
import { newRecord } from "#worker/artworks/record-columns.ts";
import * as records from "#worker/artworks/record-queries.ts";
import * as artworkSaves from "#worker/artworks/save-queries.ts";
import * as statuses from "#worker/artworks/status-queries.ts";
import * as business from "#worker/business/queries.ts";
import * as channels from "#worker/channels/queries.ts";
import * as consignmentDiscards from "#worker/consignments/discard-queries.ts";
import {
  confirmStatements,
  hasWork,
  receiptStatement,
} from "#worker/consignments/gallery-statements.ts";
import * as consignments from "#worker/consignments/queries.ts";
import * as sendings from "#worker/consignments/send-queries.ts";
import * as undoneReturns from "#worker/consignments/undo-return-queries.ts";
import * as consignmentWrites from "#worker/consignments/write-queries.ts";
import * as documents from "#worker/documents/queries.ts";
import * as feedback from "#worker/feedback/queries.ts";
import * as importedPeople from "#worker/imports/people/row-queries.ts";
import * as undonePeople from "#worker/imports/people/undo-queries.ts";
import type { PlannedRow } from "#worker/imports/plan.ts";
import type { PlannedUpdate } from "#worker/imports/plan-update.ts";
import * as imports from "#worker/imports/queries.ts";
import * as restored from "#worker/imports/restore-queries.ts";
import * as importedRows from "#worker/imports/row-queries.ts";
import * as undoneImports from "#worker/imports/undo-queries.ts";
import * as importUpdates from "#worker/imports/update-queries.ts";
import * as credits from "#worker/invoices/credit-queries.ts";
import * as invoiceIssues from "#worker/invoices/issue-queries.ts";
import * as payments from "#worker/invoices/payment-queries.ts";
import * as invoices from "#worker/invoices/queries.ts";
import * as entries from "#worker/links/entry-queries.ts";
import * as guests from "#worker/links/guest-queries.ts";
import * as links from "#worker/links/queries.ts";
import * as payouts from "#worker/payouts/queries.ts";
import * as payoutWrites from "#worker/payouts/write-queries.ts";
import * as erasures from "#worker/people/erase-queries.ts";
import * as merges from "#worker/people/merge-queries.ts";
import * as naming from "#worker/people/naming-queries.ts";
import * as people from "#worker/people/queries.ts";
import * as undoneMerges from "#worker/people/undo-merge-queries.ts";
import * as applications from "#worker/price-lists/apply-queries.ts";
import * as catalogue from "#worker/price-lists/catalogue-queries.ts";
import * as dismissals from "#worker/price-lists/dismissal-queries.ts";
import { settingsColumns } from "#worker/price-lists/drafts.ts";
import * as publications from "#worker/price-lists/publish-queries.ts";
import * as lists from "#worker/price-lists/queries.ts";
import * as undoneLists from "#worker/price-lists/undo-queries.ts";
import * as exportRows from "#worker/profile/export-queries.ts";
import * as picturedRows from "#worker/profile/pictured-rows-queries.ts";
import * as profiles from "#worker/profile/queries.ts";
import * as saleChanges from "#worker/sales/change-queries.ts";
import * as sales from "#worker/sales/queries.ts";
import * as taxes from "#worker/sales/tax-queries.ts";
import * as sessions from "#worker/session/queries.ts";
import * as users from "#worker/session/user-queries.ts";
import * as attempts from "#worker/subscription/attempt-queries.ts";
import * as jobs from "#worker/subscription/job-queries.ts";
import * as subscriptions from "#worker/subscription/queries.ts";
import { batchByName, type Database, openDatabase } from "./client.ts";
import { noListsVersion } from "./columns.ts";
import type {
  ConsignmentRow,
  ConsignmentVersionRow,
  ConsignmentWorkRow,
  PayoutRow,
} from "./consignment-tables.ts";
import type { InvoicePaymentRow, IssuedDocumentRow } from "./document-tables.ts";
import type { EntryRow, LinkRow } from "./link-tables.ts";
import type { PeopleMergeRow, PersonRow } from "./people-tables.ts";
import type { PriceBatchRow, PriceListRow } from "./price-list-tables.ts";
import type { AttemptRow, JobRow, SubscriptionRow } from "./subscription-tables.ts";
import type { ArtworkRow } from "./tables.ts";

const worker = workerForTests();
let userId = "";
beforeAll(async () => {
  userId = (await signInArtist(worker)).id;
});

type Call = (db: Database) => Promise<unknown>;

/** One call of each function that a module exports; a new one without a call is an error of types. */
type EachQuery<Module> = {
  [Name in keyof Module as Module[Name] extends (...given: never[]) => unknown
    ? Name
    : never]: Call;
};

const now = new Date();
const noUser = "no user";
const save = { idempotencyKey: "key", requestHash: "hash" };
const writing = { allowance: "free", priceListsVersion: "version" } as const;
const deletion = { id: "work", since: now };
const numbered = { id: "work", inventoryNumber: "2026-001" };
const job: JobRow = {
  customerId: "cus_1",
  kind: "end-subscription",
  subscriptionId: null,
  attempts: 0,
  createdAt: now,
};
const attempt: AttemptRow = {
  userId: noUser,
  id: "attempt",
  method: "checkout",
  term: "monthly",
  priceId: "price",
  paymentId: null,
  createdAt: now,
  expiresAt: now,
};
const subscription: SubscriptionRow = {
  ...activeSubscription,
  userId: noUser,
  customerId: "cus_1",
  actionRound: 0,
  version: "version",
  syncedAt: now,
  retryAt: now,
};
const payout: PayoutRow = {
  ...{ id: "payout", userId: noUser, channelId: "gallery", date: "2026-11-22", amountCents: 1 },
  ...{ currency: "CAD", method: "", saleIds: ["sale"], reversedAt: null, isSettled: false },
  ...{ idempotencyKey: "key", requestHash: "hash", createdAt: now },
};
const consignment: ConsignmentRow = {
  ...{ id: "consignment", userId: noUser, channelId: "gallery", year: null, sequence: null },
  ...{ state: "draft", amendment: null, version: 1, reportedOn: null, closedAt: null },
  ...{ idempotencyKey: "key", requestHash: "hash", createdAt: now, updatedAt: now },
  changeId: "change",
};
const change = { updatedAt: now, changeId: "change" };
const version: ConsignmentVersionRow = {
  ...{ userId: noUser, consignmentId: "consignment", version: 1, workIds: ["work"] },
  terms: {
    ...{ from: "2026-11-22", until: "2026-11-22", language: "en", confirmer: "" },
    ...{ commission: 0.5, discountBorneBy: "both", daysToPay: 30, discountCeiling: 0 },
    ...{ reports: "never", insuredBy: null, insuredOn: null, shippingThere: null },
    ...{ shippingBack: null, terms: "", sentences: [] },
  },
  ...{ content: null, sentAt: null, confirmedBy: null, confirmedAt: null },
};
const sending = {
  next: { state: "sent", amendment: null },
  ...{ version, holding: 1, year: 2026 },
  ...{ works: [{ id: "work", updatedAt: now }], addedIds: ["work"], removedIds: ["work"] },
  keptIds: ["work"],
  ...{ change, now },
} as const;
const consignedWork: ConsignmentWorkRow = {
  ...{ userId: noUser, consignmentId: "consignment", artworkId: "work", isHere: true },
  ...{ priceCents: 1, currency: "CAD", receivedOn: null, condition: "", returnedOn: null },
  ...{ saleId: null, earlier: [] },
};
const place = { street: "", city: "", region: "", postalCode: "", country: "" };
const confirmed = {
  ...{ next: { state: "confirmed", amendment: null }, version, confirmedBy: "Sylvie" },
  content: {
    ...{ form: 1, number: "C-2026-001", version: 1, language: "en", works: [], sentences: [] },
    ...{ artist: { name: "", email: "", address: place }, gallery: { name: "", address: place } },
    terms: version.terms,
  },
  documented: [{ artworkId: "work", pictureKey: null, pictureType: null, pictureHash: null }],
  ...{ removedIds: ["work"], returnedOn: "2026-11-22", change, now },
} satisfies Parameters<typeof confirmStatements>[2];
const due = { staleBefore: now, retryBefore: now };
const event = { id: "evt_1", type: "invoice.paid", receivedAt: now };

function artwork(): ArtworkRow {
  return {
    id: crypto.randomUUID(),
    userId,
    title: "Low Tide",
    dateCreated: "2025",
    widthInches: 20,
    heightInches: 15,
    support: "canvas-0.75",
    medium: "oil",
    materialsCostCents: 0,
    hoursSpent: 0,
    priceCents: null,
    currency: "CAD",
    breakdown: null,
    pictureKey: null,
    pictureType: null,
    pictureHash: null,
    pictureBytes: null,
    createdAt: now,
    updatedAt: now,
    ...newRecord,
    inventoryNumber: "",
  };
}

function list(): PriceListRow {
  return {
    id: crypto.randomUUID(),
    userId,
    number: null,
    publishedAt: null,
    ...settingsColumns({ ...firstDraft, anchors: [] }),
    curves: null,
    appliedAt: null,
    undoneAt: null,
    changeId: null,
    createdAt: now,
    updatedAt: now,
  };
}

function application(): applications.Application {
  const changes = [{ id: "work", listedCents: 64_000 }];
  return {
    ownerId: userId,
    listId: "list",
    currency: "CAD",
    changes,
    artworksVersion: "version",
  };
}

function batch(): PriceBatchRow {
  return {
    ...{ id: crypto.randomUUID(), userId, changed: 1, held: [] },
    ...{ idempotencyKey: null, requestHash: null, createdAt: now, undoneAt: null },
  };
}

function batchPrice(): BatchPrice {
  return {
    ...{ artworkId: "work", earlierAskingCents: 1, earlierAskingCurrency: "CAD" },
    ...{ earlierListedCents: null, earlierListedCurrency: null, askingCents: null },
    ...{ askingCurrency: null, listedCents: 2, listedCurrency: "CAD", listId: "list" },
  };
}

const writtenImport = {
  ...{ ownerId: userId, importId: "import", priceListsVersion: "version", business: null },
  newChannels: [],
  artworksVersion: "version",
};

function importRow() {
  return {
    ...{ id: "import", userId, fileName: "works.csv", fileHash: "hash", rowCount: 1 },
    ...{ createdAt: now, undoneAt: null },
  };
}

function plannedRow(): PlannedRow {
  const { inventoryNumber: _number, ...work } = artwork();
  return { row: 1, artwork: work, inventoryNumber: null, history: [], sale: null };
}

function plannedUpdate(): PlannedUpdate {
  const before = artwork();
  return {
    ...{ row: 2, before, after: { ...before, updatedAt: now }, changed: ["title"], kept: [] },
    history: [statusLine("available", "")],
  };
}

const person: PersonRow = {
  ...{ id: "person", userId: noUser, kind: "person", name: "Solange", organization: "" },
  ...{ email: "", phone: "", street: "", city: "", region: "", postalCode: "", country: "" },
  ...{ language: "", notes: "", archived: false, expressSince: null, withdrawnOn: null },
  ...{ listedOn: null, distinctFrom: "", formerEmails: "" },
  ...{ idempotencyKey: "key", requestHash: "hash", createdAt: now, updatedAt: now },
  erasedAt: null,
};

const link: LinkRow = {
  ...{ id: "link", userId: noUser, kind: "room", language: "en", title: "", note: "" },
  ...{ workIds: ["work"], invoiceId: null, personId: "person", showPrices: true, showWhy: true },
  ...{ showSold: true, showContact: false, showStatus: false, isPublic: false, endsOn: null },
  ...{ revokedAt: null, idempotencyKey: "key", requestHash: "hash", consignmentId: null },
  ...{ createdAt: now, updatedAt: now },
};
const opened = { id: "link", isLabel: false, today: "2026-11-22" };
const entry: EntryRow = {
  ...{ id: "entry", userId: noUser, linkId: "link", kind: "hold", workId: "work" },
  ...{ name: "Priya", contact: "priya@example.com", message: "", personId: null, sentAt: now },
  ...{ decision: null, decidedAt: null, idempotencyKey: "key", requestHash: "hash" },
  ...{ date: null, priceCents: null, currency: null, condition: "", buyer: "" },
};

const merge: PeopleMergeRow = {
  ...{ id: "merge", userId: noUser, mergedId: "one", intoId: "other" },
  person: { ...person, createdAt: now.getTime() },
  ...{ filled: {}, idempotencyKey: "key", requestHash: "hash", mergedAt: now },
};

const sale: sales.NewSale = {
  id: "sale",
  userId: noUser,
  artworkId: "work",
  date: "2026-01-15",
  priceCents: 100_000,
  discountCents: 0,
  currency: "CAD",
  cadRate: 1,
  channelId: "studio",
  channelKind: "studio",
  channelName: null,
  commission: 0,
  percentageFee: 0,
  fixedFeeCents: 0,
  discountBorneBy: "artist",
  commissionCents: 0,
  feeCents: 0,
  shippingCents: 0,
  netCents: 100_000,
  buyerName: null,
  buyerEmail: null,
  buyerAddress: null,
  buyerCountry: null,
  buyerRegion: null,
  ...{ personId: null, deliverToCountry: null, deliverToRegion: null },
  deliveredBy: null,
  handedOverIn: null,
  chargesTax: false,
  taxes: [],
  idempotencyKey: "key",
  requestHash: "hash",
  createdAt: now,
};

const documentArtist = { name: "Odile Fournier", business: firstBusiness };
const invoice: invoiceIssues.NewInvoice = {
  id: "invoice",
  userId: noUser,
  year: 2026,
  issuedOn: "2026-01-15",
  content: {
    ...{ form: 1, language: "en", currency: "CAD", artist: documentArtist, lines: [], taxes: [] },
    buyer: { name: "Solange", email: "", address: "", country: "", region: "" },
    ...{ subtotalCents: 0, totalCents: 0, depositCents: 0, balanceCents: 0 },
    ...{ terms: "", dueOn: null },
  },
  paidOn: null,
  paymentMethod: null,
  idempotencyKey: "key",
  requestHash: "hash",
  createdAt: now,
};
function payment(): InvoicePaymentRow {
  return {
    ...{ id: "payment", userId, invoiceId: "invoice", date: "2026-01-20", amountCents: 8_000 },
    ...{ method: "E-transfer", kind: "payment", reversedAt: null, createdAt: now },
    ...{ idempotencyKey: "key", requestHash: "hash" },
  };
}
const documentedWork = {
  ...{ artworkId: "work", pictureKey: null, pictureType: null, pictureHash: null },
};
const certificate: IssuedDocumentRow = {
  id: "document",
  userId: noUser,
  kind: "certificate",
  issuedOn: "2026-01-15",
  content: {
    ...{ form: 1, language: "en", artist: documentArtist, hours: null },
    work: documentWork(
      {
        ...{ id: "work", title: "Low Tide", dateCreated: "2025", medium: "oil", mediumLine: "" },
        ...{ depth: "canvas-0.75", width: 20, height: 15, framed: false, inventoryNumber: "" },
      },
      false,
    ),
  },
  idempotencyKey: "key",
  requestHash: "hash",
  createdAt: now,
};

const ownImport = { ownerId: noUser, importId: "import" };

const queries = {
  "artworks/queries.ts": {
    selectListedArtworks: async (db) =>
      artworks.selectListedArtworks(db, userId, { userId, version: "version" }, now),
    readList: (db) => artworks.readList(db, userId, now),
    selectArtwork: async (db) => artworks.selectArtwork(db, userId, "work"),
    selectArtworkWithSale: async (db) => artworks.selectArtworkWithSale(db, userId, "work"),
    findArtwork: (db) => artworks.findArtwork(db, userId, "work"),
    findEditableArtwork: (db) => artworks.findEditableArtwork(db, userId, "work", now),
    findUsedPictureKeys: (db) => artworks.findUsedPictureKeys(db, ["one", "two"]),
  } satisfies EachQuery<typeof artworks>,
  "artworks/save-queries.ts": {
    findSaveRows: (db) => artworkSaves.findSaveRows(db, userId, "key", now),
    insertArtwork: (db) => artworkSaves.insertArtwork(db, artwork(), { ...writing, save }),
    deleteSavesBefore: (db) => artworkSaves.deleteSavesBefore(db, now),
    updateArtwork: (db) =>
      artworkSaves.updateArtwork(db, { ...artwork(), priceCents: 1 }, artwork(), {
        ...writing,
        isFirstPicture: true,
      }),
  } satisfies EachQuery<typeof artworkSaves>,
  "artworks/deleted-queries.ts": {
    softDeleteArtwork: (db) => deletedArtworks.softDeleteArtwork(db, userId, "work", now),
    purgeDeletedArtworks: (db) => deletedArtworks.purgeDeletedArtworks(db, userId, ["one", "two"]),
    isSoftDeleted: (db) => deletedArtworks.isSoftDeleted(db, userId, deletion),
    restoreArtwork: (db) => deletedArtworks.restoreArtwork(db, userId, deletion, "free"),
    purgeArtworksDeletedBefore: (db) => deletedArtworks.purgeArtworksDeletedBefore(db, now),
  } satisfies EachQuery<typeof deletedArtworks>,
  "artworks/history-queries.ts": {
    findHistory: (db) => history.findHistory(db, userId, "work"),
    endExpiredHolds: (db) => history.endExpiredHolds(db, null, now),
  } satisfies EachQuery<typeof history>,
  "artworks/asking-price-queries.ts": {
    findArtworkAndOffers: (db) => askingPrice.findArtworkAndOffers(db, userId, "work", now),
  } satisfies EachQuery<typeof askingPrice>,
  "artworks/offer-queries.ts": {
    selectOffersOfWork: async (db) => offers.selectOffersOfWork(db, userId, "work"),
    selectOffers: async (db) => offers.selectOffers(db, userId),
    selectOffersOfUnpriced: async (db) => offers.selectOffersOfUnpriced(db, userId),
  } satisfies EachQuery<typeof offers>,
  "artworks/asking-prices/queries.ts": {
    findBatchContext: (db) => askingPrices.findBatchContext(db, userId, "key", now),
    writeBatch: (db) => askingPrices.writeBatch(db, batch(), [batchPrice()], "version"),
    selectBatches: async (db) => askingPrices.selectBatches(db, userId),
    deleteBatchesBefore: (db) => askingPrices.deleteBatchesBefore(db, now),
  } satisfies EachQuery<typeof askingPrices>,
  "artworks/asking-prices/undo-queries.ts": {
    undoBatch: (db) =>
      undonePrices.undoBatch(
        db,
        { ownerId: userId, id: "batch", since: now, rates: defaultRates },
        now,
      ),
  } satisfies EachQuery<typeof undonePrices>,
  "artworks/status-queries.ts": {
    findStatusContext: (db) =>
      statuses.findStatusContext(db, userId, "work", {
        ...{ channelId: "studio", personId: "person", isUndo: true },
      }),
  } satisfies EachQuery<typeof statuses>,
  "artworks/record-queries.ts": {
    findRecordContext: (db) => records.findRecordContext(db, userId, numbered, now),
    writeRecord: (db) =>
      records.writeRecord(
        db,
        { ...artwork(), status: "consigned" },
        {
          columns: { inventoryNumber: "2026-001", status: "available" },
          history: [statusLine("available", "")],
          isPutBack: true,
          channelId: "studio",
          artworksVersion: "version",
          priceListsVersion: "version",
        },
        now,
      ),
  } satisfies EachQuery<typeof records>,
  "channels/queries.ts": {
    selectChannels: async (db) => channels.selectChannels(db, userId),
    selectChannel: async (db) => channels.selectChannel(db, userId, "studio"),
    writeChannels: (db) => channels.writeChannels(db, userId, firstChannels),
  } satisfies EachQuery<typeof channels>,
  "business/queries.ts": {
    selectBusiness: async (db) => business.selectBusiness(db, userId),
    findBusinessContext: (db) => business.findBusinessContext(db, userId),
    writeBusiness: (db) =>
      business.writeBusiness(db, {
        ownerId: userId,
        details: newBusiness(),
        taxes: [{ id: "sale", taxes: null }],
        read: null,
        artworksVersion: "version",
      }),
  } satisfies EachQuery<typeof business>,
  "price-lists/queries.ts": {
    selectPriceLists: async (db) => lists.selectPriceLists(db, userId),
    selectPriceList: async (db) => lists.selectPriceList(db, userId, "list"),
    selectListInForce: async (db) => lists.selectListInForce(db, userId, now),
    selectListsVersion: async (db) => lists.selectListsVersion(db, userId),
    selectLatestList: async (db) => lists.selectLatestList(db, userId),
    findPriceList: (db) => lists.findPriceList(db, userId, "list"),
    insertDraft: (db) => lists.insertDraft(db, list()),
    updateDraft: (db) => lists.updateDraft(db, list(), { profit: 2 }),
    deleteDraft: (db) => lists.deleteDraft(db, userId, "list"),
  } satisfies EachQuery<typeof lists>,
  "price-lists/catalogue-queries.ts": {
    selectCatalogue: async (db) => catalogue.selectCatalogue(db, userId),
  } satisfies EachQuery<typeof catalogue>,
  "price-lists/apply-queries.ts": {
    findApplyContext: (db) => applications.findApplyContext(db, userId, "list", now),
    listOwnersOfDueLists: (db) => applications.listOwnersOfDueLists(db, now, 10),
    writeApplication: (db) => applications.writeApplication(db, application(), now),
    applicationStatements: async (db) =>
      db.batch(applications.applicationStatements(db, application(), "change", now)),
  } satisfies EachQuery<typeof applications>,
  "price-lists/undo-queries.ts": {
    findListUndoContext: (db) => undoneLists.findListUndoContext(db, userId, "list", now),
    undoApplication: (db) =>
      undoneLists.undoApplication(db, { ...application(), rates: defaultRates }, now),
  } satisfies EachQuery<typeof undoneLists>,
  "price-lists/publish-queries.ts": {
    findPublishContext: (db) => publications.findPublishContext(db, userId, "list"),
    publishDraft: (db) =>
      publications.publishDraft(
        db,
        list(),
        {
          columns: { ...list(), publishedAt: now },
          application: { currency: "CAD", changes: [] },
          artworksVersion: "version",
        },
        now,
      ),
  } satisfies EachQuery<typeof publications>,
  "price-lists/dismissal-queries.ts": {
    selectDismissals: async (db) => dismissals.selectDismissals(db, userId),
    writeDismissal: (db) => dismissals.writeDismissal(db, userId, { key: "key", reason: "" }, now),
  } satisfies EachQuery<typeof dismissals>,
  "imports/queries.ts": {
    selectImports: async (db) => imports.selectImports(db, userId),
    selectImport: async (db) => imports.selectImport(db, userId, "import"),
    insertImport: (db) => imports.insertImport(db, importRow(), new Date(0)),
  } satisfies EachQuery<typeof imports>,
  "imports/row-queries.ts": {
    findImportContext: (db) =>
      importedRows.findImportContext(
        db,
        { ownerId: userId, importId: "import" },
        { numbers: ["A-1"], years: ["2024"] },
        now,
      ),
    selectAppliedRows: async (db) => importedRows.selectAppliedRows(db, userId, "import"),
    writeRows: (db) =>
      importedRows.writeRows(
        db,
        writtenImport,
        { planned: [plannedRow()], updates: [plannedUpdate()], skipped: [] },
        now,
      ),
  } satisfies EachQuery<typeof importedRows>,
  "imports/update-queries.ts": {
    findWorksAndOffers: (db) =>
      importUpdates.findWorksAndOffers(db, userId, "import", [
        { artworkId: "work", work: { medium: "oil" } },
      ]),
    updateStatements: async (db) =>
      batchByName(db, importUpdates.updateStatements(db, userId, "import", [plannedUpdate()])),
  } satisfies EachQuery<typeof importUpdates>,
  "imports/restore-queries.ts": {
    restoreStatements: async (db) =>
      db.batch(
        restored.restoreStatements(
          db,
          { ownerId: userId, importId: "import", undone: sql`true`, listed: [] },
          now,
        ),
      ),
  } satisfies EachQuery<typeof restored>,
  "imports/undo-queries.ts": {
    findImportUndoContext: (db) => undoneImports.findImportUndoContext(db, userId, "import", now),
    writeUndo: (db) =>
      undoneImports.writeUndo(
        db,
        {
          ...{ ownerId: userId, importId: "import", since: now },
          ...{ priceListsVersion: noListsVersion, listed: [] },
          left: [{ id: "work", leftAt: now, version: now }],
        },
        now,
      ),
  } satisfies EachQuery<typeof undoneImports>,
  "imports/people/row-queries.ts": {
    findPeopleContext: (db) => importedPeople.findPeopleContext(db, ownImport, [person]),
    selectAppliedPeople: async (db) => importedPeople.selectAppliedPeople(db, userId, "import"),
    writePeople: async (db) => {
      const { version } = await importedPeople.findPeopleContext(db, ownImport, [person]);
      const claim = { ...{ userId, importId: "import", row: 1, personId: "person" }, isNew: true };
      return importedPeople.writePeople(db, ownImport, {
        version,
        claims: [{ ...claim, personVersion: now, earlierValues: null }],
        added: [person],
        updates: [{ id: "person", at: 1, values: { notes: "Prefers blue" } }],
      });
    },
  } satisfies EachQuery<typeof importedPeople>,
  "imports/people/undo-queries.ts": {
    undoPeopleStatements: async (db) =>
      db.batch(undonePeople.undoPeopleStatements(db, ownImport, sql`true`, now)),
  } satisfies EachQuery<typeof undonePeople>,
  "agenda/queries.ts": {
    factQueries: async (db) =>
      batchByName(db, agenda.factQueries(db, userId, { today: "2026-11-22", isAhead: false })),
    factsOf: async (db) => agenda.findFacts(db, userId, { today: "2026-11-22", isAhead: true }),
    findFacts: (db) => agenda.findFacts(db, userId, { today: "2026-11-22", isAhead: true }),
    writePostponement: (db) =>
      agenda.writePostponement(
        db,
        { userId, key: "due-back:work:2026-12-20", until: "2026-12-01" },
        { today: "2026-11-22", now },
      ),
    selectPostponements: async (db) => agenda.selectPostponements(db, userId),
  } satisfies EachQuery<typeof agenda>,
  "agenda/consent-queries.ts": {
    selectEndingConsents: async (db) =>
      consents.selectEndingConsents(db, userId, { today: "2026-11-22", isAhead: false }),
    selectEndingEnquiries: async (db) =>
      consents.selectEndingEnquiries(db, userId, { today: "2026-11-22", isAhead: false }),
    consentsOf: async (db) =>
      consents.consentsOf(
        await consents.selectEndingConsents(db, userId, { today: "2026-11-22", isAhead: true }),
      ),
  } satisfies EachQuery<typeof consents>,
  "agenda/consignment-queries.ts": {
    selectReportingConsignments: async (db) => reporting.selectReportingConsignments(db, userId),
  } satisfies EachQuery<typeof reporting>,
  "agenda/calendar-queries.ts": {
    selectCalendar: async (db) => calendar.selectCalendar(db, userId),
    writeCalendar: (db) =>
      calendar.writeCalendar(db, { userId, id: "calendar", language: "en", createdAt: now }),
    deleteCalendar: (db) => calendar.deleteCalendar(db, noUser),
    findCalendar: (db) =>
      calendar.findCalendar(db, "calendar", { today: "2026-11-22", isAhead: true }),
  } satisfies EachQuery<typeof calendar>,
  "payouts/queries.ts": {
    selectPayouts: async (db) => payouts.selectPayouts(db, userId),
    selectSalesToBePaid: async (db) => payouts.selectSalesToBePaid(db, userId),
    owedQueries: (db) => batchByName(db, payouts.owedQueries(db, userId)),
    findAllOwed: (db) => payouts.findAllOwed(db, userId),
    unsettledQueries: (db) => batchByName(db, payouts.unsettledQueries(db, userId)),
    findUnsettled: (db) => payouts.findUnsettled(db, userId),
    findOwedAndSales: (db) =>
      payouts.findOwedAndSales(db, userId, { consignmentId: "agreement", until: "2026-11-22" }),
    findOwed: (db) => payouts.findOwed(db, userId),
    findGalleryRows: (db) =>
      payouts.findGalleryRows(db, userId, { channelId: "gallery-50", from: "2026-01-01" }),
  } satisfies EachQuery<typeof payouts>,
  "payouts/write-queries.ts": {
    findPayoutContext: (db) => payoutWrites.findPayoutContext(db, payout),
    insertPayout: (db) =>
      payoutWrites.insertPayout(db, payout, {
        version: { worksVersion: "version", payoutsVersion: "0 0" },
        isPaidAgain: true,
        settled: { saleIds: ["sale"], payoutIds: ["payout"] },
      }),
    writeReversal: (db) => payoutWrites.writeReversal(db, userId, "payout", now),
    writeKeptFrom: (db) => payoutWrites.writeKeptFrom(db, noUser, null),
  } satisfies EachQuery<typeof payoutWrites>,
  "consignments/queries.ts": {
    consignmentQueries: (db) => batchByName(db, consignments.consignmentQueries(db, userId)),
    findConsignments: (db) => consignments.findConsignments(db, userId),
    findConsignmentContext: (db) =>
      consignments.findConsignmentContext(db, userId, { id: "consignment", workIds: ["work"] }),
    findGuestAgreement: (db) =>
      consignments.findGuestAgreement(db, { userId, consignmentId: "consignment" }),
    findConfirmedContent: (db) =>
      consignments.findConfirmedContent(db, userId, { id: "consignment", version: 1 }),
  } satisfies EachQuery<typeof consignments>,
  "consignments/write-queries.ts": {
    findByKey: (db) => consignmentWrites.findByKey(db, consignment),
    insertConsignment: (db) =>
      consignmentWrites.insertConsignment(db, { ...consignment, userId: noUser }, version),
    writeVersion: (db) => consignmentWrites.writeVersion(db, consignment, consignment, version),
    writeReturn: (db) =>
      consignmentWrites.writeReturn(db, consignment, {
        ...{ workIds: ["work"], returnedOn: "2026-11-22", change, now },
        acceptedEntryId: "entry",
      }),
    updateConsignment: (db) =>
      consignmentWrites.updateConsignment(db, consignment, { state: "closed" }),
  } satisfies EachQuery<typeof consignmentWrites>,
  "consignments/undo-return-queries.ts": {
    writeReturnUndo: (db) =>
      undoneReturns.writeReturnUndo(db, consignment, {
        ...{ workIds: ["work"], returnedAt: now, change, now },
      }),
  } satisfies EachQuery<typeof undoneReturns>,
  "consignments/discard-queries.ts": {
    deleteConsignment: (db) => consignmentDiscards.deleteConsignment(db, consignment),
    deleteNextVersion: (db) => consignmentDiscards.deleteNextVersion(db, consignment, consignment),
  } satisfies EachQuery<typeof consignmentDiscards>,
  "consignments/send-queries.ts": {
    writeSending: (db) => sendings.writeSending(db, consignment, sending),
    writeTakingBack: (db) => sendings.writeTakingBack(db, consignment, sending),
  } satisfies EachQuery<typeof sendings>,
  "links/queries.ts": {
    findAgreementOfLink: (db) => links.findAgreementOfLink(db, userId, "link"),
    selectLinks: async (db) => links.selectLinks(db, userId),
    selectLinkDays: async (db) => links.selectLinkDays(db, userId),
    findLinks: (db) => links.findLinks(db, userId),
    findLink: (db) => links.findLink(db, userId, "link"),
    findLinkContext: (db) => links.findLinkContext(db, link),
    insertLink: (db) => links.insertLink(db, link, "2026-11-22"),
    hasTooManyLinks: (db) => links.hasTooManyLinks(db, userId, "2026-11-22"),
    updateLink: (db) => links.updateLink(db, link, { title: "Water", personId: "person" }),
  } satisfies EachQuery<typeof links>,
  "links/guest-queries.ts": {
    findOpened: (db) => guests.findOpened(db, opened, "work"),
    findShownLink: (db) => guests.findShownLink(db, opened),
    findShownLabel: (db) => guests.findShownLabel(db, { ...opened, isLabel: true }),
    countOpened: (db) => guests.countOpened(db, link, "2026-11-22"),
  } satisfies EachQuery<typeof guests>,
  "links/entry-queries.ts": {
    selectEntries: async (db) => entries.selectEntries(db, userId),
    selectWaitingEntries: async (db) => entries.selectWaitingEntries(db, userId),
    insertEntry: (db) =>
      entries.insertEntry(db, {
        ...{ entry, link, senderHash: "hash", limit: 10, isPossible: true },
        ...{ condition: hasWork(consignedWork, { isReported: false }) },
        statements: (isStored) => [
          receiptStatement(db, consignedWork, {
            ...{ receivedOn: "2026-11-22", condition: "", isStored },
          }),
          ...confirmStatements(db, consignment, confirmed, isStored),
        ],
      }),
    forgetPastSenders: (db) => entries.forgetPastSenders(db, now),
    deleteEntriesBefore: (db) => entries.deleteEntriesBefore(db, now),
    findEntry: (db) => entries.findEntry(db, userId, "entry", null),
    decideEntry: (db) => entries.decideEntry(db, entry, { decision: "declined", decidedAt: now }),
  } satisfies EachQuery<typeof entries>,
  "people/queries.ts": {
    selectPeople: async (db) => people.selectPeople(db, userId),
    selectPerson: async (db) => people.selectPerson(db, userId, "person"),
    findPerson: (db) => people.findPerson(db, userId, "person"),
    insertPerson: (db) => people.insertPerson(db, person),
    updatePerson: (db) => people.updatePerson(db, person, { notes: "Prefers blue" }),
    markListed: (db) =>
      people.markListed(db, userId, { personIds: ["person"], listedOn: "2026-11-26" }),
  } satisfies EachQuery<typeof people>,
  "people/merge-queries.ts": {
    findMergeContext: (db) =>
      merges.findMergeContext(db, userId, { id: "one", intoId: "other", idempotencyKey: "key" }),
    insertMerge: (db) => merges.insertMerge(db, { merged: person, into: person }, merge),
    deleteMergesBefore: (db) => merges.deleteMergesBefore(db, now),
  } satisfies EachQuery<typeof merges>,
  "people/undo-merge-queries.ts": {
    selectMergesSince: async (db) => undoneMerges.selectMergesSince(db, userId, now),
    findMerge: (db) => undoneMerges.findMerge(db, userId, "merge", now),
    separatePeople: (db) =>
      undoneMerges.separatePeople(db, { merge, into: person, emptied: { phone: "" } }, now),
  } satisfies EachQuery<typeof undoneMerges>,
  "people/erase-queries.ts": {
    writeErasure: (db) => erasures.writeErasure(db, person, now),
  } satisfies EachQuery<typeof erasures>,
  "people/naming-queries.ts": {
    selectChannelsOf: async (db) => naming.selectChannelsOf(db, person),
    selectConsignmentsOf: async (db) => naming.selectConsignmentsOf(db, person),
    selectPayoutsOf: async (db) => naming.selectPayoutsOf(db, person),
    selectInvoicesOf: async (db) => naming.selectInvoicesOf(db, person),
    selectSalesOf: async (db) => naming.selectSalesOf(db, person),
    selectHoldsFor: async (db) => naming.selectHoldsFor(db, person),
    selectDeletedHoldsFor: async (db) => naming.selectDeletedHoldsFor(db, person),
    selectDocumentsNaming: async (db) => naming.selectDocumentsNaming(db, person),
    selectLinksFor: async (db) => naming.selectLinksFor(db, person),
    selectLinkDaysFor: async (db) => naming.selectLinkDaysFor(db, person),
    selectEntriesOf: async (db) => naming.selectEntriesOf(db, person),
    selectReasonsNaming: async (db) => naming.selectReasonsNaming(db, person),
  } satisfies EachQuery<typeof naming>,
  "sales/queries.ts": {
    selectSales: async (db) => sales.selectSales(db, userId),
    findSaleContext: (db) =>
      sales.findSaleContext(db, userId, { artworkId: "work", channelId: "studio" }, "key"),
    insertSale: (db) =>
      sales.insertSale(db, sale, { business: null, acceptedEntryId: "entry", now }),
    closeSale: (db) =>
      sales.closeSale(
        db,
        userId,
        { id: "sale", returnedOn: "2026-11-25", today: "2026-11-25", reason: "" },
        now,
      ),
  } satisfies EachQuery<typeof sales>,
  "sales/change-queries.ts": {
    findSaleChangeContext: (db) =>
      saleChanges.findSaleChangeContext(db, userId, "sale", { channelId: "studio" }),
    updateSale: (db) =>
      saleChanges.updateSale(
        db,
        {
          sale: {
            ...{ ...sale, artworkTitle: "", returnedAt: null, returnedOn: null },
            ...{
              invoiceId: null,
              invoiceNumber: null,
              paidOn: null,
              paymentMethod: null,
              takesMoney: false,
              isImported: false,
              isSettled: false,
            },
          },
          business: null,
        },
        { columns: { buyerName: "Solange", taxes: null }, isCorrection: true },
        now,
      ),
  } satisfies EachQuery<typeof saleChanges>,
  "sales/tax-queries.ts": {
    selectTaxedSales: async (db) => taxes.selectTaxedSales(db, userId),
    taxStatements: async (db) => {
      const [statement = expect.fail()] = taxes.taxStatements(
        db,
        userId,
        [{ id: "sale", taxes: [] }],
        sql`true`,
      );
      return statement;
    },
  } satisfies EachQuery<typeof taxes>,
  "invoices/queries.ts": {
    selectInvoices: async (db) => invoices.selectInvoices(db, userId),
  } satisfies EachQuery<typeof invoices>,
  "invoices/payment-queries.ts": {
    insertPayment: (db) => payments.insertPayment(db, payment()),
    reversePayment: (db) => payments.reversePayment(db, userId, payment(), now),
    payWhole: (db) => payments.payWhole(db, payment()),
    reverseAll: (db) => payments.reverseAll(db, userId, "invoice", now),
  } satisfies EachQuery<typeof payments>,
  "invoices/issue-queries.ts": {
    findInvoiceContext: (db) => invoiceIssues.findInvoiceContext(db, userId, ["sale"], "key"),
    insertInvoice: (db) =>
      invoiceIssues.insertInvoice(db, invoice, { sales: [], business: null }, [documentedWork]),
  } satisfies EachQuery<typeof invoiceIssues>,
  "invoices/credit-queries.ts": {
    findCreditContext: (db) => credits.findCreditContext(db, userId, "invoice", "key"),
    insertCreditNote: (db) =>
      credits.insertCreditNote(
        db,
        { ...invoice, creditsId: "invoice", reason: "" },
        { business: null, taxes: [{ id: "sale", taxes: [] }] },
      ),
  } satisfies EachQuery<typeof credits>,
  "documents/queries.ts": {
    selectDocuments: async (db) => documents.selectDocuments(db, userId),
    selectDocumentWork: async (db) => documents.selectDocumentWork(db, userId, "invoice", "work"),
    selectDocumentWorks: async (db) => documents.selectDocumentWorks(db, userId),
    findDocumentContext: (db) => documents.findDocumentContext(db, userId, ["work"], "key"),
    insertDocument: (db) => documents.insertDocument(db, certificate, [documentedWork]),
    documentedWorks: async (db) =>
      documents.documentedWorks(
        db,
        { id: crypto.randomUUID(), userId },
        [documentedWork],
        sql`true`,
      ),
  } satisfies EachQuery<typeof documents>,
  "feedback/queries.ts": {
    insertFeedback: (db) =>
      feedback.insertFeedback(
        db,
        {
          id: "feedback",
          userId,
          email: null,
          type: "general",
          subject: "The cap",
          message: "Why two and a half?",
          status: "new",
          adminNotes: "",
          idempotencyKey: "key",
          createdAt: now,
        },
        { since: now, maximum: 5 },
      ),
    listFeedback: (db) => feedback.listFeedback(db),
    updateFeedback: (db) => feedback.updateFeedback(db, "feedback", { status: "resolved" }),
  } satisfies EachQuery<typeof feedback>,
  "subscription/job-queries.ts": {
    insertJob: (db) => jobs.insertJob(db, job),
    listJobs: (db) => jobs.listJobs(db, 10),
    findOldestJob: (db) => jobs.findOldestJob(db),
    deleteJob: (db) => jobs.deleteJob(db, job),
    countFailure: (db) => jobs.countFailure(db, job),
  } satisfies EachQuery<typeof jobs>,
  "profile/export-queries.ts": {
    readExportRows: (db) => exportRows.readExportRows(db, userId, true),
  } satisfies EachQuery<typeof exportRows>,
  "profile/pictured-rows-queries.ts": {
    selectWorks: async (db) => picturedRows.selectWorks(db, userId),
    selectDeletedWorks: async (db) => picturedRows.selectDeletedWorks(db, userId),
    readExportPage: async (db) => {
      for (const list of picturedRows.picturedLists) {
        const range = { list, from: 0, count: 400, lastDocumentWork: 1 };
        await picturedRows.readExportPage(db, userId, range);
      }
    },
  } satisfies EachQuery<typeof picturedRows>,
  "profile/queries.ts": {
    updateProfile: (db) => profiles.updateProfile(db, userId, { city: "Rimouski" }, null),
    deleteProfile: (db) => profiles.deleteProfile(db, noUser, now),
  } satisfies EachQuery<typeof profiles>,
  "session/queries.ts": {
    insertSession: (db) =>
      sessions.insertSession(db, {
        tokenHash: "hash",
        userId,
        isReturning: false,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: now,
      }),
    findSession: (db) => sessions.findSession(db, "hash"),
    findSessionWith: (db) =>
      sessions.findSessionWith(db, "hash", (owner) => artworks.selectArtwork(db, owner, "work")),
    renewSession: (db) => sessions.renewSession(db, "hash", now, now),
    deleteSession: (db) => sessions.deleteSession(db, "hash"),
    deleteSessionsExpiredBefore: (db) => sessions.deleteSessionsExpiredBefore(db, new Date(0)),
  } satisfies EachQuery<typeof sessions>,
  "subscription/attempt-queries.ts": {
    openAttempt: (db) => attempts.openAttempt(db, { attempt, unsentUntil: now }),
    findAttempt: (db) => attempts.findAttempt(db, noUser, now),
    savePaymentId: (db) => attempts.savePaymentId(db, attempt, "payment"),
    voidAttempt: (db) => attempts.voidAttempt(db, attempt, now),
    deleteAttemptsExpiredBefore: (db) => attempts.deleteAttemptsExpiredBefore(db, now),
  } satisfies EachQuery<typeof attempts>,
  "subscription/queries.ts": {
    findSubscription: (db) => subscriptions.findSubscription(db, noUser),
    findSubscriptionByCustomer: (db) => subscriptions.findSubscriptionByCustomer(db, "cus_1"),
    saveCustomerId: (db) => subscriptions.saveCustomerId(db, noUser, "cus_1", now),
    deleteCustomer: (db) => subscriptions.deleteCustomer(db, noUser, "cus_1"),
    postponeSync: (db) => subscriptions.postponeSync(db, "cus_1", now),
    writeSubscription: (db) =>
      subscriptions.writeSubscription(
        db,
        subscription,
        { ...activeSubscription, isLive: true, event, endsAction: true },
        now,
      ),
    listCustomersToReconcile: (db) => subscriptions.listCustomersToReconcile(db, due, 10),
    isEventKnown: (db) => subscriptions.isEventKnown(db, "evt_1"),
    deleteEventsBefore: (db) => subscriptions.deleteEventsBefore(db, now),
  } satisfies EachQuery<typeof subscriptions>,
  "session/user-queries.ts": {
    upsertUser: (db) =>
      users.upsertUser(
        db,
        {
          issuer: "https://issuer.example",
          subject: "one",
          email: "",
          emailVerified: false,
          firstName: "",
          lastName: "",
          profileImageUrl: null,
        },
        now,
      ),
    isUserKnown: (db) => users.isUserKnown(db, userId),
  } satisfies EachQuery<typeof users>,
} satisfies Record<string, Record<string, Call>>;

/** What goes over more than it returns, and may: each is walked in its order, and no further than asked. */
const walks = [
  "SCAN feedback USING INDEX feedback_by_age",
  "SCAN jobs USING INDEX jobs_by_turn",
  // What was asked for.
  "SCAN json_each VIRTUAL TABLE INDEX 1:",
  "SCAN json_each EXISTS VIRTUAL TABLE INDEX 1:",
  "SCAN sent VIRTUAL TABLE INDEX 1:",
  "SCAN sent EXISTS VIRTUAL TABLE INDEX 1:",
  "SCAN line VIRTUAL TABLE INDEX 1:",
  // Those whom one person was merged from.
  "SCAN same",
  // Only those of the last days.
  "SCAN subscription_attempts USING COVERING INDEX sqlite_autoindex_subscription_attempts_1",
];

/** A few rows of one user, sorted only for the export. */
// Of the lines of an artist's history the highest are found.
const mayBeSorted = ["readExportRows", "findWorksAndOffers", "findBatchContext"];

async function explain({ sql, parameters }: Pick<ObservedQuery, "sql" | "parameters">) {
  const query = `EXPLAIN QUERY PLAN ${sql}`;
  const steps = await readRows<{ detail: string }>(worker, query, ...parameters);
  return steps.map(({ detail }) => detail);
}

/** What a call asks the database. */
async function observe(call: Call): Promise<ObservedQuery[]> {
  const { binding, takeRoundTrips } = observeDatabase(worker.env.DB);
  await call(openDatabase(binding));
  return takeRoundTrips().flat();
}

const named = Object.values(queries).flatMap((each) => Object.entries<Call>(each));

test.each(named)("%s finds its rows by an index", async (name, call) => {
  const asked = await observe(call);
  expect(asked).not.toEqual([]);
  for (const query of asked) {
    const steps = await explain(query);
    const isSlow = (step: string) =>
      (step.startsWith("SCAN ") && step !== "SCAN CONSTANT ROW" && !walks.includes(step)) ||
      (step.includes("TEMP B-TREE") && !mayBeSorted.includes(name)) ||
      step.includes("AUTOMATIC");
    expect(steps.filter(isSlow), query.sql).toEqual([]);
  }
});

/** What is asked about all users, or by something else that only one of them has. */
const ofNoOwner = [
  ...["findUsedPictureKeys", "deleteSavesBefore", "purgeArtworksDeletedBefore", "endExpiredHolds"],
  ...["listOwnersOfDueLists", "deleteSessionsExpiredBefore", "deleteAttemptsExpiredBefore"],
  ...["listFeedback", "updateFeedback", "listCustomersToReconcile", "deleteBatchesBefore"],
  "deleteMergesBefore",
  // By a token's hash, and by Stripe's customer.
  ...["findSessionWith", "renewSession", "deleteSession"],
  ...["findSubscriptionByCustomer", "postponeSync"],
  // By its address.
  ...["findCalendar", "findOpened", "findShownLink", "findShownLabel"],
  "deleteEntriesBefore",
];

/** The tables with an artist's rows, and the column that names the artist. */
const ownedTables = new Map([
  ["users", "id"],
  ...declaredTables
    .map(getTableConfig)
    .filter(({ columns }) => columns.some(({ name }) => name === "user_id"))
    .map(({ name }) => [name, "user_id"] as const),
]);

test.each(named)(
  "%s names the owner of every row, also within its conditions",
  async (name, call) => {
    const asked = await observe(call);
    const unowned = asked.filter(({ sql }) => unownedTables(sql, ownedTables).length > 0);
    if (ofNoOwner.includes(name)) expect(unowned).not.toEqual([]);
    else expect(unowned.map(({ sql }) => [unownedTables(sql, ownedTables), sql])).toEqual([]);
  },
);

test.each([
  ["delete from sales where id = ?", ["sales"]],
  [
    'update "sales" set "taxes" = ? where "sales"."user_id" = ? and exists (select 1 from invoices where id = ?)',
    ["invoices"],
  ],
  [
    "select 1 from sales join invoices on invoices.id = sales.invoice_id where sales.user_id = ?",
    ["invoices"],
  ],
  [
    "select 1 from sales join invoices on invoices.user_id = sales.user_id where sales.user_id = ?",
    [],
  ],
  ["select 1 from sales as one where user_id = ? and id in (select value from json_each(?))", []],
])("of %j the tables without an owner are %j", (statement, expected) => {
  expect(unownedTables(statement, ownedTables)).toEqual(expected);
});

test("every file of queries is tested", () => {
  const files = globSync("**/{,*-}queries.ts", { cwd: "worker" });
  expect(files.sort()).toEqual(Object.keys(queries).sort());
});

test("rows that refer to a deleted row are found by an index", async () => {
  let found = 0;
  for (const child of await listTables(worker)) {
    const keys = await readRows<{ from: string }>(worker, `PRAGMA foreign_key_list(${child})`);
    for (const { from } of keys) {
      const sql = `SELECT 1 FROM ${child} WHERE ${from} = ?`;
      const plan = await explain({ sql, parameters: ["id"] });
      expect(plan, sql).toEqual([expect.stringMatching(/^SEARCH /)]);
      found += 1;
    }
  }
  expect(found).toBeGreaterThan(5);
});

test("subscriptions to read again are found without scanning ended ones", async () => {
  const asked = await observe((db) => subscriptions.listCustomersToReconcile(db, due, 10));
  const plans = await Promise.all(asked.map(explain));
  expect(plans.map(([first]) => first)).toEqual([
    "SEARCH subscriptions USING INDEX subscriptions_to_read (synced_at<?)",
    expect.stringMatching(/^SCAN subscription_attempts /),
  ]);
});
