import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A node of the syntax tree, as the parser names its parts. */
export interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

export interface SourceFile {
  readonly path: string;
  readonly tree: Node;
}

/** The files that match, without tests and without the catalogues' own folder. */
export function readSources(...patterns: string[]): SourceFile[] {
  return globSync(patterns)
    .filter((path) => !/\.test\.|^web\/(words|e2e)\//.test(path))
    .map((path) => parseSource(path, readFileSync(path, "utf8")));
}

export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} could not be parsed.`);
  const tree: unknown = program;
  if (!isNode(tree)) throw new Error(`${path} has no syntax tree.`);
  return { path, tree };
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** A node and everything below it. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node).flat()) {
    if (isNode(part)) yield* nodesIn(part);
  }
}

/** A part of a node that is a node itself. */
export function partOf(node: Node | null, part: string): Node | null {
  const value = node?.[part];
  return isNode(value) ? value : null;
}

export function partsOf(node: Node, part: string): Node[] {
  const value = node[part];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function textOf(node: Node | null): string | null {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

export function nameOf(node: Node | null): string | null {
  const name = node?.name;
  return typeof name === "string" ? name : null;
}
