import * as v from "valibot";
import { remembered } from "../remembered.ts";
import { type ImportedWork, importedSaleSchema, importedWorkSchema } from "./imported-work.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Whether the values of works are already as `importedWorkSchema` returns them; its rule for the day of a sale is apart.
 * Each value of a property is parsed once, as a file repeats them; the schema itself says what is wrong with the others.
 */
export function workAcceptor(): (work: Values) => work is ImportedWork {
  const { sale: _, ...own } = importedWorkSchema.entries;
  const acceptsOwn = acceptorOf(own);
  const acceptsSale = acceptorOf(importedSaleSchema.entries);
  return (work): work is ImportedWork =>
    acceptsOwn(work) && (work.sale === null || (isValues(work.sale) && acceptsSale(work.sale)));
}

function acceptorOf(entries: Readonly<Record<string, v.GenericSchema>>) {
  const properties = Object.entries(entries).map(([name, schema]) => ({
    name,
    accepts: remembered((value: unknown) => {
      const { success, output } = v.safeParse(schema, value);
      return success && output === value;
    }),
  }));
  return (values: Values) => properties.every(({ name, accepts }) => accepts(values[name]));
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}
