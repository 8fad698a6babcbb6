import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { peoplePaths } from "#schema/people/people-paths.ts";
import {
  listedPeopleInputSchema,
  personChangeInputSchema,
  personInputSchema,
  personMergeInputSchema,
} from "#schema/people/person-input.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { readIfMatch } from "#worker/http/if-match.ts";
import { jsonBody } from "#worker/http/validation.ts";
import {
  requireCompleteProfile,
  requireProfessionalArtist,
  requireSession,
  withSessionAnd,
} from "#worker/session/guards.ts";
import { changePerson } from "./change.ts";
import { createPerson } from "./create.ts";
import { readPersonData } from "./data.ts";
import { erasePerson } from "./erase.ts";
import { mergePeople } from "./merge.ts";
import { presentMerge, presentPerson } from "./present.ts";
import { markListed, selectPeople } from "./queries.ts";
import { mergesUndoableSince, undoMerge } from "./undo-merge.ts";
import { selectMergesSince } from "./undo-merge-queries.ts";

/** As many people as an artist can have, by their ids. */
const listedBytes = 500_000;

/** People are added, changed and merged on the Professional plan; they are read, separated and erased on any. */
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
  )
  .post(
    peoplePaths.personMerge,
    requireProfessionalArtist,
    jsonBody(personMergeInputSchema),
    async (c) => {
      const { merge, person } = await mergePeople(c.var.context, {
        id: c.req.param("id"),
        input: c.req.valid("json"),
        editedVersion: readIfMatch(c),
        idempotencyKey: readIdempotencyKey(c),
      });
      return c.json({ id: merge.id, person: presentPerson(person) });
    },
  )
  .get(
    peoplePaths.peopleMerges,
    withSessionAnd(selectUndoableMerges, (c, rows) => c.json(rows.map(presentMerge))),
  )
  .post(peoplePaths.mergeUndo, requireSession, requireCompleteProfile, async (c) => {
    const { person, into, kept } = await undoMerge(c.var.context, c.req.param("id"));
    return c.json({ person: presentPerson(person), into: into && presentPerson(into), kept });
  })
  .post(peoplePaths.personErasure, requireSession, requireCompleteProfile, async (c) => {
    const request = { id: c.req.param("id"), editedVersion: readIfMatch(c) };
    return c.json(await erasePerson(c.var.context, request));
  })
  .get(peoplePaths.personData, requireSession, async (c) =>
    c.json(await readPersonData(c.var.context, c.req.param("id"))),
  );

function selectUndoableMerges(c: Context<AppContext>, userId: SQL) {
  return selectMergesSince(c.var.db, userId, mergesUndoableSince(new Date()));
}

function selectOwnPeople(c: Context<AppContext>, userId: SQL) {
  return selectPeople(c.var.db, userId);
}
