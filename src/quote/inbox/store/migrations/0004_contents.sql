-- SHA-256 of the request without its timestamp, to detect repeats.
ALTER TABLE quotes ADD COLUMN contents TEXT;

CREATE INDEX quotes_contents ON quotes (contents, received_at)
WHERE contents IS NOT NULL;
