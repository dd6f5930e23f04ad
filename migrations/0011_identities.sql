CREATE TABLE `embedded_identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`uid` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`uid`) REFERENCES `embedded_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `embedded_identities_uid` ON `embedded_identities` (`uid`);