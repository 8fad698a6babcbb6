/** A catalogue or a part of it. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Every message by its full key, such as `app.title`. */
export function flatten(messages: Messages, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === "string"
        ? [[`${prefix}${key}`, value]]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

/**
 * What a message takes: `{date}`, `{hours, plural}`, `{term, select} monthly`, `<work>`. The forms of a
 * plural are left out, because languages differ in them.
 */
export function findArguments(message: string): Set<string> {
  const found = new Set<string>();
  for (const [, tag] of message.matchAll(/<(\w+)>/g)) found.add(`<${tag}>`);
  let rest = message;
  while (rest.includes("{")) {
    const inside = upToClosing(rest.slice(rest.indexOf("{") + 1));
    rest = rest.slice(rest.indexOf("{") + 1 + inside.length + 1);
    const [name = "", type = "", ...style] = inside.split(",").map((part) => part.trim());
    found.add(type === "" ? `{${name}}` : `{${name}, ${type}}`);
    for (const [form, text] of readForms(style.join(","))) {
      if (type === "select") found.add(`{${name}, select} ${form}`);
      for (const nested of findArguments(text)) found.add(nested);
    }
  }
  return found;
}

/** The forms of a plural or a select, such as `one {# hour}`, with their texts. */
function* readForms(style: string): Generator<readonly [string, string]> {
  let rest = style;
  while (rest.includes("{")) {
    const at = rest.indexOf("{");
    const text = upToClosing(rest.slice(at + 1));
    yield [rest.slice(0, at).trim(), text];
    rest = rest.slice(at + 1 + text.length + 1);
  }
}

/** The text before the brace that closes one opened before `text`. */
function upToClosing(text: string): string {
  let depth = 1;
  for (const [index, character] of [...text].entries()) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (depth === 0) return [...text].slice(0, index).join("");
  }
  throw new Error(`A brace is not closed in: ${text}`);
}
