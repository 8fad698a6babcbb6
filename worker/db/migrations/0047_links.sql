-- What whoever has its address may see (people, section 4): a room, an invoice or a work's label. `id` is the first half of
-- the address of the former two, whose second half is computed from a secret and stored nowhere, and the code of a label.
CREATE TABLE links (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  note TEXT NOT NULL,
  work_ids TEXT NOT NULL,
  invoice_id TEXT,
  person_id TEXT,
  show_prices INTEGER NOT NULL,
  show_why INTEGER NOT NULL,
  show_sold INTEGER NOT NULL,
  show_contact INTEGER NOT NULL,
  show_status INTEGER NOT NULL,
  is_public INTEGER NOT NULL,
  ends_on TEXT,
  revoked_at INTEGER,
  idempotency_key TEXT,
  request_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX links_by_age ON links (user_id, created_at);
CREATE INDEX links_by_person ON links (user_id, person_id) WHERE person_id IS NOT NULL;
CREATE UNIQUE INDEX links_by_key ON links (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE UNIQUE INDEX open_labels ON links (user_id, work_ids) WHERE kind = 'label' AND revoked_at IS NULL;
CREATE UNIQUE INDEX open_invoice_links ON links (user_id, invoice_id) WHERE kind = 'invoice' AND revoked_at IS NULL;

-- How often a link was opened on each day.
CREATE TABLE link_days (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  link_id TEXT NOT NULL REFERENCES links (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (link_id, day)
) STRICT;
CREATE INDEX link_days_by_user ON link_days (user_id);

-- What guests sent; it changes nothing until the artist accepts it.
CREATE TABLE entries (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  link_id TEXT NOT NULL REFERENCES links (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  work_id TEXT,
  name TEXT NOT NULL,
  contact TEXT NOT NULL,
  message TEXT NOT NULL,
  person_id TEXT,
  sent_at INTEGER NOT NULL,
  decision TEXT,
  decided_at INTEGER,
  idempotency_key TEXT,
  request_hash TEXT
) STRICT;
CREATE INDEX entries_by_age ON entries (user_id, sent_at);
CREATE INDEX entries_of_link ON entries (link_id, sent_at);
CREATE INDEX entries_waiting ON entries (user_id, sent_at) WHERE decision IS NULL;
CREATE INDEX entries_by_person ON entries (user_id, person_id) WHERE person_id IS NOT NULL;
CREATE INDEX entries_of_nobody ON entries (sent_at) WHERE person_id IS NULL;
CREATE UNIQUE INDEX entries_by_key ON entries (link_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

-- Who sent entries within the hour: a hash of the network address with a key of the day, of nobody in particular.
CREATE TABLE entry_senders (
  hash TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX entry_senders_by_hash ON entry_senders (hash, sent_at);
CREATE INDEX entry_senders_by_age ON entry_senders (sent_at);
