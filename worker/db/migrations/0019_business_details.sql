-- What documents say about the artist, one row each. Text that was never entered is empty; registrations are JSON.
-- `version` is another random text after every change: what was decided on other registrations does not match it.
CREATE TABLE business (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  trade_name TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT NOT NULL,
  postal_code TEXT NOT NULL,
  country TEXT NOT NULL,
  registrations TEXT NOT NULL,
  document_language TEXT NOT NULL,
  units TEXT NOT NULL,
  paper TEXT NOT NULL,
  version TEXT NOT NULL
) STRICT;

-- The list of works names the buyers, and the taxes of all sales are computed anew on what was read in one version of the
-- works, which a sale, its return and now its completion change.
CREATE TRIGGER note_completed_sale
AFTER UPDATE OF buyer_name, buyer_country, buyer_region, delivered_by, handed_over_in ON sales
BEGIN
  UPDATE users SET artworks_version = lower(hex(randomblob(8))) WHERE id = NEW.user_id;
END;
