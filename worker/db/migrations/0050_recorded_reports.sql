-- What a gallery reports and the artist records by hand is accepted by that: a work that came back, or was sold through the
-- gallery. A report of the other kind waits on.
CREATE TRIGGER accept_recorded_report AFTER UPDATE OF is_here ON consignment_works
WHEN OLD.is_here = 1 AND NEW.is_here = 0
BEGIN
  UPDATE entries SET decision = 'accepted', decided_at = CAST(1000 * unixepoch('subsec') AS INTEGER)
  WHERE user_id = NEW.user_id AND decision IS NULL AND work_id = NEW.artwork_id
    AND kind = iif(NEW.sale_id IS NULL, 'returned', 'sold')
    AND link_id IN (
      SELECT id FROM links WHERE user_id = NEW.user_id AND kind = 'consignment' AND consignment_id = NEW.consignment_id
    );
END;
