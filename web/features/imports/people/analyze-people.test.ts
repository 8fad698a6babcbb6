import { describe, expect, test } from "vitest";
import { analyzeFile } from "../analysis/analyze-file.ts";
import { type Decisions, noDecisions } from "../analysis/decisions.ts";
import { emptyGallery, type Gallery } from "../analysis/gallery.ts";
import { findWorkRows } from "../analysis/work-rows.ts";
import { readTable } from "../file/read-table.ts";

async function analyze(
  csv: string,
  decisions: Partial<Decisions> = {},
  people: Gallery["people"] = [],
) {
  const rows = findWorkRows(await readTable(new TextEncoder().encode(csv)));
  const gallery = { ...emptyGallery, people };
  return analyzeFile(rows, { ...noDecisions, ...decisions }, gallery);
}

/** The people that a file becomes, with what is not blank of them. */
async function peopleOf(csv: string, decisions: Partial<Decisions> = {}) {
  const { people, analysis } = await analyze(csv, decisions);
  expect(analysis.kind).toBe("people");
  return people.map(({ person }) => {
    const filled = Object.entries(person).filter(
      ([, value]) => value !== "" && value !== null && value !== false,
    );
    return Object.fromEntries(filled);
  });
}

const google = `First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Nickname,File As,Organization Name,Organization Title,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Website 1 - Value
Solange,M.,Roy,,,,,,,,Prefers the river,,* myContacts,* Home,solange@example.com,Work,s.roy@example.com,Mobile,418 555-0142 ::: 418 555-0143,Home,"1 rue du Fleuve
Rimouski",1 rue du Fleuve,Rimouski,,Quebec,G5L 1A1,Canada,Porte 2,
,,,,,,,Galerie Vent,,,,,* myContacts,*,Bonjour <info@vent.example>,,,,,,,,,,,,,,`;

const outlook = `First Name,Middle Name,Last Name,Title,Suffix,Company,E-mail Address,E-mail 2 Address,Home Phone,Business Phone,Mobile Phone,Primary Phone,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Location,Language,Notes
Paul,,Tremblay,,,Atelier Nord,paul@example.com,,418 555-0100,418 555-0101,,,9 rang Saint-Joseph,Matane,Québec,G4W 1A1,Canada,2 rue de la Gare,Rimouski,QC,G5L 2B2,CAN,,French,`;

const artworkArchive = `First Name,Last Name,Company,Email,Secondary Email,Phone,Mobile,Address 1,Address 2,City,State,Zip,Country,Groups,Notes
Anne,Dubé,,anne@example.com,,,514 555-0199,12 Main St,Apt 4,Portland,ME,04101,USA,Collectors,Met at the fair`;

const french = `Prénom;Nom;Société;Adresse de messagerie;Téléphone (bureau);Rue (bureau);Ville (bureau);Code postal (bureau);Pays/Région (bureau)
Élodie;Côté;Musée du Bas;elodie@example.com;418 555-0177;5, rue de l'Église;Québec;G1K 1A1;Canada`;

describe("contacts of other programs", () => {
  test("Google's", async () => {
    expect(await peopleOf(google)).toEqual([
      {
        ...{ kind: "person", name: "Solange M. Roy", email: "solange@example.com" },
        ...{ phone: "418 555-0142", street: "1 rue du Fleuve\nPorte 2", city: "Rimouski" },
        ...{ region: "QC", postalCode: "G5L 1A1", country: "CA" },
        notes: "Prefers the river\ns.roy@example.com\n418 555-0143",
      },
      { kind: "organization", organization: "Galerie Vent", email: "info@vent.example" },
    ]);
  });

  test("Outlook's", async () => {
    expect(await peopleOf(outlook)).toEqual([
      {
        ...{ kind: "person", name: "Paul Tremblay", organization: "Atelier Nord" },
        ...{ email: "paul@example.com", phone: "418 555-0101", street: "2 rue de la Gare" },
        ...{ city: "Rimouski", region: "QC", postalCode: "G5L 2B2", country: "CA", language: "fr" },
        notes: "418 555-0100\n9 rang Saint-Joseph, Matane, Québec, G4W 1A1, Canada",
      },
    ]);
  });

  test("Artwork Archive's", async () => {
    expect(await peopleOf(artworkArchive)).toEqual([
      {
        ...{ kind: "person", name: "Anne Dubé", email: "anne@example.com", phone: "514 555-0199" },
        ...{ street: "12 Main St\nApt 4", city: "Portland", region: "ME", postalCode: "04101" },
        ...{ country: "US", notes: "Met at the fair" },
      },
    ]);
  });

  test("in French, with semicolons", async () => {
    expect(await peopleOf(french)).toEqual([
      {
        ...{ kind: "person", name: "Élodie Côté", organization: "Musée du Bas" },
        ...{ email: "elodie@example.com", phone: "418 555-0177", street: "5, rue de l'Église" },
        ...{ city: "Québec", postalCode: "G1K 1A1", country: "CA" },
      },
    ]);
  });

  test("with name and address in one column each", async () => {
    expect(await peopleOf('Name,Email,Address\nAnne Dubé,,"12 Main St\nPortland"')).toEqual([
      { kind: "person", name: "Anne Dubé", street: "12 Main St\nPortland" },
    ]);
  });
});

