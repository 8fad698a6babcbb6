-- When the list of those who may be written to with news was last exported with this person.
ALTER TABLE people ADD COLUMN listed_on TEXT;

-- The people that an import's rows became, updated, or were already. `person_version` is the person's `updated_at` after the
-- import: a later one means that they were changed since; 0 for one that stayed as they were. `earlier_values` holds what an
-- update changed, as it was before.
CREATE TABLE import_people (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  row INTEGER NOT NULL,
  person_id TEXT NOT NULL,
  person_version INTEGER NOT NULL,
  is_new INTEGER NOT NULL CHECK (is_new IN (0, 1)),
  earlier_values TEXT,
  PRIMARY KEY (import_id, row)
) STRICT;
CREATE INDEX import_people_by_person ON import_people (user_id, person_id);

-- A person without a name has been erased: an undo must not bring back what they were.
CREATE TRIGGER forget_imports_of_erased_person AFTER UPDATE OF name, organization ON people
WHEN NEW.name = '' AND NEW.organization = ''
BEGIN
  DELETE FROM import_people WHERE user_id = NEW.user_id AND person_id = NEW.id;
END;
