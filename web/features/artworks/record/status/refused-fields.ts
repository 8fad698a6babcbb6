import { refusedPaths } from "#web/api/refused-paths.ts";
import type { StatusErrors } from "./status-form.ts";

/** Which field the server refused; null where the error is another one. */
export function refusedFields(error: unknown): StatusErrors | null {
  const paths = refusedPaths(error);
  if (paths.includes("until")) return { until: "over" };
  if (paths.includes("dueBack")) return { dueBack: "beforeSince" };
  if (paths.includes("channelId")) return { channelId: "unknown" };
  return null;
}
