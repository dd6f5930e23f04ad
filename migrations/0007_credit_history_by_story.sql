DROP VIEW credit_history;
--> statement-breakpoint
CREATE VIEW credit_history AS
SELECT
  credit_ledger.id,
  users.email,
  credit_ledger.kind,
  credit_ledger.amount,
  sum(credit_ledger.amount) OVER (PARTITION BY credit_ledger.user_id ORDER BY credit_ledger.id) AS balance,
  credit_ledger.idempotency_key AS what_for,
  stories.title AS story,
  credit_ledger.note,
  credit_ledger.created_at
FROM credit_ledger
JOIN users ON users.id = credit_ledger.user_id
LEFT JOIN stories
  ON credit_ledger.kind IN ('story', 'give_back')
  AND stories.id = CAST(substr(credit_ledger.idempotency_key, instr(credit_ledger.idempotency_key, ':') + 1) AS INTEGER);
