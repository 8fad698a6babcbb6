-- Catalogues that artists brought over, and the works that their rows became. A file is imported once until that import
-- is undone. `work_version` is the work's `updated_at` after the import: a later one means that it was changed since.
CREATE TABLE imports (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  file_name TEXT NOT NULL,
  file_hash TEXT NOT NULL,
  row_count INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  undone_at INTEGER
) STRICT;
CREATE UNIQUE INDEX imports_by_file ON imports (user_id, file_hash) WHERE undone_at IS NULL;
CREATE INDEX imports_by_user ON imports (user_id, created_at);

CREATE TABLE import_rows (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  row INTEGER NOT NULL,
  artwork_id TEXT NOT NULL,
  work_version INTEGER NOT NULL,
  PRIMARY KEY (import_id, row)
) STRICT;
CREATE INDEX import_rows_by_work ON import_rows (user_id, artwork_id);
