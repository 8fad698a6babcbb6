import { Hono } from "hono/tiny";
import * as v from "valibot";
import { agendaOf } from "#schema/agenda/agenda.ts";
import {
  agendaKeySchema,
  agendaQuerySchema,
  postponeInputSchema,
} from "#schema/agenda/agenda-input.ts";
import { agendaPaths, calendarFilePath } from "#schema/agenda/agenda-paths.ts";
import { calendarInputSchema } from "#schema/agenda/calendar-input.ts";
import type { CalendarRow } from "#worker/db/agenda-tables.ts";
import type { Settings } from "#worker/env.ts";
import { notFound } from "#worker/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { sha256 } from "#worker/http/digest.ts";
import { readKnownTags } from "#worker/http/entity-tags.ts";
import { newLinkId, withProof } from "#worker/http/link-proof.ts";
import { limitLinks } from "#worker/http/rate-limit.ts";
import { jsonBody, parseQuery } from "#worker/http/validation.ts";
import {
  requireCompleteProfile,
  requireProfessionalArtist,
  requireSession,
  withSessionAnd,
} from "#worker/session/guards.ts";
import { deleteCalendar, selectCalendar, writeCalendar } from "./calendar-queries.ts";
import { postpone } from "./postpone.ts";
import { findFacts } from "./queries.ts";
import { readCalendar } from "./read-calendar.ts";

/** The agenda is read and put off on any plan, as what is due does not end with it; its calendar needs Professional. */
export const agendaRoutes = new Hono<AppContext>()
  .get(agendaPaths.agenda, requireSession, async (c) => {
    const { today } = parseQuery(agendaQuerySchema, { today: c.req.query("today") });
    const { db, artist } = c.var.context;
    const { facts } = await findFacts(db, artist.id, { today, isAhead: false });
    return c.json(agendaOf(facts, today));
  })
  .post(
    agendaPaths.postponement,
    requireSession,
    requireCompleteProfile,
    jsonBody(postponeInputSchema),
    async (c) => {
      const key = c.req.param("key");
      if (!v.is(agendaKeySchema, key)) throw notFound();
      return c.json(await postpone(c.var.context, { key, ...c.req.valid("json") }));
    },
  )
  .get(
    agendaPaths.calendar,
    withSessionAnd(
      (c, userId) => selectCalendar(c.var.db, userId),
      async (c, [calendar]) => {
        return c.json(calendar ? { address: await addressOf(calendar, c.var.settings) } : null);
      },
    ),
  )
  .post(
    agendaPaths.calendar,
    requireProfessionalArtist,
    jsonBody(calendarInputSchema),
    async (c) => {
      const { db, artist, now } = c.var.context;
      const { language } = c.req.valid("json");
      const calendar = { userId: artist.id, id: newLinkId(), language, createdAt: now };
      await writeCalendar(db, calendar);
      return c.json({ address: await addressOf(calendar, c.var.settings) }, 201);
    },
  )
  .delete(agendaPaths.calendar, requireSession, async (c) => {
    await deleteCalendar(c.var.db, c.var.context.artist.id);
    return c.body(null, 204);
  });

/** For calendar programs: without a session, whose cookie is neither read nor set. */
export const calendarFileRoutes = new Hono<AppContext>().get(
  agendaPaths.calendarFile,
  limitLinks,
  async (c) => {
    const { APP_URL: appUrl, LINK_SECRET: secrets } = c.var.settings;
    const request = { file: c.req.param("file"), appUrl, secrets };
    const text = await readCalendar({ db: c.var.db, now: new Date() }, request);
    const tag = await sha256(text);
    const headers = { ETag: `W/"${tag}"`, "Referrer-Policy": "no-referrer" };
    if (readKnownTags(c).includes(tag)) return c.body(null, 304, headers);
    return c.body(text, 200, {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "X-Robots-Tag": "noindex",
    });
  },
);

async function addressOf(
  { id }: Pick<CalendarRow, "id">,
  { APP_URL: appUrl, LINK_SECRET: secrets }: Settings,
): Promise<string> {
  const file = `${await withProof("calendar", id, secrets)}.ics`;
  return new URL(calendarFilePath(file), appUrl).href;
}