test.each([
  ["Title,Year,Medium,Width,Height,Sold to,Notes\nDune,2024,Oil,30,24,Solange Roy,", "works"],
  ["Name,Email,Phone,Notes\nSolange,solange@example.com,,", "people"],
])("what rows are is said by the headings: %j", async (csv, kind) => {
  expect((await analyze(csv)).analysis.kind).toBe(kind);
});

test("rows are read as the other kind where the artist says so", async () => {
  const csv = "Name,Email,Notes\nDune,dune@example.com,";
  const { analysis } = await analyze(csv, { rows: "works" });
  expect(analysis).toMatchObject({ kind: "works", isOtherKindPossible: true });
});

test("a row that cannot be read is named with what is wrong, and waits", async () => {
  const csv = `Name,Email,Country,Asked for news on
,lone@example.com,,
Solange,no address,Atlantis,soon
Paul,paul@example.com,Canada,2026-01-05`;
  const { analysis, people, notReady } = await analyze(csv);
  const problems = analysis.outcome?.rows.map(({ row, problems: wrong }) => [row, wrong]);
  expect(problems).toEqual([
    [2, [{ field: "personName", kind: "empty", text: "" }]],
    [
      3,
      [
        { field: "email", kind: "unreadable", text: "no address" },
        { field: "country", kind: "unreadable", text: "Atlantis" },
        { field: "expressSince", kind: "unreadable", text: "soon" },
      ],
    ],
  ]);
  expect(people).toMatchObject([{ row: 4, person: { expressSince: "2026-01-05" } }]);
  expect([...notReady.keys()]).toEqual([2, 3]);
  const corrected = {
    ...{ 2: { personName: "Lone" }, 3: { email: "", country: "CA", expressSince: "" } },
  };
  expect((await analyze(csv, { corrected })).analysis.outcome).toMatchObject({
    ready: 3,
    waiting: 0,
  });
});

test("the order of days is asked where the file does not show it", async () => {
  const csv = "Name,Email,Asked for news on\nSolange,,3/4/2026";
  const { analysis } = await analyze(csv);
  expect(analysis.questions).toEqual([{ kind: "dateOrder", answer: null, samples: ["3/4/2026"] }]);
  expect(await peopleOf(csv, { dateOrder: "day-first" })).toMatchObject([
    { expressSince: "2026-04-03" },
  ]);
});

test("people whom the artist has stay, are updated by what the row states, or are others", async () => {
  const known = [
    {
      ...{ id: "solange", name: "S. Roy", organization: "", email: "solange@example.com" },
      formerEmails: ["s.roy@example.com"],
    },
  ];
  const csv = "Name,Email,Phone,Notes\nSolange Roy,Solange@example.com,1,\nPaul,,2,";
  expect((await analyze(csv, {}, known)).analysis.outcome).toMatchObject({
    ...{ ready: 1, known: 1, updated: 0 },
    rows: [{ row: 2, isKnown: true }],
  });
  const updated = await analyze(csv, { updated: { 2: true } }, known);
  expect(updated.people[0]).toMatchObject({ row: 2, update: ["name", "email", "phone"] });
  expect(updated.analysis.outcome).toMatchObject({ ready: 1, known: 0, updated: 1 });
  const others = await analyze(csv, { another: { 2: true } }, known);
  expect(others.people[0]).toMatchObject({ row: 2, isAnother: true });
  expect(others.analysis.outcome).toMatchObject({ ready: 2, known: 0 });
  const former = await analyze(
    "Name,Email\nS. R.,s.roy@example.com\nSolange,solange@example.com",
    {},
    known,
  );
  expect(former.analysis.outcome).toMatchObject({ ready: 0, known: 2 });
});

test("a row that repeats another is left out, unless the artist includes it", async () => {
  const csv = "Name,Email,Phone\nAnne,,1\nANNE,,2";
  const { analysis, notReady } = await analyze(csv);
  expect(analysis.outcome).toMatchObject({
    ...{ ready: 1, skipped: 1 },
    rows: [{ row: 3, leftOutAs: "same-person", isSkipped: true }],
  });
  expect(notReady.get(3)).toEqual([{ kind: "same-person" }]);
  const included = await analyze(csv, { included: { 3: true } });
  expect(included.people).toMatchObject([{ row: 2 }, { row: 3, isAnother: true }]);
});
