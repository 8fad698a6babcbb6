import { ApiError } from "#web/api/api.ts";
import type { StatusErrors } from "./status-form.ts";

/** Which field the server refused; null where the error is another one. */
export function refusedFields(error: unknown): StatusErrors | null {
  const body = error instanceof ApiError ? error.body : null;
  if (body?.code !== "VALIDATION_FAILED") return null;
  const paths = body.issues?.map(({ path }) => path) ?? [];
  if (paths.includes("until")) return { until: "over" };
  if (paths.includes("dueBack")) return { dueBack: "beforeSince" };
  if (paths.includes("channelId")) return { channelId: "unknown" };
  return null;
}
