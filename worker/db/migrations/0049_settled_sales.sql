-- Whether a sale came in with a file: such a sale counts as paid. An import writes a sold work and its sale at one time.
ALTER TABLE sales ADD COLUMN is_imported INTEGER NOT NULL DEFAULT 0;
UPDATE sales SET is_imported = 1 WHERE EXISTS (
  SELECT 1 FROM artworks
  WHERE artworks.id = sales.artwork_id AND artworks.user_id = sales.user_id AND artworks.created_at = sales.created_at
);

-- Whether payouts that paid nothing else paid the sale in full; and such payouts. What is open of other sales is the same without
-- them, so the agenda leaves them out. The Worker marks them with a payout (`schema/payouts/settled.ts`); a trigger takes all
-- marks of the gallery away when what it owed for a marked sale, or had paid for it, changes.
ALTER TABLE sales ADD COLUMN is_settled INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payouts ADD COLUMN is_settled INTEGER NOT NULL DEFAULT 0;

DROP INDEX sales_to_be_paid;
CREATE INDEX sales_to_be_paid ON sales (user_id, date, created_at)
WHERE takes_money = 1 AND returned_at IS NULL AND invoice_id IS NULL AND is_imported = 0;
CREATE INDEX sales_unsettled ON sales (user_id, date, created_at)
WHERE takes_money = 1 AND returned_at IS NULL AND invoice_id IS NULL AND is_imported = 0 AND is_settled = 0;
CREATE INDEX sales_settled ON sales (user_id, channel_id) WHERE is_settled = 1;
CREATE INDEX payouts_unsettled ON payouts (user_id, date, created_at) WHERE reversed_at IS NULL AND is_settled = 0;
CREATE INDEX payouts_settled ON payouts (user_id, channel_id) WHERE is_settled = 1;

-- What settled payouts paid is settled too, so a change of another sale changes nothing of them.
CREATE TRIGGER unsettle_changed_sale
AFTER UPDATE OF channel_id, currency, net_cents, date, returned_at, invoice_id, takes_money ON sales
WHEN (
  NEW.channel_id <> OLD.channel_id OR NEW.currency <> OLD.currency OR NEW.net_cents <> OLD.net_cents OR NEW.date <> OLD.date
  OR NEW.returned_at IS NOT OLD.returned_at OR NEW.invoice_id IS NOT OLD.invoice_id OR NEW.takes_money <> OLD.takes_money
) AND OLD.is_settled = 1
BEGIN
  UPDATE sales SET is_settled = 0 WHERE id = NEW.id;
  UPDATE sales SET is_settled = 0
  WHERE user_id = OLD.user_id AND channel_id = OLD.channel_id AND is_settled = 1;
  UPDATE payouts SET is_settled = 0
  WHERE user_id = OLD.user_id AND channel_id = OLD.channel_id AND is_settled = 1;
END;
CREATE TRIGGER unsettle_reversed_payout AFTER UPDATE OF reversed_at ON payouts WHEN OLD.is_settled = 1
BEGIN
  UPDATE sales SET is_settled = 0
  WHERE user_id = OLD.user_id AND channel_id = OLD.channel_id AND is_settled = 1;
  UPDATE payouts SET is_settled = 0
  WHERE user_id = OLD.user_id AND channel_id = OLD.channel_id AND is_settled = 1;
END;
-- From another day on, sales count that did not, or no longer.
CREATE TRIGGER unsettle_kept_from AFTER UPDATE OF payouts_kept_from ON users
WHEN NEW.payouts_kept_from IS NOT OLD.payouts_kept_from
BEGIN
  UPDATE sales SET is_settled = 0 WHERE user_id = NEW.id AND is_settled = 1;
  UPDATE payouts SET is_settled = 0 WHERE user_id = NEW.id AND is_settled = 1;
END;
-- Other due days can change the order in which payouts pay their sales.
CREATE TRIGGER unsettle_days_of_channel AFTER UPDATE OF days_to_pay ON channels WHEN NEW.days_to_pay IS NOT OLD.days_to_pay
BEGIN
  UPDATE sales SET is_settled = 0
  WHERE user_id = NEW.user_id AND channel_id = NEW.id AND is_settled = 1;
  UPDATE payouts SET is_settled = 0
  WHERE user_id = NEW.user_id AND channel_id = NEW.id AND is_settled = 1;
END;
CREATE TRIGGER unsettle_removed_channel AFTER DELETE ON channels
BEGIN
  UPDATE sales SET is_settled = 0
  WHERE user_id = OLD.user_id AND channel_id = OLD.id AND is_settled = 1;
  UPDATE payouts SET is_settled = 0
  WHERE user_id = OLD.user_id AND channel_id = OLD.id AND is_settled = 1;
END;
CREATE TRIGGER unsettle_days_of_agreement AFTER UPDATE OF version ON consignments WHEN NEW.version <> OLD.version
BEGIN
  UPDATE sales SET is_settled = 0
  WHERE user_id = NEW.user_id AND channel_id = NEW.channel_id AND is_settled = 1;
  UPDATE payouts SET is_settled = 0
  WHERE user_id = NEW.user_id AND channel_id = NEW.channel_id AND is_settled = 1;
END;

-- The works that are with one gallery.
CREATE INDEX artworks_with_gallery ON artworks (user_id, status_channel_id, created_at) WHERE status = 'consigned';
