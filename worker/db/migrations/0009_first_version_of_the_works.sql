-- Artists who had works before 0006, and those who had saved none since, shared the empty version. Each has a
-- version of their own from the first on; artists who are new get theirs with their row.
UPDATE users SET artworks_version = lower(hex(randomblob(8))) WHERE artworks_version = '';
