import * as v from "valibot";
import { readStored, removeStored, removeStoredUnder, store, storedKeys } from "./storage.ts";

/** Every kind of stored input. No name matches what a logout clears (storage.ts). */
export const inputKinds = [
  "pricing-draft",
  "pricing-edit",
  "profile-draft",
  "feedback-draft",
  "feedback-notes",
  "work-page",
  "price-list",
  "business",
  "selection",
  "documents",
  "sales",
  "import",
] as const;
type InputKind = (typeof inputKinds)[number];

interface InputOptions {
  /** The id of what the input belongs to, if a user can have several inputs of a kind. */
  readonly of?: string;
  /** What the form showed before anything was typed. If that has changed, the input is out of date. */
  readonly begunFrom?: unknown;
}

export interface InputStore<Typed extends object> {
  /** Null if there is none, or if it is out of date or invalid. */
  readonly read: (userId: string, options?: InputOptions) => Typed | null;
  /** All inputs of this kind, also those out of date. */
  readonly readAll: (userId: string) => Typed[];
  /** Returns whether all of it is in storage, and therefore survives a reload. */
  readonly store: (userId: string, typed: Typed, options?: InputOptions) => boolean;
  /** Whether storage has at least the part that `lighten` returns. */
  readonly isPartStored: (userId: string, options?: Pick<InputOptions, "of">) => boolean;
  /** Called once the input is saved, discarded or restored. */
  readonly remove: (userId: string, options?: Pick<InputOptions, "of">) => void;
}

/** Input that did not fit into storage, by key. */
const unstored = new Map<string, string>();
/** The keys of these of which storage has the part that `lighten` returned. */
const lightened = new Set<string>();
/** Users who signed out or deleted their profile: none of their input is written any more. */
const removedUsers = new Set<string>();
const writers = new Set<() => boolean>();

function keyOf(kind: InputKind, userId: string, of?: string): string {
  return of === undefined ? `${kind}:${userId}` : `${kind}:${userId}:${of}`;
}

/**
 * Unsaved input that survives a lost session, a reload and an idle sign-out, under a key with the id of its user. If
 * storage is full, the part that `lighten` returns is stored, such as the text without the picture.
 */
export function inputStore<Typed extends object>(
  kind: InputKind,
  schema: v.GenericSchema<unknown, Typed>,
  lighten?: (typed: Typed) => Typed,
): InputStore<Typed> {
  function parse(text: string | null, options: InputOptions): Typed | null {
    const begunFrom = JSON.stringify(options.begunFrom);
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSchema), text);
    if (!stored.success || (begunFrom && stored.output.begunFrom !== begunFrom)) return null;
    const result = v.safeParse(schema, stored.output);
    return result.success ? result.output : null;
  }

  const readKey = (key: string, options: InputOptions = {}) =>
    parse(unstored.get(key) ?? readStored(key), options);

  return {
    read: (userId, options) => readKey(keyOf(kind, userId, options?.of), options),
    readAll: (userId) => {
      const prefix = keyOf(kind, userId, "");
      const keys = new Set([...storedKeys(), ...unstored.keys()]);
      return [...keys].filter((key) => key.startsWith(prefix)).flatMap((key) => readKey(key) ?? []);
    },
    store: (userId, typed, { of, begunFrom } = {}) => {
      if (removedUsers.has(userId)) return true;
      const key = keyOf(kind, userId, of);
      const serialize = (input: Typed) =>
        JSON.stringify({ ...input, begunFrom: JSON.stringify(begunFrom) });
      const text = serialize(typed);
      if (store(key, text)) {
        unstored.delete(key);
        return true;
      }
      unstored.set(key, text);
      if (lighten && store(key, serialize(lighten(typed)))) lightened.add(key);
      else lightened.delete(key);
      return false;
    },
    isPartStored: (userId, options) => {
      const key = keyOf(kind, userId, options?.of);
      return !unstored.has(key) || lightened.has(key);
    },
    remove: (userId, options) => {
      const key = keyOf(kind, userId, options?.of);
      unstored.delete(key);
      removeStored(key);
    },
  };
}

const storedSchema = v.looseObject({ begunFrom: v.optional(v.string()) });

/** Registers a debounced write with `flushInput`. It returns whether all of it is in storage. */
export function registerInputWriter(write: () => boolean): () => void {
  writers.add(write);
  return () => writers.delete(write);
}

/**
 * Writes all unsaved input of the page now. Returns whether a reload would restore all of it.
 */
export function flushInput(): boolean {
  const areWritten = [...writers].map((write) => write());
  for (const [key, text] of unstored) {
    if (store(key, text)) unstored.delete(key);
  }
  return unstored.size === 0 && !areWritten.includes(false);
}

/** At an explicit sign-out, and when the profile is deleted. */
export function removeInputOf(userId: string): void {
  removedUsers.add(userId);
  for (const kind of inputKinds) {
    removeStoredUnder(keyOf(kind, userId));
    for (const key of unstored.keys()) {
      if (key.startsWith(keyOf(kind, userId))) unstored.delete(key);
    }
  }
}

/** Whether the user has signed out or deleted the profile: then nothing is stored or asked any more. */
export function isInputRemoved(userId: string): boolean {
  return removedUsers.has(userId);
}
