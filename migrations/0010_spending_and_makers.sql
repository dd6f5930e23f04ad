CREATE TABLE `spending` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`story_id` integer,
	`user_id` integer,
	`vendor` text NOT NULL,
	`kind` text NOT NULL,
	`model` text NOT NULL,
	`input_tokens` integer,
	`output_tokens` integer,
	`pictures` integer,
	`characters` integer,
	`seconds` integer,
	`micro_dollars` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "spending_kind" CHECK("spending"."kind" IN ('text', 'picture', 'portrait', 'speech', 'sound')),
	CONSTRAINT "spending_not_below_0" CHECK("spending"."micro_dollars" >= 0)
);
--> statement-breakpoint
CREATE INDEX `spending_of_day` ON `spending` (`created_at`,`micro_dollars`);--> statement-breakpoint
CREATE INDEX `spending_of_family` ON `spending` (`user_id`,`created_at`,`micro_dollars`);--> statement-breakpoint
CREATE INDEX `spending_of_story` ON `spending` (`story_id`);--> statement-breakpoint
-- Columns with their check, so that the table is not rebuilt, which would lose its triggers.
ALTER TABLE `story_bodies` ADD `reading_grade` real;--> statement-breakpoint
ALTER TABLE `story_bodies` ADD `made_by` text CONSTRAINT "story_bodies_made_by_json" CHECK(`made_by` IS NULL OR json_valid(`made_by`));
