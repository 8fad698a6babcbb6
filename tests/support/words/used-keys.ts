import { type Node, nameOf, nodesIn, partOf, partsOf, type SourceFile, textOf } from "./source.ts";

/** A source file with the namespaces of its translators, by the names that it gives them. */
interface Translated {
  readonly tree: Node;
  readonly translators: Translators;
}

/** A key or namespace as it is asked for. A part that only the run of the program knows is null. */
type AskedKey = readonly (string | null)[];

type Translators = ReadonlyMap<string, readonly AskedKey[]>;

/**
 * The keys of the catalogue that the sources ask for. Where a part of a key is not known here, as in
 * `t(`${stage}.tip`)`, every key of that shape counts whose unknown part is named somewhere in the sources
 * as a text or a property.
 */
export function findUsedKeys(sources: readonly SourceFile[], keys: Iterable<string>): Set<string> {
  const translated = sources.map(({ tree }) => ({ tree, translators: findTranslators(tree) }));
  const asked = translated.flatMap(askedKeys);
  const exact = new Set<string>();
  const shapes: RegExp[] = [];
  for (const parts of asked) {
    if (parts.includes(null)) shapes.push(shapeOf(parts));
    else exact.add(parts.join(""));
  }
  const named = namesIn(translated);
  const isUsed = (key: string) =>
    exact.has(key) ||
    shapes.some((shape) => {
      const unknown = shape.exec(key)?.slice(1);
      const isNamed = (part: string) =>
        named.has(part) || part.split(".").every((name) => named.has(name));
      return unknown?.every(isNamed) ?? false;
    });
  return new Set([...keys].filter(isUsed));
}

function shapeOf(parts: AskedKey): RegExp {
  const source = parts.map((part) => (part === null ? "(.+)" : part.replace(/[.<>+]/g, "\\$&")));
  return new RegExp(`^${source.join("")}$`);
}

function askedKeys({ tree, translators }: Translated): AskedKey[] {
  const asked: AskedKey[] = [];
  for (const node of nodesIn(tree)) {
    if (node.type !== "CallExpression") continue;
    const [key] = partsOf(node, "arguments");
    const callee = partOf(node, "callee");
    if (!key || !callee) continue;
    for (const namespace of namespacesOf(callee, translators)) {
      const prefix = namespace.length === 0 ? [] : [...namespace, "."];
      asked.push(...spellings(key).map((parts) => [...prefix, ...parts]));
    }
  }
  return asked;
}

/** The namespaces that a called translator may have: `t(…)`, `t.rich(…)`, `useTranslations("app")(…)`. */
function namespacesOf(callee: Node, translators: Translators): readonly AskedKey[] {
  const direct = namespacesAsked(callee);
  if (direct !== null) return direct;
  const name = nameOf(callee.type === "MemberExpression" ? partOf(callee, "object") : callee);
  return (name !== null && translators.get(name)) || [];
}

/** The translators of a file by the names that it gives them, also to one of two: `const t = isOne ? one : other`. */
function findTranslators(tree: Node): Translators {
  const found = new Map<string, readonly AskedKey[]>();
  for (const node of nodesIn(tree)) {
    const name = nameOf(partOf(node, "id") ?? partOf(node, "key"));
    const namespaces =
      namespacesAsked(partOf(node, "init") ?? partOf(node, "value")) ?? typedNamespace(node);
    if (name === null || namespaces === null) continue;
    found.set(name, [...(found.get(name) ?? []), ...namespaces]);
  }
  for (const node of nodesIn(tree)) {
    const name = nameOf(partOf(node, "id"));
    const chosen = partOf(node, "init");
    if (name === null || chosen?.type !== "ConditionalExpression") continue;
    const either = [partOf(chosen, "consequent"), partOf(chosen, "alternate")].map(nameOf);
    const namespaces = either.flatMap((each) => [...(found.get(each ?? "") ?? [])]);
    if (namespaces.length > 0) found.set(name, namespaces);
  }
  return found;
}

/** `useTranslations("app")` or `createTranslator(…)`; the empty namespace is the whole catalogue. */
function namespacesAsked(node: Node | null): readonly AskedKey[] | null {
  if (node?.type !== "CallExpression") return null;
  const name = nameOf(partOf(node, "callee"));
  if (name === "createTranslator") return [[]];
  if (name !== "useTranslations") return null;
  const [namespace] = partsOf(node, "arguments");
  return namespace ? spellings(namespace) : [[]];
}

/** The namespace in `readonly quote: ReturnType<typeof useTranslations<"quote">>`. */
function typedNamespace(node: Node): readonly AskedKey[] | null {
  if (node.type !== "TSPropertySignature") return null;
  const query = [...nodesIn(node)].find(
    (part) => part.type === "TSTypeQuery" && nameOf(partOf(part, "exprName")) === "useTranslations",
  );
  const literal = query && [...nodesIn(query)].find((part) => textOf(part) !== null);
  return literal ? spellings(literal) : null;
}

/** What an expression may spell, both ways of a condition included. */
function spellings(node: Node): AskedKey[] {
  const text = textOf(node);
  if (text !== null) return [[text]];
  if (node.type === "ConditionalExpression") {
    return [partOf(node, "consequent"), partOf(node, "alternate")].flatMap((way) =>
      way ? spellings(way) : [],
    );
  }
  if (node.type !== "TemplateLiteral") return [[null]];
  const [first, ...texts] = partsOf(node, "quasis").map(cookedText);
  return partsOf(node, "expressions").reduce<AskedKey[]>(
    (before, expression, index) =>
      before.flatMap((start) =>
        spellings(expression).map((middle) => [...start, ...middle, texts[index] ?? ""]),
      ),
    [[first ?? ""]],
  );
}

function cookedText(quasi: Node): string {
  const value = quasi.value;
  const cooked = typeof value === "object" && value !== null && Reflect.get(value, "cooked");
  return typeof cooked === "string" ? cooked : "";
}

/** Every text and property name of the sources that is not itself a key asked of a translator. */
function namesIn(sources: readonly Translated[]): Set<string> {
  const names = new Set<string>();
  for (const { tree, translators } of sources) {
    const keys = new Set<Node>();
    for (const node of nodesIn(tree)) {
      const callee = partOf(node, "callee");
      const [key] = partsOf(node, "arguments");
      if (callee && key && namespacesOf(callee, translators).length > 0) keys.add(key);
      const text = keys.has(node) ? null : textOf(node);
      if (text !== null) names.add(text);
      const property = node.type === "Property" ? nameOf(partOf(node, "key")) : null;
      if (property !== null) names.add(property);
    }
  }
  return names;
}
