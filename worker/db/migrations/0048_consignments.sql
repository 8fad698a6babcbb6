-- Whether a channel takes the buyer's money, and within how many days it pays the artist; null where nobody said.
ALTER TABLE channels ADD COLUMN takes_money INTEGER;
ALTER TABLE channels ADD COLUMN days_to_pay INTEGER;

-- Since when payouts are kept: earlier sales count as paid. All sales of before this, until the artist says otherwise.
ALTER TABLE users ADD COLUMN payouts_kept_from TEXT;
ALTER TABLE users ADD COLUMN payouts_kept_chosen INTEGER NOT NULL DEFAULT 0;
UPDATE users SET payouts_kept_from = (SELECT date(max(date), '+1 day') FROM sales WHERE user_id = users.id);

CREATE INDEX sales_not_invoiced ON sales (user_id, date) WHERE returned_at IS NULL AND invoice_id IS NULL;

-- What galleries paid the artist, for which sales (a JSON array of ids). Nothing of it is changed but `reversed_at`, once.
CREATE TABLE payouts (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  channel_id TEXT NOT NULL,
  date TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  method TEXT NOT NULL,
  sale_ids TEXT NOT NULL,
  reversed_at INTEGER,
  idempotency_key TEXT,
  request_hash TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payouts_by_day ON payouts (user_id, date, created_at);
CREATE UNIQUE INDEX payouts_by_key ON payouts (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

CREATE TRIGGER keep_payouts BEFORE UPDATE OF
  id, user_id, channel_id, date, amount_cents, currency, method, sale_ids, idempotency_key, request_hash, created_at
ON payouts
BEGIN
  SELECT RAISE(ABORT, 'a payout is not changed');
END;
CREATE TRIGGER keep_reversed_payouts BEFORE UPDATE OF reversed_at ON payouts
WHEN OLD.reversed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'a reversed payout is not changed');
END;
CREATE TRIGGER keep_payouts_of_users BEFORE DELETE ON payouts
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'a payout is not deleted');
END;
