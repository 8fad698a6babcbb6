/** Apart from the schemas of entries, which the pages of guests do without. */
export const entryLimits = {
  nameCharacters: 200,
  contactCharacters: 254,
  messageCharacters: 1_000,
  /** A text with more links is refused. */
  linksInText: 2,
  /** Within an hour through one link, and from one network address. */
  ofLink: 10,
  ofAddress: 30,
  /** Within an hour through the link of an agreement. */
  ofConsignment: 300,
  /** After so many months the entries of guests who became none of the artist's people are deleted. */
  months: 12,
  /** How many days after today an accepted hold ends. */
  holdDays: 2,
} as const;
