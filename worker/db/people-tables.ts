import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PersonKind, PersonLanguage } from "#schema/people/person.ts";
import { flag, time } from "./columns.ts";

/** The table of people, as the migrations create it; `tables.test.ts` compares the two. Text that was never entered is empty. */
export const people = sqliteTable("people", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  kind: text("kind").$type<PersonKind>().notNull(),
  name: text("name").notNull(),
  organization: text("organization").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  street: text("street").notNull(),
  city: text("city").notNull(),
  region: text("region").notNull(),
  postalCode: text("postal_code").notNull(),
  country: text("country").notNull(),
  language: text("language").$type<PersonLanguage>().notNull(),
  notes: text("notes").notNull(),
  archived: flag("archived").notNull().default(false),
  /** ISO days of a consent to news, null where nothing was said. */
  expressSince: text("express_since"),
  withdrawnOn: text("withdrawn_on"),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
  /** When the list of those who may be written to was last exported with them. */
  listedOn: text("listed_on"),
});
export type PersonRow = typeof people.$inferSelect;
