-- Rows of an import by which works of the gallery were updated (`is_new` 0). `earlier_values` holds what the update changed,
-- as it was before; null where it changed nothing. `kept` says what of the file was not applied. Then `work_version` is the
-- work's `updated_at` after the update; the Worker before this migration leaves such works at an undo. `applied_at` is when
-- the row was applied, as the history has it; null for a work that stayed as it was.
ALTER TABLE import_rows ADD COLUMN earlier_values TEXT;
ALTER TABLE import_rows ADD COLUMN kept TEXT NOT NULL DEFAULT '[]';
ALTER TABLE import_rows ADD COLUMN applied_at INTEGER;
UPDATE import_rows
SET applied_at = (SELECT created_at FROM artworks WHERE artworks.id = import_rows.artwork_id)
WHERE is_new;

-- A file is imported anew once its last import can no longer be undone.
DROP INDEX imports_by_file;
CREATE INDEX imports_by_file ON imports (user_id, file_hash) WHERE undone_at IS NULL;
