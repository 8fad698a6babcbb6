-- Whose consent to news may end: those who were on an exported list, and what they bought last.
CREATE INDEX people_listed ON people (user_id) WHERE listed_on IS NOT NULL;
CREATE INDEX sales_kept_by_person ON sales (user_id, person_id, date)
WHERE person_id IS NOT NULL AND returned_at IS NULL;
