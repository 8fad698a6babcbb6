-- What a collector reads as the medium of a work, such as "oil and cold wax on linen". Empty text was never entered: then
-- documents print a line made of the medium and the support.
ALTER TABLE artworks ADD COLUMN medium_line TEXT NOT NULL DEFAULT '';
ALTER TABLE deleted_artworks ADD COLUMN medium_line TEXT NOT NULL DEFAULT '';
