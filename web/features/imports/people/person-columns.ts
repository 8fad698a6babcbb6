import { foldHeading, readHeading } from "#schema/imports/heading-names.ts";

/**
 * The headings of a person's fields, in English and French, as `foldHeading` writes them: those of contacts of Artwork
 * Archive, Google and Outlook, and of our own export. The first that a file has is its column. What is named `other` is a
 * second one of the same.
 */
const personColumnNames = {
  personName: [
    ...["name", "full name", "display name", "contact name", "contact", "nom complet", "nom"],
    ...["nom et prenom", "prenom et nom", "collector", "client"],
  ],
  givenName: ["first name", "given name", "firstname", "forename", "prenom"],
  middleName: ["middle name", "additional name", "deuxieme prenom", "second prenom"],
  familyName: ["last name", "family name", "lastname", "surname", "nom de famille"],
  organization: [
    ...["organization name", "organization", "organisation", "company", "company name"],
    ...["company organization", "organization 1 name", "business name", "business", "gallery"],
    ...["institution", "societe", "entreprise", "organisme", "compagnie", "nom de l organisation"],
    ...["nom de l entreprise", "galerie"],
  ],
  personKind: ["kind of person", "genre de contact", "kind", "contact type"],
  email: [
    ...["e mail 1 value", "e mail address", "email", "e mail", "email address", "primary email"],
    ...[
      "email 1 value",
      "courriel",
      "adresse courriel",
      "adresse de messagerie",
      "adresse electronique",
    ],
    ...["adresse e mail", "mail"],
  ],
  otherEmail: [
    ...["e mail 2 value", "e mail 2 address", "secondary email", "email 2", "other email"],
    ...["autre courriel", "courriel 2", "adresse de messagerie 2"],
  ],
  phone: [
    ...[
      "phone 1 value",
      "primary phone",
      "mobile phone",
      "phone",
      "phone number",
      "telephone",
      "mobile",
    ],
    ...["cell phone", "cell", "business phone", "work phone", "home phone", "telephone principal"],
    ...["telephone mobile", "tel mobile", "cellulaire", "telephone bureau", "telephone domicile"],
    ...["numero de telephone", "tel"],
  ],
  otherPhone: [
    ...["phone 2 value", "business phone", "work phone", "mobile phone", "home phone", "phone 2"],
    ...["other phone", "mobile", "telephone bureau", "telephone domicile", "autre telephone"],
  ],
  thirdPhone: [
    ...["phone 3 value", "home phone", "business phone", "other phone", "phone 3", "mobile phone"],
    ...["telephone domicile", "telephone mobile"],
  ],
  wholeAddress: [
    ...["address 1 formatted", "address", "full address", "mailing address", "postal address"],
    ...["adresse", "adresse complete", "adresse postale"],
  ],
  street: [
    ...["address 1 street", "business street", "street", "street address", "address 1"],
    ...[
      "address line 1",
      "street 1",
      "rue",
      "rue bureau",
      "adresse 1",
      "home street",
      "rue domicile",
    ],
  ],
  street2: [
    ...[
      "address 1 extended address",
      "business street 2",
      "address 2",
      "address line 2",
      "street 2",
    ],
    ...["adresse 2", "unit", "apartment", "suite", "appartement", "rue bureau 2"],
  ],
  postBox: ["address 1 po box", "business po box", "po box", "case postale", "boite postale"],
  city: [
    ...["address 1 city", "business city", "city", "town", "ville", "ville bureau", "home city"],
    ...["ville domicile", "municipalite"],
  ],
  region: [
    ...["address 1 region", "business state", "state", "province", "region", "state province"],
    ...[
      "province state",
      "state region",
      "province or state",
      "province ou etat",
      "dep region bureau",
    ],
    ...["etat", "home state", "dep region domicile"],
  ],
  postalCode: [
    ...[
      "address 1 postal code",
      "business postal code",
      "postal code",
      "zip",
      "zip code",
      "postcode",
    ],
    ...[
      "zip postal code",
      "code postal",
      "code postal bureau",
      "home postal code",
      "code postal domicile",
    ],
  ],
  country: [
    ...["address 1 country", "business country region", "country", "country region", "pays"],
    ...["business country", "pays region bureau", "home country region", "pays region domicile"],
  ],
  otherStreet: ["address 2 street", "home street", "rue domicile", "other street"],
  otherCity: ["address 2 city", "home city", "ville domicile", "other city"],
  otherRegion: ["address 2 region", "home state", "dep region domicile", "other state"],
  otherPostalCode: [
    ...["address 2 postal code", "home postal code", "code postal domicile", "other postal code"],
  ],
  otherCountry: [
    ...["address 2 country", "home country region", "pays region domicile", "other country region"],
  ],
  personLanguage: ["language", "preferred language", "langue", "langue de correspondance"],
  personNotes: ["notes", "note", "private notes", "comments", "remarques", "commentaires"],
  personArchived: ["archived", "archive", "archivee"],
  expressSince: [
    "asked for news on",
    "opted in on",
    "optin time",
    "consent date",
    "a demande des nouvelles le",
  ],
  withdrawnOn: ["declined news on", "unsubscribed on", "optout time", "a refuse les nouvelles le"],
} as const satisfies Record<string, readonly string[]>;

/** What a column of a file of people can become (people, section 2). */
export type PersonField = keyof typeof personColumnNames;
export const personFields = Object.keys(personColumnNames) as PersonField[];

const places = new Map(
  personFields.map((field) => [
    field,
    new Map<string, number>(personColumnNames[field].map((name, place) => [name, place])),
  ]),
);

/** The column of each field, by its name alone; a column whose cells are all blank comes after the others. */
export function matchPersonColumns(
  headers: readonly string[],
  isBlankColumn: (column: number) => boolean,
): Map<number, PersonField> {
  const candidates = headers
    .flatMap((header, column) => {
      const { words, allWords } = readHeading(header);
      const blank = isBlankColumn(column) ? 100 : 0;
      return personFields.flatMap((field) => {
        const place = places.get(field)?.get(allWords) ?? places.get(field)?.get(words);
        return place === undefined ? [] : [{ field, column, place: place + blank }];
      });
    })
    .toSorted((a, b) => a.place - b.place);
  const matched = new Map<number, PersonField>();
  const found = new Set<PersonField>();
  for (const { field, column } of candidates) {
    if (found.has(field) || matched.has(column)) continue;
    found.add(field);
    matched.set(column, field);
  }
  return withFamilyName(matched, found);
}

/** Beside a given name, the name is that of the family. */
function withFamilyName(matched: Map<number, PersonField>, found: ReadonlySet<PersonField>) {
  if (!found.has("givenName") || found.has("familyName")) return matched;
  const pairs = [...matched].map(
    ([column, field]) => [column, field === "personName" ? "familyName" : field] as const,
  );
  return new Map<number, PersonField>(pairs);
}

const namesOfPeople: ReadonlySet<string> = new Set(
  personFields.flatMap((field): readonly string[] => personColumnNames[field]),
);

/** How many of the headings are names of a person's fields. */
export function countPersonNames(headings: readonly string[]): number {
  const names = headings.map(foldHeading).filter((name) => namesOfPeople.has(name));
  return new Set(names).size;
}

/** Whether the headings can be those of a file of people: two fields, one of them a name, an organization or an email. */
export function canBePeople(matched: ReadonlyMap<number, PersonField>): boolean {
  const found = new Set(matched.values());
  const names = ["personName", "givenName", "familyName", "organization", "email"] as const;
  return found.size >= 2 && names.some((field) => found.has(field));
}
