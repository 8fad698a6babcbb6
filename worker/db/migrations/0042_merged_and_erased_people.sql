-- A person who has been erased keeps a row without content, so that the sales of one stay those of one.
ALTER TABLE people ADD COLUMN erased_at INTEGER;

-- What separates two people again who were merged, for a day: who was merged, as columns of `people`, and what the other
-- got from them, as the columns before and after.
CREATE TABLE people_merges (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  merged_id TEXT NOT NULL,
  into_id TEXT NOT NULL,
  person TEXT NOT NULL,
  filled TEXT NOT NULL,
  idempotency_key TEXT,
  request_hash TEXT,
  merged_at INTEGER NOT NULL
) STRICT;
CREATE INDEX people_merges_by_person ON people_merges (user_id, into_id);
CREATE INDEX people_merges_by_age ON people_merges (merged_at);
CREATE UNIQUE INDEX people_merges_by_key ON people_merges (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

-- What was moved, with what it said of the person: a sale's buyer and invoice, or for whom a work was on hold.
CREATE TABLE merged_rows (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  merge_id TEXT NOT NULL REFERENCES people_merges (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  row_id TEXT NOT NULL,
  earlier TEXT NOT NULL,
  PRIMARY KEY (merge_id, kind, row_id)
) STRICT;
CREATE INDEX merged_rows_by_user ON merged_rows (user_id);

CREATE INDEX invoices_by_person ON invoices (user_id, person_id) WHERE person_id IS NOT NULL;

-- As before, but an erased person stays the person of a sale without a buyer.
DROP TRIGGER forget_buyer;
CREATE TRIGGER forget_buyer AFTER UPDATE OF buyer_name ON sales
WHEN NEW.buyer_name IS NULL AND NEW.person_id IS NOT NULL
  AND NOT EXISTS (
    SELECT 1 FROM people WHERE id = NEW.person_id AND user_id = NEW.user_id AND erased_at IS NOT NULL
  )
BEGIN
  UPDATE sales SET person_id = NULL WHERE id = NEW.id;
END;

-- As before, of deleted works too, and not of who is erased.
DROP TRIGGER show_changed_person;
CREATE TRIGGER show_changed_person
AFTER UPDATE OF name, organization, email, street, city, postal_code, region, country ON people
WHEN NEW.erased_at IS NULL
BEGIN
  UPDATE sales SET
    buyer_name = iif(
      buyer_name = iif(OLD.name <> '', OLD.name, OLD.organization),
      iif(NEW.name <> '', NEW.name, NEW.organization),
      buyer_name
    ),
    buyer_email = iif(lower(coalesce(buyer_email, '')) = lower(OLD.email), NEW.email, buyer_email),
    buyer_address = iif(
      coalesce(buyer_address, '') = trim(OLD.street || char(10) || trim(OLD.city || ' ' || OLD.postal_code), char(10)),
      trim(NEW.street || char(10) || trim(NEW.city || ' ' || NEW.postal_code), char(10)),
      buyer_address
    ),
    buyer_country = iif(coalesce(buyer_country, '') = OLD.country, NEW.country, buyer_country),
    buyer_region = iif(coalesce(buyer_region, '') = OLD.region, NEW.region, buyer_region)
  WHERE user_id = NEW.user_id AND person_id = NEW.id AND buyer_name IS NOT NULL AND invoice_id IS NULL;
  UPDATE artworks SET status_who = iif(NEW.name <> '', NEW.name, NEW.organization)
  WHERE user_id = NEW.user_id AND status = 'on-hold' AND status_person_id = NEW.id
    AND status_who = iif(OLD.name <> '', OLD.name, OLD.organization)
    AND status_who <> iif(NEW.name <> '', NEW.name, NEW.organization);
  UPDATE deleted_artworks SET status_who = iif(NEW.name <> '', NEW.name, NEW.organization)
  WHERE user_id = NEW.user_id AND status = 'on-hold' AND status_person_id = NEW.id
    AND status_who = iif(OLD.name <> '', OLD.name, OLD.organization);
END;
