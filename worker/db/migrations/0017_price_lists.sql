-- The versions of artists' price lists. A draft has no number, no `published_at` and no curves; a published version
-- keeps what it lists for ever. Amounts are whole cents of `currency`, but for the overhead, which is in Canadian
-- dollars; days are YYYY-MM-DD; anchors, raise and curves are JSON. `change_id` is a random text of the write that last
-- changed what works follow: the statements after it in its batch take effect only if that one did.
CREATE TABLE price_lists (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  number INTEGER,
  published_at INTEGER,
  holds_from TEXT,
  currency TEXT NOT NULL,
  rounding_to INTEGER NOT NULL,
  rounding_direction TEXT NOT NULL,
  minimum_cents INTEGER NOT NULL,
  frames_apart INTEGER NOT NULL,
  overhead_cents INTEGER NOT NULL,
  hours_per_month REAL NOT NULL,
  profit REAL NOT NULL,
  starts_from TEXT NOT NULL,
  anchors TEXT NOT NULL,
  raise TEXT NOT NULL,
  curves TEXT,
  applied_at INTEGER,
  undone_at INTEGER,
  change_id TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX price_lists_by_number ON price_lists (user_id, number);
-- An artist has one draft at most.
CREATE UNIQUE INDEX price_lists_draft ON price_lists (user_id) WHERE published_at IS NULL;
-- Walked backwards, the first of those that have begun is the list in force.
CREATE INDEX price_lists_by_day ON price_lists (user_id, holds_from, published_at)
WHERE published_at IS NOT NULL;
-- Lists that works do not follow yet, of everybody and of one artist.
CREATE INDEX price_lists_due ON price_lists (holds_from)
WHERE published_at IS NOT NULL AND applied_at IS NULL;
CREATE INDEX price_lists_due_by_user ON price_lists (user_id, holds_from)
WHERE published_at IS NOT NULL AND applied_at IS NULL;

-- What works ask depends on the published lists too: a write that was decided on other lists does not match the versions.
-- `list_due_from` is the first day of a list that works do not follow yet. Both are in the user's row, which every
-- call reads, so that no call reads the lists to see whether they matter.
ALTER TABLE users ADD COLUMN price_lists_version TEXT NOT NULL DEFAULT '0000000000000000';
ALTER TABLE users ADD COLUMN list_due_from TEXT;
CREATE TRIGGER note_changed_price_list
AFTER UPDATE OF published_at, holds_from, applied_at, undone_at ON price_lists
WHEN NEW.published_at IS NOT NULL
BEGIN
  UPDATE users
  SET artworks_version = lower(hex(randomblob(8))),
    price_lists_version = lower(hex(randomblob(8))),
    list_due_from = (
      SELECT min(holds_from) FROM price_lists
      WHERE user_id = NEW.user_id AND published_at IS NOT NULL AND applied_at IS NULL
    )
  WHERE id = NEW.user_id;
END;

-- The price of the list that a work follows, in whole cents; null while it follows none.
ALTER TABLE artworks ADD COLUMN listed_cents INTEGER;
ALTER TABLE artworks ADD COLUMN listed_currency TEXT;
ALTER TABLE deleted_artworks ADD COLUMN listed_cents INTEGER;
ALTER TABLE deleted_artworks ADD COLUMN listed_currency TEXT;

-- The works that the last application of a list of an artist's changed: what it gave them, and what they had before.
CREATE TABLE applied_prices (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  artwork_id TEXT NOT NULL,
  list_id TEXT NOT NULL,
  listed_cents INTEGER NOT NULL,
  listed_currency TEXT NOT NULL,
  earlier_cents INTEGER,
  earlier_currency TEXT,
  PRIMARY KEY (user_id, artwork_id)
) STRICT;

-- Contradictions between prices that the artist leaves as they are.
CREATE TABLE contradiction_dismissals (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  reason TEXT NOT NULL,
  dismissed_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, key)
) STRICT;
CREATE INDEX contradiction_dismissals_by_age ON contradiction_dismissals (user_id, dismissed_at);
