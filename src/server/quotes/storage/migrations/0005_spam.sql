-- Why the request is probably spam; NULL where nothing says so.
ALTER TABLE quotes ADD COLUMN spam TEXT;

-- SHA-256 of a message long enough that two people don't write the same.
ALTER TABLE quotes ADD COLUMN message TEXT;

CREATE INDEX quotes_message ON quotes (message, received_at)
WHERE message IS NOT NULL;
