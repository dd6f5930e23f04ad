CREATE TABLE `author_styles` (
	`name` text PRIMARY KEY NOT NULL,
	`display_name` text NOT NULL,
	`era` text NOT NULL,
	`specialty` text NOT NULL,
	`style` text NOT NULL,
	`techniques` text NOT NULL,
	CONSTRAINT "author_styles_techniques_json" CHECK(json_valid("author_styles"."techniques"))
);
--> statement-breakpoint
CREATE TABLE `characters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`gender` text NOT NULL,
	`description` text NOT NULL,
	`photo_id` integer,
	`portrait_id` integer,
	`cast_sheet` text NOT NULL,
	`seed` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`photo_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`portrait_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "characters_gender" CHECK("characters"."gender" IN ('male', 'female')),
	CONSTRAINT "characters_name_given" CHECK(length(trim("characters"."name")) > 0),
	CONSTRAINT "characters_description_given" CHECK(length(trim("characters"."description")) > 0 AND length("characters"."description") <= 500),
	CONSTRAINT "characters_cast_sheet_json" CHECK(json_valid("characters"."cast_sheet"))
);
--> statement-breakpoint
CREATE INDEX `characters_user` ON `characters` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `characters_photo` ON `characters` (`photo_id`);--> statement-breakpoint
CREATE INDEX `characters_portrait` ON `characters` (`portrait_id`);--> statement-breakpoint
CREATE TABLE `credit_ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`kind` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`note` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "credit_ledger_kind" CHECK("credit_ledger"."kind" IN ('trial', 'story', 'give_back', 'monthly_grant', 'upgrade_grant', 'tester_set', 'sync'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_ledger_idempotency_key_unique` ON `credit_ledger` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `credit_ledger_user` ON `credit_ledger` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `embedded_accounts` (
	`uid` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`email_verified` integer DEFAULT false NOT NULL,
	`tokens_valid_after` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `embedded_accounts_email_unique` ON `embedded_accounts` (`email`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`story_id` integer NOT NULL,
	`type` text NOT NULL,
	`rating` text NOT NULL,
	`comment` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "feedback_rating" CHECK("feedback"."rating" IN ('positive', 'negative'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_once` ON `feedback` (`user_id`,`story_id`,`type`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`story_id` integer NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`starts` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "jobs_state" CHECK("jobs"."state" IN ('queued', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_of_story` ON `jobs` (`story_id`,`kind`);--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`state`,`id`) WHERE state IN ('queued', 'running');--> statement-breakpoint
CREATE TABLE `media` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`kind` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "media_kind" CHECK("media"."kind" IN ('photo', 'portrait', 'picture', 'narration', 'ambience')),
	CONSTRAINT "media_hash_is_sha256" CHECK(length("media"."hash") = 64)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_of_user` ON `media` (`user_id`,`hash`);--> statement-breakpoint
CREATE INDEX `media_hash` ON `media` (`hash`);--> statement-breakpoint
CREATE TABLE `processed_events` (
	`event_id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`firebase_uid` text NOT NULL,
	`email` text NOT NULL,
	`user_id` integer,
	`expires_at` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_firebase_uid` ON `sessions` (`firebase_uid`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_user_id` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `keys` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`private_jwk` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`avatar_id` integer,
	`title` text NOT NULL,
	`child_name` text NOT NULL,
	`characters` text NOT NULL,
	`theme` text NOT NULL,
	`environment` text NOT NULL,
	`tone` text NOT NULL,
	`length` text NOT NULL,
	`age_group` text NOT NULL,
	`generation_status` text DEFAULT 'story_created' NOT NULL,
	`retryable` integer DEFAULT false NOT NULL,
	`failure` text,
	`seed` integer NOT NULL,
	`cover_hash` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`completed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`avatar_id`) REFERENCES `characters`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "stories_characters_json" CHECK(json_valid("stories"."characters")),
	CONSTRAINT "stories_age_group" CHECK("stories"."age_group" IN ('3-5', '6-8', '9-12')),
	CONSTRAINT "stories_generation_status" CHECK("stories"."generation_status" IN ('story_created', 'images_generating', 'images_complete', 'audio_generating', 'complete'))
);
--> statement-breakpoint
CREATE INDEX `stories_timeline` ON `stories` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_by_environment` ON `stories` (`user_id`,`environment`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_by_tone` ON `stories` (`user_id`,`tone`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_by_age_group` ON `stories` (`user_id`,`age_group`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_by_length` ON `stories` (`user_id`,`length`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_unfinished` ON `stories` (`user_id`,`id`) WHERE generation_status <> 'complete';--> statement-breakpoint
CREATE INDEX `stories_avatar` ON `stories` (`avatar_id`);--> statement-breakpoint
CREATE TABLE `story_bodies` (
	`story_id` integer PRIMARY KEY NOT NULL,
	`story_request` text NOT NULL,
	`content` text,
	`scenes` text,
	`audio` text,
	`ambient_audio` text,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "story_bodies_story_request_json" CHECK(json_valid("story_bodies"."story_request")),
	CONSTRAINT "story_bodies_content_json" CHECK("story_bodies"."content" IS NULL OR json_valid("story_bodies"."content")),
	CONSTRAINT "story_bodies_scenes_json" CHECK("story_bodies"."scenes" IS NULL OR json_valid("story_bodies"."scenes")),
	CONSTRAINT "story_bodies_audio_json" CHECK("story_bodies"."audio" IS NULL OR json_valid("story_bodies"."audio")),
	CONSTRAINT "story_bodies_ambient_audio_json" CHECK("story_bodies"."ambient_audio" IS NULL OR json_valid("story_bodies"."ambient_audio"))
);
--> statement-breakpoint
CREATE TABLE `story_definitions` (
	`length_key` text PRIMARY KEY NOT NULL,
	`display_name` text NOT NULL,
	`description` text NOT NULL,
	`paragraph_count` integer NOT NULL,
	`credits_required` integer NOT NULL,
	`duration_seconds` integer NOT NULL,
	`images_per_story` integer NOT NULL,
	CONSTRAINT "story_definitions_amounts" CHECK("story_definitions"."paragraph_count" > 0 AND "story_definitions"."credits_required" >= 0)
);
--> statement-breakpoint
CREATE TABLE `story_images` (
	`story_id` integer NOT NULL,
	`paragraph_index` integer NOT NULL,
	`focus_x` real NOT NULL,
	`focus_y` real NOT NULL,
	`files` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`story_id`, `paragraph_index`),
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "story_images_files_json" CHECK(json_valid("story_images"."files")),
	CONSTRAINT "story_images_paragraph_index" CHECK("story_images"."paragraph_index" >= 0)
);
--> statement-breakpoint
CREATE TABLE `story_media` (
	`story_id` integer NOT NULL,
	`media_id` integer NOT NULL,
	PRIMARY KEY(`story_id`, `media_id`),
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `story_media_media` ON `story_media` (`media_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`price_id` text,
	`status` text NOT NULL,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`current_period_end` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "subscriptions_period_end" CHECK("subscriptions"."current_period_end" IS NULL OR "subscriptions"."current_period_end" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_user_id_unique` ON `subscriptions` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe_customer_id_unique` ON `subscriptions` (`stripe_customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe_subscription_id_unique` ON `subscriptions` (`stripe_subscription_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_status` ON `subscriptions` (`status`);--> statement-breakpoint
CREATE TABLE `timeline_labels` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`color` text DEFAULT '#6b21d4' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "timeline_labels_name_given" CHECK(length(trim("timeline_labels"."name")) > 0),
	CONSTRAINT "timeline_labels_color" CHECK("timeline_labels"."color" GLOB '#[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]')
);
--> statement-breakpoint
CREATE INDEX `timeline_labels_user` ON `timeline_labels` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`firebase_uid` text NOT NULL,
	`email` text NOT NULL,
	`role` text DEFAULT 'USER_ROLE' NOT NULL,
	`active_trial` integer DEFAULT true NOT NULL,
	`trial_bypass` integer DEFAULT false NOT NULL,
	`available_credits` integer DEFAULT 0 NOT NULL,
	`story_count` integer DEFAULT 0 NOT NULL,
	`timeline_version` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "users_role" CHECK("users"."role" IN ('USER_ROLE', 'TESTER_ROLE')),
	CONSTRAINT "users_credits_not_below_0" CHECK("users"."available_credits" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_firebase_uid_unique` ON `users` (`firebase_uid`);