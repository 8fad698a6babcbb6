import { refusedPaths } from "#web/api/refused-paths.ts";
import type { StatusErrors } from "./status-form.ts";

/** Which field the server refused; none where the error is another one. */
export function refusedStatusFields(error: unknown): StatusErrors {
  const paths = refusedPaths(error);
  if (paths.includes("until")) return { until: "over" };
  if (paths.includes("dueBack")) return { dueBack: "beforeSince" };
  return paths.includes("channelId") ? { channelId: "unknown" } : {};
}
