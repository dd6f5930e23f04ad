-- Columns with their checks, so that neither table is rebuilt.
ALTER TABLE `characters` ADD `cast_sheet_chosen` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `characters` ADD `sounds_like` text CONSTRAINT "characters_sounds_like" CHECK(`sounds_like` IS NULL OR length(trim(`sounds_like`)) > 0);--> statement-breakpoint
ALTER TABLE `characters` ADD `photo_consent` text CONSTRAINT "characters_photo_consent" CHECK(`photo_consent` IS NULL OR `photo_consent` IN ('kept', 'shared'));--> statement-breakpoint
ALTER TABLE `characters` ADD `photo_consent_at` text;--> statement-breakpoint
ALTER TABLE `stories` ADD `request_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `stories_request_key` ON `stories` (`user_id`,`request_key`) WHERE request_key IS NOT NULL;
