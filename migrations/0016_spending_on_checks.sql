PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_spending` (
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
	CONSTRAINT "spending_kind" CHECK("__new_spending"."kind" IN ('text', 'picture', 'portrait', 'check', 'speech', 'sound')),
	CONSTRAINT "spending_not_below_0" CHECK("__new_spending"."micro_dollars" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_spending`("id", "story_id", "user_id", "vendor", "kind", "model", "input_tokens", "output_tokens", "pictures", "characters", "seconds", "micro_dollars", "created_at") SELECT "id", "story_id", "user_id", "vendor", "kind", "model", "input_tokens", "output_tokens", "pictures", "characters", "seconds", "micro_dollars", "created_at" FROM `spending`;--> statement-breakpoint
DROP TABLE `spending`;--> statement-breakpoint
ALTER TABLE `__new_spending` RENAME TO `spending`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `spending_of_day` ON `spending` (`created_at`,`micro_dollars`);--> statement-breakpoint
CREATE INDEX `spending_of_family` ON `spending` (`user_id`,`created_at`,`micro_dollars`);--> statement-breakpoint
CREATE INDEX `spending_of_story` ON `spending` (`story_id`);