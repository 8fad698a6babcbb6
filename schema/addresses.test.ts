import { expect, test } from "vitest";
import { agendaPath, calendarFilePath, postponementPath } from "./agenda/agenda-paths.ts";
import {
  adminFeedbackEntryPath,
  artworkImagePath,
  artworkPath,
  artworkRestorePath,
  artworkThumbnailPath,
} from "./api-paths.ts";
import { askingPricesUndoPath } from "./artworks/asking-prices-paths.ts";
import {
  artworkAskingPricePath,
  artworkHistoryPath,
  artworkRecordPath,
  artworkStatusPath,
  saleReturnPath,
} from "./artworks/record-paths.ts";
import {
  agreementPath,
  consignmentPagePath,
  consignmentPath,
} from "./consignments/consignments-paths.ts";
import { dataExportPartPath } from "./data-export-file.ts";
import { importPeoplePath, importRowsPath, importUndoPath } from "./imports/import-paths.ts";
import { roomPagePath } from "./links/link.ts";
import {
  entryAcceptancePath,
  entryDeclinePath,
  guestAgreementPath,
  guestImagePath,
  guestLabelPath,
  guestPath,
  linkPath,
  linkRevocationPath,
} from "./links/links-paths.ts";
import { galleryStatementPath, payoutReversalPath } from "./payouts/payouts-paths.ts";
import {
  mergeUndoPath,
  personDataPath,
  personErasurePath,
  personMergePath,
  personPagePath,
  personPath,
} from "./people/people-paths.ts";
import { applyPath, priceListPath, publishPath, undoPath } from "./price-lists/price-list-paths.ts";
import {
  creditNotePath,
  documentPicturePath,
  invoicePaymentPath,
  invoicePaymentsPath,
  paymentReversalPath,
  salePath,
} from "./sales/sales-paths.ts";

/** An id that would be another path if it were not encoded. */
const id = "a/b?c";
/** Of a link or a label, whose characters need no encoding. */
const proven = "l1.x-_Y";

test.each([
  [agendaPath("2026-11-22"), "/api/agenda?today=2026-11-22"],
  [postponementPath("entry:a/b:2026-11-22"), "/api/agenda/entry%3Aa%2Fb%3A2026-11-22/postpone"],
  [calendarFilePath("k1.x-_Y.ics"), "/api/calendar/k1.x-_Y.ics"],
  [artworkPath(id), "/api/artworks/a%2Fb%3Fc"],
  [artworkRestorePath(id), "/api/artworks/a%2Fb%3Fc/restore"],
  [artworkImagePath(id, "h&h"), "/api/artworks/a%2Fb%3Fc/image?v=h%26h"],
  [artworkThumbnailPath("/api/artworks/w/image?v=h"), "/api/artworks/w/image?v=h&size=thumbnail"],
  [artworkAskingPricePath(id), "/api/artworks/a%2Fb%3Fc/asking-price"],
  [artworkStatusPath(id), "/api/artworks/a%2Fb%3Fc/status"],
  [artworkRecordPath(id), "/api/artworks/a%2Fb%3Fc/record"],
  [artworkHistoryPath(id), "/api/artworks/a%2Fb%3Fc/history"],
  [askingPricesUndoPath(id), "/api/artworks/asking-prices/a%2Fb%3Fc/undo"],
  [adminFeedbackEntryPath(id), "/api/admin/feedback/a%2Fb%3Fc"],
  [dataExportPartPath("a=1"), "/api/profile/export?from=a%3D1"],
  [salePath(id), "/api/sales/a%2Fb%3Fc"],
  [saleReturnPath(id), "/api/sales/a%2Fb%3Fc/return"],
  [invoicePaymentsPath(id), "/api/invoices/a%2Fb%3Fc/payments"],
  [paymentReversalPath(id, "p/1"), "/api/invoices/a%2Fb%3Fc/payments/p%2F1/reverse"],
  [invoicePaymentPath(id), "/api/invoices/a%2Fb%3Fc/payment"],
  [creditNotePath(id), "/api/invoices/a%2Fb%3Fc/credit-note"],
  [documentPicturePath(id, "w/1"), "/api/documents/a%2Fb%3Fc/pictures/w%2F1"],
  [priceListPath(id), "/api/price-lists/a%2Fb%3Fc"],
  [publishPath(id), "/api/price-lists/a%2Fb%3Fc/publish"],
  [applyPath(id), "/api/price-lists/a%2Fb%3Fc/apply"],
  [undoPath(id), "/api/price-lists/a%2Fb%3Fc/undo"],
  [importRowsPath(id), "/api/imports/a%2Fb%3Fc/rows"],
  [importPeoplePath(id), "/api/imports/a%2Fb%3Fc/people"],
  [importUndoPath(id), "/api/imports/a%2Fb%3Fc/undo"],
  [personPath(id), "/api/people/a%2Fb%3Fc"],
  [personMergePath(id), "/api/people/a%2Fb%3Fc/merge"],
  [mergeUndoPath(id), "/api/people/merges/a%2Fb%3Fc/undo"],
  [personErasurePath(id), "/api/people/a%2Fb%3Fc/erase"],
  [personDataPath(id), "/api/people/a%2Fb%3Fc/data"],
  [personPagePath(id), "/app/people/a%2Fb%3Fc"],
  [linkPath(id), "/api/links/a%2Fb%3Fc"],
  [linkRevocationPath(id), "/api/links/a%2Fb%3Fc/revoke"],
  [roomPagePath(id), "/app/rooms/a%2Fb%3Fc"],
  [entryAcceptancePath(id), "/api/entries/a%2Fb%3Fc/accept"],
  [entryDeclinePath(id), "/api/entries/a%2Fb%3Fc/decline"],
  [guestPath("guest", proven), "/api/guest/l1.x-_Y"],
  [guestPath("guestOpened", proven), "/api/guest/l1.x-_Y/opened"],
  [guestPath("guestEntries", proven), "/api/guest/l1.x-_Y/entries"],
  [guestImagePath(proven, "w/1"), "/api/guest/l1.x-_Y/works/w%2F1/image"],
  [guestAgreementPath(proven, 2), "/api/guest/l1.x-_Y/versions/2"],
  [guestLabelPath("guestLabel", "x-_Y"), "/api/guest/labels/x-_Y"],
  [guestLabelPath("guestLabelOpened", "x-_Y"), "/api/guest/labels/x-_Y/opened"],
  [guestLabelPath("guestLabelImage", "x-_Y"), "/api/guest/labels/x-_Y/image"],
  [consignmentPath(id), "/api/consignments/a%2Fb%3Fc"],
  [consignmentPath(id, "sending"), "/api/consignments/a%2Fb%3Fc/send"],
  [agreementPath(id, 2), "/api/consignments/a%2Fb%3Fc/versions/2"],
  [consignmentPagePath(id), "/app/consignments/a%2Fb%3Fc"],
  [payoutReversalPath(id), "/api/payouts/a%2Fb%3Fc/reverse"],
  [galleryStatementPath(id), "/api/channels/a%2Fb%3Fc/statement"],
])("an address is made with ids that are one part of it: %s", (address, expected) => {
  expect(address).toBe(expected);
});
