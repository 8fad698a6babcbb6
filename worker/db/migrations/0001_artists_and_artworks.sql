-- Times are milliseconds since 1970 (UTC), money is whole cents, lengths are inches, booleans 0 or 1.

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  email TEXT NOT NULL DEFAULT '',
  email_verified INTEGER NOT NULL DEFAULT 0,
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  profile_image_url TEXT,
  career_stages TEXT NOT NULL DEFAULT '[]',
  weekly_hours TEXT,
  sales_history TEXT,
  education TEXT NOT NULL DEFAULT '',
  currency TEXT,
  uses_metric INTEGER NOT NULL DEFAULT 0,
  custom_hourly_rate_cents INTEGER,
  city TEXT NOT NULL DEFAULT '',
  province_state TEXT NOT NULL DEFAULT '',
  country TEXT,
  tos_accepted_at INTEGER,
  opt_in_app_updates INTEGER NOT NULL DEFAULT 0,
  opt_in_pda_news INTEGER NOT NULL DEFAULT 0,
  has_completed_setup INTEGER NOT NULL DEFAULT 0,
  is_free_version INTEGER NOT NULL DEFAULT 0,
  has_used_free_calculation INTEGER NOT NULL DEFAULT 0,
  artwork_save_count INTEGER NOT NULL DEFAULT 0,
  max_artwork_saves INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  UNIQUE (issuer, subject)
) STRICT;

-- A session is known by the hash of its token alone. Signing out deletes the row; an expired row stays
-- for a while, so that "expired" can be told from "none".
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  is_returning INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE artworks (
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
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX artworks_by_user ON artworks (user_id, created_at DESC);
CREATE UNIQUE INDEX artworks_by_picture ON artworks (picture_key) WHERE picture_key IS NOT NULL;

-- The free plan's limit is held against this counter, so it follows the rows and nothing else.
CREATE TRIGGER count_saved_artwork AFTER INSERT ON artworks
BEGIN
  UPDATE users SET artwork_save_count = artwork_save_count + 1 WHERE id = NEW.user_id;
END;
CREATE TRIGGER count_deleted_artwork AFTER DELETE ON artworks
BEGIN
  UPDATE users SET artwork_save_count = artwork_save_count - 1 WHERE id = OLD.user_id;
END;

-- The free calculation is used once and for all.
CREATE TRIGGER keep_free_calculation_used BEFORE UPDATE OF has_used_free_calculation ON users
WHEN OLD.has_used_free_calculation = 1 AND NEW.has_used_free_calculation = 0
BEGIN
  SELECT RAISE(ABORT, 'the free calculation cannot be taken back');
END;

-- A save repeated after a lost answer is known by its key.
CREATE TABLE artwork_saves (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  idempotency_key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  artwork_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, idempotency_key)
) STRICT;
CREATE INDEX artwork_saves_by_age ON artwork_saves (created_at);
