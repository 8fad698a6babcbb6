-- Who charges the taxes on a sale, and the lines that the artist charges, as JSON: null while it is not stated where the
-- work was delivered. Until now no artist has stated a registration, so that there are none.
ALTER TABLE channels ADD COLUMN charges_tax INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales ADD COLUMN charges_tax INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales ADD COLUMN taxes TEXT DEFAULT '[]';
