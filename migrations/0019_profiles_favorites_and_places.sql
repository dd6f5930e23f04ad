CREATE TABLE `profile_stories` (
	`user_id` integer NOT NULL,
	`profile_id` integer NOT NULL,
	`story_id` integer NOT NULL,
	PRIMARY KEY(`user_id`, `profile_id`, `story_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_stories_story` ON `profile_stories` (`story_id`);--> statement-breakpoint
CREATE INDEX `profile_stories_profile` ON `profile_stories` (`profile_id`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`character_id` integer,
	`age_group` text,
	`voice` text,
	`favorite_themes` text DEFAULT '[]' NOT NULL,
	`favorite_tones` text DEFAULT '[]' NOT NULL,
	`last_choices` text,
	`position` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`character_id`) REFERENCES `characters`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "profiles_kind" CHECK("profiles"."kind" IN ('family', 'child')),
	CONSTRAINT "profiles_family_is_nobody" CHECK("profiles"."kind" = 'child' OR "profiles"."character_id" IS NULL),
	CONSTRAINT "profiles_name_given" CHECK(length(trim("profiles"."name")) > 0),
	CONSTRAINT "profiles_age_group" CHECK("profiles"."age_group" IS NULL OR "profiles"."age_group" IN ('3-5', '6-8', '9-12')),
	CONSTRAINT "profiles_favorite_themes_json" CHECK(json_valid("profiles"."favorite_themes")),
	CONSTRAINT "profiles_favorite_tones_json" CHECK(json_valid("profiles"."favorite_tones")),
	CONSTRAINT "profiles_last_choices_json" CHECK("profiles"."last_choices" IS NULL OR json_valid("profiles"."last_choices"))
);
--> statement-breakpoint
CREATE INDEX `profiles_user` ON `profiles` (`user_id`,`position`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_family` ON `profiles` (`user_id`) WHERE kind = 'family';--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_character` ON `profiles` (`character_id`) WHERE character_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `story_places` (
	`story_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`seconds` real NOT NULL,
	`percent` integer NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "story_places_seconds" CHECK("story_places"."seconds" > 0),
	CONSTRAINT "story_places_percent" CHECK("story_places"."percent" BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE INDEX `story_places_user` ON `story_places` (`user_id`);--> statement-breakpoint
ALTER TABLE `stories` ADD `favorite` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `stories_favorites` ON `stories` (`user_id`,`id`) WHERE favorite;--> statement-breakpoint
-- Added in place: tables with triggers and views over them are not made anew.
ALTER TABLE `subscriptions` ADD `profiles` integer DEFAULT 1 NOT NULL CONSTRAINT `subscriptions_profiles` CHECK(`profiles` >= 1);--> statement-breakpoint
ALTER TABLE `users` ADD `has_profiles` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER users_have_a_profile_of_the_family AFTER INSERT ON users
BEGIN
  INSERT INTO profiles (user_id, kind, name) VALUES (NEW.id, 'family', 'Family');
END;
--> statement-breakpoint
CREATE TRIGGER shelved_stories_change_timeline AFTER INSERT ON profile_stories
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER unshelved_stories_change_timeline AFTER DELETE ON profile_stories
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER story_places_added_change_timeline AFTER INSERT ON story_places
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER story_places_moved_change_timeline AFTER UPDATE OF percent ON story_places
WHEN NEW.percent <> OLD.percent
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER story_places_removed_change_timeline AFTER DELETE ON story_places
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
DROP TRIGGER stories_change_timeline;
--> statement-breakpoint
CREATE TRIGGER stories_change_timeline AFTER UPDATE OF title, generation_status, retryable, cover_hash, tone, environment, age_group, length, created_at, favorite ON stories
BEGIN
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
-- Every family of today gets its own profile, with the voice that it chose last. Its children come into profiles of
-- their own as soon as the card provider has said that its plan has them: src/domain/profiles/bring-into-profiles.ts.
INSERT INTO profiles (user_id, kind, name, voice) SELECT id, 'family', 'Family', narrator_voice FROM users;
--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `narrator_voice`;
