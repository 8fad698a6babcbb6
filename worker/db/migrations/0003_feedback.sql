-- What people tell us. It outlives its author: then `user_id` and `email` are null, and the text stays.
CREATE TABLE feedback (
  id TEXT PRIMARY KEY,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  email TEXT,
  type TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'new',
  admin_notes TEXT NOT NULL DEFAULT '',
  idempotency_key TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX feedback_by_user ON feedback (user_id, created_at DESC);
CREATE INDEX feedback_by_age ON feedback (created_at DESC);

-- Feedback sent again after a lost answer is known by its key.
CREATE UNIQUE INDEX feedback_by_key ON feedback (user_id, idempotency_key)
WHERE idempotency_key IS NOT NULL;

-- Whichever way a profile goes, nothing of its owner stays on what they wrote.
CREATE TRIGGER forget_feedback_author BEFORE DELETE ON users
BEGIN
  UPDATE feedback SET user_id = NULL, email = NULL, idempotency_key = NULL WHERE user_id = OLD.id;
END;
