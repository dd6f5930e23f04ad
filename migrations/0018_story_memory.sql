-- Added in place: the table has triggers and a view over it.
ALTER TABLE `story_bodies` ADD `memory` text CONSTRAINT `story_bodies_memory_json` CHECK(`memory` IS NULL OR json_valid(`memory`));
