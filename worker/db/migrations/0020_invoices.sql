-- Invoices and credit notes, which share an artist's numbers of a year: 1, 2, 3 … without a gap. `content` is what was
-- issued, as JSON; days are YYYY-MM-DD. `credits_id` is the invoice that a credit note takes back.
CREATE TABLE invoices (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  year INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  issued_on TEXT NOT NULL,
  credits_id TEXT,
  reason TEXT NOT NULL,
  content TEXT NOT NULL,
  paid_on TEXT,
  payment_method TEXT,
  idempotency_key TEXT,
  request_hash TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX invoices_by_number ON invoices (user_id, year, sequence);
-- An invoice is taken back once.
CREATE UNIQUE INDEX invoices_by_credited ON invoices (credits_id) WHERE credits_id IS NOT NULL;
CREATE UNIQUE INDEX invoices_by_key ON invoices (user_id, idempotency_key)
WHERE idempotency_key IS NOT NULL;

-- Only the payment of an invoice is changed, and it is deleted only with the profile.
CREATE TRIGGER keep_invoices BEFORE UPDATE OF
  id, user_id, kind, year, sequence, issued_on, credits_id, reason, content, idempotency_key, request_hash, created_at
ON invoices
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice is not changed');
END;
CREATE TRIGGER keep_invoices_of_users BEFORE DELETE ON invoices
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice is not deleted');
END;

-- The invoice that a sale is on, until that is credited.
ALTER TABLE sales ADD COLUMN invoice_id TEXT;
ALTER TABLE sales ADD COLUMN invoice_number TEXT;
CREATE INDEX sales_by_invoice ON sales (invoice_id) WHERE invoice_id IS NOT NULL;
