CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "setting" ("key" text primary key, "value" text not null) strict;
CREATE TABLE "user" ("id" text primary key, "email" text not null, "email_key" text not null unique, "display_name" text not null, "avatar" text, "password_hash" text, "email_verified" integer not null, "suspended" integer not null, "is_admin" integer not null, "preferences" text not null, "registered_at" integer not null, "name_key" text default '' not null, "awaits_approval" integer default 0 not null, "deleted_at" integer) strict;
CREATE TABLE "session" ("id" text primary key, "token_hash" text not null unique, "user_id" text not null references "user" ("id") on delete cascade, "client_id" text not null, "created_at" integer not null, "last_seen" integer not null, "expires_at" integer not null, "ended_at" integer, "authenticated_at" integer default 0 not null) strict;
CREATE INDEX "session_user_id" on "session" ("user_id");
CREATE TABLE "token" ("id" text primary key, "kind" text not null, "token_hash" text not null unique, "user_id" text references "user" ("id") on delete cascade, "created_at" integer not null, "expires_at" integer not null, "used_at" integer) strict;
CREATE INDEX "token_user_id_kind" on "token" ("user_id", "kind");
CREATE TABLE "user_group" ("id" text primary key, "name" text not null, "owner_id" text references "user" ("id") on delete set null, "created_at" integer not null, "deleted_at" integer, "name_key" text default '' not null) strict;
CREATE INDEX "user_group_owner_id" on "user_group" ("owner_id");
CREATE TABLE "membership" ("group_id" text not null references "user_group" ("id") on delete cascade, "user_id" text not null references "user" ("id") on delete cascade, "is_manager" integer not null, "joined_at" integer not null, "role" text default 'editor' not null, constraint "membership_pk" primary key ("group_id", "user_id")) strict;
CREATE INDEX "membership_user_id" on "membership" ("user_id");
CREATE TABLE "workspace" ("id" text primary key, "owner_type" text not null, "user_id" text unique references "user" ("id") on delete cascade, "group_id" text unique references "user_group" ("id") on delete cascade, "root_id" text not null, "quota" integer not null, "used_bytes" integer not null, "item_count" integer not null, "revision" integer not null, "created_at" integer not null, "shows_shares" integer default 0 not null) strict;
CREATE TABLE "blob" ("hash" text primary key, "size" integer not null, "created_at" integer not null) strict;
CREATE TABLE "item" ("id" text primary key, "workspace_id" text not null references "workspace" ("id") on delete cascade, "parent_id" text references "item" ("id") on delete cascade, "name" text not null, "type" text not null, "kind" text, "size" integer not null, "blob_hash" text references "blob" ("hash"), "media_type" text, "created_at" integer not null, "modified_at" integer not null, "created_by" text references "user" ("id") on delete set null, "modified_by" text references "user" ("id") on delete set null, "trashed_at" integer, "trash_root_id" text, "trashed_by" text references "user" ("id") on delete set null) strict;
CREATE UNIQUE INDEX "item_parent_id_name_present" on "item" ("parent_id", "name") where "trashed_at" is null;
CREATE INDEX "item_parent_id" on "item" ("parent_id");
CREATE INDEX "item_workspace_id" on "item" ("workspace_id");
CREATE INDEX "item_trash_root_id" on "item" ("trash_root_id");
CREATE INDEX "item_blob_hash" on "item" ("blob_hash");
CREATE INDEX "item_created_by" on "item" ("created_by");
CREATE INDEX "item_modified_by" on "item" ("modified_by");
CREATE INDEX "item_trashed_by" on "item" ("trashed_by");
CREATE TABLE "ticket" ("token_hash" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "session_id" text not null references "session" ("id") on delete cascade, "item_id" text not null references "item" ("id") on delete cascade, "expires_at" integer not null) strict;
CREATE INDEX "ticket_item_id" on "ticket" ("item_id");
CREATE INDEX "ticket_user_id" on "ticket" ("user_id");
CREATE INDEX "ticket_session_id" on "ticket" ("session_id");
CREATE TABLE "blob_version" ("id" text primary key, "item_id" text not null references "item" ("id") on delete cascade, "blob_hash" text not null references "blob" ("hash"), "size" integer not null, "media_type" text, "created_at" integer not null, "author_id" text, "author_name" text not null) strict;
CREATE INDEX "blob_version_item_id" on "blob_version" ("item_id");
CREATE INDEX "blob_version_blob_hash" on "blob_version" ("blob_hash");
CREATE TABLE "document" ("id" text primary key references "item" ("id") on delete cascade, "version" integer not null, "epoch" text not null, "eol" text not null, "bom" integer not null, "export_folder" text, "log_bytes" integer default 0 not null, "charged" integer default 0 not null) strict;
CREATE TABLE "document_update" ("document_id" text not null references "document" ("id") on delete cascade, "from_version" integer not null, "to_version" integer not null, "changes" blob not null, "authors" text not null, "started_at" integer not null, "ended_at" integer not null, "form" text default 'pushed' not null, constraint "document_update_pk" primary key ("document_id", "from_version")) strict;
CREATE TABLE "document_client" ("document_id" text not null references "document" ("id") on delete cascade, "client_id" text not null, "user_id" text not null, "session_id" text not null, "last_seq" integer not null, "last_version" integer not null, "seen_at" integer not null, constraint "document_client_pk" primary key ("document_id", "client_id")) strict;
CREATE TABLE "document_snapshot" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "text" blob not null, "sha256" text not null, "created_at" integer not null, constraint "document_snapshot_pk" primary key ("document_id", "version")) strict;
CREATE TABLE "document_label" ("id" text primary key, "document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "name" text not null, "created_by" text, "created_at" integer not null, "note" text default '' not null) strict;
CREATE INDEX "document_label_document_id" on "document_label" ("document_id");
CREATE TABLE "recent_file" ("user_id" text not null references "user" ("id") on delete cascade, "item_id" text not null references "item" ("id") on delete cascade, "opened_at" integer not null, constraint "recent_file_pk" primary key ("user_id", "item_id")) strict;
CREATE INDEX "recent_file_item_id" on "recent_file" ("item_id");
CREATE TABLE "job" ("id" text primary key, "kind" text not null, "payload" text not null, "state" text not null, "unique_key" text, "run_at" integer not null, "lease_until" integer, "lease_no" integer not null, "owner" text, "attempts" integer not null, "max_attempts" integer not null, "created_by" text, "created_at" integer not null, "finished_at" integer, "error" text) strict;
CREATE INDEX "job_state_run_at" on "job" ("state", "run_at");
CREATE UNIQUE INDEX job_unique_key_waiting on job (unique_key) where state in ('queued', 'running');
CREATE TABLE "export_job" ("id" text primary key references "job" ("id") on delete cascade, "number" integer not null unique, "user_id" text not null references "user" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "profile_id" text not null, "profile_name" text not null, "profile_content" text not null, "inputs" text not null, "output_name" text not null, "output_item_id" text, "stage" text, "log" text, "output_folder" text default '' not null, "review" text default 'leave-out' not null) strict;
CREATE INDEX "export_job_user_id" on "export_job" ("user_id");
CREATE INDEX "export_job_workspace_id" on "export_job" ("workspace_id");
CREATE INDEX "export_job_output_item_id" on "export_job" ("output_item_id");
CREATE TABLE "defaults_file" ("id" text primary key, "name" text not null, "content" text not null, "builtin" text, "created_at" integer not null, "modified_at" integer not null) strict;
CREATE TABLE "defaults_attachment" ("id" text primary key, "defaults_id" text not null references "defaults_file" ("id") on delete cascade, "name" text not null, "blob_hash" text not null references "blob" ("hash"), "size" integer not null, constraint "defaults_attachment_name" unique ("defaults_id", "name")) strict;
CREATE INDEX "defaults_attachment_blob_hash" on "defaults_attachment" ("blob_hash");
CREATE TABLE "mail" ("id" text primary key, "kind" text not null, "user_id" text references "user" ("id") on delete set null, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "state" text not null, "attempts" integer not null, "next_at" integer not null, "expires_at" integer, "created_at" integer not null, "sent_at" integer, "error" text, "unsubscribe_url" text, "priority" integer default 1 not null) strict;
CREATE INDEX "mail_state_next_at" on "mail" ("state", "next_at");
CREATE INDEX "mail_sent_at" on "mail" ("sent_at");
CREATE INDEX "mail_user_id" on "mail" ("user_id");
CREATE TABLE "notification" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "message" text not null, "action_url" text, "read" integer not null, "created_at" integer not null, "group_key" text, "grouped" text) strict;
CREATE INDEX "notification_user_id_created_at" on "notification" ("user_id", "created_at");
CREATE TABLE "event_log" ("seq" integer primary key autoincrement, "category" text not null, "type" text not null, "message" text not null, "actor_id" text, "actor_name" text, "details" text not null, "created_at" integer not null) strict;
CREATE INDEX "event_log_created_at" on "event_log" ("created_at");
CREATE TABLE "rate_limit" ("key" text primary key, "count" integer not null, "resets_at" integer not null) strict;
CREATE INDEX "rate_limit_resets_at" on "rate_limit" ("resets_at");
CREATE TABLE "archive_selection" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "item_ids" text not null, "expires_at" integer not null) strict;
CREATE INDEX "archive_selection_user_id" on "archive_selection" ("user_id", "expires_at");
CREATE INDEX "archive_selection_expires_at" on "archive_selection" ("expires_at");
CREATE INDEX "user_name_key" on "user" ("name_key");
CREATE INDEX "user_group_name_key" on "user_group" ("name_key");
CREATE INDEX "item_deleted" on "item" ("workspace_id", "trashed_at", "id") where "trashed_at" is not null;
CREATE TABLE "pending_tree" ("id" text primary key, "kind" text not null, "workspace_id" text not null, "from_workspace_id" text, "roots" text not null, "bytes" integer not null, "items" integer not null, "created_at" integer not null) strict;
CREATE INDEX "pending_tree_workspace_id" on "pending_tree" ("workspace_id");
CREATE TABLE "document_authors" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "packed" blob not null, "created_at" integer not null, constraint "document_authors_key" primary key ("document_id", "version"));
CREATE TABLE "review_thread" ("document_id" text not null references "document" ("id") on delete cascade, "id" text not null, "kind" text not null, "status" text not null, "quote" text not null, "first_message" text, "at_version" integer not null, "created_by" text not null, "created_name" text not null, "created_at" integer not null, "changed_at" integer not null, "decided_by" text, "decided_name" text, "decided_at" integer, "changed_by" text, constraint "review_thread_pk" primary key ("document_id", "id")) strict;
CREATE INDEX "review_thread_changed" on "review_thread" ("document_id", "status", "changed_at");
CREATE TABLE "review_message" ("document_id" text not null, "id" text not null, "thread_id" text not null, "body" text, "mentions" text not null, "at_version" integer not null, "author_id" text not null, "author_name" text not null, "created_at" integer not null, "edited_at" integer, "deleted_by" text, constraint "review_message_pk" primary key ("document_id", "id"), constraint "review_message_thread" foreign key ("document_id", "thread_id") references "review_thread" ("document_id", "id") on delete cascade) strict;
CREATE INDEX "review_message_thread_id" on "review_message" ("document_id", "thread_id");
CREATE TABLE "review_checkpoint" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "packed" blob not null, "sha256" text not null, "created_at" integer not null, constraint "review_checkpoint_pk" primary key ("document_id", "version")) strict;
CREATE TABLE "review_watch" ("user_id" text not null references "user" ("id") on delete cascade, "document_id" text not null references "document" ("id") on delete cascade, "level" text not null, "seen_at" integer, constraint "review_watch_pk" primary key ("user_id", "document_id")) strict;
CREATE INDEX "review_watch_document_id" on "review_watch" ("document_id");
CREATE TABLE "node" ("id" text primary key, "place" text not null, "host" text not null, "process" integer not null, "version" text not null, "started_at" integer not null, "seen_at" integer not null) strict;
CREATE INDEX "notification_group" on "notification" ("user_id", "group_key");
CREATE TABLE "review_seen" ("user_id" text not null references "user" ("id") on delete cascade, "document_id" text not null, "thread_id" text not null, "seen_at" integer not null, constraint "review_seen_pk" primary key ("user_id", "document_id", "thread_id"), constraint "review_seen_thread" foreign key ("document_id", "thread_id") references "review_thread" ("document_id", "id") on delete cascade) strict;
CREATE INDEX "review_seen_thread_id" on "review_seen" ("document_id", "thread_id");
CREATE TABLE "review_mention" ("user_id" text not null references "user" ("id") on delete cascade, "document_id" text not null, "thread_id" text not null, "message_id" text not null, constraint "review_mention_pk" primary key ("user_id", "document_id", "thread_id", "message_id"), constraint "review_mention_message" foreign key ("document_id", "message_id") references "review_message" ("document_id", "id") on delete cascade) strict;
CREATE INDEX "review_mention_message_id" on "review_mention" ("document_id", "message_id");
CREATE TABLE "review_news" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "place" integer not null, "kind" text not null, "thread_id" text not null, "message_id" text not null, "mentions" text not null, "by_id" text not null, "by_name" text not null, "at" integer not null, "told_to" text not null, constraint "review_news_pk" primary key ("document_id", "version", "place")) strict;
CREATE INDEX "review_news_at" on "review_news" ("at");
CREATE TABLE "review_waiting" ("user_id" text not null references "user" ("id") on delete cascade, "document_id" text not null, "thread_id" text not null, "message_id" text not null, "reason" text not null, "urgent" integer not null, "by_id" text not null, "by_name" text not null, "at" integer not null, "mail_id" text references "mail" ("id") on delete cascade, constraint "review_waiting_pk" primary key ("user_id", "document_id", "thread_id", "message_id"), constraint "review_waiting_thread" foreign key ("document_id", "thread_id") references "review_thread" ("document_id", "id") on delete cascade) strict;
CREATE INDEX "review_waiting_thread_id" on "review_waiting" ("document_id", "thread_id");
CREATE INDEX "review_waiting_mail_id" on "review_waiting" ("mail_id");
CREATE TABLE "review_mailing" ("user_id" text primary key references "user" ("id") on delete cascade, "due_at" integer, "last_digest_at" integer) strict;
CREATE INDEX "review_mailing_due_at" on "review_mailing" ("due_at");
CREATE TABLE "handed_out" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "item_id" text not null references "item" ("id") on delete cascade, "origin" text not null, "version" integer, "given_at" integer not null) strict;
CREATE INDEX "handed_out_user_id" on "handed_out" ("user_id", "item_id");
CREATE INDEX "handed_out_item_id" on "handed_out" ("item_id");
CREATE INDEX "handed_out_given_at" on "handed_out" ("given_at");
CREATE TABLE "lookup_answer" ("kind" text not null, "value" text not null, "service" text not null, "work" text, "asked_at" integer not null, "expires_at" integer not null, constraint "lookup_answer_key" primary key ("kind", "value")) strict;
CREATE INDEX "lookup_answer_asked_at" on "lookup_answer" ("asked_at");
CREATE INDEX "lookup_answer_expires_at" on "lookup_answer" ("expires_at");
insert into "kysely_migration" values ('001-initial', '2026-11-22T12:32:17.375Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T12:32:17.399Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T12:32:17.727Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T12:32:17.740Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T12:32:17.781Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T12:32:17.856Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T12:32:17.942Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T12:32:17.989Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T12:32:18.016Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T12:32:18.043Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T12:32:18.054Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T12:32:18.064Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T12:32:18.088Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T12:32:18.129Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T12:32:18.272Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T12:32:18.322Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T12:32:18.364Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T12:32:18.407Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"1b6409ce","key":"ADSroHub65VH770S8zv3aPeBoJEF3G1h+H9YMvAhcUg=","madeAt":1795350739411,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"fe51fb30","key":"7FaEcyIMdgQENAmyIwIhLYxJhCMPk5c2999ob3O4878=","madeAt":1795350739485,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"01d4111d","key":"hzkWC66e9s0DQXqpToMDbHVyvH0R88NsXET/eH8qpTM=","madeAt":1795350739523,"goodUntil":null}]');
insert into "setting" values ('user_group_management_limit', '20');
insert into "setting" values ('mark:seeded-profile:epub', '1');
insert into "setting" values ('mark:seeded-profile:html', '1');
insert into "setting" values ('mark:seeded-profile:jats', '1');
insert into "setting" values ('mark:seeded-profile:latex-package', '1');
insert into "setting" values ('mark:seeded-profile:latex', '1');
insert into "setting" values ('mark:seeded-profile:markdown', '1');
insert into "setting" values ('mark:seeded-profile:opendocument', '1');
insert into "setting" values ('mark:seeded-profile:pdf', '1');
insert into "setting" values ('mark:seeded-profile:slides', '1');
insert into "setting" values ('mark:seeded-profile:typst', '1');
insert into "setting" values ('mark:seeded-profile:word', '1');
insert into "setting" values ('registration_open', '0');
insert into "setting" values ('app_name', 'Kept');
insert into "user" values ('514df067-731a-433a-bacb-42ea220298c5', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$cBgErIDJlglBc4Hy9639Fw$RXGNhOxteI9kJoIPMp3dgRj4zrnDOgKeYrl29VJkk1M', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350739854, 'administrator', 0, null);
insert into "user" values ('3e844c71-5041-4784-bead-af7654807e08', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$SuYF6nk/a5nRzkGCwp5pJQ$mc0DqPOaF8WQSYQh2gPkALHvR3+V3pOYwzwwpkSLsWU', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350741698, 'ada', 0, null);
insert into "user" values ('c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$HTVaPfewB9wuaEDC8ml1Fg$jxMheK73aTrFbJWrGCbZl0+yNd2dEiY4cv1Ovx6V4jE', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350743421, 'ben', 0, null);
insert into "session" values ('4eef97eb-a54e-407e-83f3-f68772cb4877', 'b813d2c33d609d8afc9853adb793a2da5b1a0a6102d86340ca37f79131c2509e', '514df067-731a-433a-bacb-42ea220298c5', 'Test client', 1795350741074, 1795350741074, 1803126741074, 1795350742396, 1795350741074);
insert into "session" values ('82f696ad-cd9c-49b7-89fa-a6a679ff3b99', '901295bd61bef4718eb091cb776d5c2dc6d00b639938a8056d187023fe65f105', '3e844c71-5041-4784-bead-af7654807e08', 'Test client', 1795350742437, 1795350742437, 1803126742437, null, 1795350742437);
insert into "session" values ('0904e4f6-32c0-4bb2-b7f2-fe9666600c93', 'a70c7ed2dda213bf1c87677783a4fbb1be45b544d54cb4d1598825151202db12', '514df067-731a-433a-bacb-42ea220298c5', 'Test client', 1795350743000, 1795350743000, 1803126743000, 1795350744135, 1795350743000);
insert into "session" values ('aa9a5795-f099-4de2-ae7a-68c5ba52ea8e', '66a9cfbf87eba780691d8b17da6f63d85525e801db42537d6e0eb075ee042066', 'c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 'Test client', 1795350744146, 1795350744146, 1803126744146, null, 1795350744146);
insert into "session" values ('9650e766-af3a-4fc4-b76c-6ffc1ae02b30', '5aebf64e85488251966b4a21d04a5f64b72db778e89a3e8a4d8fc9613a0b1a0a', '514df067-731a-433a-bacb-42ea220298c5', 'Test client', 1795350747684, 1795350747684, 1803126747684, null, 1795350747684);
insert into "token" values ('b368f74a-fb4c-43b3-bdb5-cc67174b5a82', 'verify-email', '9d27dfc4ef00ad6db21a128801a36c163ff54de1e6d21cd8872fd1af2cfca6e4', '3e844c71-5041-4784-bead-af7654807e08', 1795350741698, 1795523541698, null);
insert into "token" values ('8396382e-826a-4735-93e2-24fcf73d0d33', 'verify-email', '24a11e0d2110c0c4426217f9bbe044c29b09d7a8e7ddb773f7142bae05d0149e', 'c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 1795350743421, 1795523543421, null);
insert into "token" values ('e83d7719-93d8-4694-bab2-c65e1669d9f6', 'unsubscribe', '2d2f5e00b46de3474da7f0e8b48c1f1b6442c1d37ca9a53a2e1c7e4a17174dae', 'c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 1795350746073, 1826886746073, null);
insert into "user_group" values ('0dff04fb-0f3d-4f28-96af-acf33433e9da', 'Forest ✓ "quoted"', '3e844c71-5041-4784-bead-af7654807e08', 1795350746050, null, 'forest ✓ "quoted"');
insert into "membership" values ('0dff04fb-0f3d-4f28-96af-acf33433e9da', '3e844c71-5041-4784-bead-af7654807e08', 1, 1795350746050, 'editor');
insert into "membership" values ('0dff04fb-0f3d-4f28-96af-acf33433e9da', 'c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 0, 1795350746073, 'editor');
insert into "workspace" values ('2300d41a-cbd4-4ba9-9f06-fb6b57fbd147', 'user', '514df067-731a-433a-bacb-42ea220298c5', null, '4980ce4d-3d54-4bb6-abb7-66f8f3b669d5', 104857600, 0, 0, 1, 1795350739854, 0);
insert into "workspace" values ('704e4aa3-4c1e-451b-943b-6e09cb2dde71', 'user', '3e844c71-5041-4784-bead-af7654807e08', null, '0e12865f-bdf7-4d36-819b-e9e9cb87f73e', 104857600, 43, 2, 3, 1795350741698, 0);
insert into "workspace" values ('03cba58f-8a04-4861-a823-7b34559ef7d5', 'user', 'c1ac03c8-9cb5-4062-ba00-aa630f71dac4', null, 'c44128e0-1808-4d05-9b89-f44ff5919817', 104857600, 0, 0, 1, 1795350743421, 0);
insert into "workspace" values ('0dff04fb-0f3d-4f28-96af-acf33433e9da', 'group', null, '0dff04fb-0f3d-4f28-96af-acf33433e9da', '6c8db9a8-d5a3-4895-863c-94273f05ebd6', 524288000, 36, 2, 4, 1795350746050, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795350746296);
insert into "item" values ('4980ce4d-3d54-4bb6-abb7-66f8f3b669d5', '2300d41a-cbd4-4ba9-9f06-fb6b57fbd147', null, '', 'directory', null, 0, null, null, 1795350739854, 1795350739854, null, null, null, null, null);
insert into "item" values ('0e12865f-bdf7-4d36-819b-e9e9cb87f73e', '704e4aa3-4c1e-451b-943b-6e09cb2dde71', null, '', 'directory', null, 0, null, null, 1795350741698, 1795350746296, null, null, null, null, null);
insert into "item" values ('c44128e0-1808-4d05-9b89-f44ff5919817', '03cba58f-8a04-4861-a823-7b34559ef7d5', null, '', 'directory', null, 0, null, null, 1795350743421, 1795350743421, null, null, null, null, null);
insert into "item" values ('6c8db9a8-d5a3-4895-863c-94273f05ebd6', '0dff04fb-0f3d-4f28-96af-acf33433e9da', null, '', 'directory', null, 0, null, null, 1795350746050, 1795350746212, null, null, null, null, null);
insert into "item" values ('754e52ec-e076-43ae-acb8-6667d5867189', '704e4aa3-4c1e-451b-943b-6e09cb2dde71', '0e12865f-bdf7-4d36-819b-e9e9cb87f73e', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795350746108, 1795350746108, '3e844c71-5041-4784-bead-af7654807e08', '3e844c71-5041-4784-bead-af7654807e08', null, null, null);
insert into "item" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', '0dff04fb-0f3d-4f28-96af-acf33433e9da', '6c8db9a8-d5a3-4895-863c-94273f05ebd6', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795350746166, 1795350747540, '3e844c71-5041-4784-bead-af7654807e08', '3e844c71-5041-4784-bead-af7654807e08', null, null, null);
insert into "item" values ('776254c6-7bac-4925-a535-c9314eb6d540', '0dff04fb-0f3d-4f28-96af-acf33433e9da', '6c8db9a8-d5a3-4895-863c-94273f05ebd6', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795350746202, 1795350746202, '3e844c71-5041-4784-bead-af7654807e08', '3e844c71-5041-4784-bead-af7654807e08', 1795350746212, '776254c6-7bac-4925-a535-c9314eb6d540', '3e844c71-5041-4784-bead-af7654807e08');
insert into "item" values ('d157047e-7774-4eb6-b813-4b3ca964a93d', '704e4aa3-4c1e-451b-943b-6e09cb2dde71', '0e12865f-bdf7-4d36-819b-e9e9cb87f73e', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795350746296, 1795350746296, '3e844c71-5041-4784-bead-af7654807e08', '3e844c71-5041-4784-bead-af7654807e08', null, null, null);
insert into "document" values ('754e52ec-e076-43ae-acb8-6667d5867189', 0, '4a79a798-dbed-4c05-8a5a-694efecb58d0', 'lf', 0, null, 0, 0);
insert into "document" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', 4, 'd5466b35-1e07-408f-8a0c-d8680bfaaee5', 'lf', 0, null, 662, 0);
insert into "document" values ('776254c6-7bac-4925-a535-c9314eb6d540', 0, 'a17b365f-6713-414e-86c7-e2dab37fb4dc', 'lf', 0, null, 0, 0);
insert into "document_update" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', 0, 1, x'5b7b22636c69656e744944223a223233643133613063363466393633633230313930653236356466306265393539222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"c1ac03c8-9cb5-4062-ba00-aa630f71dac4","name":"Ben","from":0,"to":1}]', 1795350746827, 1795350746827, 'pushed');
insert into "document_update" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', 1, 2, x'5b7b22636c69656e744944223a223233643133613063363466393633633230313930653236356466306265393539222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"c1ac03c8-9cb5-4062-ba00-aa630f71dac4","name":"Ben","from":1,"to":2}]', 1795350747001, 1795350747001, 'pushed');
insert into "document_update" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', 2, 3, x'789c1d8e396ec3301444ef32350970f95cc42e409a9cc150f1b9c5026229b158c4307cf78029e701336f2e4f94afadede3e31d09d62aeeb67b6da812eb9a4babcab2af1c0a313708942bef9fed44ba18b30a9ced07490bb4de5b19133f311edf0d09e37a6f5c21b0552478cabdbaaa24c785247131323b9fa52b213ae775e1aa21c07bb91e77a427fafdb821298171207981d17e0712f012b8b5f3e4cfe9b0265bc545c965a95992eb5646a38c6cde95be50e1a82204f2511fb33babfbd88e7d1e5d05f2a4b645a212b4748ab4a41049e6c655720fde5154a1fd6fec7c9bc6b7ca1018db0c3a2cce3a152818bfbcd6d7fa0785655e33', '[{"user":"3e844c71-5041-4784-bead-af7654807e08","name":"Ada","from":2,"to":3}]', 1795350747277, 1795350747277, 'pushed');
insert into "document_update" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', 3, 4, x'789c454fcb6e833010fc9739db92c1061bdfaaf4d26f401c167b4d5013488323358af8f7ca54554f3b3b1acda37f215c665ef2c73b3cb45694746aabda4443551c0347a5a98d648321620884332d136ff07d5d0f021b7fc1d7029c12875ce817f2f3c6f0d81ed3c45b86f843f3bac02390ee82ee3a6983eda4a11024b172b2d6c956d41a724410383f96cf5fbb39c2a35094e19540781c39bd12ed501adc2e7360f817464eeb9d0fcdbff4b899bf333c4eebf5ba2ed8f74120ded71b7c3f088ccfb29c9d31c156b251a692c63a2347a62829d9b6314e59560e020b5dcbb4b758fae4b93c95ed1add286b6ca3dd3eecc30f924b62d0', '[{"user":"3e844c71-5041-4784-bead-af7654807e08","name":"Ada","from":3,"to":4}]', 1795350747540, 1795350747540, 'pushed');
insert into "document_client" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', '23d13a0c64f963c20190e265df0be959', 'c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 'aa9a5795-f099-4de2-ae7a-68c5ba52ea8e', 2, 2, 1795350747001);
insert into "document_client" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', '330af3f6124d4a1dbced03a6da7c4aae', '3e844c71-5041-4784-bead-af7654807e08', '82f696ad-cd9c-49b7-89fa-a6a679ff3b99', 2, 4, 1795350747540);
insert into "document_snapshot" values ('754e52ec-e076-43ae-acb8-6667d5867189', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795350746108);
insert into "document_snapshot" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795350746166);
insert into "document_snapshot" values ('776254c6-7bac-4925-a535-c9314eb6d540', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795350746202);
insert into "job" values ('cf71769e-5d12-49a6-bb02-74a62a69753f', 'send-mail', '{}', 'done', 'send-mail', 1795350740459, null, 1, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 1, 1000000, null, 1795350740459, 1795350740679, null);
insert into "job" values ('113d619f-8951-486f-8a2d-2d1120090f36', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795372340897, null, 1, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 0, 1000000, null, 1795350740459, null, null);
insert into "job" values ('b708a302-8ccd-4d2f-bf43-d17aea5a787a', 'prune-rows', '{}', 'queued', 'prune-rows', 1795354340897, null, 1, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 0, 1000000, null, 1795350740459, null, null);
insert into "job" values ('417b777f-6263-4cc1-936d-f49dfc376c7b', 'empty-trash', '{}', 'queued', 'empty-trash', 1795354340898, null, 1, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 0, 1000000, null, 1795350740459, null, null);
insert into "job" values ('a8aedc03-45e1-43a3-b63b-e93f98e7b1e0', 'finish-trees', '{}', 'queued', 'finish-trees', 1795350771026, null, 1, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 0, 1000000, null, 1795350740502, null, null);
insert into "job" values ('9f8ad43f-6a86-45b6-9eff-736a971fb0a1', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795354341190, null, 1, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 0, 1000000, null, 1795350740503, null, null);
insert into "job" values ('1c3a3531-94dc-4dfc-9ca7-5a491b1aa82e', 'compact-history', '{}', 'queued', 'compact-history', 1795372341258, null, 1, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 0, 1000000, null, 1795350740503, null, null);
insert into "job" values ('edab97a4-b013-4b3d-9d91-def07e5cd183', 'tell-review', '{}', 'queued', 'tell-review', 1795354347727, null, 2, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 0, 1000000, null, 1795350740503, null, null);
insert into "job" values ('149bbf10-4761-4f6d-8ed5-46fdaac94e1b', 'send-mail', '{}', 'done', 'send-mail', 1795350741698, null, 1, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 1, 1000000, null, 1795350741698, 1795350742455, null);
insert into "job" values ('ddbacad6-ccbb-458a-b175-60b4767f1706', 'send-mail', '{}', 'done', 'send-mail', 1795350743421, null, 1, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 1, 1000000, null, 1795350743421, 1795350744168, null);
insert into "job" values ('022b3e63-67d8-4bdd-ad75-492a92ba9513', 'send-mail', '{}', 'done', 'send-mail', 1795350746073, null, 1, '462a051b-65e7-4d0f-8e12-0546c4f77c94:5c92dbee-e9e5-4e7f-ae8f-2a21c5e2ecb4', 1, 1000000, '3e844c71-5041-4784-bead-af7654807e08', 1795350746073, 1795350746198, null);
insert into "defaults_file" values ('b83f4a02-5cb1-43cf-8875-015876e89878', 'EPUB', '# EPUB 3 for readers and tablets.
to: epub3
standalone: true
table-of-contents: true
toc-depth: 2
split-level: 1
html-math-method:
  method: mathml
citeproc: true
metadata:
  link-citations: true
css:
  - scriptorium-epub.css
', 'epub', 1795350739929, 1795350739929);
insert into "defaults_file" values ('e86aef0f-cc36-4def-95ce-25df02918716', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
to: html5
standalone: true
embed-resources: true
table-of-contents: true
toc-depth: 3
section-divs: true
html-math-method:
  method: mathml
citeproc: true
metadata:
  link-citations: true
template: scriptorium.html
css:
  - scriptorium.css
', 'html', 1795350739929, 1795350739929);
insert into "defaults_file" values ('bcc77d31-ec49-42de-906e-30d41fc70609', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795350739929, 1795350739929);
insert into "defaults_file" values ('f242da8e-3465-4b07-a67d-e3571d2e8b81', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
# of natbib. "cite-method: biblatex" makes them those of biblatex; without that line they are written out.
to: latex
package: zip
standalone: true
number-sections: true
cite-method: natbib
variables:
  documentclass: article
  papersize: a4
  geometry: margin=2.8cm
  colorlinks: true
', 'latex-package', 1795350739929, 1795350739929);
insert into "defaults_file" values ('73e842f2-a6a6-41df-ada4-c8c976d508ff', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
to: latex
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
variables:
  documentclass: article
  papersize: a4
  geometry: margin=2.8cm
  colorlinks: true
', 'latex', 1795350739929, 1795350739929);
insert into "defaults_file" values ('42978594-669c-49ce-b104-d7e738869b5e', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795350739929, 1795350739929);
insert into "defaults_file" values ('d842eaee-4ded-43c5-9310-24d5201b93cc', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795350739929, 1795350739929);
insert into "defaults_file" values ('3c7d6c1b-ec76-4ac7-8add-57f5d6efa238', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
to: pdf
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
variables:
  papersize: a4
', 'pdf', 1795350739929, 1795350739929);
insert into "defaults_file" values ('935b7e26-a8ec-4323-931c-f55c5540ddb6', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
to: revealjs
standalone: true
embed-resources: true
slide-level: 2
html-math-method:
  method: mathml
citeproc: true
metadata:
  link-citations: true
variables:
  theme: scriptorium
  transition: none
  hash: true
', 'slides', 1795350739929, 1795350739929);
insert into "defaults_file" values ('f9088430-9314-4d69-b8e3-543bc200d51d', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795350739929, 1795350739929);
insert into "defaults_file" values ('66a873e3-6ba4-426c-85e3-6e68978a3dd8', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795350739929, 1795350739929);
insert into "mail" values ('f8209b10-3310-4adf-b0be-a182b41153b9', 'verify-email', '3e844c71-5041-4784-bead-af7654807e08', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795350741698, 1795523541698, 1795350741698, 1795350742434, null, null, 1);
insert into "mail" values ('b4cf2e6e-27d5-4085-9db4-3be6782386c5', 'verify-email', 'c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795350743421, 1795523543421, 1795350743421, 1795350744165, null, null, 1);
insert into "mail" values ('19c25a1e-286c-4227-8043-6a59b198bb79', 'group-added', 'c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795350746073, null, 1795350746073, 1795350746176, null, 'http://localhost:19432/unsubscribe?token=group-added~dvz3JkSc1cYQBOpFpIYnb4LuPRAyCR1Qu-dJXQQ1iuw', 2);
insert into "notification" values ('9c4ed1e3-5fee-47f1-82f4-a4107ac07b05', '514df067-731a-433a-bacb-42ea220298c5', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795350741698, null, null);
insert into "notification" values ('184b5003-8abd-43bf-86a3-414cc34e2912', 'c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/0dff04fb-0f3d-4f28-96af-acf33433e9da/', 0, 1795350746073, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795350739854);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"514df067-731a-433a-bacb-42ea220298c5","email":"admin@example.org"}', 1795350739854);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"514df067-731a-433a-bacb-42ea220298c5","email":"admin@example.org","sessionId":"4eef97eb-a54e-407e-83f3-f68772cb4877","clientId":"Test client","address":"127.0.0.1"}', 1795350741074);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '514df067-731a-433a-bacb-42ea220298c5', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795350741679);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"3e844c71-5041-4784-bead-af7654807e08","email":"ada@example.org"}', 1795350741698);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '514df067-731a-433a-bacb-42ea220298c5', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795350742029);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '514df067-731a-433a-bacb-42ea220298c5', 'Administrator', '{"type":"user.updated","userId":"3e844c71-5041-4784-bead-af7654807e08","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795350742234);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"3e844c71-5041-4784-bead-af7654807e08","email":"ada@example.org","sessionId":"82f696ad-cd9c-49b7-89fa-a6a679ff3b99","clientId":"Test client","address":"127.0.0.1"}', 1795350742437);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"514df067-731a-433a-bacb-42ea220298c5","email":"admin@example.org","sessionId":"0904e4f6-32c0-4bb2-b7f2-fe9666600c93","clientId":"Test client","address":"127.0.0.1"}', 1795350743000);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '514df067-731a-433a-bacb-42ea220298c5', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795350743375);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"c1ac03c8-9cb5-4062-ba00-aa630f71dac4","email":"ben@example.org"}', 1795350743421);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '514df067-731a-433a-bacb-42ea220298c5', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795350744107);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '514df067-731a-433a-bacb-42ea220298c5', 'Administrator', '{"type":"user.updated","userId":"c1ac03c8-9cb5-4062-ba00-aa630f71dac4","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795350744125);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"c1ac03c8-9cb5-4062-ba00-aa630f71dac4","email":"ben@example.org","sessionId":"aa9a5795-f099-4de2-ae7a-68c5ba52ea8e","clientId":"Test client","address":"127.0.0.1"}', 1795350744146);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '3e844c71-5041-4784-bead-af7654807e08', 'Ada', '{"type":"group.created","groupId":"0dff04fb-0f3d-4f28-96af-acf33433e9da","name":"Forest ✓ \"quoted\""}', 1795350746050);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '3e844c71-5041-4784-bead-af7654807e08', 'Ada', '{"type":"group.member-added","groupId":"0dff04fb-0f3d-4f28-96af-acf33433e9da","name":"Forest ✓ \"quoted\"","userId":"c1ac03c8-9cb5-4062-ba00-aa630f71dac4","userName":"Ben"}', 1795350746073);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"514df067-731a-433a-bacb-42ea220298c5","email":"admin@example.org","sessionId":"9650e766-af3a-4fc4-b76c-6ffc1ae02b30","clientId":"Test client","address":"127.0.0.1"}', 1795350747684);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '514df067-731a-433a-bacb-42ea220298c5', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795350748065);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795351641076);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795351641076);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797942747684);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795354341700);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795354341700);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795354341698);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795351642439);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797942742437);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795354343421);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795354343421);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795351644146);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797942744146);
insert into "rate_limit" values ('/api/groups/add-member account:3e844c71-5041-4784-bead-af7654807e08', 1, 1795354346075);
insert into "rate_limit" values ('groups/add-member misses account:3e844c71-5041-4784-bead-af7654807e08', 0, 1795354346075);
insert into "rate_limit" values ('notice 3e844c71-5041-4784-bead-af7654807e08 c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 1, 1795437146073);
insert into "rate_limit" values ('mail group-added 3e844c71-5041-4784-bead-af7654807e08 c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 1, 1795437146073);
insert into "rate_limit" values ('mail group-added 3e844c71-5041-4784-bead-af7654807e08', 1, 1795437146073);
insert into "rate_limit" values ('/api/request-ws-ticket account:c1ac03c8-9cb5-4062-ba00-aa630f71dac4', 1, 1795350806354);
insert into "rate_limit" values ('/api/request-ws-ticket account:3e844c71-5041-4784-bead-af7654807e08', 1, 1795350807097);
insert into "review_thread" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', '64bfd5d0-a894-4ac2-b56b-5c785561cad1', 'comment', 'open', 'Shared', '32b30ac0-99db-45f3-8202-e65cf94ca808', 3, '3e844c71-5041-4784-bead-af7654807e08', 'Ada', 1795350747269, 1795350747269, null, null, null, '3e844c71-5041-4784-bead-af7654807e08');
insert into "review_thread" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', 'ca39c399-7c79-4acc-ae08-23f71a64a8aa', 'suggestion', 'open', '', null, 4, '3e844c71-5041-4784-bead-af7654807e08', 'Ada', 1795350747538, 1795350747538, null, null, null, '3e844c71-5041-4784-bead-af7654807e08');
insert into "review_message" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', '32b30ac0-99db-45f3-8202-e65cf94ca808', '64bfd5d0-a894-4ac2-b56b-5c785561cad1', 'Is this *kept*?', '[]', 3, '3e844c71-5041-4784-bead-af7654807e08', 'Ada', 1795350747269, null, null);
insert into "review_checkpoint" values ('4e8eac93-8d66-4ac7-bc81-562e47d0d6bc', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795350747277);
