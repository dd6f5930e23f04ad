CREATE TRIGGER users_keep_updated_at AFTER UPDATE OF email, role, active_trial, trial_bypass, available_credits ON users
WHEN (NEW.email, NEW.role, NEW.active_trial, NEW.trial_bypass, NEW.available_credits)
  IS NOT (OLD.email, OLD.role, OLD.active_trial, OLD.trial_bypass, OLD.available_credits)
BEGIN
  UPDATE users SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_keep_updated_at AFTER UPDATE OF stripe_customer_id, stripe_subscription_id, price_id, status, cancel_at_period_end, current_period_end ON subscriptions
WHEN (NEW.stripe_customer_id, NEW.stripe_subscription_id, NEW.price_id, NEW.status, NEW.cancel_at_period_end, NEW.current_period_end)
  IS NOT (OLD.stripe_customer_id, OLD.stripe_subscription_id, OLD.price_id, OLD.status, OLD.cancel_at_period_end, OLD.current_period_end)
BEGIN
  UPDATE subscriptions SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_keep_updated_at AFTER UPDATE OF state, starts, wait_until, waits ON jobs
BEGIN
  UPDATE jobs SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.id;
END;
