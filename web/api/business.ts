import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Business, businessSchema } from "#schema/business/business.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import { putAnswer } from "./after-change.ts";
import { call, callFor, hasCode } from "./api.ts";
import { pathQuery } from "./path-query.ts";

export const businessQuery = pathQuery(salesPaths.business, businessSchema);

/** The artist's business details; asked for only where they are shown. */
export function useBusiness(isEnabled = true) {
  return useQuery({ ...businessQuery, enabled: isEnabled });
}

type Change = (stored: Business) => Business;

/**
 * Saves the details that `change` makes of those that are stored now, so that what another window has changed meanwhile
 * stays.
 */
export async function saveBusiness(change: Change): Promise<void> {
  const saved = await saveChange(change);
  await putAnswer(businessQuery.queryKey, () => saved);
}

async function saveChange(change: Change): Promise<Business> {
  try {
    return await changeStored(change);
  } catch (error) {
    if (!hasCode(error, "CONFLICT")) throw error;
    return changeStored(change);
  }
}

async function changeStored(change: Change): Promise<Business> {
  const response = await call("GET", salesPaths.business);
  const stored = v.parse(businessSchema, await response.json());
  return callFor(businessSchema, "PUT", salesPaths.business, {
    body: change(stored),
    headers: { "If-Match": response.headers.get("ETag") ?? "*" },
  });
}
