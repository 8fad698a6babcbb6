-- Payments and refunds of invoices, in parts. Nothing of them is changed but `reversed_at`, once. `date` is YYYY-MM-DD.
CREATE TABLE invoice_payments (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  invoice_id TEXT NOT NULL,
  date TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  method TEXT NOT NULL,
  kind TEXT NOT NULL,
  reversed_at INTEGER,
  idempotency_key TEXT,
  request_hash TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX invoice_payments_by_invoice ON invoice_payments (user_id, invoice_id, date, created_at, id);
CREATE UNIQUE INDEX invoice_payments_by_key ON invoice_payments (user_id, idempotency_key)
WHERE idempotency_key IS NOT NULL;

-- What was stored as paid is one payment of the balance, with the invoice's id, so that this can run again. Nothing was
-- paid where the deposit covers the total.
INSERT INTO invoice_payments (id, user_id, invoice_id, date, amount_cents, method, kind, created_at)
SELECT id, user_id, id, paid_on, content ->> '$.totalCents' - content ->> '$.depositCents',
  coalesce(payment_method, ''), 'payment', created_at
FROM invoices
WHERE kind = 'invoice' AND paid_on IS NOT NULL
  AND content ->> '$.totalCents' > content ->> '$.depositCents'
ON CONFLICT DO NOTHING;

CREATE TRIGGER keep_invoice_payments BEFORE UPDATE OF
  id, user_id, invoice_id, date, amount_cents, method, kind, idempotency_key, request_hash, created_at
ON invoice_payments
BEGIN
  SELECT RAISE(ABORT, 'a payment is not changed');
END;
CREATE TRIGGER keep_reversed_payments BEFORE UPDATE OF reversed_at ON invoice_payments
WHEN OLD.reversed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'a reversed payment is not changed');
END;
CREATE TRIGGER keep_invoice_payments_of_users BEFORE DELETE ON invoice_payments
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'a payment is not deleted');
END;

-- What the previous Worker writes while this one is deployed: that an invoice is paid in whole, or is not.
CREATE TRIGGER pay_with_previous_worker AFTER UPDATE OF paid_on, payment_method ON invoices
WHEN NEW.paid_on IS NOT OLD.paid_on OR NEW.payment_method IS NOT OLD.payment_method
BEGIN
  UPDATE invoice_payments SET reversed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE user_id = NEW.user_id AND invoice_id = NEW.id AND reversed_at IS NULL;
  INSERT INTO invoice_payments (id, user_id, invoice_id, date, amount_cents, method, kind, created_at)
  SELECT lower(hex(randomblob(16))), NEW.user_id, NEW.id, NEW.paid_on,
    NEW.content ->> '$.totalCents' - NEW.content ->> '$.depositCents', coalesce(NEW.payment_method, ''), 'payment',
    CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE NEW.paid_on IS NOT NULL AND NEW.content ->> '$.totalCents' > NEW.content ->> '$.depositCents';
END;
