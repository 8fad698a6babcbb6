import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Person } from "#schema/people/person.ts";

/**
 * How the gallery of an agreement is called: by its person's organization, or else their name, or else the channel's own name;
 * empty if it has no name.
 */
export function galleryNameOf(
  channel: Pick<SalesChannel, "name"> | null,
  person: Pick<Person, "name" | "organization"> | null,
): string {
  const names = [person?.organization, person?.name, channel?.name];
  return names.find(Boolean) ?? "";
}
