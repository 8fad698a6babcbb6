-- Rows of an import that were works of the gallery already: they are counted, and an undo leaves them. Their `work_version`
-- is 0, which is no work's, so that the Worker before this migration leaves them too.
ALTER TABLE import_rows ADD COLUMN is_new INTEGER NOT NULL DEFAULT 1 CHECK (is_new IN (0, 1));
