-- Quote requests. store/quoteStore.ts documents the fields.
CREATE TABLE quotes (
  id TEXT PRIMARY KEY,
  received_at TEXT NOT NULL,
  -- JSON
  request TEXT NOT NULL
) STRICT;
