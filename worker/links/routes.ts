import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { acceptInputSchema } from "#schema/links/entry-input.ts";
import type { Link } from "#schema/links/link.ts";
import { linkChangeInputSchema, linkInputSchema } from "#schema/links/link-input.ts";
import { linksPaths } from "#schema/links/links-paths.ts";
import { presentArtwork } from "#worker/artworks/present.ts";
import { readConsignment } from "#worker/consignments/read.ts";
import { notFound } from "#worker/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { readIfMatch } from "#worker/http/if-match.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { presentPerson } from "#worker/people/present.ts";
import { presentSale } from "#worker/sales/present.ts";
import {
  requireCompleteProfile,
  requireProfessionalArtist,
  requireSession,
  withSessionAnd,
} from "#worker/session/guards.ts";
import { changeLink, revokeLink } from "./change.ts";
import { createLink } from "./create.ts";
import { acceptEntry, declineEntry } from "./decide.ts";
import { selectEntries } from "./entry-queries.ts";
import { presentEntry, presentLink } from "./present.ts";
import { findLink, findLinks } from "./queries.ts";

/** Links are made and changed on the Professional plan; they are read and taken back, and entries decided, on any. */
export const linkRoutes = new Hono<AppContext>()
  .get(linksPaths.links, requireSession, async (c) => {
    const { db, artist, now } = c.var.context;
    const { links, ...facts } = await findLinks(db, artist.id);
    const settings = c.var.settings;
    return c.json(
      await Promise.all(links.map((link) => presentLink(link, facts, { settings, now }))),
    );
  })
  .post(linksPaths.links, requireProfessionalArtist, jsonBody(linkInputSchema), async (c) => {
    const request = { input: c.req.valid("json"), idempotencyKey: readIdempotencyKey(c) };
    const { id, isNew } = await createLink(c.var.context, request);
    return c.json(await readLink(c, id), isNew ? 201 : 200);
  })
  .patch(linksPaths.link, requireProfessionalArtist, jsonBody(linkChangeInputSchema), async (c) => {
    const id = c.req.param("id");
    const edit = { id, input: c.req.valid("json"), editedVersion: readIfMatch(c) };
    await changeLink(c.var.context, edit);
    return c.json(await readLink(c, id));
  })
  .post(linksPaths.linkRevocation, requireSession, requireCompleteProfile, async (c) => {
    const id = c.req.param("id");
    await revokeLink(c.var.context, id);
    return c.json(await readLink(c, id));
  })
  .get(
    linksPaths.entries,
    withSessionAnd(
      (c, userId) => selectEntries(c.var.db, userId),
      (c, entries) => c.json(entries.map(presentEntry)),
    ),
  )
  .post(
    linksPaths.entryAcceptance,
    requireSession,
    requireCompleteProfile,
    jsonBody(acceptInputSchema),
    async (c) => {
      const acceptance = { id: c.req.param("id"), input: c.req.valid("json") };
      const accepted = await acceptEntry(c.var.context, acceptance);
      const entry = presentEntry(accepted.entry);
      if ("sale" in accepted) {
        const { consignmentId: id, sale } = accepted;
        const consignment = await readConsignment(c.var.context, { id, settings: c.var.settings });
        return c.json({ entry, sale: sale && presentSale(sale), consignment });
      }
      const { artwork, person } = accepted;
      return c.json({
        entry,
        artwork: artwork && presentArtwork(artwork),
        person: presentPerson(person),
      });
    },
  )
  .post(linksPaths.entryDecline, requireSession, requireCompleteProfile, async (c) =>
    c.json(presentEntry(await declineEntry(c.var.context, c.req.param("id")))),
  );

/** A link as it is after a change of it. */
async function readLink(c: Context<AppContext>, id: string): Promise<Link> {
  const { db, artist, now } = c.var.context;
  const found = await findLink(db, artist.id, id);
  if (found === null) throw notFound();
  const { link, ...facts } = found;
  return presentLink(link, facts, { settings: c.var.settings, now });
}
