-- Walked backwards, this index gives works newest first, and of those of one moment the last one first, so
-- that a list is read in its order and never sorted: sorting reads every row twice.
DROP INDEX artworks_by_user;
CREATE INDEX artworks_by_user ON artworks (user_id, created_at);

-- The jobs' turn: those tried least, and of these the oldest.
CREATE INDEX jobs_by_turn ON jobs (attempts, created_at);

-- Feedback newest first, in the same way.
DROP INDEX feedback_by_age;
CREATE INDEX feedback_by_age ON feedback (created_at);

-- Payments begun and never finished, for the daily sweep.
CREATE INDEX subscription_attempts_by_expiry ON subscription_attempts (expires_at);
