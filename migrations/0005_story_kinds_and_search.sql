CREATE TABLE `story_counts` (
	`user_id` integer NOT NULL,
	`environment` text NOT NULL,
	`tone` text NOT NULL,
	`age_group` text NOT NULL,
	`length` text NOT NULL,
	`stories` integer NOT NULL,
	PRIMARY KEY(`user_id`, `environment`, `tone`, `age_group`, `length`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "story_counts_not_below_0" CHECK("story_counts"."stories" >= 0)
);
--> statement-breakpoint
CREATE TABLE `story_search_waiting` (
	`user_id` integer NOT NULL,
	`story_id` integer NOT NULL,
	`is_gone` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`user_id`, `story_id`)
);
--> statement-breakpoint
CREATE INDEX `story_search_gone` ON `story_search_waiting` (`user_id`,`story_id`) WHERE is_gone;--> statement-breakpoint
DROP INDEX `stories_by_environment`;--> statement-breakpoint
DROP INDEX `stories_by_tone`;--> statement-breakpoint
DROP INDEX `stories_by_age_group`;--> statement-breakpoint
DROP INDEX `stories_by_length`;--> statement-breakpoint
DROP INDEX `stories_timeline`;--> statement-breakpoint
CREATE INDEX `stories_by_kind` ON `stories` (`user_id`,`environment`,`tone`,`age_group`,`length`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_timeline` ON `stories` (`user_id`,`created_at`,`id`,`environment`,`tone`,`age_group`,`length`);