CREATE TABLE `embedded_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`object` text NOT NULL,
	`json` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "embedded_payments_json" CHECK(json_valid("embedded_payments"."json"))
);
--> statement-breakpoint
CREATE INDEX `embedded_payments_object` ON `embedded_payments` (`object`);--> statement-breakpoint
CREATE TABLE `paid_periods` (
	`user_id` integer NOT NULL,
	`stripe_subscription_id` text NOT NULL,
	`period_end` integer NOT NULL,
	`credits` integer NOT NULL,
	`unit_amount` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`stripe_subscription_id`, `period_end`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "paid_periods_amounts" CHECK("paid_periods"."credits" >= 0 AND "paid_periods"."unit_amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX `paid_periods_user` ON `paid_periods` (`user_id`);