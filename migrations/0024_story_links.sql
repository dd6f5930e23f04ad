CREATE TABLE `story_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`story_id` integer NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`with_name` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text,
	`used_at` text,
	`ended_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "story_links_kind" CHECK("story_links"."kind" IN ('share', 'recording')),
	CONSTRAINT "story_links_hash_is_sha256" CHECK(length("story_links"."token_hash") = 64)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `story_links_token` ON `story_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `story_links_user` ON `story_links` (`user_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `story_links_story` ON `story_links` (`story_id`);