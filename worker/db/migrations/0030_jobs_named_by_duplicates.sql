-- The job that ends duplicate subscriptions is named after them. The trigger renames what the previous Worker
-- inserts while this one is deployed.
UPDATE jobs SET kind = 'end-duplicates' WHERE kind = 'end-surplus';

CREATE TRIGGER rename_end_surplus AFTER INSERT ON jobs
WHEN NEW.kind = 'end-surplus'
BEGIN
  UPDATE OR REPLACE jobs SET kind = 'end-duplicates'
  WHERE customer_id = NEW.customer_id AND kind = 'end-surplus';
END;
