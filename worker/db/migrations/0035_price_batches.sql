-- Asking prices that were changed together, and what each work had before and got, so that they can be undone together.
-- Amounts are whole cents; `held` is JSON.
CREATE TABLE price_batches (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  changed INTEGER NOT NULL,
  held TEXT NOT NULL,
  idempotency_key TEXT,
  request_hash TEXT,
  created_at INTEGER NOT NULL,
  undone_at INTEGER
) STRICT;
CREATE UNIQUE INDEX price_batches_by_key ON price_batches (user_id, idempotency_key)
WHERE idempotency_key IS NOT NULL;
CREATE INDEX price_batches_by_user ON price_batches (user_id, created_at);
CREATE INDEX price_batches_by_age ON price_batches (created_at);

CREATE TABLE batch_prices (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  batch_id TEXT NOT NULL REFERENCES price_batches (id) ON DELETE CASCADE,
  artwork_id TEXT NOT NULL,
  earlier_asking_cents INTEGER,
  earlier_asking_currency TEXT,
  earlier_listed_cents INTEGER,
  earlier_listed_currency TEXT,
  asking_cents INTEGER,
  asking_currency TEXT,
  listed_cents INTEGER,
  listed_currency TEXT,
  list_id TEXT,
  PRIMARY KEY (batch_id, artwork_id)
) STRICT;
CREATE INDEX batch_prices_by_user ON batch_prices (user_id, batch_id);

-- A work that had a price of its own and was let follow the list after its application belongs to what the undo of that
-- list takes back, with that price. `batch_id` is the batch that let it follow; null for what the list itself changed.
ALTER TABLE applied_prices ADD COLUMN earlier_asking_cents INTEGER;
ALTER TABLE applied_prices ADD COLUMN earlier_asking_currency TEXT;
ALTER TABLE applied_prices ADD COLUMN batch_id TEXT;
