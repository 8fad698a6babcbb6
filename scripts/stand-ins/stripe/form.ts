import { invalidRequest } from "./refusal.ts";

/** Form parameters as Stripe's package writes them: brackets open a group, numbers in them make a list. */
export interface Form {
  [name: string]: FormValue;
}
export type FormValue = string | Form;

export function parseForm(text: string): Form {
  const form = emptyForm();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.match(/[^[\]]+|\[\]/g) ?? [];
    const last = path.pop();
    if (last === undefined) continue;
    let group = form;
    for (const name of path) group = openGroup(group, nameIn(group, name), key);
    group[nameIn(group, last)] = value;
  }
  return form;
}

function emptyForm(): Form {
  // Without a prototype a parameter named __proto__ is a parameter.
  return Object.create(null) as Form;
}

function nameIn(group: Form, name: string): string {
  return name === "[]" ? String(Object.keys(group).length) : name;
}

function openGroup(form: Form, name: string, key: string): Form {
  form[name] ??= emptyForm();
  const group = form[name];
  if (typeof group === "string") throw invalidRequest(`Invalid object: ${key}`, { param: key });
  return group;
}

/** @throws a refusal that names the first parameter which this stand-in does not know. */
export function acceptOnly(form: Form, names: readonly string[], within?: string): void {
  for (const name of Object.keys(form)) {
    if (names.includes(name) || (within === undefined && name === "expand")) continue;
    const param = within === undefined ? name : `${within}[${name}]`;
    throw invalidRequest(`Received unknown parameter: ${param}`, {
      code: "parameter_unknown",
      param,
    });
  }
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
  if (value === undefined) {
    throw invalidRequest(`Missing required param: ${name}.`, {
      code: "parameter_missing",
      param: name,
    });
  }
  return value;
}

export function integerOf(form: Form, name: string): number | undefined {
  const value = textOf(form, name);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, {
      code: "parameter_invalid_integer",
      param: name,
    });
  }
  return Number(value);
}

export function booleanOf(form: Form, name: string): boolean | undefined {
  const value = textOf(form, name);
  if (value === undefined) return undefined;
  if (value !== "true" && value !== "false") {
    throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
  }
  return value === "true";
}

/** One of the values that this stand-in plays. */
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

export function groupsOf(form: Form, name: string): Form[] {
  return Object.values(groupOf(form, name) ?? {}).filter((value) => typeof value === "object");
}

export function textsOf(form: Form, name: string): string[] {
  return Object.values(groupOf(form, name) ?? {}).filter((value) => typeof value === "string");
}
