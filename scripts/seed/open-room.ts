import { and, eq } from "drizzle-orm";
import type { VerbContext } from "#worker/context.ts";
import { type LinkRow, links } from "#worker/db/link-tables.ts";
import { people } from "#worker/db/people-tables.ts";
import { withProof } from "#worker/http/link-proof.ts";
import { createLink } from "#worker/links/create.ts";
import { countOpened } from "#worker/links/guest-queries.ts";
import { sendEntry } from "#worker/links/send-entry.ts";
import { seedRoom } from "./agreements.ts";
import { idOf } from "./apply-agreement.ts";
import { daysBefore, toDay } from "./days.ts";

/** Makes the room for one of her buyers, who has opened it and asks to hold a work. */
export async function openRoom(context: VerbContext): Promise<void> {
  const { db, artist, now } = context;
  const { title, note, titles, wish } = seedRoom;
  const isNamed = and(eq(people.userId, artist.id), eq(people.name, seedRoom.for));
  const [person] = await db.select().from(people).where(isNamed);
  if (person === undefined) throw new Error(`${seedRoom.for} is missing.`);
  const workIds = await Promise.all(titles.map((work) => idOf(context, work)));
  const made = await createLink(
    { ...context, now: daysBefore(now, seedRoom.daysAgo) },
    {
      input: {
        ...{ kind: "room", title, note, workIds, language: "both", personId: person.id },
        ...{ showPrices: true, showWhy: true, showSold: true, showContact: false },
      },
      idempotencyKey: null,
    },
  );
  const [link] = await db.select().from(links).where(isLink(artist.id, made.id));
  if (link === undefined) throw new Error("The room is missing.");
  for (const daysAgo of seedRoom.openedDaysAgo) {
    await countOpened(db, link, toDay(daysBefore(now, daysAgo)));
  }
  // Addresses are made with the secret of the Worker, which this one only has to agree with itself about.
  const settings = { LINK_SECRET: [crypto.randomUUID()], ADMIN_EMAILS: [] };
  await sendEntry(
    { ...context, settings, now: daysBefore(now, wish.daysAgo) },
    {
      address: await withProof("link", link.id, settings.LINK_SECRET),
      ...{ isLabel: false, sender: "", idempotencyKey: null },
      input: {
        ...{ kind: "hold", workId: await idOf(context, wish.title), name: seedRoom.for },
        ...{ contact: wish.contact, message: wish.message, website: "" },
      },
    },
  );
}

function isLink(ownerId: string, id: LinkRow["id"]) {
  return and(eq(links.userId, ownerId), eq(links.id, id));
}
