/** The fields of a request that are given: one that is left out changes nothing. */
export function givenValues<Fields extends object>(fields: Fields): Given<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  // What is left has the names and values of `fields`, which `Object.entries` does not say.
  return Object.fromEntries(given) as Given<Fields>;
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
