-- Somebody the artist deals with. Text that was never entered is empty; one of `name` and `organization` is not. Emails
-- are compared in lower case; couples may share one. `express_since` and `withdrawn_on` are the days of a consent to news.
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  organization TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT NOT NULL,
  postal_code TEXT NOT NULL,
  country TEXT NOT NULL,
  language TEXT NOT NULL,
  notes TEXT NOT NULL,
  archived INTEGER NOT NULL DEFAULT 0,
  express_since TEXT,
  withdrawn_on TEXT,
  idempotency_key TEXT,
  request_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX people_by_user ON people (user_id, created_at, id);
CREATE INDEX people_by_email ON people (user_id, lower(email)) WHERE email <> '';
CREATE INDEX people_by_name ON people (user_id, lower(iif(name <> '', name, organization))) WHERE email = '';
CREATE UNIQUE INDEX people_by_key ON people (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

-- Where a sale was delivered is its own fact: a person who moves changes no sale.
ALTER TABLE sales ADD COLUMN person_id TEXT;
ALTER TABLE sales ADD COLUMN deliver_to_country TEXT;
ALTER TABLE sales ADD COLUMN deliver_to_region TEXT;
ALTER TABLE artworks ADD COLUMN status_person_id TEXT;
ALTER TABLE deleted_artworks ADD COLUMN status_person_id TEXT;
ALTER TABLE channels ADD COLUMN person_id TEXT;
ALTER TABLE invoices ADD COLUMN person_id TEXT;
CREATE INDEX artworks_by_person ON artworks (user_id, status_person_id) WHERE status_person_id IS NOT NULL;
CREATE INDEX sales_by_person ON sales (user_id, person_id) WHERE person_id IS NOT NULL;

UPDATE sales SET deliver_to_country = buyer_country, deliver_to_region = buyer_region
WHERE buyer_name IS NOT NULL AND deliver_to_country IS NULL;

-- The taxes of a sale depend on where it was delivered, no longer on where its buyer lives.
DROP TRIGGER note_completed_sale;
CREATE TRIGGER note_completed_sale
AFTER UPDATE OF
  date, price_cents, discount_cents, currency, charges_tax,
  buyer_name, deliver_to_country, deliver_to_region, delivered_by, handed_over_in
ON sales
BEGIN
  UPDATE users SET artworks_version = lower(hex(randomblob(8))) WHERE id = NEW.user_id;
END;

-- Who was named so far, by email in lower case, or by name without one. The person takes the id of the first row that
-- names them, so that running this again adds nobody.
CREATE VIEW named_people (id, user_id, kind, name, email, street, region, country, at) AS
SELECT
  id, user_id, 'person', buyer_name, coalesce(buyer_email, ''), coalesce(buyer_address, ''),
  coalesce(buyer_region, ''), coalesce(buyer_country, ''), created_at
FROM sales WHERE buyer_name IS NOT NULL AND person_id IS NULL
UNION ALL
SELECT id, user_id, 'person', status_who, '', '', '', '', updated_at
FROM artworks WHERE status = 'on-hold' AND status_who <> '' AND status_person_id IS NULL
UNION ALL
SELECT id, user_id, 'person', status_who, '', '', '', '', updated_at
FROM deleted_artworks WHERE status = 'on-hold' AND status_who <> '' AND status_person_id IS NULL
UNION ALL
SELECT
  user_id || '-' || lower(hex(channels.id)), user_id, 'organization', name, '', '', '', '',
  (SELECT created_at FROM users WHERE users.id = channels.user_id)
FROM channels WHERE kind = 'gallery' AND name IS NOT NULL AND person_id IS NULL;

-- What was stated last is stated of the person; an address with its region and country.
INSERT INTO people (
  id, user_id, kind, name, organization, email, phone, street, city, region, postal_code, country, language, notes,
  archived, created_at, updated_at
)
SELECT
  id, user_id, kind, iif(kind = 'person', latest_name, ''), iif(kind = 'person', '', latest_name), email, '', street,
  '', region, '', country, '', '', 0, at, at
FROM (
  SELECT
    id, user_id, min(kind) OVER own AS kind, first_value(name) OVER latest AS latest_name, email,
    first_value(street) OVER latest AS street, first_value(region) OVER latest AS region,
    first_value(country) OVER latest AS country, at, row_number() OVER earliest AS place
  FROM (
    SELECT *, iif(email <> '', 'email ' || lower(email), 'name ' || lower(name)) AS key FROM named_people
  )
  WINDOW
    own AS (PARTITION BY user_id, key),
    earliest AS (PARTITION BY user_id, key ORDER BY at, id),
    latest AS (PARTITION BY user_id, key ORDER BY street = '', country = '', at DESC, id)
) AS named
WHERE place = 1 AND NOT EXISTS (
  SELECT 1 FROM people
  WHERE people.user_id = named.user_id AND people.email <> '' AND lower(people.email) = lower(named.email)
) AND (named.email <> '' OR NOT EXISTS (
  SELECT 1 FROM people
  WHERE people.user_id = named.user_id AND people.email = ''
    AND lower(iif(people.name <> '', people.name, people.organization)) = lower(named.latest_name)
))
ORDER BY at, id
ON CONFLICT DO NOTHING;
DROP VIEW named_people;

UPDATE sales SET person_id = iif(
  coalesce(buyer_email, '') <> '',
  (
    SELECT id FROM people
    WHERE people.user_id = sales.user_id AND email <> '' AND lower(email) = lower(sales.buyer_email)
    ORDER BY created_at, id LIMIT 1
  ),
  (
    SELECT id FROM people
    WHERE people.user_id = sales.user_id AND email = ''
      AND lower(iif(name <> '', name, organization)) = lower(sales.buyer_name)
    ORDER BY created_at, id LIMIT 1
  )
)
WHERE buyer_name IS NOT NULL AND person_id IS NULL;
UPDATE deleted_artworks SET status_person_id = (
  SELECT id FROM people
  WHERE people.user_id = deleted_artworks.user_id AND email = ''
    AND lower(iif(name <> '', name, organization)) = lower(deleted_artworks.status_who)
  ORDER BY created_at, id LIMIT 1
)
WHERE status = 'on-hold' AND status_who <> '' AND status_person_id IS NULL;
UPDATE artworks SET status_person_id = (
  SELECT id FROM people
  WHERE people.user_id = artworks.user_id AND email = ''
    AND lower(iif(name <> '', name, organization)) = lower(artworks.status_who)
  ORDER BY created_at, id LIMIT 1
)
WHERE status = 'on-hold' AND status_who <> '' AND status_person_id IS NULL;
UPDATE channels SET person_id = (
  SELECT id FROM people
  WHERE people.user_id = channels.user_id AND email = ''
    AND lower(iif(name <> '', people.name, organization)) = lower(channels.name)
  ORDER BY created_at, id LIMIT 1
)
WHERE kind = 'gallery' AND name IS NOT NULL AND person_id IS NULL;
UPDATE invoices SET person_id = (
  SELECT person_id FROM sales
  WHERE sales.id = invoices.content ->> '$.lines[0].saleId' AND sales.user_id = invoices.user_id
)
WHERE person_id IS NULL;

-- From here on the database finds or makes the person whom a row names, in the statement that writes the row: by email, or
-- by name without one. So every way to write one has its person, the previous version of the Worker's too.
CREATE TRIGGER name_buyer_of_new_sale AFTER INSERT ON sales
WHEN NEW.person_id IS NULL AND NEW.buyer_name IS NOT NULL
BEGIN
  UPDATE sales SET
    person_id = NULL,
    deliver_to_country = coalesce(deliver_to_country, buyer_country),
    deliver_to_region = coalesce(deliver_to_region, buyer_region)
  WHERE id = NEW.id;
END;
CREATE TRIGGER name_buyer
AFTER UPDATE OF person_id, buyer_name, buyer_email, buyer_address, buyer_country, buyer_region ON sales
WHEN NEW.buyer_name IS NOT NULL AND (
  NEW.person_id IS NULL
  OR (NEW.person_id IS OLD.person_id AND (
    NEW.buyer_name IS NOT OLD.buyer_name OR NEW.buyer_email IS NOT OLD.buyer_email
    OR NEW.buyer_address IS NOT OLD.buyer_address OR NEW.buyer_country IS NOT OLD.buyer_country
    OR NEW.buyer_region IS NOT OLD.buyer_region
  ))
)
BEGIN
  -- The person stays who has the email, or the name where only one side has an email that is nobody else's; and whose name
  -- alone has changed, or nothing of the two.
  UPDATE sales SET person_id = NULL
  WHERE id = NEW.id AND person_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM people
    WHERE id = NEW.person_id AND user_id = NEW.user_id AND (
      (email <> '' AND lower(email) = lower(NEW.buyer_email))
      OR (NEW.buyer_email IS OLD.buyer_email AND NEW.buyer_name IS OLD.buyer_name)
      OR (
        lower(iif(name <> '', name, organization)) = lower(NEW.buyer_name) AND (
          coalesce(NEW.buyer_email, '') = '' OR NEW.buyer_email IS OLD.buyer_email OR (email = '' AND NOT EXISTS (
            SELECT 1 FROM people AS other
            WHERE other.user_id = NEW.user_id AND other.email <> '' AND lower(other.email) = lower(NEW.buyer_email)
          ))
        )
      )
    )
  );
  INSERT INTO people (
    id, user_id, kind, name, organization, email, phone, street, city, region, postal_code, country, language, notes,
    archived, created_at, updated_at
  )
  SELECT
    lower(hex(randomblob(16))), NEW.user_id, 'person', NEW.buyer_name, '', coalesce(NEW.buyer_email, ''), '',
    coalesce(NEW.buyer_address, ''), '', coalesce(NEW.buyer_region, ''), '', coalesce(NEW.buyer_country, ''), '', '',
    0, CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM sales
  WHERE sales.id = NEW.id AND person_id IS NULL AND NOT EXISTS (
    SELECT 1 FROM people
    WHERE people.user_id = NEW.user_id AND email <> '' AND lower(email) = lower(NEW.buyer_email)
  ) AND (coalesce(NEW.buyer_email, '') <> '' OR NOT EXISTS (
    SELECT 1 FROM people
    WHERE people.user_id = NEW.user_id AND email = ''
      AND lower(iif(name <> '', name, organization)) = lower(NEW.buyer_name)
  ));
  UPDATE sales SET person_id = iif(
    coalesce(NEW.buyer_email, '') <> '',
    (
      SELECT id FROM people
      WHERE people.user_id = NEW.user_id AND email <> '' AND lower(email) = lower(NEW.buyer_email)
      ORDER BY people.created_at, id LIMIT 1
    ),
    (
      SELECT id FROM people
      WHERE people.user_id = NEW.user_id AND email = ''
        AND lower(iif(name <> '', name, organization)) = lower(NEW.buyer_name)
      ORDER BY people.created_at, id LIMIT 1
    )
  )
  WHERE id = NEW.id AND person_id IS NULL;
  -- What is filled stays. An address is filled as a whole.
  UPDATE people SET
    email = NEW.buyer_email,
    updated_at = max(updated_at + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE id = (SELECT person_id FROM sales WHERE id = NEW.id) AND email = '' AND NEW.buyer_email <> '';
  UPDATE people SET
    street = coalesce(NEW.buyer_address, ''),
    region = iif(region = '', coalesce(NEW.buyer_region, ''), region),
    country = iif(country = '', coalesce(NEW.buyer_country, ''), country),
    updated_at = max(updated_at + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE id = (SELECT person_id FROM sales WHERE id = NEW.id)
    AND street = '' AND city = '' AND postal_code = ''
    AND (country = '' OR coalesce(NEW.buyer_country, '') IN ('', country))
    AND (region = '' OR coalesce(NEW.buyer_region, '') IN ('', region))
    AND (
      NEW.buyer_address <> '' OR (country = '' AND NEW.buyer_country <> '') OR (region = '' AND NEW.buyer_region <> '')
    );
END;
CREATE TRIGGER forget_buyer AFTER UPDATE OF buyer_name ON sales
WHEN NEW.buyer_name IS NULL AND NEW.person_id IS NOT NULL
BEGIN
  UPDATE sales SET person_id = NULL WHERE id = NEW.id;
END;

CREATE TRIGGER name_holder_of_new_artwork AFTER INSERT ON artworks
WHEN NEW.status = 'on-hold' AND NEW.status_who <> '' AND NEW.status_person_id IS NULL
BEGIN
  UPDATE artworks SET status_person_id = NULL WHERE id = NEW.id;
END;
CREATE TRIGGER name_holder AFTER UPDATE OF status, status_who, status_person_id ON artworks
WHEN NEW.status = 'on-hold' AND NEW.status_who <> '' AND NOT EXISTS (
  SELECT 1 FROM people
  WHERE id = NEW.status_person_id AND user_id = NEW.user_id
    AND lower(iif(name <> '', name, organization)) = lower(NEW.status_who)
)
BEGIN
  INSERT INTO people (
    id, user_id, kind, name, organization, email, phone, street, city, region, postal_code, country, language, notes,
    archived, created_at, updated_at
  )
  SELECT
    lower(hex(randomblob(16))), NEW.user_id, 'person', NEW.status_who, '', '', '', '', '', '', '', '', '', '', 0,
    CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE NOT EXISTS (
    SELECT 1 FROM people
    WHERE people.user_id = NEW.user_id AND email = ''
      AND lower(iif(name <> '', name, organization)) = lower(NEW.status_who)
  );
  UPDATE artworks SET status_person_id = (
    SELECT id FROM people
    WHERE people.user_id = NEW.user_id AND email = ''
      AND lower(iif(name <> '', name, organization)) = lower(NEW.status_who)
    ORDER BY created_at, id LIMIT 1
  )
  WHERE id = NEW.id;
END;
CREATE TRIGGER forget_holder AFTER UPDATE OF status, status_who ON artworks
WHEN NEW.status_person_id IS NOT NULL AND (NEW.status <> 'on-hold' OR coalesce(NEW.status_who, '') = '')
BEGIN
  UPDATE artworks SET status_person_id = NULL WHERE id = NEW.id;
END;

CREATE TRIGGER name_gallery_of_new_channel AFTER INSERT ON channels
WHEN NEW.kind = 'gallery' AND NEW.name IS NOT NULL AND NEW.person_id IS NULL
BEGIN
  UPDATE channels SET person_id = NULL WHERE user_id = NEW.user_id AND id = NEW.id;
END;
CREATE TRIGGER name_gallery AFTER UPDATE OF kind, name, person_id ON channels
WHEN NEW.kind = 'gallery' AND NEW.name IS NOT NULL AND NEW.person_id IS NULL
BEGIN
  INSERT INTO people (
    id, user_id, kind, name, organization, email, phone, street, city, region, postal_code, country, language, notes,
    archived, created_at, updated_at
  )
  SELECT
    lower(hex(randomblob(16))), NEW.user_id, 'organization', '', NEW.name, '', '', '', '', '', '', '', '', '', 0,
    CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE NOT EXISTS (
    SELECT 1 FROM people
    WHERE people.user_id = NEW.user_id AND email = ''
      AND lower(iif(name <> '', name, organization)) = lower(NEW.name)
  );
  UPDATE channels SET person_id = (
    SELECT id FROM people
    WHERE people.user_id = NEW.user_id AND email = ''
      AND lower(iif(people.name <> '', people.name, organization)) = lower(NEW.name)
    ORDER BY created_at, id LIMIT 1
  )
  WHERE user_id = NEW.user_id AND id = NEW.id;
END;

CREATE TRIGGER name_buyer_of_invoice AFTER INSERT ON invoices WHEN NEW.person_id IS NULL
BEGIN
  UPDATE invoices SET person_id = (
    SELECT person_id FROM sales
    WHERE sales.id = NEW.content ->> '$.lines[0].saleId' AND sales.user_id = NEW.user_id
  )
  WHERE id = NEW.id;
END;

-- A sale on no invoice, and a hold, say of the person what is true now where they said what was true before. Where a sale
-- was delivered stays.
CREATE TRIGGER show_changed_person
AFTER UPDATE OF name, organization, email, street, city, postal_code, region, country ON people
BEGIN
  UPDATE sales SET
    buyer_name = iif(
      buyer_name = iif(OLD.name <> '', OLD.name, OLD.organization),
      iif(NEW.name <> '', NEW.name, NEW.organization),
      buyer_name
    ),
    buyer_email = iif(coalesce(buyer_email, '') = OLD.email, NEW.email, buyer_email),
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
END;
