import en from "#web/i18n/texts/en-CA.json" with { type: "json" };

/** A message of the English catalogue, by its path such as `toasts.welcome`. */
interface Entry {
  readonly path: string;
  /** What is read of it, with placeholders and without tags and what is for screen readers alone. */
  readonly shown: string;
}

interface Messages {
  readonly [key: string]: string | Messages;
}

export const entries: readonly Entry[] = list(en, []);

function list(messages: Messages, above: readonly string[]): Entry[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    const path = [...above, key];
    return typeof value === "string"
      ? { path: path.join("."), shown: show(value) }
      : list(value, path);
  });
}

function show(message: string): string {
  return message
    .replaceAll(/<hidden>.*?<\/hidden>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const placeholder = /\{\w+\}/;

/**
 * The entries that a text comes from: those that are it, else those that are it with their placeholders filled in,
 * begin with it before a placeholder, or contain it where it is a sentence's part.
 */
export function findEntries(text: string, among: readonly Entry[] = entries): Entry[] {
  const ways: ((entry: Entry) => boolean)[] = [
    ({ shown }) => shown === text,
    ({ shown }) => placeholder.test(shown) && patternOf(shown).test(text),
    ({ shown }) => placeholder.test(shown) && shown.split(placeholder)[0]?.trim() === text,
    ({ shown }) => text.includes(" ") && shown.includes(text),
  ];
  return ways.map((way) => among.filter(way)).find((found) => found.length > 0) ?? [];
}

function patternOf(shown: string): RegExp {
  const parts = shown.split(placeholder);
  // Of a placeholder alone, any text would be a filling.
  if (parts.join("").trim().length < 3) return /^$/;
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(".+")}$`);
}
