/** Values for any field: of every type, and malicious ones. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  99,
  "",
  "admin@example.com",
  "2001-01-01T00:00:00.000Z",
  "\u0000\u202e\ud800'; UPDATE users SET max_artwork_saves = 99; --",
  ["aspiring", "echelon"],
  { $set: 1 },
];
