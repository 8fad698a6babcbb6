-- The day on which a sale was taken back: the ledger has an entry of its own on it. For returns from before it is that of
-- `returned_at` in Pacific time, which has summer time from the second Sunday of March to the first one of November at two
-- o'clock, and not before the sale's own day.
ALTER TABLE sales ADD COLUMN returned_on TEXT;

CREATE VIEW pacific_days_of_returns (id, day) AS
SELECT
  id,
  max(date, date(
    seconds,
    'unixepoch',
    CASE
      WHEN seconds >= unixepoch(strftime('%Y-03-08', seconds, 'unixepoch'), 'weekday 0', '+10 hours')
        AND seconds < unixepoch(strftime('%Y-11-01', seconds, 'unixepoch'), 'weekday 0', '+9 hours')
      THEN '-7 hours'
      ELSE '-8 hours'
    END
  ))
FROM (SELECT id, date, returned_at / 1000 AS seconds FROM sales WHERE returned_at IS NOT NULL);

UPDATE sales SET returned_on = (SELECT day FROM pacific_days_of_returns AS own WHERE own.id = sales.id)
WHERE returned_at IS NOT NULL;

-- The previous Worker knows no such day.
CREATE TRIGGER date_return AFTER UPDATE OF returned_at ON sales
WHEN NEW.returned_at IS NOT NULL AND NEW.returned_on IS NULL
BEGIN
  UPDATE sales SET returned_on = (SELECT day FROM pacific_days_of_returns WHERE id = NEW.id)
  WHERE id = NEW.id;
END;
