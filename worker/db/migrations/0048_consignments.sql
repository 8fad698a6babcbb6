-- Whether a channel takes the buyer's money, and within how many days it pays the artist; null where nobody said.
ALTER TABLE channels ADD COLUMN takes_money INTEGER;
ALTER TABLE channels ADD COLUMN days_to_pay INTEGER;

-- Since when payouts are kept: earlier sales count as paid. All sales of before this, until the artist says otherwise.
ALTER TABLE users ADD COLUMN payouts_kept_from TEXT;
ALTER TABLE users ADD COLUMN payouts_kept_chosen INTEGER NOT NULL DEFAULT 0;
UPDATE users SET payouts_kept_from = (SELECT date(max(date), '+1 day') FROM sales WHERE user_id = users.id);

-- Whether the sale's channel takes the buyer's money, as it is, or was when it was removed: so that what galleries owe is found
-- without reading the other sales.
ALTER TABLE sales ADD COLUMN takes_money INTEGER NOT NULL DEFAULT 0;
UPDATE sales SET takes_money = 1 WHERE channel_kind IN ('gallery', 'marketplace');
CREATE INDEX sales_to_be_paid ON sales (user_id, date, created_at)
WHERE takes_money = 1 AND returned_at IS NULL AND invoice_id IS NULL;
CREATE TRIGGER take_money_of_sale AFTER INSERT ON sales
BEGIN
  UPDATE sales SET takes_money = coalesce(
    (SELECT takes_money FROM channels WHERE user_id = NEW.user_id AND id = NEW.channel_id),
    NEW.channel_kind IN ('gallery', 'marketplace')
  )
  WHERE id = NEW.id;
END;
CREATE TRIGGER take_money_of_corrected_sale AFTER UPDATE OF channel_id ON sales WHEN NEW.channel_id <> OLD.channel_id
BEGIN
  UPDATE sales SET takes_money = coalesce(
    (SELECT takes_money FROM channels WHERE user_id = NEW.user_id AND id = NEW.channel_id),
    NEW.channel_kind IN ('gallery', 'marketplace')
  )
  WHERE id = NEW.id;
END;
CREATE TRIGGER take_money_of_channel AFTER UPDATE OF takes_money, kind ON channels
WHEN NEW.takes_money IS NOT OLD.takes_money OR NEW.kind <> OLD.kind
BEGIN
  UPDATE sales SET takes_money = coalesce(NEW.takes_money, NEW.kind IN ('gallery', 'marketplace'))
  WHERE user_id = NEW.user_id AND channel_id = NEW.id;
END;

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

