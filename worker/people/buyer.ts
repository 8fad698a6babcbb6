import { shownName } from "#schema/people/person.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import type { PersonRow } from "#worker/db/people-tables.ts";

/** A person as the buyer of a sale, whose address is one text, as `show_changed_person` of the migrations writes it. */
export function buyerOf(person: PersonRow): NonNullable<SaleInput["buyer"]> {
  const { street, city, postalCode, email, country, region } = person;
  const place = `${city} ${postalCode}`.trim();
  const address = `${street}\n${place}`.replace(/^\n+|\n+$/g, "");
  return { name: shownName(person), email, address, country, region };
}
