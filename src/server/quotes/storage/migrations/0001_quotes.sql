-- Quote requests, as src/server/quotes/quoteEntry.ts describes them.
CREATE TABLE quotes (
  id TEXT PRIMARY KEY,
  received_at TEXT NOT NULL,
  -- JSON
  request TEXT NOT NULL
) STRICT;
