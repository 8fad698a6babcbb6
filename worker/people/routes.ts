import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { peoplePaths } from "#schema/people/people-paths.ts";
import {
  listedPeopleInputSchema,
  personChangeInputSchema,
  personInputSchema,
} from "#schema/people/person-input.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { readIfMatch } from "#worker/http/if-match.ts";
import { requireProfessionalArtist } from "#worker/http/professional.ts";
import { withSessionAnd } from "#worker/http/session-guard.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { changePerson } from "./change.ts";
import { createPerson } from "./create.ts";
import { presentPerson } from "./present.ts";
import { markListed, selectPeople } from "./queries.ts";

/** As many people as an artist can have, by their ids. */
const listedBytes = 500_000;

/** People are added and changed on the Professional plan, and read on any. */
export const peopleRoutes = new Hono<AppContext>()
  .get(
    peoplePaths.people,
    withSessionAnd(selectOwnPeople, (c, rows) => c.json(rows.map(presentPerson))),
  )
  .post(peoplePaths.people, requireProfessionalArtist, jsonBody(personInputSchema), async (c) => {
    const request = { input: c.req.valid("json"), idempotencyKey: readIdempotencyKey(c) };
    return c.json(presentPerson(await createPerson(c.var.context, request)), 201);
  })
  .post(
    peoplePaths.listedPeople,
    requireProfessionalArtist,
    jsonBody(listedPeopleInputSchema, listedBytes),
    async (c) => {
      const { db, artist } = c.var.context;
      await markListed(db, artist.id, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .patch(
    peoplePaths.person,
    requireProfessionalArtist,
    jsonBody(personChangeInputSchema),
    async (c) => {
      const edit = {
        id: c.req.param("id"),
        input: c.req.valid("json"),
        editedVersion: readIfMatch(c),
      };
      return c.json(presentPerson(await changePerson(c.var.context, edit)));
    },
  );

function selectOwnPeople(c: Context<AppContext>, userId: SQL) {
  return selectPeople(c.var.db, userId);
}
