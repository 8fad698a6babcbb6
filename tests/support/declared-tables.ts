import * as agendaTables from "#worker/db/agenda-tables.ts";
import * as consignmentTables from "#worker/db/consignment-tables.ts";
import * as documentTables from "#worker/db/document-tables.ts";
import * as importTables from "#worker/db/import-tables.ts";
import * as linkTables from "#worker/db/link-tables.ts";
import * as peopleTables from "#worker/db/people-tables.ts";
import * as priceListTables from "#worker/db/price-list-tables.ts";
import * as saleTables from "#worker/db/sale-tables.ts";
import * as subscriptionTables from "#worker/db/subscription-tables.ts";
import * as tables from "#worker/db/tables.ts";

/** Every table that the Worker's queries know. */
export const declaredTables = Object.values({
  ...tables,
  ...peopleTables,
  ...linkTables,
  ...agendaTables,
  ...consignmentTables,
  ...saleTables,
  ...priceListTables,
  ...documentTables,
  ...importTables,
  ...subscriptionTables,
});
