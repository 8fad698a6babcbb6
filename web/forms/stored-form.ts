import { useLayoutEffect, useRef, useState } from "react";
import type { InputStore } from "#web/storage/input-store.ts";
import { useUnsavedInput, wholeOrNothing } from "#web/storage/unsaved-input.ts";
import { useUnsavedPart } from "./unsaved-parts.ts";

interface StoredFormOptions<Form extends object> {
  readonly store: InputStore<Form>;
  readonly userId: string;
  /** Names the form among those of the artist's works. */
  readonly of: string;
  /** What is saved. */
  readonly initial: Form;
}

/**
 * A form whose unsaved text survives a reload and a lost session, and that asks before it is left. Once something else
 * is saved, in this window or another, an untouched form shows that.
 */
export function useStoredForm<Form extends object>({
  store,
  userId,
  of,
  initial,
}: StoredFormOptions<Form>) {
  const options = { of, begunFrom: initial };
  const [form, setForm] = useState(() => store.read(userId, options) ?? initial);
  const [base, setBase] = useState(initial);
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
    if (isSame(next, initial)) store.remove(userId, options);
    else store.store(userId, next, options);
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

  return { form, change, reset, settle, isChanged };
}

/** A stored form with what is wrong with its fields, which is said until something is typed. */
export function useCheckedForm<Form extends object, Errors extends object>(
  options: StoredFormOptions<Form>,
) {
  const { change, ...stored } = useStoredForm(options);
  const [errors, setErrors] = useState<Partial<Errors>>({});

  function type(changed: Partial<Form>): void {
    change(changed);
    setErrors({});
  }

  /** Shows the errors; returns true when there are none. */
  function accept(found: Partial<Errors>): boolean {
    setErrors(found);
    return Object.keys(found).length === 0;
  }

  return { ...stored, type, errors, accept };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
