CREATE VIRTUAL TABLE story_search USING fts5(title, names, environment, words, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE story_word_starts USING fts5(title, names, environment, words, content = '', contentless_delete = 1, detail = column, prefix = '1 2', tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co So'");
--> statement-breakpoint
CREATE TRIGGER stories_added_change_counts AFTER INSERT ON stories
BEGIN
  INSERT INTO story_counts (user_id, environment, tone, age_group, length, stories) VALUES (NEW.user_id, NEW.environment, NEW.tone, NEW.age_group, NEW.length, 1)
  ON CONFLICT DO UPDATE SET stories = stories + 1;
END;
--> statement-breakpoint
CREATE TRIGGER stories_deleted_change_counts AFTER DELETE ON stories
BEGIN
  UPDATE story_counts SET stories = stories - 1
  WHERE user_id = OLD.user_id AND environment = OLD.environment AND tone = OLD.tone AND age_group = OLD.age_group AND length = OLD.length;
  DELETE FROM story_counts
  WHERE user_id = OLD.user_id AND environment = OLD.environment AND tone = OLD.tone AND age_group = OLD.age_group AND length = OLD.length AND stories = 0;
END;
--> statement-breakpoint
CREATE TRIGGER stories_edited_change_counts AFTER UPDATE OF environment, tone, age_group, length ON stories
WHEN (NEW.environment, NEW.tone, NEW.age_group, NEW.length) <> (OLD.environment, OLD.tone, OLD.age_group, OLD.length)
BEGIN
  UPDATE story_counts SET stories = stories - 1
  WHERE user_id = OLD.user_id AND environment = OLD.environment AND tone = OLD.tone AND age_group = OLD.age_group AND length = OLD.length;
  DELETE FROM story_counts
  WHERE user_id = OLD.user_id AND environment = OLD.environment AND tone = OLD.tone AND age_group = OLD.age_group AND length = OLD.length AND stories = 0;
  INSERT INTO story_counts (user_id, environment, tone, age_group, length, stories) VALUES (NEW.user_id, NEW.environment, NEW.tone, NEW.age_group, NEW.length, 1)
  ON CONFLICT DO UPDATE SET stories = stories + 1;
END;
--> statement-breakpoint
CREATE TRIGGER stories_belong_for_good BEFORE UPDATE OF id, user_id ON stories
WHEN NEW.id <> OLD.id OR NEW.user_id <> OLD.user_id
BEGIN
  SELECT raise(ABORT, 'a story stays with its family: insert another one there');
END;
--> statement-breakpoint
CREATE TRIGGER stories_added_wait_for_search AFTER INSERT ON stories
BEGIN
  INSERT INTO story_search_waiting (user_id, story_id) VALUES (NEW.user_id, NEW.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER stories_edited_wait_for_search AFTER UPDATE OF title, child_name, characters, environment ON stories
WHEN (NEW.title, NEW.child_name, NEW.characters, NEW.environment) <> (OLD.title, OLD.child_name, OLD.characters, OLD.environment)
BEGIN
  INSERT INTO story_search_waiting (user_id, story_id) VALUES (NEW.user_id, NEW.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER stories_deleted_wait_for_search AFTER DELETE ON stories
BEGIN
  INSERT INTO story_search_waiting (user_id, story_id, is_gone) VALUES (OLD.user_id, OLD.id, 1) ON CONFLICT DO UPDATE SET is_gone = 1;
END;
--> statement-breakpoint
CREATE TRIGGER story_words_wait_for_search AFTER UPDATE OF content ON story_bodies
WHEN NEW.content IS NOT OLD.content
BEGIN
  INSERT INTO story_search_waiting (user_id, story_id) SELECT user_id, id FROM stories WHERE id = NEW.story_id ON CONFLICT DO NOTHING;
  UPDATE users SET timeline_version = timeline_version + 1 WHERE id = (SELECT user_id FROM stories WHERE id = NEW.story_id);
END;
--> statement-breakpoint
CREATE TRIGGER story_words_added_wait_for_search AFTER INSERT ON story_bodies
WHEN NEW.content IS NOT NULL
BEGIN
  INSERT INTO story_search_waiting (user_id, story_id) SELECT user_id, id FROM stories WHERE id = NEW.story_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
INSERT INTO story_counts (user_id, environment, tone, age_group, length, stories)
SELECT user_id, environment, tone, age_group, length, count(*) FROM stories GROUP BY user_id, environment, tone, age_group, length;
--> statement-breakpoint
INSERT INTO story_search_waiting (user_id, story_id) SELECT user_id, id FROM stories;
