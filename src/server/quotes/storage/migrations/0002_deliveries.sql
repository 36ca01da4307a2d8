-- What is known of handing each request on, by the way it takes ("forward", "mail").
CREATE TABLE deliveries (
  quote_id TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  way TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since 1970 from which on it may be tried.
  due_at INTEGER NOT NULL DEFAULT 0,
  -- What came of the last attempt; NULL before the first and during one.
  result TEXT,
  -- ISO date-time.
  delivered_at TEXT,
  PRIMARY KEY (quote_id, way)
) STRICT;

CREATE INDEX deliveries_due ON deliveries (way, due_at)
WHERE delivered_at IS NULL;

CREATE INDEX quotes_received ON quotes (received_at);
