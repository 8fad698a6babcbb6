import { agendaAhead } from "#schema/agenda/agenda.ts";
import type { PostponeInput } from "#schema/agenda/agenda-input.ts";
import { earliestToday } from "#schema/days.ts";
import type { VerbContext } from "#worker/context.ts";
import { notFound } from "#worker/errors.ts";
import { findFacts, writePostponement } from "./queries.ts";

interface Postponement extends PostponeInput {
  readonly key: string;
}

/**
 * Leaves an item of the artist's agenda out until a day (people, section 3); a day that is over or today shows it again.
 * An item that is settled meanwhile has a key no more.
 * @throws AppError NOT_FOUND for a key of no item of theirs.
 */
export async function postpone(
  { db, artist, now }: VerbContext,
  { key, until }: Postponement,
): Promise<Postponement> {
  const today = earliestToday(now);
  const { facts } = await findFacts(db, artist.id, { today, isAhead: true });
  const items = agendaAhead({ ...facts, postponed: [] }, today);
  if (!items.some((item) => item.key === key)) throw notFound();
  await writePostponement(db, { userId: artist.id, key, until }, { today, now });
  return { key, until };
}
