-- Certificates and consignment lists as they were issued; `content` is JSON.
CREATE TABLE issued_documents (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  issued_on TEXT NOT NULL,
  content TEXT NOT NULL,
  idempotency_key TEXT,
  request_hash TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX issued_documents_by_user ON issued_documents (user_id, created_at);
CREATE UNIQUE INDEX issued_documents_by_key ON issued_documents (user_id, idempotency_key)
WHERE idempotency_key IS NOT NULL;

CREATE TRIGGER keep_issued_documents BEFORE UPDATE ON issued_documents
BEGIN
  SELECT RAISE(ABORT, 'an issued document is not changed');
END;
CREATE TRIGGER keep_issued_documents_of_users BEFORE DELETE ON issued_documents
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'an issued document is not deleted');
END;

-- The works that invoices, credit notes and other documents name, each with the copy of its picture from the day of
-- issue. Without references to works and documents: a work may be deleted, and documents are in two tables.
CREATE TABLE document_works (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  document_id TEXT NOT NULL,
  artwork_id TEXT NOT NULL,
  picture_key TEXT,
  picture_type TEXT,
  picture_hash TEXT,
  PRIMARY KEY (user_id, document_id, artwork_id)
) STRICT;
CREATE INDEX document_works_by_work ON document_works (user_id, artwork_id);
CREATE INDEX document_works_by_picture ON document_works (picture_key) WHERE picture_key IS NOT NULL;

CREATE TRIGGER keep_document_works BEFORE UPDATE ON document_works
BEGIN
  SELECT RAISE(ABORT, 'an issued document is not changed');
END;
CREATE TRIGGER keep_document_works_of_users BEFORE DELETE ON document_works
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'an issued document is not deleted');
END;
