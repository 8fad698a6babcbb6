import { find } from "../find.ts";
import { acceptOnly, textOf, textsOf } from "../form.ts";
import { pageOf, pageParameters } from "../lists.ts";
import type { Route } from "../request.ts";

export const eventRoutes: Route[] = [
  [
    "GET",
    "/v1/events",
    (ledger, { form }) => {
      acceptOnly(form, [...pageParameters, "type", "types"]);
      const type = textOf(form, "type");
      const types = type === undefined ? textsOf(form, "types") : [type];
      const matches = (name: string) =>
        types.some((wanted) =>
          wanted.endsWith("*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted,
        );
      return pageOf(
        ledger.state.events,
        form,
        "/v1/events",
        (event) => types.length === 0 || matches(event.type),
      );
    },
  ],
  ["GET", "/v1/events/:id", (ledger, { id }) => find(ledger.state.events, "event", id)],
];
