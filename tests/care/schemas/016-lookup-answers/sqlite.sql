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
insert into "kysely_migration" values ('001-initial', '2026-11-22T12:11:54.167Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T12:11:54.183Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T12:11:54.191Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T12:11:54.199Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T12:11:54.205Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T12:11:54.210Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T12:11:54.222Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T12:11:54.240Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T12:11:54.254Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T12:11:54.277Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T12:11:54.368Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T12:11:54.408Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T12:11:54.444Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T12:11:54.527Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T12:11:54.657Z');
insert into "kysely_migration" values ('016-lookup-answers', '2026-11-22T12:11:54.719Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"0d93dce6","key":"MXEehh6EdbG6OWHJjzl2C4WzqyZFG0DfWj9ggWZyGb8=","madeAt":1795349515735,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"e26bec79","key":"m3zpmAmbIXiQsrncH/7PHLEk3xc2EYWICefw1fStxK0=","madeAt":1795349515894,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"c9e58ed2","key":"5kIufAUf5b5jdYZJeFmbKskh/hQeVIuOLsuHJ/kdg4o=","madeAt":1795349515919,"goodUntil":null}]');
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
insert into "user" values ('ff37f379-35b3-486a-85ce-0763a4f90a4c', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$SAMdVrjc3VOkr0lXrl2ZwA$W3JxZV+3RzFLXjc2NfQRAo5jgdUc87EPvwOsUkq7yW8', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795349516134, 'administrator', 0, null);
insert into "user" values ('daf26b80-7208-44e3-b260-30babff797cf', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$/jsO+23u2pVKMO6PlYaQCw$9yQJXh6xrhRRqBl0YfqQbjE0ag6jepZGTgTGdBYx09s', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795349517717, 'ada', 0, null);
insert into "user" values ('48293fa0-328c-4331-b8f5-31488fc8d47a', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$BHrmEzZa4lLy3BJCax1KFQ$lBxobDdMFVJyE0+uwPX9fVYpxsmayA37W85AYyUCTyM', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795349519148, 'ben', 0, null);
insert into "session" values ('57ad1070-77c9-409f-8836-3f302808a73a', '651c3825f614fc4c655642e07d1158be3ddd5479a2ab331f1826fa274b1a4d6b', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Test client', 1795349516944, 1795349516944, 1803125516944, 1795349518393, 1795349516944);
insert into "session" values ('12d8476e-5d4c-4548-a9be-03c9b5617764', '20d5b8ac9262723f5cf49ead453b5a3864032a278267bcdd989b1f78666c4adf', 'daf26b80-7208-44e3-b260-30babff797cf', 'Test client', 1795349518495, 1795349518495, 1803125518495, null, 1795349518495);
insert into "session" values ('55d08d55-362c-4b15-b3b2-880b79912f71', '950a1c0b07bd1f995387d9aa57b32a53be24d5fb8bad13a03dde901fb007496b', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Test client', 1795349518662, 1795349518662, 1803125518662, 1795349519736, 1795349518662);
insert into "session" values ('433260fe-c829-4d7b-9922-482edf54c15a', '19428b1b66c6d144619c3d5e863f1f3532ed5b30814325bb717a3e79f526fd6f', '48293fa0-328c-4331-b8f5-31488fc8d47a', 'Test client', 1795349519773, 1795349519773, 1803125519773, null, 1795349519773);
insert into "session" values ('41899585-8286-4d90-a14b-418d85f3f5f7', 'e85e68ae4fb6258b32905e9221e9ea2aaebf3b50c1c40b972d29b37b78dd737e', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Test client', 1795349520742, 1795349520742, 1803125520742, null, 1795349520742);
insert into "token" values ('26f887ed-f86f-4208-9706-147b892320a0', 'verify-email', '4c7c8b408b48a04d569ce78a10977c67a9fd7bff35de6de4449f713332e66dfa', 'daf26b80-7208-44e3-b260-30babff797cf', 1795349517717, 1795522317717, null);
insert into "token" values ('33988f01-46f8-4ed1-abb9-fd0afaee5e53', 'verify-email', 'b6ac42853aebf3983fb10910c5f61c7df5b6713bc13e7d0b4ed391db9b3f4a7b', '48293fa0-328c-4331-b8f5-31488fc8d47a', 1795349519148, 1795522319148, null);
insert into "token" values ('7b4f5af5-113a-44e0-a0f2-23c186a70727', 'unsubscribe', '6eba826fe8a38c57f0e3f7787f9180fe19f165c87cbeee32482c5d0ff7f6909b', '48293fa0-328c-4331-b8f5-31488fc8d47a', 1795349520426, 1826885520426, null);
insert into "user_group" values ('b80a1888-da4d-4b24-8ff6-1d37b5f06f39', 'Forest ✓ "quoted"', 'daf26b80-7208-44e3-b260-30babff797cf', 1795349520406, null, 'forest ✓ "quoted"');
insert into "membership" values ('b80a1888-da4d-4b24-8ff6-1d37b5f06f39', 'daf26b80-7208-44e3-b260-30babff797cf', 1, 1795349520406, 'editor');
insert into "membership" values ('b80a1888-da4d-4b24-8ff6-1d37b5f06f39', '48293fa0-328c-4331-b8f5-31488fc8d47a', 0, 1795349520426, 'editor');
insert into "workspace" values ('7b710fe5-6029-43fb-b191-5cf0e7af7a07', 'user', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', null, 'b6636d7a-6f7e-47e7-a4c2-3c37e885eeb5', 104857600, 0, 0, 1, 1795349516134, 0);
insert into "workspace" values ('c9a9bada-da31-4864-bb19-b06a594b59fc', 'user', 'daf26b80-7208-44e3-b260-30babff797cf', null, 'b097b262-a85a-4291-ae92-7f047ab4fb56', 104857600, 43, 2, 3, 1795349517717, 0);
insert into "workspace" values ('86cb619b-0c7c-4e6c-94aa-c7b284c1802d', 'user', '48293fa0-328c-4331-b8f5-31488fc8d47a', null, '75a8e9e2-7131-4d3a-9f83-59e1725e8680', 104857600, 0, 0, 1, 1795349519148, 0);
insert into "workspace" values ('b80a1888-da4d-4b24-8ff6-1d37b5f06f39', 'group', null, 'b80a1888-da4d-4b24-8ff6-1d37b5f06f39', '01dba5de-5ea5-4aca-9bd7-b0d5470aecae', 524288000, 36, 2, 4, 1795349520406, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795349520578);
insert into "item" values ('b6636d7a-6f7e-47e7-a4c2-3c37e885eeb5', '7b710fe5-6029-43fb-b191-5cf0e7af7a07', null, '', 'directory', null, 0, null, null, 1795349516134, 1795349516134, null, null, null, null, null);
insert into "item" values ('b097b262-a85a-4291-ae92-7f047ab4fb56', 'c9a9bada-da31-4864-bb19-b06a594b59fc', null, '', 'directory', null, 0, null, null, 1795349517717, 1795349520578, null, null, null, null, null);
insert into "item" values ('75a8e9e2-7131-4d3a-9f83-59e1725e8680', '86cb619b-0c7c-4e6c-94aa-c7b284c1802d', null, '', 'directory', null, 0, null, null, 1795349519148, 1795349519148, null, null, null, null, null);
insert into "item" values ('01dba5de-5ea5-4aca-9bd7-b0d5470aecae', 'b80a1888-da4d-4b24-8ff6-1d37b5f06f39', null, '', 'directory', null, 0, null, null, 1795349520406, 1795349520540, null, null, null, null, null);
insert into "item" values ('ae5c5604-7d62-45c8-a31b-40574b221c85', 'c9a9bada-da31-4864-bb19-b06a594b59fc', 'b097b262-a85a-4291-ae92-7f047ab4fb56', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795349520455, 1795349520455, 'daf26b80-7208-44e3-b260-30babff797cf', 'daf26b80-7208-44e3-b260-30babff797cf', null, null, null);
insert into "item" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', 'b80a1888-da4d-4b24-8ff6-1d37b5f06f39', '01dba5de-5ea5-4aca-9bd7-b0d5470aecae', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795349520510, 1795349520723, 'daf26b80-7208-44e3-b260-30babff797cf', 'daf26b80-7208-44e3-b260-30babff797cf', null, null, null);
insert into "item" values ('0d103d15-137e-4f98-954c-689b6f2c9e51', 'b80a1888-da4d-4b24-8ff6-1d37b5f06f39', '01dba5de-5ea5-4aca-9bd7-b0d5470aecae', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795349520526, 1795349520526, 'daf26b80-7208-44e3-b260-30babff797cf', 'daf26b80-7208-44e3-b260-30babff797cf', 1795349520540, '0d103d15-137e-4f98-954c-689b6f2c9e51', 'daf26b80-7208-44e3-b260-30babff797cf');
insert into "item" values ('7a52d1ae-f327-453f-ae62-f502f24fa63e', 'c9a9bada-da31-4864-bb19-b06a594b59fc', 'b097b262-a85a-4291-ae92-7f047ab4fb56', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795349520578, 1795349520578, 'daf26b80-7208-44e3-b260-30babff797cf', 'daf26b80-7208-44e3-b260-30babff797cf', null, null, null);
insert into "document" values ('ae5c5604-7d62-45c8-a31b-40574b221c85', 0, 'd3569383-a2d8-49cf-a0ee-bca8590e1ced', 'lf', 0, null, 0, 0);
insert into "document" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', 4, 'a22915a2-7949-487d-aab9-429a4955d6d4', 'lf', 0, null, 665, 0);
insert into "document" values ('0d103d15-137e-4f98-954c-689b6f2c9e51', 0, '62c4f6b4-fea7-4dbd-8bf8-f1c87d1fdb0d', 'lf', 0, null, 0, 0);
insert into "document_update" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', 0, 1, x'5b7b22636c69656e744944223a223530343531346534623236343634663866373638373936393431633233393866222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"48293fa0-328c-4331-b8f5-31488fc8d47a","name":"Ben","from":0,"to":1}]', 1795349520641, 1795349520641, 'pushed');
insert into "document_update" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', 1, 2, x'5b7b22636c69656e744944223a223530343531346534623236343634663866373638373936393431633233393866222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"48293fa0-328c-4331-b8f5-31488fc8d47a","name":"Ben","from":1,"to":2}]', 1795349520652, 1795349520652, 'pushed');
insert into "document_update" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', 2, 3, x'789c158ec16ec3201044ff65ce202d1883e156a9977e43e4030b4b62a9b1db9843a328ff5e719c27cdbcb9bc50be37d9fbd72712b258639b6fc4cd564f524d655e6809c54c3698090ae596f7ab9c48176b5785537e918c82b426a50ffc427ffe0812faed21b94261ab480813bb66bdd3be44d14e84f442d569b7b029353643b38342decbed7820bdd01ec71d8914fa81e415bafc7524e0ad7097f3ccd7e1e02a4b7132e9528cd78e69d6994ad471b65ca369d6cf060a7cd4e7e88eeadeb7631f4757051eb4e6663d2fa483a545bbb1c6d6939e8833b71662280d0a7bbe0fe347cd50e8db0826c4797271b6e4a37dafeff51fd2985e32', '[{"user":"daf26b80-7208-44e3-b260-30babff797cf","name":"Ada","from":2,"to":3}]', 1795349520694, 1795349520694, 'pushed');
insert into "document_update" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', 3, 4, x'789c458fcd6ac3301084df65ce12482b4792752beda5cf607cd0cf2a316dec3456a021f8dd8b534a4fb33b0cbbdf0c0fe4cf89e7f6fe8680c8a4a9daaa52a56215175d52f2cabbac0d396d20904f713ef28a30108d022b7f219000d7cab9edf603ed7e6104acb7e391d706f1374dcb8c00957c52c51ba975d7cbae962a93d59decac39584f267aeb2170bacd1fbfe7a6b2934120360425906fcf3f831276dc092e9f5366840712d7e5cacfcc7ff4a98dbf1b025e97f37999b16da340b92e178461144877049458c926afa423e565d7b19189ac9246a5986a75bdcb1502733cefd55ecaced3a67dd1ae3f98ae3f907244dbb88d3f0d7d61a9', '[{"user":"daf26b80-7208-44e3-b260-30babff797cf","name":"Ada","from":3,"to":4}]', 1795349520723, 1795349520723, 'pushed');
insert into "document_client" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', '504514e4b26464f8f768796941c2398f', '48293fa0-328c-4331-b8f5-31488fc8d47a', '433260fe-c829-4d7b-9922-482edf54c15a', 2, 2, 1795349520652);
insert into "document_client" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', 'ae212f6f0bf2d60ed1dbb8087c132713', 'daf26b80-7208-44e3-b260-30babff797cf', '12d8476e-5d4c-4548-a9be-03c9b5617764', 2, 4, 1795349520723);
insert into "document_snapshot" values ('ae5c5604-7d62-45c8-a31b-40574b221c85', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795349520455);
insert into "document_snapshot" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795349520510);
insert into "document_snapshot" values ('0d103d15-137e-4f98-954c-689b6f2c9e51', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795349520526);
insert into "job" values ('2535e81d-172a-4634-8d91-f61a12948769', 'send-mail', '{}', 'done', 'send-mail', 1795349516329, null, 1, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 1, 1000000, null, 1795349516330, 1795349516373, null);
insert into "job" values ('5c432c40-48bd-4f7a-90e8-3686addf524a', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795371116627, null, 1, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 0, 1000000, null, 1795349516332, null, null);
insert into "job" values ('a1d18368-4803-4efe-abd4-6224291b3b77', 'prune-rows', '{}', 'queued', 'prune-rows', 1795353116719, null, 1, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 0, 1000000, null, 1795349516332, null, null);
insert into "job" values ('606bdfbb-fa98-44d3-be9a-3f9783081e24', 'empty-trash', '{}', 'queued', 'empty-trash', 1795353116739, null, 1, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 0, 1000000, null, 1795349516332, null, null);
insert into "job" values ('dfda8a01-74c8-41a9-ae2d-f8cae09ea11a', 'finish-trees', '{}', 'queued', 'finish-trees', 1795349546780, null, 1, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 0, 1000000, null, 1795349516332, null, null);
insert into "job" values ('2ed7d766-f32a-4f86-bcbe-a7646033e025', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795353116840, null, 1, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 0, 1000000, null, 1795349516332, null, null);
insert into "job" values ('bbc36282-ea43-4d59-a7fe-04df044aec98', 'compact-history', '{}', 'queued', 'compact-history', 1795371116911, null, 1, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 0, 1000000, null, 1795349516332, null, null);
insert into "job" values ('3cacc383-0e6a-4d31-8a22-cc74c5150474', 'tell-review', '{}', 'queued', 'tell-review', 1795353120772, null, 3, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 0, 1000000, null, 1795349516332, null, null);
insert into "job" values ('04970d2f-6f47-4874-8044-60801c1eec65', 'send-mail', '{}', 'done', 'send-mail', 1795349517717, null, 1, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 1, 1000000, null, 1795349517717, 1795349518512, null);
insert into "job" values ('59a2afd6-4f6c-435d-af4b-01aed19eacba', 'send-mail', '{}', 'done', 'send-mail', 1795349519148, null, 1, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 1, 1000000, null, 1795349519148, 1795349519772, null);
insert into "job" values ('3d527ef5-76be-411a-84d3-a378355712dc', 'send-mail', '{}', 'done', 'send-mail', 1795349520426, null, 1, '2cd9d055-7a8e-49fe-a95c-5cf37df503f5:75b05382-dfb1-4e5c-ae08-a7b8d739dc90', 1, 1000000, 'daf26b80-7208-44e3-b260-30babff797cf', 1795349520426, 1795349520516, null);
insert into "defaults_file" values ('5fa5cda1-cad6-43d7-898b-2c37e70fd10a', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795349516152, 1795349516152);
insert into "defaults_file" values ('72b28cb1-117f-4dc3-b408-f20071556d6b', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795349516152, 1795349516152);
insert into "defaults_file" values ('10f12e93-eb66-4c9d-a84b-6dc6793e723c', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795349516152, 1795349516152);
insert into "defaults_file" values ('ccae50e2-9c76-4d5f-a974-593fedce1f0a', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795349516152, 1795349516152);
insert into "defaults_file" values ('a12cd4b0-c0d1-4c62-81e2-8f79b4488acb', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795349516152, 1795349516152);
insert into "defaults_file" values ('1d9b82a9-3bd9-4aea-97c8-57163274b44d', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795349516152, 1795349516152);
insert into "defaults_file" values ('76331db0-6775-43d3-95f8-5627be38bd21', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795349516152, 1795349516152);
insert into "defaults_file" values ('87fd679b-22b9-4a97-b757-0ff3a248f72b', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795349516152, 1795349516152);
insert into "defaults_file" values ('3ea0c4fe-2ff2-4a51-a4ec-8abef3e6c08b', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795349516152, 1795349516152);
insert into "defaults_file" values ('9e6f00cf-7b6a-4c40-848b-ae33bab0cb5f', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795349516152, 1795349516152);
insert into "defaults_file" values ('9a389ca9-9063-412c-b2d8-7a293d97dfd7', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795349516152, 1795349516152);
insert into "mail" values ('ff28a28e-df1e-4380-ae15-987c8a08342d', 'verify-email', 'daf26b80-7208-44e3-b260-30babff797cf', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795349517717, 1795522317717, 1795349517717, 1795349518502, null, null, 1);
insert into "mail" values ('7fe798c1-e9ec-4f0d-85b0-68b4c2490eee', 'verify-email', '48293fa0-328c-4331-b8f5-31488fc8d47a', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795349519148, 1795522319148, 1795349519148, 1795349519740, null, null, 1);
insert into "mail" values ('c278beb7-8e64-421f-b7bf-d05b1dc1bc5a', 'group-added', '48293fa0-328c-4331-b8f5-31488fc8d47a', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795349520426, null, 1795349520426, 1795349520511, null, 'http://localhost:25707/unsubscribe?token=group-added~HTfCTJy5EK3FqKiUGfPmqGAtEZAgxtnDH4ab3uECvG8', 2);
insert into "notification" values ('c77ec2d4-799c-4893-a3e6-ed8724af857a', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795349517717, null, null);
insert into "notification" values ('f808803d-0a07-4172-8465-ac1e3eaad83b', '48293fa0-328c-4331-b8f5-31488fc8d47a', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/b80a1888-da4d-4b24-8ff6-1d37b5f06f39/', 0, 1795349520426, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795349516134);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"ff37f379-35b3-486a-85ce-0763a4f90a4c","email":"admin@example.org"}', 1795349516134);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"ff37f379-35b3-486a-85ce-0763a4f90a4c","email":"admin@example.org","sessionId":"57ad1070-77c9-409f-8836-3f302808a73a","clientId":"Test client","address":"127.0.0.1"}', 1795349516944);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795349517697);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"daf26b80-7208-44e3-b260-30babff797cf","email":"ada@example.org"}', 1795349517717);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795349518191);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Administrator', '{"type":"user.updated","userId":"daf26b80-7208-44e3-b260-30babff797cf","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795349518230);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"daf26b80-7208-44e3-b260-30babff797cf","email":"ada@example.org","sessionId":"12d8476e-5d4c-4548-a9be-03c9b5617764","clientId":"Test client","address":"127.0.0.1"}', 1795349518495);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"ff37f379-35b3-486a-85ce-0763a4f90a4c","email":"admin@example.org","sessionId":"55d08d55-362c-4b15-b3b2-880b79912f71","clientId":"Test client","address":"127.0.0.1"}', 1795349518662);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795349519100);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"48293fa0-328c-4331-b8f5-31488fc8d47a","email":"ben@example.org"}', 1795349519148);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795349519666);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Administrator', '{"type":"user.updated","userId":"48293fa0-328c-4331-b8f5-31488fc8d47a","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795349519703);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"48293fa0-328c-4331-b8f5-31488fc8d47a","email":"ben@example.org","sessionId":"433260fe-c829-4d7b-9922-482edf54c15a","clientId":"Test client","address":"127.0.0.1"}', 1795349519773);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'daf26b80-7208-44e3-b260-30babff797cf', 'Ada', '{"type":"group.created","groupId":"b80a1888-da4d-4b24-8ff6-1d37b5f06f39","name":"Forest ✓ \"quoted\""}', 1795349520406);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'daf26b80-7208-44e3-b260-30babff797cf', 'Ada', '{"type":"group.member-added","groupId":"b80a1888-da4d-4b24-8ff6-1d37b5f06f39","name":"Forest ✓ \"quoted\"","userId":"48293fa0-328c-4331-b8f5-31488fc8d47a","userName":"Ben"}', 1795349520426);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"ff37f379-35b3-486a-85ce-0763a4f90a4c","email":"admin@example.org","sessionId":"41899585-8286-4d90-a14b-418d85f3f5f7","clientId":"Test client","address":"127.0.0.1"}', 1795349520742);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'ff37f379-35b3-486a-85ce-0763a4f90a4c', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795349520824);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795350416953);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795350416953);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797941520742);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795353117719);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795353117719);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795353117717);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795350418495);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797941518495);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795353119158);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795353119148);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795350419773);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797941519773);
insert into "rate_limit" values ('/api/groups/add-member account:daf26b80-7208-44e3-b260-30babff797cf', 1, 1795353120429);
insert into "rate_limit" values ('groups/add-member misses account:daf26b80-7208-44e3-b260-30babff797cf', 0, 1795353120429);
insert into "rate_limit" values ('notice daf26b80-7208-44e3-b260-30babff797cf 48293fa0-328c-4331-b8f5-31488fc8d47a', 1, 1795435920426);
insert into "rate_limit" values ('mail group-added daf26b80-7208-44e3-b260-30babff797cf 48293fa0-328c-4331-b8f5-31488fc8d47a', 1, 1795435920426);
insert into "rate_limit" values ('mail group-added daf26b80-7208-44e3-b260-30babff797cf', 1, 1795435920426);
insert into "rate_limit" values ('/api/request-ws-ticket account:48293fa0-328c-4331-b8f5-31488fc8d47a', 1, 1795349580595);
insert into "rate_limit" values ('/api/request-ws-ticket account:daf26b80-7208-44e3-b260-30babff797cf', 1, 1795349580663);
insert into "review_thread" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', '73b4f264-6c9e-4ee0-80d4-48b1cd9f1054', 'comment', 'open', 'Shared', 'bde8c4e3-cc16-4b05-a0c9-952bd91f2651', 3, 'daf26b80-7208-44e3-b260-30babff797cf', 'Ada', 1795349520692, 1795349520692, null, null, null, 'daf26b80-7208-44e3-b260-30babff797cf');
insert into "review_thread" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', '0b8b0d83-1149-4fdf-b614-46356823a868', 'suggestion', 'open', '', null, 4, 'daf26b80-7208-44e3-b260-30babff797cf', 'Ada', 1795349520722, 1795349520722, null, null, null, 'daf26b80-7208-44e3-b260-30babff797cf');
insert into "review_message" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', 'bde8c4e3-cc16-4b05-a0c9-952bd91f2651', '73b4f264-6c9e-4ee0-80d4-48b1cd9f1054', 'Is this *kept*?', '[]', 3, 'daf26b80-7208-44e3-b260-30babff797cf', 'Ada', 1795349520692, null, null);
insert into "review_checkpoint" values ('270d6ba1-0326-48f6-95c1-52f5e37d1f97', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795349520694);
