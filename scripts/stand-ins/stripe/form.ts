import type Stripe from "stripe";
import { invalidRequest } from "./refusal.ts";

/** Form parameters as Stripe's package writes them: brackets open a group, numbers in them make a list. */
export interface Form {
  [name: string]: string | Form;
}

export function parseForm(text: string): Form {
  const form = emptyForm();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.match(/[^[\]]+/g) ?? [];
    const last = path.pop();
    if (last === undefined) continue;
    let group = form;
    for (const name of path) group = openGroup(group, name, key);
    group[last] = value;
  }
  return form;
}

function emptyForm(): Form {
  // Without a prototype, so that a parameter named __proto__ is only a parameter.
  return Object.create(null) as Form;
}

function openGroup(form: Form, name: string, key: string): Form {
  form[name] ??= emptyForm();
  const group = form[name];
  if (typeof group === "string") throw invalidRequest(`Invalid object: ${key}`, { param: key });
  return group;
}

/** @throws a refusal that names the first parameter that the stand-in does not know. */
export function acceptOnly(form: Form, names: readonly string[], group?: string): void {
  const unknown = Object.keys(form).find(
    (name) => !names.includes(name) && !(group === undefined && name === "expand"),
  );
  if (unknown === undefined) return;
  const param = group === undefined ? unknown : `${group}[${unknown}]`;
  throw invalidRequest(`Received unknown parameter: ${param}`, {
    code: "parameter_unknown",
    param,
  });
}

/** Whether the parameter is sent, and empty: Stripe's way of unsetting it. */
export function isCleared(form: Form, name: string): boolean {
  return form[name] === "";
}

export function textOf(form: Form, name: string): string | undefined {
  const value = form[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") throw invalidRequest(`Invalid string: ${name}`, { param: name });
  return value;
}

export function requiredText(form: Form, name: string): string {
  const value = textOf(form, name);
  if (value !== undefined) return value;
  throw invalidRequest(`Missing required param: ${name}.`, {
    code: "parameter_missing",
    param: name,
  });
}

export function integerOf(form: Form, name: string): number | undefined {
  const value = textOf(form, name);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, { param: name });
  return Number(value);
}

export function booleanOf(form: Form, name: string): boolean | undefined {
  const value = choiceOf(form, name, ["true", "false"]);
  return value === undefined ? undefined : value === "true";
}

/** One of the values that the stand-in supports. */
export function choiceOf<T extends string>(
  form: Form,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = textOf(form, name);
  const choice = choices.find((known) => known === value);
  if (value !== undefined && choice === undefined) {
    throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(", ")}`, { param: name });
  }
  return choice;
}

export function groupOf(form: Form, name: string): Form | undefined {
  const value = form[name];
  return typeof value === "object" ? value : undefined;
}

export function textsOf(form: Form, name: string): string[] {
  return Object.values(groupOf(form, name) ?? {}).filter((value) => typeof value === "string");
}

/** The only item of a subscription or a Checkout session. */
export function itemIn(form: Form, name: string): Form | undefined {
  const [item, ...others] = Object.values(groupOf(form, name) ?? {});
  if (others.length > 0 || typeof item === "string") {
    throw invalidRequest("The stand-in sells exactly one item at a time.", { param: name });
  }
  return item;
}

/** The metadata after a request: given keys are set, and empty ones are removed. */
export function metadataAfter(current: Stripe.Metadata, form: Form): Stripe.Metadata {
  const after = { ...current };
  for (const [key, value] of Object.entries(groupOf(form, "metadata") ?? {})) {
    if (value === "") delete after[key];
    else after[key] = String(value);
  }
  return after;
}
