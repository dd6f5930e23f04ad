CREATE TRIGGER credit_ledger_keeps_balance AFTER INSERT ON credit_ledger
BEGIN
  UPDATE users SET available_credits = (SELECT sum(amount) FROM credit_ledger WHERE user_id = NEW.user_id) WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER credit_ledger_is_not_rewritten BEFORE UPDATE ON credit_ledger
BEGIN
  SELECT raise(ABORT, 'credit_ledger is append-only: insert another entry');
END;
--> statement-breakpoint
CREATE TRIGGER credit_ledger_is_not_thinned BEFORE DELETE ON credit_ledger
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT raise(ABORT, 'credit_ledger is append-only: insert another entry');
END;
--> statement-breakpoint
CREATE TRIGGER users_credits_come_from_the_ledger BEFORE UPDATE OF available_credits ON users
WHEN NEW.available_credits <> (SELECT coalesce(sum(amount), 0) FROM credit_ledger WHERE user_id = NEW.id)
BEGIN
  SELECT raise(ABORT, 'available_credits follows credit_ledger: insert an entry there');
END;
--> statement-breakpoint
CREATE TRIGGER users_begin_without_credits BEFORE INSERT ON users
WHEN NEW.available_credits <> 0 OR NEW.story_count <> 0
BEGIN
  SELECT raise(ABORT, 'available_credits follows credit_ledger: insert an entry there');
END;
--> statement-breakpoint
CREATE TRIGGER stories_are_counted AFTER INSERT ON stories
BEGIN
  UPDATE users SET story_count = story_count + 1, timeline_version = timeline_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER stories_are_uncounted AFTER DELETE ON stories
BEGIN
  UPDATE users SET story_count = story_count - 1, timeline_version = timeline_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER stories_change_version AFTER UPDATE ON stories
WHEN NEW.version = OLD.version
BEGIN
  UPDATE stories SET version = OLD.version + 1, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER stories_change_timeline AFTER UPDATE OF title, generation_status, retryable, cover_hash, tone, environment, age_group, length, created_at ON stories
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER story_bodies_change_version AFTER UPDATE ON story_bodies
BEGIN
  UPDATE stories SET version = version + 1, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.story_id;
END;
--> statement-breakpoint
CREATE TRIGGER story_images_change_version AFTER INSERT ON story_images
BEGIN
  UPDATE stories SET version = version + 1, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.story_id;
END;
--> statement-breakpoint
CREATE TRIGGER labels_added_change_timeline AFTER INSERT ON timeline_labels
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER labels_edited_change_timeline AFTER UPDATE ON timeline_labels
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER labels_deleted_change_timeline AFTER DELETE ON timeline_labels
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE VIEW story_overview AS
SELECT
  stories.id,
  users.email,
  stories.child_name,
  stories.title,
  stories.theme,
  stories.tone,
  stories.length,
  stories.age_group,
  stories.generation_status,
  stories.retryable,
  stories.failure,
  (SELECT count(*) FROM story_images WHERE story_images.story_id = stories.id) AS pictures,
  jobs.state AS job_state,
  jobs.starts AS job_starts,
  stories.created_at,
  stories.completed_at,
  round((julianday(stories.completed_at) - julianday(stories.created_at)) * 86400, 1) AS seconds_to_make
FROM stories
JOIN users ON users.id = stories.user_id
LEFT JOIN jobs ON jobs.story_id = stories.id;
--> statement-breakpoint
CREATE VIEW credit_balance AS
SELECT
  users.id AS user_id,
  users.email,
  users.role,
  users.active_trial,
  users.available_credits,
  coalesce(sum(credit_ledger.amount), 0) AS ledger_sum,
  coalesce(sum(credit_ledger.amount) FILTER (WHERE credit_ledger.amount > 0), 0) AS received,
  coalesce(-sum(credit_ledger.amount) FILTER (WHERE credit_ledger.amount < 0), 0) AS spent,
  count(credit_ledger.id) AS entries,
  max(credit_ledger.created_at) AS last_entry_at
FROM users
LEFT JOIN credit_ledger ON credit_ledger.user_id = users.id
GROUP BY users.id;
