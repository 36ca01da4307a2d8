-- Quote requests: StoredQuoteRequest in store/quoteStore.ts.
CREATE TABLE quotes (
  id TEXT PRIMARY KEY,
  -- ISO date-time.
  received_at TEXT NOT NULL,
  -- Time when the request was marked as handled, ISO date-time.
  handled_at TEXT,
  -- Reason why the request is probably spam; NULL if it isn't.
  spam TEXT,
  -- SHA-256 of the request without its timestamp, to detect repeats.
  contents TEXT,
  -- QuoteRequest in request/quoteRequest.ts, as JSON.
  request TEXT NOT NULL
) STRICT;

CREATE INDEX quotes_received ON quotes (received_at);

CREATE INDEX quotes_contents ON quotes (contents, received_at);

-- The state of each request's delivery, by channel (ChannelId in store/quoteStore.ts).
CREATE TABLE deliveries (
  quote_id TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  -- Milliseconds since 1970.
  queued_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Number of attempts after which the request may have arrived.
  uncertain_attempts INTEGER NOT NULL DEFAULT 0,
  -- Time when the next attempt is due, milliseconds since 1970.
  due_at INTEGER NOT NULL DEFAULT 0,
  -- Outcome of the last attempt; NULL before the first attempt and during an attempt.
  result TEXT,
  -- ISO date-time.
  delivered_at TEXT,
  PRIMARY KEY (quote_id, channel)
) STRICT;

CREATE INDEX deliveries_pending ON deliveries (channel)
WHERE delivered_at IS NULL;

CREATE INDEX deliveries_made ON deliveries (channel, delivered_at)
WHERE delivered_at IS NOT NULL;
