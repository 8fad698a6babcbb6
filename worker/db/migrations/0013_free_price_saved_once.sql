-- On the free plan the calculation's price is saved once, whatever becomes of the work. The flag is set by
-- the write that saves the price, and never taken back.
ALTER TABLE users ADD COLUMN has_saved_free_calculation INTEGER NOT NULL DEFAULT 0;

UPDATE users SET has_saved_free_calculation = 1
WHERE has_used_free_calculation = 1
  AND (
    EXISTS (SELECT 1 FROM artworks WHERE user_id = users.id AND price_cents IS NOT NULL)
    OR EXISTS (SELECT 1 FROM deleted_artworks WHERE user_id = users.id AND price_cents IS NOT NULL)
  );

CREATE TRIGGER keep_free_calculation_saved BEFORE UPDATE OF has_saved_free_calculation ON users
WHEN OLD.has_saved_free_calculation = 1 AND NEW.has_saved_free_calculation = 0
BEGIN
  SELECT RAISE(ABORT, 'the saved free calculation cannot be taken back');
END;
