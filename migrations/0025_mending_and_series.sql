CREATE TABLE `page_narrations` (
	`story_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`paragraph_index` integer NOT NULL,
	`words` text NOT NULL,
	`audio` text NOT NULL,
	PRIMARY KEY(`story_id`, `paragraph_index`, `words`),
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "page_narrations_audio_json" CHECK(json_valid("page_narrations"."audio"))
);
--> statement-breakpoint
CREATE INDEX `page_narrations_user` ON `page_narrations` (`user_id`);--> statement-breakpoint
CREATE TABLE `series` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `series_user` ON `series` (`user_id`);--> statement-breakpoint
CREATE TABLE `series_stories` (
	`story_id` integer PRIMARY KEY NOT NULL,
	`series_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`number` integer NOT NULL,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`series_id`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "series_stories_number_from_1" CHECK("series_stories"."number" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `series_stories_number` ON `series_stories` (`series_id`,`number`);--> statement-breakpoint
CREATE INDEX `series_stories_user` ON `series_stories` (`user_id`);--> statement-breakpoint
CREATE TABLE `story_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`story_id` integer NOT NULL,
	`paragraph_index` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`asked` text NOT NULL,
	`before` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "story_changes_kind" CHECK("story_changes"."kind" IN ('words', 'picture')),
	CONSTRAINT "story_changes_state" CHECK("story_changes"."state" IN ('waiting', 'made', 'leaving', 'gone')),
	CONSTRAINT "story_changes_paragraph_index" CHECK("story_changes"."paragraph_index" >= 0)
);
--> statement-breakpoint
CREATE INDEX `story_changes_page` ON `story_changes` (`story_id`,`paragraph_index`,`id`);--> statement-breakpoint
CREATE INDEX `story_changes_user` ON `story_changes` (`user_id`);--> statement-breakpoint
-- Added in place: the table has triggers and a view over it.
ALTER TABLE `story_bodies` ADD `first_telling` text CONSTRAINT `story_bodies_first_telling_json` CHECK(`first_telling` IS NULL OR json_valid(`first_telling`));
--> statement-breakpoint
CREATE TRIGGER story_changes_asked_change_version AFTER INSERT ON story_changes
BEGIN
  UPDATE stories SET version = version + 1 WHERE id = NEW.story_id;
END;
--> statement-breakpoint
CREATE TRIGGER story_changes_going_on_change_version AFTER UPDATE ON story_changes
BEGIN
  UPDATE stories SET version = version + 1 WHERE id = NEW.story_id;
END;
--> statement-breakpoint
DROP TRIGGER redraws_asked_change_version;
--> statement-breakpoint
DROP TRIGGER redraws_going_on_change_version;
--> statement-breakpoint
CREATE TRIGGER parts_made_anew_asked_change_version AFTER INSERT ON jobs WHEN NEW.kind <> 'generate_story'
BEGIN
  UPDATE stories SET version = version + 1 WHERE id = NEW.story_id;
END;
--> statement-breakpoint
CREATE TRIGGER parts_made_anew_going_on_change_version AFTER UPDATE OF state ON jobs WHEN NEW.kind <> 'generate_story'
BEGIN
  UPDATE stories SET version = version + 1 WHERE id = NEW.story_id;
END;
--> statement-breakpoint
CREATE TRIGGER series_stories_added_change_timeline AFTER INSERT ON series_stories
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = NEW.user_id;
  INSERT INTO story_search_waiting (user_id, story_id) VALUES (NEW.user_id, NEW.story_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER series_end_with_their_last_story AFTER DELETE ON series_stories
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = OLD.user_id;
  DELETE FROM series WHERE id = OLD.series_id AND NOT EXISTS (SELECT 1 FROM series_stories WHERE series_id = OLD.series_id);
END;
--> statement-breakpoint
CREATE TRIGGER story_helpers_wait_for_search AFTER UPDATE OF scenes ON story_bodies
WHEN NEW.scenes IS NOT OLD.scenes
BEGIN
  INSERT INTO story_search_waiting (user_id, story_id) SELECT user_id, id FROM stories WHERE id = NEW.story_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- The search takes in the helpers of the stories that are there.
INSERT INTO story_search_waiting (user_id, story_id)
SELECT stories.user_id, stories.id FROM stories JOIN story_bodies ON story_bodies.story_id = stories.id
WHERE story_bodies.scenes IS NOT NULL
ON CONFLICT DO NOTHING;
