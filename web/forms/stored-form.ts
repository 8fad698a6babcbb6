import { useLayoutEffect, useRef, useState } from "react";
import type { InputStore } from "#web/storage/input-store.ts";
import { useUnsavedInput, wholeOrNothing } from "#web/storage/unsaved-input.ts";
import { useUnsavedPart } from "./unsaved-parts.ts";

interface StoredFormOptions<Form extends object> {
  readonly store: InputStore<Form>;
  readonly userId: string;
  /** Names the form among those of the user in this store. */
  readonly of: string;
  /** What is saved. */
  readonly initial: Form;
}

/**
 * A form whose unsaved input survives a reload and a lost session, and that asks before it is left. Once something else
 * is saved, in this window or another, the fields that are untouched show that. The errors of its fields are shown until
 * it is changed.
 */
export function useStoredForm<Form extends object, Errors extends object = object>({
  store,
  userId,
  of,
  initial,
}: StoredFormOptions<Form>) {
  const options = { of, begunFrom: initial };
  const [form, setForm] = useState(() => store.read(userId, options) ?? initial);
  const [base, setBase] = useState(initial);
  const [errors, setErrors] = useState<Partial<Errors>>({});
  if (!isSame(base, initial)) {
    setBase(initial);
    setForm(withTyped(form, base, initial));
  }
  const isChanged = !isSame(form, initial);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });

  function change(changed: Partial<Form>): void {
    const next = { ...form, ...changed };
    setForm(next);
    setErrors({});
    if (isSame(next, initial)) store.remove(userId, options);
    else store.store(userId, next, options);
  }

  /** Returns whether there are any. */
  function showErrors(found: Partial<Errors>): boolean {
    setErrors(found);
    return Object.keys(found).length > 0;
  }

  /** After it is saved or given up. */
  function reset(saved: Form = initial): void {
    setForm(saved);
    store.remove(userId, options);
  }

  /** After `sent` is saved: what was typed meanwhile stays. */
  function settle(sent: Form, saved: Form): void {
    const next = withTyped(latest.current, sent, saved);
    setForm(next);
    if (isSame(next, saved)) store.remove(userId, options);
  }

  useUnsavedInput(() => (isChanged ? wholeOrNothing(store.store(userId, form, options)) : null));
  useUnsavedPart(of, isChanged ? () => reset() : null);

  return { form, change, errors, showErrors, reset, settle, isChanged };
}

/** The id of a chosen person, and what forms call the name typed for them: neither is kept without the other. */
const personFields: readonly PropertyKey[] = ["personId", "who", "buyer"];

/** What is saved now, with the fields that were typed since the form showed `base`. */
export function withTyped<Form extends object>(form: Form, base: Form, saved: Form): Form {
  const changed = fieldsOf(form).filter((name) => !isSameValue(form[name], base[name]));
  const isPersonChanged = changed.some((name) => personFields.includes(name));
  const typed = isPersonChanged
    ? fieldsOf(form).filter((name) => changed.includes(name) || personFields.includes(name))
    : changed;
  return { ...saved, ...Object.fromEntries(typed.map((name) => [name, form[name]])) };
}

/** Input that is read from storage has its fields in another order. */
function isSame<Form extends object>(one: Form, other: Form): boolean {
  return fieldsOf(one).every((name) => isSameValue(one[name], other[name]));
}

function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function fieldsOf<Form extends object>(form: Form): (keyof Form)[] {
  return Object.keys(form) as (keyof Form)[];
}
