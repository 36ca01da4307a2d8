-- ISO date-time at which somebody marked the request as handled.
ALTER TABLE quotes ADD COLUMN handled_at TEXT;
