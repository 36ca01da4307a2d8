-- Why the request is probably spam; NULL if it isn't.
ALTER TABLE quotes ADD COLUMN spam TEXT;

-- SHA-256 of the normalized message, if it is too long to recur by chance.
ALTER TABLE quotes ADD COLUMN message TEXT;

CREATE INDEX quotes_message ON quotes (message, received_at)
WHERE message IS NOT NULL;
