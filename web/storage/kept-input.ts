import * as v from "valibot";
import { readStored, removeStored, removeStoredUnder, store, storedKeys } from "./storage.ts";

/** Everything that is typed and kept. No name matches what the clean-up at logout clears (storage.ts). */
export const inputKinds = [
  "pricing-draft",
  "pricing-edit",
  "profile-draft",
  "feedback-draft",
  "feedback-notes",
] as const;
export type InputKind = (typeof inputKinds)[number];

interface KeepOptions {
  /** The id of the thing that the input belongs to, where a person has several inputs of a kind. */
  readonly of?: string;
  /** What the form showed before anything was typed. Where that has changed, the input is out of date. */
  readonly begunFrom?: unknown;
}

export interface KeptInput<Typed extends object> {
  /** Null where there is nothing, something out of date, or what another version has left. */
  readonly read: (userId: string, options?: KeepOptions) => Typed | null;
  /** All inputs of this kind, whatever they began from. */
  readonly readAll: (userId: string) => Typed[];
  /** Returns whether all of it is in storage, and therefore survives the page. */
  readonly keep: (userId: string, typed: Typed, options?: KeepOptions) => boolean;
  /** Whether storage has at least what `lighten` left of it. */
  readonly isLightKept: (userId: string, options?: Pick<KeepOptions, "of">) => boolean;
  /** Once it is saved, discarded or restored. */
  readonly forget: (userId: string, options?: Pick<KeepOptions, "of">) => void;
}

/** What storage refused lives as long as the page. */
const unstored = new Map<string, string>();
/** Of these, storage has what `lighten` left. */
const lightened = new Set<string>();
/** People who signed out or deleted their profile: on the way out nothing of theirs is written any more. */
const forgottenUsers = new Set<string>();
const writers = new Set<() => boolean>();

function keyOf(kind: InputKind, userId: string, of?: string): string {
  return of === undefined ? `${kind}:${userId}` : `${kind}:${userId}:${of}`;
}

/**
 * Unsaved input that survives a lost session, a reload and an idle sign-out, under a key of its person. A full
 * storage gets what `lighten` leaves of it, such as the text without the picture.
 */
export function keptInput<Typed extends object>(
  kind: InputKind,
  schema: v.GenericSchema<unknown, Typed>,
  lighten?: (typed: Typed) => Typed,
): KeptInput<Typed> {
  function parse(text: string | null, options: KeepOptions): Typed | null {
    const begunFrom = JSON.stringify(options.begunFrom);
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
    if (!kept.success || (begunFrom && kept.output.begunFrom !== begunFrom)) return null;
    const result = v.safeParse(schema, kept.output);
    return result.success ? result.output : null;
  }

  const readKey = (key: string, options: KeepOptions = {}) =>
    parse(unstored.get(key) ?? readStored(key), options);

  return {
    read: (userId, options) => readKey(keyOf(kind, userId, options?.of), options),
    readAll: (userId) => {
      const beginning = keyOf(kind, userId, "");
      const keys = new Set([...storedKeys(), ...unstored.keys()]);
      return [...keys]
        .filter((key) => key.startsWith(beginning))
        .flatMap((key) => readKey(key) ?? []);
    },
    keep: (userId, typed, { of, begunFrom } = {}) => {
      if (forgottenUsers.has(userId)) return true;
      const key = keyOf(kind, userId, of);
      const write = (kept: Typed) =>
        JSON.stringify({ ...kept, begunFrom: JSON.stringify(begunFrom) });
      const text = write(typed);
      if (store(key, text)) {
        unstored.delete(key);
        return true;
      }
      unstored.set(key, text);
      if (lighten && store(key, write(lighten(typed)))) lightened.add(key);
      else lightened.delete(key);
      return false;
    },
    isLightKept: (userId, options) => {
      const key = keyOf(kind, userId, options?.of);
      return !unstored.has(key) || lightened.has(key);
    },
    forget: (userId, options) => {
      const key = keyOf(kind, userId, options?.of);
      unstored.delete(key);
      removeStored(key);
    },
  };
}

const keptSchema = v.looseObject({ begunFrom: v.optional(v.string()) });

/** Has `flushInput` call what writes only after a pause. `write` returns whether all of it is in storage. */
export function registerInputWriter(write: () => boolean): () => void {
  writers.add(write);
  return () => writers.delete(write);
}

/**
 * Writes now whatever is typed anywhere on the page. Returns whether a reload would restore all of it.
 */
export function flushInput(): boolean {
  const areWritten = [...writers].map((write) => write());
  for (const [key, text] of unstored) {
    if (store(key, text)) unstored.delete(key);
  }
  return unstored.size === 0 && !areWritten.includes(false);
}

/** At an explicit sign-out, and when the profile is deleted. */
export function forgetInputOf(userId: string): void {
  forgottenUsers.add(userId);
  for (const kind of inputKinds) {
    removeStoredUnder(keyOf(kind, userId));
    for (const key of unstored.keys()) {
      if (key.startsWith(keyOf(kind, userId))) unstored.delete(key);
    }
  }
}

/** Whether the person is on the way out for good: then nothing is written, or asked, any more. */
export function isInputForgotten(userId: string): boolean {
  return forgottenUsers.has(userId);
}
