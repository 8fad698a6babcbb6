import { execFileSync } from "node:child_process";
import * as v from "valibot";

/** An element of a tagged PDF, as the file has it. */
export interface PdfElement {
  readonly tag: string;
  /** Its own, or that of the nearest element around it, or the document's. */
  readonly language: string;
  readonly alt: string | null;
  readonly scope: string | null;
  readonly columns: number;
  /** Its own text, without that of its children. */
  readonly text: string;
  readonly children: readonly PdfElement[];
}

export interface PdfStructure {
  readonly language: string;
  /** Whether the file says that all of it is tagged. */
  readonly isMarked: boolean;
  readonly root: PdfElement;
}

/** The structure tree of a PDF, from its objects (qpdf), with the text of each element (poppler, in the same order). */
export function readStructure(file: string): PdfStructure {
  const objects = readObjects(file);
  const catalog = objects.find((object) => object["/Type"] === "/Catalog");
  const language = stringIn(catalog, "/Lang") ?? "";
  const texts = readTexts(file);

  function elementAt(reference: unknown, around: string): PdfElement {
    const object = objects.at(reference);
    const own = texts.shift();
    const tag = String(object?.["/S"]).slice(1);
    if (own?.tag !== tag) throw new Error(`qpdf finds ${tag} where poppler finds ${own?.tag}.`);
    const inside = stringIn(object, "/Lang") ?? around;
    const attributes = v.parse(v.optional(recordSchema, {}), object?.["/A"]);
    return {
      tag,
      language: inside,
      alt: stringIn(object, "/Alt"),
      scope: typeof attributes["/Scope"] === "string" ? attributes["/Scope"] : null,
      columns: typeof attributes["/ColSpan"] === "number" ? attributes["/ColSpan"] : 1,
      text: own.text,
      children: kidsOf(object).map((kid) => elementAt(kid, inside)),
    };
  }

  const [document] = kidsOf(objects.at(catalog?.["/StructTreeRoot"]));
  const root = elementAt(document, language);
  if (texts.length > 0) throw new Error("poppler finds more elements than qpdf.");
  const isMarked = objects.at(catalog?.["/MarkInfo"])?.["/Marked"] === true;
  return { language, isMarked, root };
}

/** The element and all in it, in the order of reading. */
export function* elementsOf(element: PdfElement): Generator<PdfElement> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}

const recordSchema = v.record(v.string(), v.unknown());
const outputSchema = v.object({
  qpdf: v.tuple([v.unknown(), v.record(v.string(), v.unknown())]),
});
const objectSchema = v.object({ value: recordSchema });

function readObjects(file: string) {
  const output = run("qpdf", "--json=2", "--json-key=qpdf", "--json-stream-data=none", file);
  const { qpdf } = v.parse(outputSchema, JSON.parse(output));
  const objects = new Map(
    Object.entries(qpdf[1]).flatMap(([key, value]): [string, Record<string, unknown>][] =>
      v.is(objectSchema, value) ? [[key.replace("obj:", ""), value.value]] : [],
    ),
  );
  return {
    at: (reference: unknown) =>
      typeof reference === "string" ? objects.get(reference) : undefined,
    find: (matches: (object: Record<string, unknown>) => boolean) =>
      [...objects.values()].find(matches),
  };
}

/** Those that are elements; the numbers are marked content. */
function kidsOf(object: Record<string, unknown> | undefined): string[] {
  const kids = object?.["/K"];
  return (Array.isArray(kids) ? kids : [kids]).filter((kid) => typeof kid === "string");
}

function stringIn(object: Record<string, unknown> | undefined, key: string): string | null {
  const value = object?.[key];
  return typeof value === "string" ? value.replace(/^u:/, "") : null;
}

/** Each element's tag and own text, in the order of the tree. */
function readTexts(file: string): { readonly tag: string; text: string }[] {
  const elements: { tag: string; text: string; depth: number }[] = [];
  for (const line of run("pdfinfo", "-struct-text", file).split("\n")) {
    const [, space = "", content] = /^( *)(.*)$/.exec(line) ?? [];
    const tag = /^([A-Z]\w*)(?: \(\w+\))?:?$/.exec(content ?? "")?.[1];
    const text = /^"(.*)"$/.exec(content ?? "")?.[1];
    if (tag !== undefined) elements.push({ tag, text: "", depth: space.length });
    else if (text !== undefined) {
      const owner = elements.findLast(({ depth }) => depth < space.length);
      if (owner) owner.text += owner.text === "" || text === " " ? text : ` ${text}`;
    }
  }
  return elements;
}

function run(command: string, ...options: string[]): string {
  return execFileSync(command, options, { encoding: "utf8", maxBuffer: 2 ** 28 });
}
