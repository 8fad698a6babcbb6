-- Two inventory numbers of an artist differ by more than capitals. The conditions of the writes hold that, not a unique
-- index: an artist may have two from before, which are on labels and stay.
CREATE INDEX artworks_by_inventory_number_key ON artworks (user_id, inventory_number COLLATE NOCASE)
WHERE inventory_number <> '';
