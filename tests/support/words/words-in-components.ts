import { type Node, nameOf, nodesIn, partOf, partsOf, type SourceFile } from "./source.ts";

/** What a person hears or reads of an element besides its content, ours and the browser's. */
const readAttributes = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "description",
  "heading",
  "label",
  "lead",
  "note",
  "placeholder",
  "text",
  "title",
]);

/** Words that a person reads, written where they do not belong: `web/ui/a.tsx: Save`. */
export function findWordsInComponents(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, tree }) =>
    [...nodesIn(tree)].flatMap(writtenIn).map((words) => `${path}: ${words.trim()}`),
  );
}

function writtenIn(node: Node): string[] {
  // A single letter is a sign, such as the i of a tooltip.
  return readParts(node)
    .flatMap(literals)
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** The parts of a node that end up before a person. */
function readParts(node: Node): Node[] {
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    return partsOf(node, "children").map((child) => contentOf(child));
  }
  if (node.type === "JSXAttribute") {
    const name = nameOf(partOf(node, "name"));
    const value = partOf(node, "value");
    return name !== null && value && readAttributes.has(name) ? [contentOf(value)] : [];
  }
  if (node.type === "CallExpression" && nameOf(partOf(node, "callee")) === "toast") {
    return partsOf(node, "arguments")
      .flatMap((content) => partsOf(content, "properties"))
      .flatMap((property) => partOf(property, "value") ?? []);
  }
  return [];
}

function contentOf(node: Node): Node {
  return (node.type === "JSXExpressionContainer" && partOf(node, "expression")) || node;
}

/** The texts that an expression may come to. */
function literals(node: Node): string[] {
  switch (node.type) {
    case "JSXText":
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return partsOf(node, "quasis").map((quasi) =>
        String(Reflect.get(Object(quasi.value), "raw")),
      );
    case "ConditionalExpression":
      return [partOf(node, "consequent"), partOf(node, "alternate")].flatMap((way) =>
        way ? literals(way) : [],
      );
    case "LogicalExpression":
    case "BinaryExpression":
      return sidesShown(node).flatMap(literals);
    default:
      return [];
  }
}

/** The sides of an operator that its result may show: none of a comparison, the second one of `&&`. */
function sidesShown(node: Node): Node[] {
  const [left, right] = [partOf(node, "left"), partOf(node, "right")];
  const shown = new Map([
    ["&&", [right]],
    ["||", [left, right]],
    ["??", [left, right]],
    ["+", [left, right]],
  ]).get(String(node.operator));
  return shown?.filter((side) => side !== null) ?? [];
}
