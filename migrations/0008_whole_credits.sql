CREATE TRIGGER credit_ledger_counts_whole_credits BEFORE INSERT ON credit_ledger
WHEN typeof(NEW.amount) <> 'integer'
BEGIN
  SELECT raise(ABORT, 'credits are whole numbers');
END;
