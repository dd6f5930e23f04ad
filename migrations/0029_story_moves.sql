CREATE TABLE `story_moves` (
	`user_id` integer NOT NULL,
	`version` integer NOT NULL,
	`token` integer DEFAULT (random() >> 11) NOT NULL,
	`story_id` integer NOT NULL,
	`profile_id` integer,
	`step` integer NOT NULL,
	`created_at` text,
	`environment` text,
	`tone` text,
	`age_group` text,
	`length` text,
	PRIMARY KEY(`user_id`, `version`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "story_moves_step" CHECK("story_moves"."step" IN (-1, 0, 1))
);
--> statement-breakpoint
ALTER TABLE `users` ADD `finds_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is further behind than the last 64 is found anew.
CREATE TRIGGER story_moves_change_finds AFTER INSERT ON story_moves
BEGIN
  UPDATE users SET finds_version = NEW.version WHERE id = NEW.user_id;
  DELETE FROM story_moves WHERE user_id = NEW.user_id AND version <= NEW.version - 64;
END;
--> statement-breakpoint
CREATE TRIGGER stories_added_move AFTER INSERT ON stories
BEGIN
  INSERT INTO story_moves (user_id, version, story_id, step, created_at, environment, tone, age_group, length)
  SELECT id, finds_version + 1, NEW.id, 1, NEW.created_at, NEW.environment, NEW.tone, NEW.age_group, NEW.length FROM users WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER stories_deleted_move AFTER DELETE ON stories
BEGIN
  INSERT INTO story_moves (user_id, version, story_id, step, created_at, environment, tone, age_group, length)
  SELECT id, finds_version + 1, OLD.id, -1, OLD.created_at, OLD.environment, OLD.tone, OLD.age_group, OLD.length FROM users WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER stories_with_another_heart_move AFTER UPDATE OF favorite ON stories
WHEN NEW.favorite <> OLD.favorite
BEGIN
  INSERT INTO story_moves (user_id, version, story_id, step) SELECT id, finds_version + 1, NEW.id, 0 FROM users WHERE id = NEW.user_id;
END;
--> statement-breakpoint
-- Only by hand: no row, so that everything is found anew.
CREATE TRIGGER stories_of_another_kind_change_finds AFTER UPDATE OF created_at, environment, tone, age_group, length ON stories
WHEN (NEW.created_at, NEW.environment, NEW.tone, NEW.age_group, NEW.length) <> (OLD.created_at, OLD.environment, OLD.tone, OLD.age_group, OLD.length)
BEGIN
  UPDATE users SET finds_version = finds_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
-- While the story is there, which knows its place in the lists.
CREATE TRIGGER stories_deleted_leave_their_shelves BEFORE DELETE ON stories
BEGIN
  DELETE FROM profile_stories WHERE story_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER shelved_stories_move AFTER INSERT ON profile_stories
BEGIN
  INSERT INTO story_moves (user_id, version, story_id, profile_id, step, created_at, environment, tone, age_group, length)
  SELECT users.id, finds_version + 1, stories.id, NEW.profile_id, 1, stories.created_at, environment, tone, age_group, length
  FROM users JOIN stories ON stories.id = NEW.story_id WHERE users.id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER unshelved_stories_move AFTER DELETE ON profile_stories
BEGIN
  INSERT INTO story_moves (user_id, version, story_id, profile_id, step, created_at, environment, tone, age_group, length)
  SELECT users.id, finds_version + 1, stories.id, OLD.profile_id, -1, stories.created_at, environment, tone, age_group, length
  FROM users JOIN stories ON stories.id = OLD.story_id WHERE users.id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER reshelved_stories_change_finds AFTER UPDATE ON profile_stories
BEGIN
  UPDATE users SET finds_version = finds_version + 1 WHERE id IN (OLD.user_id, NEW.user_id);
END;
