import { agendaPaths } from "#schema/agenda/agenda-paths.ts";
import { refetchChanged } from "./after-change.ts";
import { toKey } from "./api.ts";

/** What the keys of the agenda of any day begin with. */
const [root = "", agenda = ""] = toKey(agendaPaths.agenda);

/** Fetches the agenda anew, of whichever day it is shown: what a page has changed may be due, or settled. */
export function refetchAgendas(): Promise<void> {
  return refetchChanged({
    predicate: ({ queryKey: [first, page] }) =>
      first === root && typeof page === "string" && page.startsWith(`${agenda}?`),
  });
}
