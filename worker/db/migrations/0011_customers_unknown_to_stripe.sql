-- A reading of a customer that failed is tried again at `retry_at`, so that it does not go before the others in
-- every run. A customer whom Stripe does not know (keys of another account or mode, deleted there) keeps the
-- row for some weeks under the status `unknown_customer`, and is read again meanwhile: keys may be put back.
ALTER TABLE subscriptions ADD COLUMN retry_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX subscriptions_to_read ON subscriptions (synced_at)
WHERE status IN ('active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'unknown_customer');
DROP INDEX subscriptions_open_by_sync;
