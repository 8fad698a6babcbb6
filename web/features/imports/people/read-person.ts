import * as v from "valibot";
import { type DateOrder, readDay } from "#schema/imports/day-cells.ts";
import { foldName } from "#schema/imports/fold-name.ts";
import {
  type ImportedPerson,
  importedPersonSchema,
  type PersonUpdateField,
} from "#schema/imports/people/imported-person.ts";
import { flagIn } from "#schema/imports/words.ts";
import { cleanLines } from "#schema/text.ts";
import { readFormulaCell } from "#web/browser/formula-cells.ts";
import type { PersonField } from "./person-columns.ts";
import { provinceCodeIn, readCountry } from "./places.ts";

/** Why a row cannot become a person yet. */
export interface PersonProblem {
  readonly field: PersonField;
  readonly kind: "empty" | "unreadable" | "too-long";
  readonly text: string;
}

export interface ReadPerson {
  /** What to call them in the list of rows. */
  readonly title: string;
  readonly person: ImportedPerson | null;
  readonly problems: readonly PersonProblem[];
  /** The fields that the row states, of which a person is updated. */
  readonly stated: readonly PersonUpdateField[];
}

/** What a row's cell of a field says; an empty text where the file has no such column. */
export type CellOf = (field: PersonField) => string;

/**
 * A person from the cells of a row (people, section 2). Nothing that is read is lost: a second address, email or phone goes
 * into the notes.
 */
export function readPerson(cellOf: CellOf, dateOrder: DateOrder): ReadPerson {
  const cell = (field: PersonField) => cleanLines(readFormulaCell(cellOf(field))).trim();
  const problems: PersonProblem[] = [];
  const fail = (field: PersonField, kind: PersonProblem["kind"], text = cell(field)) => {
    problems.push({ field, kind, text });
  };
  const parts = [cell("givenName"), cell("middleName"), cell("familyName")];
  const name = oneLineOf(cell("personName") || parts.filter((part) => part !== "").join(" "));
  const organization = oneLineOf(cell("organization"));
  if (name === "" && organization === "") fail("personName", "empty", "");
  const emails = [cell("email"), cell("otherEmail")].flatMap(emailsIn);
  const [email = "", ...furtherEmails] = unique(emails);
  if (email !== "" && !v.is(emailSchema, email)) fail("email", "unreadable", email);
  const phoneCells = [cell("phone"), cell("otherPhone"), cell("thirdPhone")];
  const [phone = "", ...furtherPhones] = unique(phoneCells.flatMap(listOf));
  const [address = emptyCells, further] = addressesOf(cell);
  const country = readCountry(address.country);
  if (country === null) fail(address.fields.country, "unreadable", address.country);
  const language = languageIn(cell("personLanguage"));
  const notes = [
    cell("personNotes"),
    ...furtherEmails,
    ...furtherPhones,
    ...(further ? [partsOf(further).join(", ")] : []),
    ...(language === null ? [cell("personLanguage")] : []),
  ];
  const days = { expressSince: null as string | null, withdrawnOn: null as string | null };
  for (const field of ["expressSince", "withdrawnOn"] as const) {
    days[field] = cell(field) === "" ? null : readDay(cell(field), dateOrder);
    if (cell(field) !== "" && days[field] === null) fail(field, "unreadable");
  }
  const isArchived = flagIn(cell("personArchived"));
  const person = {
    kind: kindOf(cell("personKind"), name === "" && organization !== ""),
    name,
    organization,
    email,
    phone: oneLineOf(phone),
    street: address.street,
    city: oneLineOf(address.city),
    region: provinceCodeIn(oneLineOf(address.region), country ?? ""),
    postalCode: oneLineOf(address.postalCode),
    country: country ?? "",
    language: language ?? "",
    notes: notes.filter((text) => text !== "").join("\n"),
    archived: isArchived === true,
    ...days,
  };
  const parsed = v.safeParse(importedPersonSchema, person);
  if (!parsed.success && problems.length === 0) {
    for (const { path } of parsed.issues) {
      const field = fieldsOfKeys[String(path?.[0]?.key) as keyof typeof fieldsOfKeys];
      fail(field, "too-long", "");
    }
  }
  const stated = (Object.keys(person) as PersonUpdateField[]).filter((key) => {
    if (key === "kind") return kindIn(cell("personKind")) !== null;
    if (key === "archived") return cell("personArchived") !== "" && isArchived !== null;
    return person[key] !== "" && person[key] !== null;
  });
  const title = name || organization || email || phone;
  const isRead = parsed.success && problems.length === 0;
  return { title, person: isRead ? parsed.output : null, problems, stated };
}

