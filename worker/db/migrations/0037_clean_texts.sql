-- Removes from what is stored the characters that no text is stored with any more (schema/text.ts): control characters,
-- embeddings, overrides and isolates of the writing direction, and halves of surrogate pairs. A text that had nothing else
-- is U+FFFD.

-- `replace` does nothing with NUL, and GLOB stops at it, so it is looked for by itself.
CREATE TABLE unclean_globs (in_line TEXT NOT NULL, in_lines TEXT NOT NULL) STRICT;
INSERT INTO unclean_globs
SELECT '*[' || char(1) || '-' || char(31) || others, '*[' || char(1) || '-' || char(8) || char(11) || '-' || char(31) || others
FROM (
  SELECT char(127) || '-' || char(159) || char(8232) || '-' || char(8238) || char(8294) || '-' || char(8297) || ']*' AS others
);

-- The texts that have one, by table and column and by rowid: of one line, of several, or JSON.
CREATE TABLE unclean_texts (
  place TEXT NOT NULL,
  row INTEGER NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (place, row)
) STRICT;
INSERT INTO unclean_texts SELECT 'users.email', rowid, 'line', email FROM users
WHERE email GLOB (SELECT in_line FROM unclean_globs) OR instr(email, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'users.first_name', rowid, 'line', first_name FROM users
WHERE first_name GLOB (SELECT in_line FROM unclean_globs) OR instr(first_name, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'users.last_name', rowid, 'line', last_name FROM users
WHERE last_name GLOB (SELECT in_line FROM unclean_globs) OR instr(last_name, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'users.profile_image_url', rowid, 'line', profile_image_url FROM users
WHERE profile_image_url GLOB (SELECT in_line FROM unclean_globs) OR instr(profile_image_url, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'users.city', rowid, 'line', city FROM users
WHERE city GLOB (SELECT in_line FROM unclean_globs) OR instr(city, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'users.province_state', rowid, 'line', province_state FROM users
WHERE province_state GLOB (SELECT in_line FROM unclean_globs) OR instr(province_state, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'users.subject', rowid, 'line', subject FROM users
WHERE subject GLOB (SELECT in_line FROM unclean_globs) OR instr(subject, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'artworks.title', rowid, 'line', title FROM artworks
WHERE title GLOB (SELECT in_line FROM unclean_globs) OR instr(title, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'artworks.inventory_number', rowid, 'line', inventory_number FROM artworks
WHERE inventory_number GLOB (SELECT in_line FROM unclean_globs) OR instr(inventory_number, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'artworks.status_who', rowid, 'line', status_who FROM artworks
WHERE status_who GLOB (SELECT in_line FROM unclean_globs) OR instr(status_who, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'artworks.status_channel_id', rowid, 'line', status_channel_id FROM artworks
WHERE status_channel_id GLOB (SELECT in_line FROM unclean_globs) OR instr(status_channel_id, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'artworks.location', rowid, 'line', location FROM artworks
WHERE location GLOB (SELECT in_line FROM unclean_globs) OR instr(location, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'artworks.medium_line', rowid, 'line', medium_line FROM artworks
WHERE medium_line GLOB (SELECT in_line FROM unclean_globs) OR instr(medium_line, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'deleted_artworks.title', rowid, 'line', title FROM deleted_artworks
WHERE title GLOB (SELECT in_line FROM unclean_globs) OR instr(title, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'deleted_artworks.inventory_number', rowid, 'line', inventory_number FROM deleted_artworks
WHERE inventory_number GLOB (SELECT in_line FROM unclean_globs) OR instr(inventory_number, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'deleted_artworks.status_who', rowid, 'line', status_who FROM deleted_artworks
WHERE status_who GLOB (SELECT in_line FROM unclean_globs) OR instr(status_who, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'deleted_artworks.status_channel_id', rowid, 'line', status_channel_id FROM deleted_artworks
WHERE status_channel_id GLOB (SELECT in_line FROM unclean_globs) OR instr(status_channel_id, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'deleted_artworks.location', rowid, 'line', location FROM deleted_artworks
WHERE location GLOB (SELECT in_line FROM unclean_globs) OR instr(location, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'deleted_artworks.medium_line', rowid, 'line', medium_line FROM deleted_artworks
WHERE medium_line GLOB (SELECT in_line FROM unclean_globs) OR instr(medium_line, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'price_history.reason', rowid, 'line', reason FROM price_history
WHERE reason GLOB (SELECT in_line FROM unclean_globs) OR instr(reason, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'channels.id', rowid, 'line', id FROM channels
WHERE id GLOB (SELECT in_line FROM unclean_globs) OR instr(id, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'channels.name', rowid, 'line', name FROM channels
WHERE name GLOB (SELECT in_line FROM unclean_globs) OR instr(name, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.artwork_title', rowid, 'line', artwork_title FROM sales
WHERE artwork_title GLOB (SELECT in_line FROM unclean_globs) OR instr(artwork_title, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.channel_id', rowid, 'line', channel_id FROM sales
WHERE channel_id GLOB (SELECT in_line FROM unclean_globs) OR instr(channel_id, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.channel_name', rowid, 'line', channel_name FROM sales
WHERE channel_name GLOB (SELECT in_line FROM unclean_globs) OR instr(channel_name, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.buyer_name', rowid, 'line', buyer_name FROM sales
WHERE buyer_name GLOB (SELECT in_line FROM unclean_globs) OR instr(buyer_name, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.buyer_email', rowid, 'line', buyer_email FROM sales
WHERE buyer_email GLOB (SELECT in_line FROM unclean_globs) OR instr(buyer_email, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.buyer_region', rowid, 'line', buyer_region FROM sales
WHERE buyer_region GLOB (SELECT in_line FROM unclean_globs) OR instr(buyer_region, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.handed_over_in', rowid, 'line', handed_over_in FROM sales
WHERE handed_over_in GLOB (SELECT in_line FROM unclean_globs) OR instr(handed_over_in, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.payment_method', rowid, 'line', payment_method FROM sales
WHERE payment_method GLOB (SELECT in_line FROM unclean_globs) OR instr(payment_method, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.idempotency_key', rowid, 'line', idempotency_key FROM sales
WHERE idempotency_key GLOB (SELECT in_line FROM unclean_globs) OR instr(idempotency_key, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'contradiction_dismissals.reason', rowid, 'line', reason FROM contradiction_dismissals
WHERE reason GLOB (SELECT in_line FROM unclean_globs) OR instr(reason, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'business.trade_name', rowid, 'line', trade_name FROM business
WHERE trade_name GLOB (SELECT in_line FROM unclean_globs) OR instr(trade_name, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'business.phone', rowid, 'line', phone FROM business
WHERE phone GLOB (SELECT in_line FROM unclean_globs) OR instr(phone, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'business.email', rowid, 'line', email FROM business
WHERE email GLOB (SELECT in_line FROM unclean_globs) OR instr(email, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'business.street', rowid, 'line', street FROM business
WHERE street GLOB (SELECT in_line FROM unclean_globs) OR instr(street, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'business.city', rowid, 'line', city FROM business
WHERE city GLOB (SELECT in_line FROM unclean_globs) OR instr(city, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'business.region', rowid, 'line', region FROM business
WHERE region GLOB (SELECT in_line FROM unclean_globs) OR instr(region, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'business.postal_code', rowid, 'line', postal_code FROM business
WHERE postal_code GLOB (SELECT in_line FROM unclean_globs) OR instr(postal_code, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'invoices.reason', rowid, 'line', reason FROM invoices
WHERE reason GLOB (SELECT in_line FROM unclean_globs) OR instr(reason, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'invoices.payment_method', rowid, 'line', payment_method FROM invoices
WHERE payment_method GLOB (SELECT in_line FROM unclean_globs) OR instr(payment_method, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'invoices.idempotency_key', rowid, 'line', idempotency_key FROM invoices
WHERE idempotency_key GLOB (SELECT in_line FROM unclean_globs) OR instr(idempotency_key, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'issued_documents.idempotency_key', rowid, 'line', idempotency_key FROM issued_documents
WHERE idempotency_key GLOB (SELECT in_line FROM unclean_globs) OR instr(idempotency_key, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'invoice_payments.method', rowid, 'line', method FROM invoice_payments
WHERE method GLOB (SELECT in_line FROM unclean_globs) OR instr(method, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'invoice_payments.idempotency_key', rowid, 'line', idempotency_key FROM invoice_payments
WHERE idempotency_key GLOB (SELECT in_line FROM unclean_globs) OR instr(idempotency_key, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'imports.file_name', rowid, 'line', file_name FROM imports
WHERE file_name GLOB (SELECT in_line FROM unclean_globs) OR instr(file_name, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'price_batches.idempotency_key', rowid, 'line', idempotency_key FROM price_batches
WHERE idempotency_key GLOB (SELECT in_line FROM unclean_globs) OR instr(idempotency_key, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'artwork_saves.idempotency_key', rowid, 'line', idempotency_key FROM artwork_saves
WHERE idempotency_key GLOB (SELECT in_line FROM unclean_globs) OR instr(idempotency_key, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'feedback.email', rowid, 'line', email FROM feedback
WHERE email GLOB (SELECT in_line FROM unclean_globs) OR instr(email, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'feedback.subject', rowid, 'line', subject FROM feedback
WHERE subject GLOB (SELECT in_line FROM unclean_globs) OR instr(subject, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'feedback.idempotency_key', rowid, 'line', idempotency_key FROM feedback
WHERE idempotency_key GLOB (SELECT in_line FROM unclean_globs) OR instr(idempotency_key, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'artworks.notes', rowid, 'lines', notes FROM artworks
WHERE notes GLOB (SELECT in_lines FROM unclean_globs) OR instr(notes, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'deleted_artworks.notes', rowid, 'lines', notes FROM deleted_artworks
WHERE notes GLOB (SELECT in_lines FROM unclean_globs) OR instr(notes, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.buyer_address', rowid, 'lines', buyer_address FROM sales
WHERE buyer_address GLOB (SELECT in_lines FROM unclean_globs) OR instr(buyer_address, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'feedback.message', rowid, 'lines', message FROM feedback
WHERE message GLOB (SELECT in_lines FROM unclean_globs) OR instr(message, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'feedback.admin_notes', rowid, 'lines', admin_notes FROM feedback
WHERE admin_notes GLOB (SELECT in_lines FROM unclean_globs) OR instr(admin_notes, char(0)) > 0;
INSERT INTO unclean_texts SELECT 'sales.taxes', rowid, 'json', taxes FROM sales
WHERE taxes GLOB (SELECT in_lines FROM unclean_globs) OR instr(taxes, char(0)) > 0 OR taxes GLOB '*\u[0d][089a-f]*' OR taxes GLOB '*\[bfr]*';
INSERT INTO unclean_texts SELECT 'invoices.content', rowid, 'json', content FROM invoices
WHERE content GLOB (SELECT in_lines FROM unclean_globs) OR instr(content, char(0)) > 0 OR content GLOB '*\u[0d][089a-f]*' OR content GLOB '*\[bfr]*';
INSERT INTO unclean_texts SELECT 'issued_documents.content', rowid, 'json', content FROM issued_documents
WHERE content GLOB (SELECT in_lines FROM unclean_globs) OR instr(content, char(0)) > 0 OR content GLOB '*\u[0d][089a-f]*' OR content GLOB '*\[bfr]*';
INSERT INTO unclean_texts SELECT 'import_rows.earlier_values', rowid, 'json', earlier_values FROM import_rows
WHERE earlier_values GLOB (SELECT in_lines FROM unclean_globs) OR instr(earlier_values, char(0)) > 0 OR earlier_values GLOB '*\u[0d][089a-f]*' OR earlier_values GLOB '*\[bfr]*';
INSERT INTO unclean_texts SELECT 'import_rows.kept', rowid, 'json', kept FROM import_rows
WHERE kept GLOB (SELECT in_lines FROM unclean_globs) OR instr(kept, char(0)) > 0 OR kept GLOB '*\u[0d][089a-f]*' OR kept GLOB '*\[bfr]*';

UPDATE unclean_texts SET text = (
  WITH RECURSIVE steps (bytes) AS (
    SELECT CAST(unclean_texts.text AS BLOB)
    UNION ALL
    SELECT CAST(substr(bytes, 1, instr(bytes, x'00') - 1) || substr(bytes, instr(bytes, x'00') + 1) AS BLOB)
    FROM steps WHERE instr(bytes, x'00') > 0
  )
  SELECT CAST(bytes AS TEXT) FROM steps WHERE instr(bytes, x'00') = 0
)
WHERE instr(text, char(0)) > 0;

-- What replaces each of the others, in this order.
CREATE TABLE replacements (
  position INTEGER PRIMARY KEY,
  found TEXT NOT NULL,
  in_line TEXT NOT NULL,
  in_lines TEXT NOT NULL
) STRICT;
INSERT INTO replacements (found, in_line, in_lines) VALUES (char(13, 10), ' ', char(10)), (char(13), ' ', char(10));
INSERT INTO replacements (found, in_line, in_lines)
WITH RECURSIVE codes (code) AS (SELECT 1 UNION ALL SELECT code + 1 FROM codes WHERE code < 8297)
SELECT
  char(code),
  iif(code BETWEEN 9 AND 12 OR code IN (133, 8232, 8233), ' ', ''),
  iif(code IN (9, 10, 8232, 8233), char(code), '')
FROM codes
WHERE code BETWEEN 1 AND 31 OR code BETWEEN 127 AND 159 OR code BETWEEN 8232 AND 8238 OR code >= 8294;
UPDATE unclean_texts SET text = (
  WITH RECURSIVE steps (position, text) AS (
    SELECT 1, unclean_texts.text
    UNION ALL
    SELECT steps.position + 1, replace(steps.text, found, iif(unclean_texts.kind = 'line', in_line, in_lines))
    FROM steps JOIN replacements ON replacements.position = steps.position
  )
  SELECT text FROM steps ORDER BY position DESC LIMIT 1
);

-- JSON has them as escapes; a backslash that is escaped itself is out of the way meanwhile.
CREATE TABLE escapes (position INTEGER PRIMARY KEY, found TEXT NOT NULL, replaced TEXT NOT NULL, length INTEGER) STRICT;
INSERT INTO escapes (found, replaced)
VALUES ('\\', char(1)), ('\r\n', '\n'), ('\r', '\n'), ('\b', ''), ('\f', '');
INSERT INTO escapes (found, replaced)
WITH RECURSIVE codes (code) AS (SELECT 0 UNION ALL SELECT code + 1 FROM codes WHERE code < 31)
SELECT printf('\u%04x', code), '' FROM codes;
-- Halves of pairs: what is whole is no escape.
INSERT INTO escapes (found, replaced, length)
WITH RECURSIVE codes (code) AS (SELECT 8 UNION ALL SELECT code + 1 FROM codes WHERE code < 15)
SELECT printf('\ud%x', code), char(65533), 6 FROM codes;
INSERT INTO escapes (found, replaced) VALUES (char(1), '\\');
UPDATE unclean_texts SET text = (
  WITH RECURSIVE steps (position, text) AS (
    SELECT 1, unclean_texts.text
    UNION ALL
    SELECT
      steps.position + iif(length IS NULL OR instr(steps.text, found) = 0, 1, 0),
      CASE
        WHEN length IS NULL THEN replace(steps.text, found, replaced)
        WHEN instr(steps.text, found) = 0 THEN steps.text
        ELSE substr(steps.text, 1, instr(steps.text, found) - 1) || replaced
          || substr(steps.text, instr(steps.text, found) + length)
      END
    FROM steps JOIN escapes ON escapes.position = steps.position
  )
  SELECT text FROM steps ORDER BY position DESC LIMIT 1
)
WHERE kind = 'json';

UPDATE unclean_texts SET text = trim(text, char(9, 10, 32)) WHERE kind <> 'json';
UPDATE unclean_texts SET text = char(65533) WHERE text = '';

-- What identifies something must not become what identifies something else. A subject that is refused from now on signs
-- nobody in.
UPDATE unclean_texts SET text = lower(hex(randomblob(16)))
WHERE place IN ('users.subject', 'channels.id') OR place LIKE '%.idempotency_key';
UPDATE unclean_texts SET text = text || ' ' || lower(hex(randomblob(4)))
WHERE place = 'artworks.inventory_number' AND EXISTS (
  SELECT 1 FROM artworks AS own
  JOIN artworks AS other ON other.user_id = own.user_id AND other.rowid <> own.rowid
  LEFT JOIN unclean_texts AS clean ON clean.place = 'artworks.inventory_number' AND clean.row = other.rowid
  WHERE own.rowid = unclean_texts.row AND coalesce(clean.text, other.inventory_number) = unclean_texts.text
);

-- What refuses changes, and what would take a cleaned payment for another one, is made again below.
DROP TRIGGER keep_price_history;
DROP TRIGGER keep_invoices;
DROP TRIGGER keep_issued_documents;
DROP TRIGGER keep_invoice_payments;
DROP TRIGGER pay_with_previous_worker;

UPDATE artworks SET status_channel_id = coalesce(
  (
    SELECT renamed.text FROM channels
    JOIN unclean_texts AS renamed ON renamed.place = 'channels.id' AND renamed.row = channels.rowid
    WHERE channels.user_id = artworks.user_id AND channels.id = artworks.status_channel_id
  ),
  clean.text
) FROM unclean_texts AS clean
WHERE clean.place = 'artworks.status_channel_id' AND clean.row = artworks.rowid;
UPDATE deleted_artworks SET status_channel_id = coalesce(
  (
    SELECT renamed.text FROM channels
    JOIN unclean_texts AS renamed ON renamed.place = 'channels.id' AND renamed.row = channels.rowid
    WHERE channels.user_id = deleted_artworks.user_id AND channels.id = deleted_artworks.status_channel_id
  ),
  clean.text
) FROM unclean_texts AS clean
WHERE clean.place = 'deleted_artworks.status_channel_id' AND clean.row = deleted_artworks.rowid;
UPDATE sales SET channel_id = coalesce(
  (
    SELECT renamed.text FROM channels
    JOIN unclean_texts AS renamed ON renamed.place = 'channels.id' AND renamed.row = channels.rowid
    WHERE channels.user_id = sales.user_id AND channels.id = sales.channel_id
  ),
  clean.text
) FROM unclean_texts AS clean
WHERE clean.place = 'sales.channel_id' AND clean.row = sales.rowid;
UPDATE users SET email = '', email_verified = 0 FROM unclean_texts AS clean
WHERE clean.place = 'users.email' AND clean.row = users.rowid;
UPDATE users SET first_name = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'users.first_name' AND clean.row = users.rowid;
UPDATE users SET last_name = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'users.last_name' AND clean.row = users.rowid;
UPDATE users SET profile_image_url = NULL FROM unclean_texts AS clean
WHERE clean.place = 'users.profile_image_url' AND clean.row = users.rowid;
UPDATE users SET city = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'users.city' AND clean.row = users.rowid;
UPDATE users SET province_state = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'users.province_state' AND clean.row = users.rowid;
UPDATE users SET subject = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'users.subject' AND clean.row = users.rowid;
UPDATE artworks SET title = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'artworks.title' AND clean.row = artworks.rowid;
UPDATE artworks SET inventory_number = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'artworks.inventory_number' AND clean.row = artworks.rowid;
UPDATE artworks SET status_who = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'artworks.status_who' AND clean.row = artworks.rowid;
UPDATE artworks SET location = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'artworks.location' AND clean.row = artworks.rowid;
UPDATE artworks SET medium_line = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'artworks.medium_line' AND clean.row = artworks.rowid;
UPDATE deleted_artworks SET title = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'deleted_artworks.title' AND clean.row = deleted_artworks.rowid;
UPDATE deleted_artworks SET inventory_number = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'deleted_artworks.inventory_number' AND clean.row = deleted_artworks.rowid;
UPDATE deleted_artworks SET status_who = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'deleted_artworks.status_who' AND clean.row = deleted_artworks.rowid;
UPDATE deleted_artworks SET location = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'deleted_artworks.location' AND clean.row = deleted_artworks.rowid;
UPDATE deleted_artworks SET medium_line = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'deleted_artworks.medium_line' AND clean.row = deleted_artworks.rowid;
UPDATE price_history SET reason = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'price_history.reason' AND clean.row = price_history.rowid;
UPDATE channels SET id = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'channels.id' AND clean.row = channels.rowid;
UPDATE channels SET name = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'channels.name' AND clean.row = channels.rowid;
UPDATE sales SET artwork_title = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'sales.artwork_title' AND clean.row = sales.rowid;
UPDATE sales SET channel_name = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'sales.channel_name' AND clean.row = sales.rowid;
UPDATE sales SET buyer_name = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'sales.buyer_name' AND clean.row = sales.rowid;
UPDATE sales SET buyer_email = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'sales.buyer_email' AND clean.row = sales.rowid;
UPDATE sales SET buyer_region = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'sales.buyer_region' AND clean.row = sales.rowid;
UPDATE sales SET handed_over_in = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'sales.handed_over_in' AND clean.row = sales.rowid;
UPDATE sales SET payment_method = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'sales.payment_method' AND clean.row = sales.rowid;
UPDATE sales SET idempotency_key = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'sales.idempotency_key' AND clean.row = sales.rowid;
UPDATE contradiction_dismissals SET reason = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'contradiction_dismissals.reason' AND clean.row = contradiction_dismissals.rowid;
UPDATE business SET trade_name = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'business.trade_name' AND clean.row = business.rowid;
UPDATE business SET phone = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'business.phone' AND clean.row = business.rowid;
UPDATE business SET email = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'business.email' AND clean.row = business.rowid;
UPDATE business SET street = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'business.street' AND clean.row = business.rowid;
UPDATE business SET city = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'business.city' AND clean.row = business.rowid;
UPDATE business SET region = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'business.region' AND clean.row = business.rowid;
UPDATE business SET postal_code = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'business.postal_code' AND clean.row = business.rowid;
UPDATE invoices SET reason = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'invoices.reason' AND clean.row = invoices.rowid;
UPDATE invoices SET payment_method = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'invoices.payment_method' AND clean.row = invoices.rowid;
UPDATE invoices SET idempotency_key = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'invoices.idempotency_key' AND clean.row = invoices.rowid;
UPDATE issued_documents SET idempotency_key = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'issued_documents.idempotency_key' AND clean.row = issued_documents.rowid;
UPDATE invoice_payments SET method = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'invoice_payments.method' AND clean.row = invoice_payments.rowid;
UPDATE invoice_payments SET idempotency_key = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'invoice_payments.idempotency_key' AND clean.row = invoice_payments.rowid;
UPDATE imports SET file_name = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'imports.file_name' AND clean.row = imports.rowid;
UPDATE price_batches SET idempotency_key = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'price_batches.idempotency_key' AND clean.row = price_batches.rowid;
UPDATE artwork_saves SET idempotency_key = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'artwork_saves.idempotency_key' AND clean.row = artwork_saves.rowid;
UPDATE feedback SET email = NULL FROM unclean_texts AS clean
WHERE clean.place = 'feedback.email' AND clean.row = feedback.rowid;
UPDATE feedback SET subject = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'feedback.subject' AND clean.row = feedback.rowid;
UPDATE feedback SET idempotency_key = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'feedback.idempotency_key' AND clean.row = feedback.rowid;
UPDATE artworks SET notes = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'artworks.notes' AND clean.row = artworks.rowid;
UPDATE deleted_artworks SET notes = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'deleted_artworks.notes' AND clean.row = deleted_artworks.rowid;
UPDATE sales SET buyer_address = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'sales.buyer_address' AND clean.row = sales.rowid;
UPDATE feedback SET message = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'feedback.message' AND clean.row = feedback.rowid;
UPDATE feedback SET admin_notes = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'feedback.admin_notes' AND clean.row = feedback.rowid;
UPDATE sales SET taxes = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'sales.taxes' AND clean.row = sales.rowid;
UPDATE invoices SET content = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'invoices.content' AND clean.row = invoices.rowid;
UPDATE issued_documents SET content = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'issued_documents.content' AND clean.row = issued_documents.rowid;
UPDATE import_rows SET earlier_values = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'import_rows.earlier_values' AND clean.row = import_rows.rowid;
UPDATE import_rows SET kept = clean.text FROM unclean_texts AS clean
WHERE clean.place = 'import_rows.kept' AND clean.row = import_rows.rowid;
DELETE FROM contradiction_dismissals
WHERE instr(key, char(0)) > 0 OR key GLOB (SELECT in_line FROM unclean_globs);

DROP TABLE unclean_globs;
DROP TABLE unclean_texts;
DROP TABLE replacements;
DROP TABLE escapes;

CREATE TRIGGER keep_price_history BEFORE UPDATE ON price_history
BEGIN
  SELECT RAISE(ABORT, 'the price history is not changed');
END;
CREATE TRIGGER keep_invoices BEFORE UPDATE OF
  id, user_id, kind, year, sequence, issued_on, credits_id, reason, content, idempotency_key, request_hash, created_at
ON invoices
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice is not changed');
END;
CREATE TRIGGER keep_issued_documents BEFORE UPDATE ON issued_documents
BEGIN
  SELECT RAISE(ABORT, 'an issued document is not changed');
END;
CREATE TRIGGER keep_invoice_payments BEFORE UPDATE OF
  id, user_id, invoice_id, date, amount_cents, method, kind, idempotency_key, request_hash, created_at
ON invoice_payments
BEGIN
  SELECT RAISE(ABORT, 'a payment is not changed');
END;
CREATE TRIGGER pay_with_previous_worker AFTER UPDATE OF paid_on, payment_method ON invoices
WHEN NEW.paid_on IS NOT OLD.paid_on OR NEW.payment_method IS NOT OLD.payment_method
BEGIN
  UPDATE invoice_payments SET reversed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE user_id = NEW.user_id AND invoice_id = NEW.id AND reversed_at IS NULL;
  INSERT INTO invoice_payments (id, user_id, invoice_id, date, amount_cents, method, kind, created_at)
  SELECT lower(hex(randomblob(16))), NEW.user_id, NEW.id, NEW.paid_on,
    NEW.content ->> '$.totalCents' - NEW.content ->> '$.depositCents', coalesce(NEW.payment_method, ''), 'payment',
    CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE NEW.paid_on IS NOT NULL AND NEW.content ->> '$.totalCents' > NEW.content ->> '$.depositCents';
END;
