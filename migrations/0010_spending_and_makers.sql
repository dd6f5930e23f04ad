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
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_story_bodies` (
	`story_id` integer PRIMARY KEY NOT NULL,
	`story_request` text NOT NULL,
	`content` text,
	`scenes` text,
	`audio` text,
	`ambient_audio` text,
	`reading_grade` real,
	`made_by` text,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "story_bodies_story_request_json" CHECK(json_valid("__new_story_bodies"."story_request")),
	CONSTRAINT "story_bodies_content_json" CHECK("__new_story_bodies"."content" IS NULL OR json_valid("__new_story_bodies"."content")),
	CONSTRAINT "story_bodies_scenes_json" CHECK("__new_story_bodies"."scenes" IS NULL OR json_valid("__new_story_bodies"."scenes")),
	CONSTRAINT "story_bodies_audio_json" CHECK("__new_story_bodies"."audio" IS NULL OR json_valid("__new_story_bodies"."audio")),
	CONSTRAINT "story_bodies_ambient_audio_json" CHECK("__new_story_bodies"."ambient_audio" IS NULL OR json_valid("__new_story_bodies"."ambient_audio")),
	CONSTRAINT "story_bodies_made_by_json" CHECK("__new_story_bodies"."made_by" IS NULL OR json_valid("__new_story_bodies"."made_by"))
);
--> statement-breakpoint
INSERT INTO `__new_story_bodies`("story_id", "story_request", "content", "scenes", "audio", "ambient_audio", "reading_grade", "made_by") SELECT "story_id", "story_request", "content", "scenes", "audio", "ambient_audio", "reading_grade", "made_by" FROM `story_bodies`;--> statement-breakpoint
DROP TABLE `story_bodies`;--> statement-breakpoint
ALTER TABLE `__new_story_bodies` RENAME TO `story_bodies`;--> statement-breakpoint
PRAGMA foreign_keys=ON;