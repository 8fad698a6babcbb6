-- Every price that was asked for a work while it was on offer, in whole cents, with what the work was then: an own price,
-- a listed or a suggested one. Triggers write it, whatever changes the work. `at` is when it was first asked; `withdrawn`
-- is 1 once a price was lowered below it with a reason. Without a reference to the works' tables, as the history.
CREATE TABLE offered_prices (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  artwork_id TEXT NOT NULL,
  medium TEXT NOT NULL,
  width_inches REAL NOT NULL,
  height_inches REAL NOT NULL,
  support TEXT NOT NULL,
  materials_cost_cents INTEGER NOT NULL,
  hours_spent REAL NOT NULL,
  framed INTEGER NOT NULL,
  framing_cents INTEGER NOT NULL,
  amount_cents INTEGER NOT NULL,
  currency TEXT NOT NULL,
  at INTEGER NOT NULL,
  withdrawn INTEGER NOT NULL,
  PRIMARY KEY (
    user_id, artwork_id, medium, width_inches, height_inches, support, materials_cost_cents, hours_spent, framed,
    framing_cents, amount_cents, currency
  )
) STRICT;
CREATE INDEX offered_prices_by_medium ON offered_prices (user_id, medium);

-- The prices that works ask now.
CREATE VIEW priced_works AS
SELECT
  user_id, id AS artwork_id, medium, width_inches, height_inches, support, materials_cost_cents, hours_spent, framed,
  framing_cents, coalesce(asking_price_cents, listed_cents, price_cents) AS amount_cents,
  CASE
    WHEN asking_price_cents IS NOT NULL THEN asking_currency
    WHEN listed_cents IS NOT NULL THEN listed_currency
    ELSE currency
  END AS currency,
  updated_at AS at
FROM (
  SELECT
    user_id, id, medium, width_inches, height_inches, support, materials_cost_cents, hours_spent, framed, framing_cents,
    asking_price_cents, asking_currency, listed_cents, listed_currency, price_cents, currency, updated_at, status, archived
  FROM artworks
  UNION ALL
  SELECT
    user_id, id, medium, width_inches, height_inches, support, materials_cost_cents, hours_spent, framed, framing_cents,
    asking_price_cents, asking_currency, listed_cents, listed_currency, price_cents, currency, updated_at, status, archived
  FROM deleted_artworks
)
WHERE archived = 0 AND status <> 'not-for-sale';
INSERT INTO offered_prices (
  user_id, artwork_id, medium, width_inches, height_inches, support, materials_cost_cents, hours_spent, framed,
  framing_cents, amount_cents, currency, at, withdrawn
)
SELECT
  user_id, artwork_id, medium, width_inches, height_inches, support, materials_cost_cents, hours_spent, framed,
  framing_cents, amount_cents, currency, at, 0
FROM priced_works WHERE amount_cents IS NOT NULL;
DROP VIEW priced_works;

CREATE TRIGGER offer_new_artwork AFTER INSERT ON artworks
WHEN NEW.archived = 0 AND NEW.status <> 'not-for-sale'
  AND coalesce(NEW.asking_price_cents, NEW.listed_cents, NEW.price_cents) IS NOT NULL
BEGIN
  INSERT INTO offered_prices (
    user_id, artwork_id, medium, width_inches, height_inches, support, materials_cost_cents, hours_spent, framed,
    framing_cents, amount_cents, currency, at, withdrawn
  )
  VALUES (
    NEW.user_id, NEW.id, NEW.medium, NEW.width_inches, NEW.height_inches, NEW.support, NEW.materials_cost_cents,
    NEW.hours_spent, NEW.framed, NEW.framing_cents,
    coalesce(NEW.asking_price_cents, NEW.listed_cents, NEW.price_cents),
    CASE
      WHEN NEW.asking_price_cents IS NOT NULL THEN NEW.asking_currency
      WHEN NEW.listed_cents IS NOT NULL THEN NEW.listed_currency
      ELSE NEW.currency
    END,
    NEW.updated_at, 0
  )
  -- A restored work.
  ON CONFLICT DO UPDATE SET withdrawn = 0 WHERE withdrawn = 1;
END;

