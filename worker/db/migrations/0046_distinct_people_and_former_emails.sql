-- Who is known to be somebody else than this person, by id, one a line.
ALTER TABLE people ADD COLUMN distinct_from TEXT NOT NULL DEFAULT '';

-- The emails of those who were merged into this person, and those that a merge replaced, in lower case, one a line.
ALTER TABLE people ADD COLUMN former_emails TEXT NOT NULL DEFAULT '';
CREATE INDEX people_with_former_emails ON people (user_id) WHERE former_emails <> '';

-- As before, but an email that nobody has any more finds who had it.
DROP TRIGGER name_buyer;
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
      OR (
        former_emails <> ''
        AND instr(char(10) || former_emails || char(10), char(10) || lower(NEW.buyer_email) || char(10)) > 0
        AND NOT EXISTS (
          SELECT 1 FROM people AS other
          WHERE other.user_id = NEW.user_id AND other.email <> '' AND lower(other.email) = lower(NEW.buyer_email)
        )
      )
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
  ) AND NOT EXISTS (
    SELECT 1 FROM people
    WHERE people.user_id = NEW.user_id AND former_emails <> ''
      AND instr(char(10) || former_emails || char(10), char(10) || lower(NEW.buyer_email) || char(10)) > 0
  ) AND (coalesce(NEW.buyer_email, '') <> '' OR NOT EXISTS (
    SELECT 1 FROM people
    WHERE people.user_id = NEW.user_id AND email = ''
      AND lower(iif(name <> '', name, organization)) = lower(NEW.buyer_name)
  ));
  UPDATE sales SET person_id = iif(
    coalesce(NEW.buyer_email, '') <> '',
    coalesce(
      (
        SELECT id FROM people
        WHERE people.user_id = NEW.user_id AND email <> '' AND lower(email) = lower(NEW.buyer_email)
        ORDER BY people.created_at, id LIMIT 1
      ),
      (
        SELECT id FROM people
        WHERE people.user_id = NEW.user_id AND former_emails <> ''
          AND instr(char(10) || former_emails || char(10), char(10) || lower(NEW.buyer_email) || char(10)) > 0
        ORDER BY people.created_at, id LIMIT 1
      )
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
