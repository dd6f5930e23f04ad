ALTER TABLE `stories` ADD `favorite_at` text;
