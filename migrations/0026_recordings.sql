CREATE TABLE `recordings` (
	`voice_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`paragraph_index` integer NOT NULL,
	`words` text NOT NULL,
	`media_id` integer NOT NULL,
	`duration_seconds` real NOT NULL,
	`timings` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`voice_id`, `paragraph_index`),
	FOREIGN KEY (`voice_id`) REFERENCES `story_voices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "recordings_paragraph_index" CHECK("recordings"."paragraph_index" >= 0),
	CONSTRAINT "recordings_timings_json" CHECK("recordings"."timings" IS NULL OR json_valid("recordings"."timings"))
);
--> statement-breakpoint
CREATE INDEX `recordings_user` ON `recordings` (`user_id`);
--> statement-breakpoint
CREATE INDEX `recordings_media` ON `recordings` (`media_id`);
--> statement-breakpoint
CREATE TABLE `story_voices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`story_id` integer NOT NULL,
	`name` text NOT NULL,
	`audio` text,
	`media_id` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`joined_revision` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "story_voices_audio_json" CHECK("story_voices"."audio" IS NULL OR json_valid("story_voices"."audio"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `story_voices_name` ON `story_voices` (`story_id`,`name`);
--> statement-breakpoint
CREATE INDEX `story_voices_user` ON `story_voices` (`user_id`);
--> statement-breakpoint
CREATE INDEX `story_voices_media` ON `story_voices` (`media_id`);
--> statement-breakpoint
ALTER TABLE `story_links` ADD `voice` text;
--> statement-breakpoint
CREATE TRIGGER story_voices_added_change_timeline AFTER INSERT ON story_voices
BEGIN
  UPDATE stories SET version = version + 1 WHERE id = NEW.story_id;
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = NEW.user_id;
  INSERT INTO story_search_waiting (user_id, story_id) VALUES (NEW.user_id, NEW.story_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER story_voices_joined_change_version AFTER UPDATE ON story_voices
BEGIN
  UPDATE stories SET version = version + 1 WHERE id = NEW.story_id;
END;
--> statement-breakpoint
CREATE TRIGGER story_voices_gone_change_timeline AFTER DELETE ON story_voices
BEGIN
  UPDATE stories SET version = version + 1 WHERE id = OLD.story_id;
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = OLD.user_id;
  INSERT INTO story_search_waiting (user_id, story_id)
    SELECT user_id, id FROM stories WHERE id = OLD.story_id
    ON CONFLICT DO NOTHING;
END;
