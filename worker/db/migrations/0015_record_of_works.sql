-- What is kept about a work besides its facts and its suggested price. Empty text was never entered; the details of
-- a status are null where they do not apply. Days are YYYY-MM-DD, framing is in whole cents of Canadian dollars, the
-- asking price in whole cents of its own currency.
ALTER TABLE artworks ADD COLUMN inventory_number TEXT NOT NULL DEFAULT '';
ALTER TABLE artworks ADD COLUMN status TEXT NOT NULL DEFAULT 'available';
ALTER TABLE artworks ADD COLUMN status_who TEXT;
ALTER TABLE artworks ADD COLUMN status_until TEXT;
ALTER TABLE artworks ADD COLUMN status_channel_id TEXT;
ALTER TABLE artworks ADD COLUMN status_since TEXT;
ALTER TABLE artworks ADD COLUMN status_due_back TEXT;
ALTER TABLE artworks ADD COLUMN location TEXT NOT NULL DEFAULT '';
ALTER TABLE artworks ADD COLUMN asking_price_cents INTEGER;
ALTER TABLE artworks ADD COLUMN asking_currency TEXT;
ALTER TABLE artworks ADD COLUMN framed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE artworks ADD COLUMN framing_cents INTEGER NOT NULL DEFAULT 0;
ALTER TABLE artworks ADD COLUMN notes TEXT NOT NULL DEFAULT '';
ALTER TABLE artworks ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;

ALTER TABLE deleted_artworks ADD COLUMN inventory_number TEXT NOT NULL DEFAULT '';
ALTER TABLE deleted_artworks ADD COLUMN status TEXT NOT NULL DEFAULT 'available';
ALTER TABLE deleted_artworks ADD COLUMN status_who TEXT;
ALTER TABLE deleted_artworks ADD COLUMN status_until TEXT;
ALTER TABLE deleted_artworks ADD COLUMN status_channel_id TEXT;
ALTER TABLE deleted_artworks ADD COLUMN status_since TEXT;
ALTER TABLE deleted_artworks ADD COLUMN status_due_back TEXT;
ALTER TABLE deleted_artworks ADD COLUMN location TEXT NOT NULL DEFAULT '';
ALTER TABLE deleted_artworks ADD COLUMN asking_price_cents INTEGER;
ALTER TABLE deleted_artworks ADD COLUMN asking_currency TEXT;
ALTER TABLE deleted_artworks ADD COLUMN framed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE deleted_artworks ADD COLUMN framing_cents INTEGER NOT NULL DEFAULT 0;
ALTER TABLE deleted_artworks ADD COLUMN notes TEXT NOT NULL DEFAULT '';
ALTER TABLE deleted_artworks ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;

-- Holds by their last day, of everybody and of one artist.
CREATE INDEX artworks_on_hold ON artworks (status_until) WHERE status = 'on-hold';
CREATE INDEX artworks_on_hold_by_user ON artworks (user_id, status_until) WHERE status = 'on-hold';

-- The last inventory number that an artist's works of a year have been given. It only ever rises, so that no number is
-- given twice.
CREATE TABLE inventory_counters (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  year INTEGER NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (user_id, year)
) STRICT;

-- Works from before have theirs in the order in which they were added, deleted ones included.
CREATE VIEW numbered_artworks AS
SELECT id, user_id, year, row_number() OVER (
  PARTITION BY user_id, year ORDER BY created_at, is_deleted, place
) AS number
FROM (
  SELECT id, user_id, created_at, strftime('%Y', created_at / 1000, 'unixepoch') AS year, 0 AS is_deleted, rowid AS place
  FROM artworks
  UNION ALL
  SELECT id, user_id, created_at, strftime('%Y', created_at / 1000, 'unixepoch'), 1, rowid
  FROM deleted_artworks
);
INSERT INTO inventory_counters (user_id, year, last)
SELECT user_id, CAST(year AS INTEGER), max(number) FROM numbered_artworks GROUP BY user_id, year;
UPDATE artworks SET inventory_number = numbered.year || '-' || printf('%03d', numbered.number)
FROM numbered_artworks AS numbered WHERE numbered.id = artworks.id;
UPDATE deleted_artworks SET inventory_number = numbered.year || '-' || printf('%03d', numbered.number)
FROM numbered_artworks AS numbered WHERE numbered.id = deleted_artworks.id;
DROP VIEW numbered_artworks;

