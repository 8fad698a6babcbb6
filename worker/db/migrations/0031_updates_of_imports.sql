-- Rows of an import by which works of the gallery were updated (`is_new` 0). `earlier_values` holds what the update changed,
-- as it was before; null where it changed nothing. `kept` says what of the file was not applied. Then `work_version` is the
-- work's `updated_at` after the update; the Worker before this migration leaves such works at an undo.
ALTER TABLE import_rows ADD COLUMN earlier_values TEXT;
ALTER TABLE import_rows ADD COLUMN kept TEXT NOT NULL DEFAULT '[]';
