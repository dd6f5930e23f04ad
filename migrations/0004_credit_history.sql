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
LEFT JOIN stories ON credit_ledger.idempotency_key = 'story:' || stories.id;
