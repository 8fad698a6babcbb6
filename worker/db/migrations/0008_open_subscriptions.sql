-- What is still read again from Stripe, longest ago first. Ended subscriptions are in the way of none of it:
-- they only ever grow in number, and every quarter of an hour walked past all of them.
DROP INDEX subscriptions_by_sync;
CREATE INDEX subscriptions_open_by_sync ON subscriptions (synced_at)
WHERE status IN ('active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete');