-- Agreements with galleries. `version` is the one that holds, or of a draft its only one; `amendment` says where the next one
-- is, null without one. A number is of the artist and year, without gaps, and null before the agreement is first sent.
-- `change_id` is a random text of the write that last changed it.
CREATE TABLE consignments (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  channel_id TEXT NOT NULL,
  year INTEGER,
  sequence INTEGER,
  state TEXT NOT NULL,
  amendment TEXT,
  version INTEGER NOT NULL,
  reported_on TEXT,
  closed_at INTEGER,
  idempotency_key TEXT,
  request_hash TEXT,
  change_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX consignments_by_age ON consignments (user_id, created_at);
CREATE INDEX consignments_open ON consignments (user_id, channel_id) WHERE state = 'confirmed';
CREATE UNIQUE INDEX consignments_by_number ON consignments (user_id, year, sequence) WHERE sequence IS NOT NULL;
CREATE UNIQUE INDEX consignments_by_key ON consignments (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

-- The versions of an agreement: terms and works in their order, as JSON, and once it is confirmed its content as issued.
CREATE TABLE consignment_versions (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  consignment_id TEXT NOT NULL REFERENCES consignments (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  terms TEXT NOT NULL,
  work_ids TEXT NOT NULL,
  content TEXT,
  sent_at INTEGER,
  confirmed_by TEXT,
  confirmed_at INTEGER,
  PRIMARY KEY (consignment_id, version)
) STRICT;
CREATE INDEX consignment_versions_by_user ON consignment_versions (user_id, version);
CREATE TRIGGER keep_confirmed_versions BEFORE UPDATE ON consignment_versions WHEN OLD.confirmed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'a confirmed version is not changed');
END;
CREATE TRIGGER keep_sent_versions BEFORE UPDATE OF terms, work_ids ON consignment_versions
WHEN OLD.sent_at IS NOT NULL AND NEW.sent_at IS NOT NULL AND (
  NEW.work_ids <> OLD.work_ids
  -- Who is to confirm may be erased.
  OR json_remove(NEW.terms, '$.confirmer') <> json_remove(OLD.terms, '$.confirmer')
)
BEGIN
  SELECT RAISE(ABORT, 'a sent version is not changed');
END;
CREATE TRIGGER keep_confirmed_versions_of_users BEFORE DELETE ON consignment_versions
WHEN OLD.confirmed_at IS NOT NULL AND EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'a confirmed version is not deleted');
END;

-- The works that were sent with an agreement. `is_here` is 1 while the gallery has it: a work is with one gallery at most.
-- `price_cents` is frozen when the agreement is confirmed; `earlier` is the work's status before, as JSON, for taking back.
CREATE TABLE consignment_works (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  consignment_id TEXT NOT NULL REFERENCES consignments (id) ON DELETE CASCADE,
  artwork_id TEXT NOT NULL,
  is_here INTEGER NOT NULL,
  price_cents INTEGER,
  currency TEXT,
  received_on TEXT,
  condition TEXT NOT NULL,
  returned_on TEXT,
  sale_id TEXT,
  earlier TEXT NOT NULL,
  PRIMARY KEY (consignment_id, artwork_id)
) STRICT;
CREATE INDEX consignment_works_by_user ON consignment_works (user_id);
CREATE UNIQUE INDEX consigned_works ON consignment_works (artwork_id) WHERE is_here = 1;
CREATE INDEX consignment_works_by_sale ON consignment_works (sale_id) WHERE sale_id IS NOT NULL;

-- The address of an agreement, and what galleries send through it: of which day, what the buyer paid in whole cents, how the
-- work is, and who bought it.
ALTER TABLE links ADD COLUMN consignment_id TEXT;
CREATE UNIQUE INDEX open_consignment_links ON links (user_id, consignment_id)
WHERE kind = 'consignment' AND revoked_at IS NULL;
ALTER TABLE entries ADD COLUMN date TEXT;
ALTER TABLE entries ADD COLUMN price_cents INTEGER;
ALTER TABLE entries ADD COLUMN currency TEXT;
ALTER TABLE entries ADD COLUMN condition TEXT NOT NULL DEFAULT '';
ALTER TABLE entries ADD COLUMN buyer TEXT NOT NULL DEFAULT '';
-- One report of a work waits at a time.
CREATE UNIQUE INDEX waiting_reports ON entries (link_id, work_id) WHERE kind IN ('sold', 'returned') AND decision IS NULL;

-- What happens to a work by hand happens in its agreement: its status, its deletion, its sale, and what becomes of that.
-- Days without one are those of `earliestToday`.
CREATE TRIGGER return_consigned_work AFTER UPDATE OF status, status_channel_id ON artworks
WHEN OLD.status = 'consigned' AND NEW.status <> 'sold'
  AND (NEW.status <> 'consigned' OR NEW.status_channel_id IS NOT OLD.status_channel_id)
BEGIN
  UPDATE consignment_works SET is_here = 0, returned_on = date('now', '-8 hours')
  WHERE artwork_id = NEW.id AND is_here = 1;
END;
CREATE TRIGGER return_deleted_work AFTER DELETE ON artworks
BEGIN
  UPDATE consignment_works SET is_here = 0, returned_on = date('now', '-8 hours')
  WHERE artwork_id = OLD.id AND is_here = 1;
END;
CREATE TRIGGER sell_consigned_work AFTER INSERT ON sales
BEGIN
  UPDATE consignment_works SET
    is_here = 0,
    sale_id = iif(NEW.channel_id = (SELECT channel_id FROM consignments WHERE id = consignment_id), NEW.id, NULL),
    returned_on = iif(NEW.channel_id = (SELECT channel_id FROM consignments WHERE id = consignment_id), NULL, NEW.date)
  WHERE artwork_id = NEW.artwork_id AND is_here = 1;
END;
CREATE TRIGGER take_back_consigned_sale AFTER UPDATE OF returned_at ON sales
WHEN NEW.returned_at IS NOT NULL AND OLD.returned_at IS NULL
BEGIN
  UPDATE consignment_works SET sale_id = NULL, returned_on = coalesce(NEW.returned_on, date('now', '-8 hours'))
  WHERE sale_id = NEW.id;
END;
CREATE TRIGGER move_consigned_sale AFTER UPDATE OF channel_id ON sales WHEN NEW.channel_id <> OLD.channel_id
BEGIN
  UPDATE consignment_works SET sale_id = NULL, returned_on = NEW.date
  WHERE sale_id = NEW.id AND NEW.channel_id <> (SELECT channel_id FROM consignments WHERE id = consignment_id);
END;
