CREATE TABLE `forgetting` (
	`id` integer PRIMARY KEY NOT NULL,
	`due_at` text NOT NULL,
	CONSTRAINT "forgetting_is_one" CHECK("forgetting"."id" = 1)
);
--> statement-breakpoint
CREATE TRIGGER users_deleted_are_forgotten AFTER DELETE ON users
BEGIN
  INSERT INTO forgetting (id, due_at) VALUES (1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET due_at = min(due_at, excluded.due_at);
END;
--> statement-breakpoint
CREATE TRIGGER stories_deleted_are_forgotten AFTER DELETE ON stories
BEGIN
  INSERT INTO forgetting (id, due_at) VALUES (1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+1 day'))
  ON CONFLICT DO UPDATE SET due_at = min(due_at, excluded.due_at);
END;
--> statement-breakpoint
INSERT INTO forgetting (id, due_at) VALUES (1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
