CREATE TABLE `bought_pieces` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`story_id` integer,
	`hash` text NOT NULL,
	`facts` text DEFAULT 'null' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bought_pieces_hash_is_sha256" CHECK(length("bought_pieces"."hash") = 64),
	CONSTRAINT "bought_pieces_facts_json" CHECK(json_valid("bought_pieces"."facts"))
);
--> statement-breakpoint
CREATE INDEX `bought_pieces_story` ON `bought_pieces` (`story_id`);--> statement-breakpoint
CREATE INDEX `bought_pieces_user` ON `bought_pieces` (`user_id`);--> statement-breakpoint
CREATE INDEX `bought_pieces_hash` ON `bought_pieces` (`hash`);--> statement-breakpoint
DROP INDEX `jobs_of_story`;--> statement-breakpoint
ALTER TABLE `jobs` ADD `paragraph_index` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `wait_until` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `waits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_of_picture` ON `jobs` (`story_id`,`kind`,`paragraph_index`);--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_of_story` ON `jobs` (`story_id`,`kind`) WHERE paragraph_index IS NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `made_by` text;--> statement-breakpoint
CREATE TRIGGER story_images_redrawn_change_version AFTER UPDATE ON story_images
BEGIN
  UPDATE stories SET version = version + 1, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.story_id;
END;
--> statement-breakpoint
CREATE TRIGGER redraws_asked_change_version AFTER INSERT ON jobs WHEN NEW.kind = 'redraw_picture'
BEGIN
  UPDATE stories SET version = version + 1 WHERE id = NEW.story_id;
END;
--> statement-breakpoint
CREATE TRIGGER redraws_going_on_change_version AFTER UPDATE OF state ON jobs WHEN NEW.kind = 'redraw_picture'
BEGIN
  UPDATE stories SET version = version + 1 WHERE id = NEW.story_id;
END;
--> statement-breakpoint
DROP VIEW story_overview;
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
  round((julianday(stories.completed_at) - julianday(stories.created_at)) * 86400, 1) AS seconds_to_make,
  jobs.wait_until AS job_waits_until
FROM stories
JOIN users ON users.id = stories.user_id
LEFT JOIN jobs ON jobs.story_id = stories.id AND jobs.kind = 'generate_story';
