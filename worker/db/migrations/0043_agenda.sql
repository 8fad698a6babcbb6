-- What of the agenda was put off, and until which day it is left out; all else of the agenda is computed.
CREATE TABLE postponements (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  until TEXT NOT NULL,
  put_off_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, key)
) STRICT;
CREATE INDEX postponements_by_day ON postponements (user_id, until);

-- The address of an artist's calendar: `id` is its first half, the second is computed from a secret and stored nowhere.
CREATE TABLE calendars (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX artworks_due_back ON artworks (user_id, status_due_back)
WHERE status = 'consigned' AND status_due_back IS NOT NULL;

-- What is open of each invoice that has a day to be paid by, in whole cents of its currency, until it is credited. The
-- triggers compute it from the invoice and all its payments, so that the unpaid ones are found without reading the others.
CREATE TABLE invoice_balances (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  invoice_id TEXT NOT NULL,
  due_on TEXT NOT NULL,
  open_cents INTEGER NOT NULL,
  PRIMARY KEY (user_id, invoice_id)
) STRICT;
CREATE INDEX invoice_balances_open ON invoice_balances (user_id, due_on) WHERE open_cents > 0;

INSERT INTO invoice_balances (user_id, invoice_id, due_on, open_cents)
SELECT user_id, id, content ->> '$.dueOn', content ->> '$.totalCents' - content ->> '$.depositCents' - (
  SELECT coalesce(sum(iif(payment.kind = 'payment', amount_cents, -amount_cents)), 0)
  FROM invoice_payments AS payment
  WHERE payment.user_id = invoices.user_id AND payment.invoice_id = invoices.id AND reversed_at IS NULL
)
FROM invoices
WHERE kind = 'invoice' AND content ->> '$.dueOn' IS NOT NULL
  AND id NOT IN (SELECT credits_id FROM invoices WHERE credits_id IS NOT NULL)
ON CONFLICT DO NOTHING;

CREATE TRIGGER open_balance AFTER INSERT ON invoices
WHEN NEW.kind = 'invoice' AND NEW.content ->> '$.dueOn' IS NOT NULL
BEGIN
  INSERT INTO invoice_balances (user_id, invoice_id, due_on, open_cents)
  SELECT
    NEW.user_id, NEW.id, NEW.content ->> '$.dueOn',
    NEW.content ->> '$.totalCents' - NEW.content ->> '$.depositCents' - (
      SELECT coalesce(sum(iif(kind = 'payment', amount_cents, -amount_cents)), 0)
      FROM invoice_payments
      WHERE user_id = NEW.user_id AND invoice_id = NEW.id AND reversed_at IS NULL
    )
  WHERE true
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER close_balance AFTER INSERT ON invoices WHEN NEW.credits_id IS NOT NULL
BEGIN
  DELETE FROM invoice_balances WHERE user_id = NEW.user_id AND invoice_id = NEW.credits_id;
END;
CREATE TRIGGER pay_balance AFTER INSERT ON invoice_payments
BEGIN
  UPDATE invoice_balances SET open_cents = (
    SELECT content ->> '$.totalCents' - content ->> '$.depositCents' - (
      SELECT coalesce(sum(iif(payment.kind = 'payment', amount_cents, -amount_cents)), 0)
      FROM invoice_payments AS payment
      WHERE payment.user_id = NEW.user_id AND payment.invoice_id = NEW.invoice_id AND reversed_at IS NULL
    )
    FROM invoices WHERE id = NEW.invoice_id
  )
  WHERE user_id = NEW.user_id AND invoice_id = NEW.invoice_id;
END;
CREATE TRIGGER reverse_in_balance AFTER UPDATE OF reversed_at ON invoice_payments
BEGIN
  UPDATE invoice_balances SET open_cents = (
    SELECT content ->> '$.totalCents' - content ->> '$.depositCents' - (
      SELECT coalesce(sum(iif(payment.kind = 'payment', amount_cents, -amount_cents)), 0)
      FROM invoice_payments AS payment
      WHERE payment.user_id = NEW.user_id AND payment.invoice_id = NEW.invoice_id AND reversed_at IS NULL
    )
    FROM invoices WHERE id = NEW.invoice_id
  )
  WHERE user_id = NEW.user_id AND invoice_id = NEW.invoice_id;
END;
