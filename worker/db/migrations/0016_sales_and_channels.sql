-- The ways in which an artist sells, in the artist's order. Shares are from 0 to 1, amounts whole cents of the sale's
-- currency.
CREATE TABLE channels (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT,
  commission REAL NOT NULL,
  percentage_fee REAL NOT NULL,
  fixed_fee_cents INTEGER NOT NULL,
  discount REAL NOT NULL,
  discount_borne_by TEXT NOT NULL,
  shipping_cents INTEGER NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT;
CREATE INDEX channels_in_order ON channels (user_id, position);

-- What every artist begins with, as `firstChannels` of the schema says.
CREATE VIEW first_channels (
  id, position, kind, commission, percentage_fee, fixed_fee_cents, discount_borne_by
) AS
VALUES
  ('studio', 0, 'studio', 0.0, 0.0, 0, 'artist'),
  ('gallery-50', 1, 'gallery', 0.5, 0.0, 0, 'both'),
  ('gallery-40', 2, 'gallery', 0.4, 0.0, 0, 'both'),
  ('fair', 3, 'fair', 0.0, 0.0, 0, 'artist'),
  ('own-site', 4, 'own-site', 0.0, 0.029, 30, 'artist'),
  ('marketplace', 5, 'marketplace', 0.35, 0.0, 0, 'artist');
INSERT INTO channels (
  user_id, id, position, kind, commission, percentage_fee, fixed_fee_cents, discount, discount_borne_by, shipping_cents
)
SELECT
  users.id, first.id, position, kind, commission, percentage_fee, fixed_fee_cents, 0, discount_borne_by, 0
FROM users, first_channels AS first
ORDER BY users.rowid, position;
CREATE TRIGGER give_first_channels AFTER INSERT ON users
BEGIN
  INSERT INTO channels (
    user_id, id, position, kind, commission, percentage_fee, fixed_fee_cents, discount, discount_borne_by, shipping_cents
  )
  SELECT NEW.id, id, position, kind, commission, percentage_fee, fixed_fee_cents, 0, discount_borne_by, 0
  FROM first_channels;
END;

-- The ledger, in whole cents of each sale's currency. Title and channel are as they were when the work was sold, so that
-- a sale outlives both. `cad_rate` is what one unit of the currency was worth in Canadian dollars on the sale's day.
CREATE TABLE sales (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  artwork_id TEXT NOT NULL,
  artwork_title TEXT NOT NULL,
  date TEXT NOT NULL,
  price_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL,
  currency TEXT NOT NULL,
  cad_rate REAL,
  channel_id TEXT NOT NULL,
  channel_kind TEXT NOT NULL,
  channel_name TEXT,
  commission REAL NOT NULL,
  percentage_fee REAL NOT NULL,
  fixed_fee_cents INTEGER NOT NULL,
  discount_borne_by TEXT NOT NULL,
  commission_cents INTEGER NOT NULL,
  fee_cents INTEGER NOT NULL,
  shipping_cents INTEGER NOT NULL,
  net_cents INTEGER NOT NULL,
  buyer_name TEXT,
  buyer_email TEXT,
  buyer_address TEXT,
  buyer_country TEXT,
  buyer_region TEXT,
  delivered_by TEXT,
  handed_over_in TEXT,
  returned_at INTEGER,
  idempotency_key TEXT,
  request_hash TEXT,
  created_at INTEGER NOT NULL
) STRICT;

-- A work is sold once at a time.
CREATE UNIQUE INDEX sales_open_by_work ON sales (artwork_id) WHERE returned_at IS NULL;
CREATE INDEX sales_by_user ON sales (user_id, date, created_at);
CREATE UNIQUE INDEX sales_by_key ON sales (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
