-- When the request was marked as handled, ISO date-time.
ALTER TABLE quotes ADD COLUMN handled_at TEXT;
