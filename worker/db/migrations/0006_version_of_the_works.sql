-- Another text after every change of an artist's works, never one that was before, whatever copy of the
-- database is put in place: who has the list of that version has it as it is.
ALTER TABLE users ADD COLUMN artworks_version TEXT NOT NULL DEFAULT '';

DROP TRIGGER count_saved_artwork;
CREATE TRIGGER count_saved_artwork AFTER INSERT ON artworks
BEGIN
  UPDATE users
  SET artwork_save_count = artwork_save_count + 1, artworks_version = lower(hex(randomblob(8)))
  WHERE id = NEW.user_id;
END;

DROP TRIGGER count_deleted_artwork;
CREATE TRIGGER count_deleted_artwork AFTER DELETE ON artworks
BEGIN
  UPDATE users
  SET artwork_save_count = artwork_save_count - 1, artworks_version = lower(hex(randomblob(8)))
  WHERE id = OLD.user_id;
END;

CREATE TRIGGER note_changed_artwork AFTER UPDATE ON artworks
BEGIN
  UPDATE users SET artworks_version = lower(hex(randomblob(8))) WHERE id = NEW.user_id;
END;
