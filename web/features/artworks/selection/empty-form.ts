import type { Artwork } from "#schema/artwork.ts";
import { shownStatus } from "#schema/hold.ts";
import type { StatusFormValues } from "../record/status/status-form.ts";

/** Begins with the status that all works share, as far as they can change it; with Available where they share none. */
export function emptyStatusForm(works: readonly Artwork[]): StatusFormValues {
  const now = new Date();
  const statuses = new Set(
    works.map((work) => shownStatus(work, now)).filter((status) => status !== "sold"),
  );
  const [first = "available"] = statuses;
  return {
    status: statuses.size === 1 ? first : "available",
    who: "",
    until: "",
    channelId: "",
    since: "",
    dueBack: "",
    location: "",
  };
}