const emailSchema = importedPersonSchema.pipe[0].entries.email;

/** In which column a value that is too long stands. */
const fieldsOfKeys = {
  kind: "personKind",
  name: "personName",
  organization: "organization",
  email: "email",
  phone: "phone",
  street: "street",
  city: "city",
  region: "region",
  postalCode: "postalCode",
  country: "country",
  language: "personLanguage",
  notes: "personNotes",
  archived: "personArchived",
  expressSince: "expressSince",
  withdrawnOn: "withdrawnOn",
} as const satisfies Record<PersonUpdateField, PersonField>;

function oneLineOf(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}

/** Google writes several values into one cell so. */
function listOf(text: string): string[] {
  return text.split(/\s*:::\s*/).filter((each) => each !== "");
}

/** `mailto:` and a name around an address are no part of it. */
function emailsIn(text: string): string[] {
  return text
    .split(/\s*(?::::|[;,\n])\s*/)
    .map((each) => (/<([^<>\s]+@[^<>\s]+)>/.exec(each)?.[1] ?? each).replace(/^mailto:/i, ""))
    .filter((each) => each !== "");
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

interface AddressCells {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly fields: { readonly country: PersonField };
}

const emptyCells: AddressCells = {
  street: "",
  city: "",
  region: "",
  postalCode: "",
  country: "",
  fields: { country: "country" },
};

/** The addresses of a row, at most two: a whole one is a street where the row has no parts of one. */
function addressesOf(cell: CellOf): AddressCells[] {
  const streets = [cell("street"), cell("street2"), cell("postBox")];
  const first: AddressCells = {
    street: streets.filter((line) => line !== "").join("\n"),
    city: cell("city"),
    region: cell("region"),
    postalCode: cell("postalCode"),
    country: cell("country"),
    fields: { country: "country" },
  };
  const second: AddressCells = {
    street: cell("otherStreet"),
    city: cell("otherCity"),
    region: cell("otherRegion"),
    postalCode: cell("otherPostalCode"),
    country: cell("otherCountry"),
    fields: { country: "otherCountry" },
  };
  const hasParts = first.street !== "" || first.city !== "" || first.postalCode !== "";
  const whole = hasParts ? first : { ...first, street: cell("wholeAddress") };
  return [whole, second].filter((each) => partsOf(each).length > 0);
}

function partsOf({ street, city, region, postalCode, country }: AddressCells): string[] {
  return [street, city, region, postalCode, country].filter((text) => text !== "");
}

const kindWords: Readonly<Record<string, ImportedPerson["kind"]>> = {
  person: "person",
  personne: "person",
  individual: "person",
  particulier: "person",
  organization: "organization",
  organisation: "organization",
  company: "organization",
  gallery: "organization",
  galerie: "organization",
  entreprise: "organization",
  organisme: "organization",
  institution: "organization",
};

function kindIn(text: string): ImportedPerson["kind"] | null {
  return kindWords[foldName(text)] ?? null;
}

function kindOf(text: string, isUnnamed: boolean): ImportedPerson["kind"] {
  return kindIn(text) ?? (isUnnamed ? "organization" : "person");
}

/** Null for a language in which no letter is written here. */
function languageIn(text: string): ImportedPerson["language"] | null {
  if (text === "") return "";
  if (/^(?:en|eng|english|anglais)(?: |$)/.test(foldName(text))) return "en";
  return /^(?:fr|fra|fre|french|francais)(?: |$)/.test(foldName(text)) ? "fr" : null;
}
