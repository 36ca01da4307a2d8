-- SHA-256 of all that was sent but the timestamp, by which repeats are known.
ALTER TABLE quotes ADD COLUMN contents TEXT;

CREATE INDEX quotes_contents ON quotes (contents, received_at)
WHERE contents IS NOT NULL;