CREATE UNIQUE INDEX artworks_by_inventory_number ON artworks (user_id, inventory_number)
WHERE inventory_number <> '';

-- A number of the counter's own form raises it, whether it was given or entered by hand.
CREATE TRIGGER count_inventory_number AFTER INSERT ON artworks
WHEN NEW.inventory_number GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9][0-9]*'
  AND substr(NEW.inventory_number, 6) NOT GLOB '*[^0-9]*' AND length(NEW.inventory_number) <= 11
BEGIN
  INSERT INTO inventory_counters (user_id, year, last)
  VALUES (
    NEW.user_id,
    CAST(substr(NEW.inventory_number, 1, 4) AS INTEGER),
    CAST(substr(NEW.inventory_number, 6) AS INTEGER)
  )
  ON CONFLICT (user_id, year) DO UPDATE SET last = max(last, excluded.last);
END;
CREATE TRIGGER count_changed_inventory_number AFTER UPDATE OF inventory_number ON artworks
WHEN NEW.inventory_number <> OLD.inventory_number
  AND NEW.inventory_number GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9][0-9]*'
  AND substr(NEW.inventory_number, 6) NOT GLOB '*[^0-9]*' AND length(NEW.inventory_number) <= 11
BEGIN
  INSERT INTO inventory_counters (user_id, year, last)
  VALUES (
    NEW.user_id,
    CAST(substr(NEW.inventory_number, 1, 4) AS INTEGER),
    CAST(substr(NEW.inventory_number, 6) AS INTEGER)
  )
  ON CONFLICT (user_id, year) DO UPDATE SET last = max(last, excluded.last);
END;

-- For the previous version of the Worker, which inserts works without a number while this one is being deployed.
CREATE TRIGGER give_inventory_number AFTER INSERT ON artworks WHEN NEW.inventory_number = ''
BEGIN
  UPDATE artworks
  SET inventory_number = strftime('%Y', created_at / 1000, 'unixepoch') || '-' || printf('%03d', coalesce(
    (
      SELECT last FROM inventory_counters
      WHERE user_id = NEW.user_id
        AND year = CAST(strftime('%Y', NEW.created_at / 1000, 'unixepoch') AS INTEGER)
    ),
    0
  ) + 1)
  WHERE id = NEW.id;
END;

-- Every change of a work's price and status, in whole cents. Without a reference to the works' tables, because a deletion
-- that can be undone moves a work from one to the other. `formula_version` is that of a suggested price.
CREATE TABLE price_history (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  artwork_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  amount_cents INTEGER,
  currency TEXT,
  status TEXT,
  reason TEXT NOT NULL DEFAULT '',
  formula_version INTEGER
) STRICT;
CREATE INDEX price_history_by_work ON price_history (user_id, artwork_id, at);

-- Works from before begin with the price that they have.
INSERT INTO price_history (user_id, artwork_id, at, kind, amount_cents, currency, formula_version)
SELECT user_id, id, created_at, 'suggested', price_cents, currency, breakdown ->> '$.formulaVersion'
FROM (
  SELECT id, user_id, created_at, price_cents, currency, breakdown, 0 AS is_deleted, rowid AS place FROM artworks
  UNION ALL
  SELECT id, user_id, created_at, price_cents, currency, breakdown, 1, rowid FROM deleted_artworks
)
WHERE price_cents IS NOT NULL
ORDER BY is_deleted, created_at, place;

-- History is only ever added to. It is deleted with the work, once that cannot be restored, and with the profile.
CREATE TRIGGER keep_price_history BEFORE UPDATE ON price_history
BEGIN
  SELECT RAISE(ABORT, 'the price history is not changed');
END;
CREATE TRIGGER keep_price_history_of_works BEFORE DELETE ON price_history
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
  AND (
    EXISTS (SELECT 1 FROM artworks WHERE id = OLD.artwork_id)
    OR EXISTS (SELECT 1 FROM deleted_artworks WHERE id = OLD.artwork_id)
  )
BEGIN
  SELECT RAISE(ABORT, 'the price history of a work is not deleted');
END;
CREATE TRIGGER purge_price_history AFTER DELETE ON deleted_artworks
WHEN NOT EXISTS (SELECT 1 FROM artworks WHERE id = OLD.id)
BEGIN
  DELETE FROM price_history WHERE user_id = OLD.user_id AND artwork_id = OLD.id;
END;
