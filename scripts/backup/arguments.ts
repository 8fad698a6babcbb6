import { parseArgs } from "node:util";

/** Which stores: the local ones of this folder, or those of the account. */
export type Place = "--local" | "--remote";

interface BackupArguments {
  readonly place: Place;
  readonly folder: string;
}

/** @throws Error that says how the command is called. */
export function readArguments(command: "backup" | "restore"): BackupArguments {
  const usage = new Error(
    `Say which stores and which folder: npm run ${command} -- --local backup`,
  );
  const options = { local: { type: "boolean" }, remote: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw usage;
  if ((values.local ?? false) === (values.remote ?? false)) throw usage;
  return { folder, place: values.remote ? "--remote" : "--local" };
}
