-- What Stripe says of an artist's subscription, one row an artist. `version` is another after every write, so
-- that what was fetched before another write cannot be written over it. `action_round` is part of the
-- idempotency key of what bills: it moves on once Stripe has answered for good, as a key repeats its answer.
-- Access ends at `access_until`; without one it lasts as long as the status gives it.
CREATE TABLE subscriptions (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  customer_id TEXT NOT NULL UNIQUE,
  subscription_id TEXT,
  status TEXT,
  term TEXT,
  price_cents INTEGER,
  current_period_end INTEGER,
  cancels_at INTEGER,
  is_paused INTEGER NOT NULL DEFAULT 0,
  paid_through INTEGER,
  access_until INTEGER,
  action_round INTEGER NOT NULL DEFAULT 0,
  version TEXT NOT NULL,
  synced_at INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_by_sync ON subscriptions (synced_at);

-- The payment that an artist has begun: `id` is its idempotency key at Stripe, and the rest is what every
-- repetition must send again unchanged. `payment_id` is the checkout session or the incomplete subscription
-- that it led to, once that is known.
CREATE TABLE subscription_attempts (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  id TEXT NOT NULL UNIQUE,
  method TEXT NOT NULL,
  term TEXT NOT NULL,
  price_id TEXT NOT NULL,
  payment_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- Stripe's events that have taken effect; each is written together with the state that it led to.
CREATE TABLE webhook_events (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  received_at INTEGER NOT NULL
) STRICT;
CREATE INDEX webhook_events_by_age ON webhook_events (received_at);

-- What must still be done elsewhere for somebody who is gone from here, so it names nobody but at Stripe.
CREATE TABLE jobs (
  customer_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  subscription_id TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, kind)
) STRICT;
