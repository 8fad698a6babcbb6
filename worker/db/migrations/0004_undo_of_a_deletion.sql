-- A deleted work is moved here, so that no query of works can come upon it, and from here it can be brought
-- back for a day. `saves_before` is the most works that the artist had around the deletion: bringing works
-- back never leads to more than that, whatever was saved meanwhile.
CREATE TABLE deleted_artworks (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  date_created TEXT NOT NULL,
  width_inches REAL NOT NULL,
  height_inches REAL NOT NULL,
  support TEXT NOT NULL,
  medium TEXT NOT NULL,
  materials_cost_cents INTEGER NOT NULL,
  hours_spent REAL NOT NULL,
  price_cents INTEGER,
  currency TEXT NOT NULL,
  breakdown TEXT,
  picture_key TEXT,
  picture_type TEXT,
  picture_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  saves_before INTEGER NOT NULL,
  deleted_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deleted_artworks_by_user ON deleted_artworks (user_id);
CREATE INDEX deleted_artworks_by_age ON deleted_artworks (deleted_at);
CREATE INDEX deleted_artworks_by_picture ON deleted_artworks (picture_key) WHERE picture_key IS NOT NULL;
