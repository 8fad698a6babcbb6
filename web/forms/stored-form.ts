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
 * is saved, in this window or another, an untouched form shows that. The errors of its fields are shown until it is
 * changed.
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
    if (isSame(form, base)) setForm(initial);
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
    if (isSame(latest.current, sent)) reset(saved);
  }

  useUnsavedInput(() => (isChanged ? wholeOrNothing(store.store(userId, form, options)) : null));
  useUnsavedPart(of, isChanged ? () => reset() : null);

  return { form, change, errors, showErrors, reset, settle, isChanged };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