-- A line of the history with a reason precedes the change in its batch: the higher prices are withdrawn by it.
CREATE TRIGGER offer_changed_artwork AFTER UPDATE ON artworks
WHEN coalesce(
    NEW.asking_price_cents, NEW.listed_cents, NEW.price_cents, OLD.asking_price_cents, OLD.listed_cents, OLD.price_cents
  ) IS NOT NULL
  AND (
    NEW.asking_price_cents IS NOT OLD.asking_price_cents OR NEW.asking_currency IS NOT OLD.asking_currency
    OR NEW.listed_cents IS NOT OLD.listed_cents OR NEW.listed_currency IS NOT OLD.listed_currency
    OR NEW.price_cents IS NOT OLD.price_cents OR NEW.currency IS NOT OLD.currency
    OR NEW.status IS NOT OLD.status OR NEW.archived IS NOT OLD.archived OR NEW.medium IS NOT OLD.medium
    OR NEW.width_inches IS NOT OLD.width_inches OR NEW.height_inches IS NOT OLD.height_inches
    OR NEW.support IS NOT OLD.support OR NEW.materials_cost_cents IS NOT OLD.materials_cost_cents
    OR NEW.hours_spent IS NOT OLD.hours_spent OR NEW.framed IS NOT OLD.framed
    OR NEW.framing_cents IS NOT OLD.framing_cents
  )
BEGIN
  UPDATE offered_prices SET withdrawn = 1
  WHERE user_id = NEW.user_id AND artwork_id = NEW.id AND withdrawn = 0
    AND (
      amount_cents > coalesce(NEW.asking_price_cents, NEW.listed_cents, NEW.price_cents)
      OR currency <> CASE
        WHEN NEW.asking_price_cents IS NOT NULL THEN NEW.asking_currency
        WHEN NEW.listed_cents IS NOT NULL THEN NEW.listed_currency
        WHEN NEW.price_cents IS NOT NULL THEN NEW.currency
      END
    )
    AND EXISTS (
      SELECT 1 FROM price_history
      WHERE user_id = NEW.user_id AND artwork_id = NEW.id AND at = NEW.updated_at
        AND kind IN ('asking', 'listed') AND reason NOT IN ('', 'kept', 'undone')
    );
  -- An undo, and a reason for asking nothing again, withdraw only what is taken back.
  UPDATE offered_prices SET withdrawn = 1
  WHERE user_id = NEW.user_id AND artwork_id = NEW.id AND withdrawn = 0
    AND amount_cents = coalesce(OLD.asking_price_cents, OLD.listed_cents, OLD.price_cents)
    AND currency = CASE
      WHEN OLD.asking_price_cents IS NOT NULL THEN OLD.asking_currency
      WHEN OLD.listed_cents IS NOT NULL THEN OLD.listed_currency
      ELSE OLD.currency
    END
    AND EXISTS (
      SELECT 1 FROM price_history
      WHERE user_id = NEW.user_id AND artwork_id = NEW.id AND at = NEW.updated_at
        AND kind IN ('asking', 'listed') AND reason NOT IN ('', 'kept')
        AND (
          reason = 'undone'
          OR coalesce(NEW.asking_price_cents, NEW.listed_cents, NEW.price_cents) IS NULL
        )
    );
  INSERT INTO offered_prices (
    user_id, artwork_id, medium, width_inches, height_inches, support, materials_cost_cents, hours_spent, framed,
    framing_cents, amount_cents, currency, at, withdrawn
  )
  SELECT
    NEW.user_id, NEW.id, NEW.medium, NEW.width_inches, NEW.height_inches, NEW.support, NEW.materials_cost_cents,
    NEW.hours_spent, NEW.framed, NEW.framing_cents,
    coalesce(NEW.asking_price_cents, NEW.listed_cents, NEW.price_cents),
    CASE
      WHEN NEW.asking_price_cents IS NOT NULL THEN NEW.asking_currency
      WHEN NEW.listed_cents IS NOT NULL THEN NEW.listed_currency
      ELSE NEW.currency
    END,
    NEW.updated_at, 0
  WHERE NEW.archived = 0 AND NEW.status <> 'not-for-sale'
    AND coalesce(NEW.asking_price_cents, NEW.listed_cents, NEW.price_cents) IS NOT NULL
  ON CONFLICT DO UPDATE SET withdrawn = 0 WHERE withdrawn = 1;
END;

-- A work that cannot be restored takes its offers along, as its history.
CREATE TRIGGER purge_offered_prices AFTER DELETE ON artworks
WHEN NOT EXISTS (SELECT 1 FROM deleted_artworks WHERE id = OLD.id)
BEGIN
  DELETE FROM offered_prices WHERE user_id = OLD.user_id AND artwork_id = OLD.id;
END;
CREATE TRIGGER purge_offered_prices_of_deleted AFTER DELETE ON deleted_artworks
WHEN NOT EXISTS (SELECT 1 FROM artworks WHERE id = OLD.id)
BEGIN
  DELETE FROM offered_prices WHERE user_id = OLD.user_id AND artwork_id = OLD.id;
END;
