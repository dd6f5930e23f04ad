ALTER TABLE `sessions` ADD `kid_mode` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `kid_profile_id` integer REFERENCES profiles(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `kid_pin_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `sessions_kid_profile_id` ON `sessions` (`kid_profile_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `kid_pin_hash` text;