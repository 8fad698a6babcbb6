import type { PersonInput } from "#schema/people/person-input.ts";
import type { VerbContext } from "#worker/context.ts";
import type { PersonRow } from "#worker/db/people-tables.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { insertPerson } from "./queries.ts";
import { tooManyPeople } from "./refusals.ts";

interface PersonRequest {
  readonly input: PersonInput;
  readonly idempotencyKey: string | null;
}

/**
 * Adds a person (people, section 2); an email that another has makes a second one. A request that is repeated with its
 * idempotency key returns the person whom the first one added, as they are then.
 * @throws AppError CONFLICT when there is no room, or the key was used for somebody else.
 */
export async function createPerson(
  { db, artist, now }: VerbContext,
  { input: { address, news = {}, ...input }, idempotencyKey }: PersonRequest,
): Promise<PersonRow> {
  const requestHash = await hashRequest(idempotencyKey, { ...input, address, news });
  const { inserted, earlier } = await insertPerson(db, {
    id: crypto.randomUUID(),
    userId: artist.id,
    ...input,
    ...address,
    archived: false,
    expressSince: news.expressSince ?? null,
    withdrawnOn: news.withdrawnOn ?? null,
    listedOn: null,
    distinctFrom: "",
    formerEmails: "",
    idempotencyKey,
    requestHash,
    createdAt: now,
    updatedAt: now,
    erasedAt: null,
  });
  const added = inserted ?? requireSameRequest(earlier, requestHash, "another person");
  if (added === null) throw tooManyPeople();
  return added;
}
