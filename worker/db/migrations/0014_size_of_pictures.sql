-- What a picture and its thumbnail take in the bucket, so that deleted works are bounded in bytes. Null where
-- there is no picture, or where it was stored before sizes were.
ALTER TABLE artworks ADD COLUMN picture_bytes INTEGER;
ALTER TABLE deleted_artworks ADD COLUMN picture_bytes INTEGER;

-- One artist's deleted works in the order of their deletion.
DROP INDEX deleted_artworks_by_user;
CREATE INDEX deleted_artworks_by_user ON deleted_artworks (user_id, deleted_at);
