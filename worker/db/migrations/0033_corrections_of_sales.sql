-- When and how a sale without an invoice was paid; null where nothing is said.
ALTER TABLE sales ADD COLUMN paid_on TEXT;
ALTER TABLE sales ADD COLUMN payment_method TEXT;

-- All taxes are computed anew on what was read in one version of the works: a correction changes it too, as a completion does.
DROP TRIGGER note_completed_sale;
CREATE TRIGGER note_completed_sale
AFTER UPDATE OF
  date, price_cents, discount_cents, currency, charges_tax,
  buyer_name, buyer_country, buyer_region, delivered_by, handed_over_in
ON sales
BEGIN
  UPDATE users SET artworks_version = lower(hex(randomblob(8))) WHERE id = NEW.user_id;
END;
