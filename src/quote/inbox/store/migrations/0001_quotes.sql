-- Quote requests: StoredQuote in store/quoteStore.ts.
CREATE TABLE quotes (
  id TEXT PRIMARY KEY,
  -- ISO date-time.
  received_at TEXT NOT NULL,
  -- When the request was marked as handled, ISO date-time.
  handled_at TEXT,
  -- Why the request is probably spam; NULL if it isn't.
  spam TEXT,
  -- SHA-256 of the request without its timestamp, to detect repeats.
  contents TEXT,
  -- JSON
  request TEXT NOT NULL
) STRICT;

CREATE INDEX quotes_received ON quotes (received_at);

CREATE INDEX quotes_contents ON quotes (contents, received_at);

-- The state of each request's delivery, by channel (DeliveryChannel).
CREATE TABLE deliveries (
  quote_id TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  -- Milliseconds since 1970.
  queued_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Attempts after which the request may have arrived.
  uncertain_attempts INTEGER NOT NULL DEFAULT 0,
  -- When the next attempt is due, milliseconds since 1970.
  due_at INTEGER NOT NULL DEFAULT 0,
  -- The last attempt's outcome; NULL before the first attempt and during one.
  result TEXT,
  -- ISO date-time.
  delivered_at TEXT,
  PRIMARY KEY (quote_id, channel)
) STRICT;

CREATE INDEX deliveries_pending ON deliveries (channel)
WHERE delivered_at IS NULL;

CREATE INDEX deliveries_made ON deliveries (channel, delivered_at)
WHERE delivered_at IS NOT NULL;
