CREATE TABLE `first_family` (
	`id` integer PRIMARY KEY NOT NULL,
	`since` text NOT NULL,
	CONSTRAINT "first_family_is_one" CHECK("first_family"."id" = 1)
);
--> statement-breakpoint
CREATE TRIGGER users_have_a_first AFTER INSERT ON users
BEGIN
  INSERT INTO first_family (id, since) VALUES (1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
INSERT INTO first_family (id, since)
  SELECT 1, min(created_at) FROM (SELECT created_at FROM users UNION ALL SELECT created_at FROM trials_given)
  HAVING count(*) > 0;
