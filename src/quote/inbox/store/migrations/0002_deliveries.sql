-- The state of each request's delivery, by way: "forward" or "mail".
CREATE TABLE deliveries (
  quote_id TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  way TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- When the next attempt is due, milliseconds since 1970.
  due_at INTEGER NOT NULL DEFAULT 0,
  -- The last attempt's outcome; NULL before the first attempt and during one.
  result TEXT,
  -- ISO date-time.
  delivered_at TEXT,
  PRIMARY KEY (quote_id, way)
) STRICT;

CREATE INDEX deliveries_due ON deliveries (way, due_at)
WHERE delivered_at IS NULL;

CREATE INDEX quotes_received ON quotes (received_at);
