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
CREATE TABLE "review_thread" ("document_id" text not null references "document" ("id") on delete cascade, "id" text not null, "kind" text not null, "status" text not null, "quote" text not null, "first_message" text, "at_version" integer not null, "created_by" text not null, "created_name" text not null, "created_at" integer not null, "changed_at" integer not null, "decided_by" text, "decided_name" text, "decided_at" integer, "changed_by" text, "word_name" text, "word_at" integer, "word_file" text, constraint "review_thread_pk" primary key ("document_id", "id")) strict;
CREATE INDEX "review_thread_changed" on "review_thread" ("document_id", "status", "changed_at");
CREATE TABLE "review_message" ("document_id" text not null, "id" text not null, "thread_id" text not null, "body" text, "mentions" text not null, "at_version" integer not null, "author_id" text not null, "author_name" text not null, "created_at" integer not null, "edited_at" integer, "deleted_by" text, "word_name" text, "word_at" integer, "is_from_word" integer default 0 not null, constraint "review_message_pk" primary key ("document_id", "id"), constraint "review_message_thread" foreign key ("document_id", "thread_id") references "review_thread" ("document_id", "id") on delete cascade) strict;
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
CREATE TABLE "invitation" ("id" text primary key, "group_id" text not null references "user_group" ("id") on delete cascade, "email" text not null, "email_key" text not null, "role" text not null, "token_hash" text not null unique, "invited_by" text not null references "user" ("id") on delete cascade, "sent_at" integer not null, "expires_at" integer not null, constraint "invitation_address" unique ("group_id", "email_key")) strict;
CREATE INDEX "invitation_invited_by" on "invitation" ("invited_by");
CREATE INDEX "invitation_expires_at" on "invitation" ("expires_at");
CREATE TABLE "login_flow" ("token_hash" text primary key, "purpose" text not null, "user_id" text references "user" ("id") on delete cascade, "session_id" text, "client_id" text not null, "data" text, "created_at" integer not null, "expires_at" integer not null) strict;
CREATE INDEX "login_flow_user_id" on "login_flow" ("user_id");
CREATE INDEX "login_flow_expires_at" on "login_flow" ("expires_at");
CREATE TABLE "totp" ("user_id" text primary key references "user" ("id") on delete cascade, "secret" text not null, "last_step" integer not null, "added_at" integer not null, "used_at" integer) strict;
CREATE TABLE "recovery_code" ("user_id" text not null references "user" ("id") on delete cascade, "code_hash" text not null, "made_at" integer not null, constraint "recovery_code_pk" primary key ("user_id", "code_hash")) strict;
CREATE INDEX review_thread_word_file on review_thread (document_id, word_file) where word_file is not null;
CREATE TABLE "passkey" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "credential_id" text not null unique, "public_key" text not null, "counter" integer not null, "transports" text not null, "name" text not null, "added_at" integer not null, "used_at" integer) strict;
CREATE INDEX "passkey_user_id" on "passkey" ("user_id");
insert into "kysely_migration" values ('001-initial', '2026-11-22T13:34:06.689Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T13:34:06.699Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T13:34:06.707Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T13:34:06.714Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T13:34:06.760Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T13:34:06.769Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T13:34:06.775Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T13:34:06.784Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T13:34:06.792Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T13:34:06.801Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T13:34:06.812Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T13:34:06.819Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T13:34:06.853Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T13:34:06.864Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T13:34:06.871Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T13:34:06.876Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T13:34:06.880Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T13:34:06.885Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T13:34:06.892Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-22T13:34:06.899Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-22T13:34:06.910Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-22T13:34:06.916Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"2c0d2fce","key":"6qDQVYgG+NdCNn5/B4jzwkF86nUodvuX9//DeohZSMY=","madeAt":1795354447275,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"8334ca10","key":"vEHpd395TTXxJTkXrWAWGHjPZPDxCWmf20AP2hf+Al4=","madeAt":1795354447301,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"5488b813","key":"wKmtZ6aGYDYqoM1PGlM5nKXvFPQveHy6tQ+0UqhQz2A=","madeAt":1795354447307,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"3e7fbaa2","key":"tQ2WXQfCnq4bKA83dpZdWQsnKypNynWDsIbd5VqNvvY=","madeAt":1795354447310,"goodUntil":null}]');
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
insert into "user" values ('17c95db5-4f29-4a60-a22c-05259fed1881', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$OoeNF/r14IX2AINcbeJehw$hQMDpDA9SlJmV5tQ2J2mDwoJsuRnhEY6kW0+N0+rN7k', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795354447404, 'administrator', 0, null);
insert into "user" values ('a199a84b-6983-40df-8fef-1b3c1d36096c', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$n+cHhOs00mq0lLJD3Mz81w$EBvKxEXl5aHeF03Sla6mKJu6bxU7OJFo05+Pev2xwhI', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795354447972, 'ada', 0, null);
insert into "user" values ('c390b418-01e8-4221-b464-9695b45e6669', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$Hqw3Gjm5q0k76mHtL+OTqw$v413kRopxK0LjOAVEmWQWKHEfORMPkrbejOLnGvHzFw', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795354448350, 'ben', 0, null);
insert into "session" values ('ccd57295-f3e6-4676-b16a-6e9cc73ef9e8', '32c104b0603c645932ef36c95ad58759761746f3c7031825e42e5e29a64e0976', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Test client', 1795354447821, 1795354447821, 1803130447821, 1795354448118, 1795354447821);
insert into "session" values ('0fab82e8-3414-441e-855d-aa3973694277', 'd15701d5979e81937444c0afa7bea680c720c8236cc0b7f6596613341dc0f13d', 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'Test client', 1795354448137, 1795354448137, 1803130448137, null, 1795354448137);
insert into "session" values ('f3b15fce-3415-4ac9-b0bc-9cde2742fa98', '67f648bf716293a25971842ceec58ab09afec615bb8ef6e66ee3b7b27ea5c1b2', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Test client', 1795354448220, 1795354448220, 1803130448220, 1795354448487, 1795354448220);
insert into "session" values ('41c82f52-6b55-47ac-837b-f0e3408e7bbc', '20be072a04948af33320151bc7470e18e35b784787d11df335d5752d76f51571', 'c390b418-01e8-4221-b464-9695b45e6669', 'Test client', 1795354448500, 1795354448500, 1803130448500, null, 1795354448500);
insert into "session" values ('f328b331-aa3a-4c2a-b348-78f89e346fd1', '85cd4bfabc3d12de2bc9e03dcea60765fcacb4a5260d173de236169be8b6e059', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Test client', 1795354449769, 1795354449769, 1803130449769, null, 1795354449769);
insert into "token" values ('5ef91498-13be-4b03-b1b0-da322aed0e00', 'verify-email', 'e2f80060381dec66df559b920fd5d002388338d3117145b99d2bf9321dfce252', 'a199a84b-6983-40df-8fef-1b3c1d36096c', 1795354447972, 1795527247972, null);
insert into "token" values ('c41b0278-f919-43f4-b0d9-39729afdbed1', 'verify-email', 'af21b4c04534937f97418920848df09fbceaaf91e13b49a612d24e5d13cbe5d6', 'c390b418-01e8-4221-b464-9695b45e6669', 1795354448350, 1795527248350, null);
insert into "token" values ('2eb44e9a-617e-4d63-a9f1-a31b578df307', 'unsubscribe', '67cea3a129fc18d03f2f259d04fc291fd0fbc4c8322931196568a0e634a097b3', 'c390b418-01e8-4221-b464-9695b45e6669', 1795354448909, 1826890448909, null);
insert into "user_group" values ('7bbd7356-d115-4bf7-b112-04abf333b5af', 'Forest ✓ "quoted"', 'a199a84b-6983-40df-8fef-1b3c1d36096c', 1795354448888, null, 'forest ✓ "quoted"');
insert into "membership" values ('7bbd7356-d115-4bf7-b112-04abf333b5af', 'a199a84b-6983-40df-8fef-1b3c1d36096c', 1, 1795354448888, 'editor');
insert into "membership" values ('7bbd7356-d115-4bf7-b112-04abf333b5af', 'c390b418-01e8-4221-b464-9695b45e6669', 0, 1795354448909, 'editor');
insert into "workspace" values ('8cea4252-bbf9-42fd-b698-5c2726f38379', 'user', '17c95db5-4f29-4a60-a22c-05259fed1881', null, '9891eda0-7822-4337-abc0-ed44366f4dd6', 104857600, 0, 0, 1, 1795354447404, 0);
insert into "workspace" values ('f1314ff9-0b0c-459b-9ae7-66d2913eda36', 'user', 'a199a84b-6983-40df-8fef-1b3c1d36096c', null, 'fdc78829-ef75-4979-8724-d4a329aabdc6', 104857600, 43, 2, 3, 1795354447972, 0);
insert into "workspace" values ('7ef662c0-32a2-418e-9b6e-102071539c01', 'user', 'c390b418-01e8-4221-b464-9695b45e6669', null, '9921c2ed-719e-486b-b5b2-fb31310ac826', 104857600, 0, 0, 1, 1795354448350, 0);
insert into "workspace" values ('7bbd7356-d115-4bf7-b112-04abf333b5af', 'group', null, '7bbd7356-d115-4bf7-b112-04abf333b5af', 'f60f9a31-5c4d-4fef-9697-6e628a42a8d0', 524288000, 36, 2, 4, 1795354448888, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795354449561);
insert into "item" values ('9891eda0-7822-4337-abc0-ed44366f4dd6', '8cea4252-bbf9-42fd-b698-5c2726f38379', null, '', 'directory', null, 0, null, null, 1795354447404, 1795354447404, null, null, null, null, null);
insert into "item" values ('fdc78829-ef75-4979-8724-d4a329aabdc6', 'f1314ff9-0b0c-459b-9ae7-66d2913eda36', null, '', 'directory', null, 0, null, null, 1795354447972, 1795354449561, null, null, null, null, null);
insert into "item" values ('9921c2ed-719e-486b-b5b2-fb31310ac826', '7ef662c0-32a2-418e-9b6e-102071539c01', null, '', 'directory', null, 0, null, null, 1795354448350, 1795354448350, null, null, null, null, null);
insert into "item" values ('f60f9a31-5c4d-4fef-9697-6e628a42a8d0', '7bbd7356-d115-4bf7-b112-04abf333b5af', null, '', 'directory', null, 0, null, null, 1795354448888, 1795354449502, null, null, null, null, null);
insert into "item" values ('41a04eb0-1046-4436-aca5-613ba96bfd3d', 'f1314ff9-0b0c-459b-9ae7-66d2913eda36', 'fdc78829-ef75-4979-8724-d4a329aabdc6', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795354449432, 1795354449432, 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'a199a84b-6983-40df-8fef-1b3c1d36096c', null, null, null);
insert into "item" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', '7bbd7356-d115-4bf7-b112-04abf333b5af', 'f60f9a31-5c4d-4fef-9697-6e628a42a8d0', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795354449472, 1795354449749, 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'a199a84b-6983-40df-8fef-1b3c1d36096c', null, null, null);
insert into "item" values ('535a429c-3475-40fd-86dc-ea74fa3b2021', '7bbd7356-d115-4bf7-b112-04abf333b5af', 'f60f9a31-5c4d-4fef-9697-6e628a42a8d0', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795354449488, 1795354449488, 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'a199a84b-6983-40df-8fef-1b3c1d36096c', 1795354449502, '535a429c-3475-40fd-86dc-ea74fa3b2021', 'a199a84b-6983-40df-8fef-1b3c1d36096c');
insert into "item" values ('2f467532-6121-4ad7-8d0c-0d821db22ba2', 'f1314ff9-0b0c-459b-9ae7-66d2913eda36', 'fdc78829-ef75-4979-8724-d4a329aabdc6', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795354449561, 1795354449561, 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'a199a84b-6983-40df-8fef-1b3c1d36096c', null, null, null);
insert into "document" values ('41a04eb0-1046-4436-aca5-613ba96bfd3d', 0, 'b7867395-3353-492d-9d12-30871b20d0e3', 'lf', 0, null, 0, 0);
insert into "document" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', 4, 'a2657ab4-ee5f-42f3-a58e-0a73066b11cd', 'lf', 0, null, 663, 0);
insert into "document" values ('535a429c-3475-40fd-86dc-ea74fa3b2021', 0, '3c456a0b-814e-425e-874a-40e19b353699', 'lf', 0, null, 0, 0);
insert into "document_update" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', 0, 1, x'5b7b22636c69656e744944223a223765623365383966666666376265313966323634323333633134376265363433222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"c390b418-01e8-4221-b464-9695b45e6669","name":"Ben","from":0,"to":1}]', 1795354449665, 1795354449665, 'pushed');
insert into "document_update" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', 1, 2, x'5b7b22636c69656e744944223a223765623365383966666666376265313966323634323333633134376265363433222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"c390b418-01e8-4221-b464-9695b45e6669","name":"Ben","from":1,"to":2}]', 1795354449679, 1795354449679, 'pushed');
insert into "document_update" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', 2, 3, x'789c158e4b6a03311404efd26b09f4ffed02d9e40c66169aa7277b209e493c5ac418df3d68d90545f5e505fade781f5f9f285094a3cfaca9ba68b20b79b539523051afb1333b08d0adee573e512ec62c0227ffa26801ee9d694cfcc278fe300ac6edc1b541606b28c89a9ba74432b2c9d279d7646a4949ad881ad5a0a36308d49d6ec703e585fe38ee284a601c284160f0df4001de02773ecf7a9d0d624dbe4596b1a7205d232b53ee56aa549525d2c6790b81f568cfe94e751fdbb1cfa38bc03a69d539d7e4561972b2d2a9d665eadca55e2de96683ca8120b0d7fb2c7eb40a81b1cda163f6d63be772d4e6bdbc977f87055de9', '[{"user":"a199a84b-6983-40df-8fef-1b3c1d36096c","name":"Ada","from":2,"to":3}]', 1795354449714, 1795354449714, 'pushed');
insert into "document_update" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', 3, 4, x'789c458fc16ac3301044ff65ce1258f25af2ea56d24bbfc1f820cbabc434b1d3588186e07f2f4e293dedce32ccbced9e48e749e6f2f18e802ab16f584c8ae42d93e3a1669f9cf566f05984a0904e713eca8ad059db2bacf2856015246749653f3f511e5741c07a3f1e652d507fdbb4cc08f0ce349537a453ce56936d49b3afa3f60d3b9fad305182c2e93e7ffec64d230222146241a814d2fdd5d355caf53bc1f53c2541786290bcdce4e5f9b7be6691ef8280c372b92c33b6ad57186fcb15a1eb1586c79e6f98634b8376dcd69aaa31eb364bd666a893196b57b1dba9e678d95f7b1b779e32edc2786eea8688d853bbf55bff03613e6115', '[{"user":"a199a84b-6983-40df-8fef-1b3c1d36096c","name":"Ada","from":3,"to":4}]', 1795354449749, 1795354449749, 'pushed');
insert into "document_client" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', '7eb3e89ffff7be19f264233c147be643', 'c390b418-01e8-4221-b464-9695b45e6669', '41c82f52-6b55-47ac-837b-f0e3408e7bbc', 2, 2, 1795354449679);
insert into "document_client" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', '0c9759e1ca4729469b397c6271b7fee4', 'a199a84b-6983-40df-8fef-1b3c1d36096c', '0fab82e8-3414-441e-855d-aa3973694277', 2, 4, 1795354449749);
insert into "document_snapshot" values ('41a04eb0-1046-4436-aca5-613ba96bfd3d', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795354449432);
insert into "document_snapshot" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795354449472);
insert into "document_snapshot" values ('535a429c-3475-40fd-86dc-ea74fa3b2021', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795354449488);
insert into "job" values ('2948187b-7dc7-419d-a145-ea07e72bbffe', 'send-mail', '{}', 'done', 'send-mail', 1795354447665, null, 1, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 1, 1000000, null, 1795354447665, 1795354447690, null);
insert into "job" values ('243944c7-7215-4723-94d4-87f99d91bd47', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795376047694, null, 1, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 0, 1000000, null, 1795354447667, null, null);
insert into "job" values ('54c753f2-bf11-4c29-9658-0269a75a3be7', 'prune-rows', '{}', 'queued', 'prune-rows', 1795358047702, null, 1, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 0, 1000000, null, 1795354447667, null, null);
insert into "job" values ('daff1f0d-c536-44e3-9b47-b604aff63dcc', 'empty-trash', '{}', 'queued', 'empty-trash', 1795358047705, null, 1, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 0, 1000000, null, 1795354447668, null, null);
insert into "job" values ('4d2ab926-a347-411d-8ab0-c8207c6dcdd0', 'finish-trees', '{}', 'queued', 'finish-trees', 1795354477722, null, 1, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 0, 1000000, null, 1795354447668, null, null);
insert into "job" values ('56d95369-08ad-466f-831e-77df2699c6d1', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795358047744, null, 1, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 0, 1000000, null, 1795354447668, null, null);
insert into "job" values ('ccf8f2e4-8e7a-4d4e-af54-309e26d4443f', 'compact-history', '{}', 'queued', 'compact-history', 1795376047757, null, 1, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 0, 1000000, null, 1795354447668, null, null);
insert into "job" values ('ae2db97a-de8e-4f90-99ff-6c0f64c6757a', 'tell-review', '{}', 'queued', 'tell-review', 1795358049778, null, 2, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 0, 1000000, null, 1795354447668, null, null);
insert into "job" values ('35c97e11-f262-41b4-9c12-b62b4618327c', 'send-mail', '{}', 'done', 'send-mail', 1795354447972, null, 1, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 1, 1000000, null, 1795354447972, 1795354448140, null);
insert into "job" values ('27abdd77-71f5-4f72-bc1f-be3a876a4b95', 'send-mail', '{}', 'done', 'send-mail', 1795354448350, null, 1, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 1, 1000000, null, 1795354448350, 1795354448496, null);
insert into "job" values ('f2086f91-e80c-4dfe-82d9-714407faa39c', 'send-mail', '{}', 'done', 'send-mail', 1795354448909, null, 1, '04c6afcc-6b22-4ba7-a13a-f1bc4633cac4:fdda825d-739f-4007-af41-c3aabb731553', 1, 1000000, 'a199a84b-6983-40df-8fef-1b3c1d36096c', 1795354448909, 1795354449465, null);
insert into "defaults_file" values ('2c816dff-dcb4-4583-9726-ad961d07eb18', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795354447433, 1795354447433);
insert into "defaults_file" values ('fbf7d822-2bcb-4145-ad65-94c48729077f', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795354447433, 1795354447433);
insert into "defaults_file" values ('e5962858-49b4-468e-b5ec-8fad8b70e0b7', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795354447433, 1795354447433);
insert into "defaults_file" values ('7e5c7a12-ad39-4fa7-8b62-5669ad84e0d8', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795354447433, 1795354447433);
insert into "defaults_file" values ('a4004072-8d6d-4f93-b90e-d64b16cecc5c', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795354447433, 1795354447433);
insert into "defaults_file" values ('e873389d-73d6-44af-b8f4-f024598ee575', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795354447433, 1795354447433);
insert into "defaults_file" values ('823656df-4ac4-4923-ae4b-677489a73ea9', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795354447433, 1795354447433);
insert into "defaults_file" values ('40dbe50b-d911-43af-b1f8-3825822ee13f', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795354447433, 1795354447433);
insert into "defaults_file" values ('c5f84b6f-46cd-4d64-8a03-fd247668e3f3', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795354447433, 1795354447433);
insert into "defaults_file" values ('c41da494-ef7c-4dd1-8be2-5025dfbc5074', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795354447433, 1795354447433);
insert into "defaults_file" values ('b080f696-82f0-49b2-a7e1-502da6400e1c', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795354447433, 1795354447433);
insert into "mail" values ('7bb79584-c2cf-441a-9c26-e6520eec4c56', 'verify-email', 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795354447972, 1795527247972, 1795354447972, 1795354448134, null, null, 1);
insert into "mail" values ('71b8c6d0-5809-4936-a78a-8a937e019911', 'verify-email', 'c390b418-01e8-4221-b464-9695b45e6669', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795354448350, 1795527248350, 1795354448350, 1795354448488, null, null, 1);
insert into "mail" values ('153479b8-6569-44d9-a5e0-9411e9a0d360', 'group-added', 'c390b418-01e8-4221-b464-9695b45e6669', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795354448909, null, 1795354448909, 1795354449455, null, 'http://localhost:23294/unsubscribe?token=group-added~dQ9Z3IJph01SoyDEmySuNJBYeCUxx_1zMu0MeQ4e88I', 2);
insert into "notification" values ('0621e02f-9fda-4728-8306-1ebb64d1d341', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795354447972, null, null);
insert into "notification" values ('0b468134-3b46-42bc-aad1-1c272dc21bf2', 'c390b418-01e8-4221-b464-9695b45e6669', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/7bbd7356-d115-4bf7-b112-04abf333b5af/', 0, 1795354448909, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795354447404);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"17c95db5-4f29-4a60-a22c-05259fed1881","email":"admin@example.org"}', 1795354447404);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"17c95db5-4f29-4a60-a22c-05259fed1881","email":"admin@example.org","sessionId":"ccd57295-f3e6-4676-b16a-6e9cc73ef9e8","clientId":"Test client","address":"127.0.0.1"}', 1795354447821);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795354447957);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"a199a84b-6983-40df-8fef-1b3c1d36096c","email":"ada@example.org"}', 1795354447972);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795354448055);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Administrator', '{"type":"user.updated","userId":"a199a84b-6983-40df-8fef-1b3c1d36096c","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795354448084);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"a199a84b-6983-40df-8fef-1b3c1d36096c","email":"ada@example.org","sessionId":"0fab82e8-3414-441e-855d-aa3973694277","clientId":"Test client","address":"127.0.0.1"}', 1795354448137);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"17c95db5-4f29-4a60-a22c-05259fed1881","email":"admin@example.org","sessionId":"f3b15fce-3415-4ac9-b0bc-9cde2742fa98","clientId":"Test client","address":"127.0.0.1"}', 1795354448220);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795354448319);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"c390b418-01e8-4221-b464-9695b45e6669","email":"ben@example.org"}', 1795354448350);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795354448461);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Administrator', '{"type":"user.updated","userId":"c390b418-01e8-4221-b464-9695b45e6669","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795354448473);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"c390b418-01e8-4221-b464-9695b45e6669","email":"ben@example.org","sessionId":"41c82f52-6b55-47ac-837b-f0e3408e7bbc","clientId":"Test client","address":"127.0.0.1"}', 1795354448500);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'Ada', '{"type":"group.created","groupId":"7bbd7356-d115-4bf7-b112-04abf333b5af","name":"Forest ✓ \"quoted\""}', 1795354448888);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'Ada', '{"type":"group.member-added","groupId":"7bbd7356-d115-4bf7-b112-04abf333b5af","name":"Forest ✓ \"quoted\"","userId":"c390b418-01e8-4221-b464-9695b45e6669","userName":"Ben"}', 1795354448909);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"17c95db5-4f29-4a60-a22c-05259fed1881","email":"admin@example.org","sessionId":"f328b331-aa3a-4c2a-b348-78f89e346fd1","clientId":"Test client","address":"127.0.0.1"}', 1795354449769);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '17c95db5-4f29-4a60-a22c-05259fed1881', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795354449890);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795355347830);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795355347830);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797946449769);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795358047973);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795358047973);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795358047972);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795355348138);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797946448137);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795358048350);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795358048350);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795355348500);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797946448500);
insert into "rate_limit" values ('/api/groups/add-member account:a199a84b-6983-40df-8fef-1b3c1d36096c', 1, 1795358048911);
insert into "rate_limit" values ('groups/add-member misses account:a199a84b-6983-40df-8fef-1b3c1d36096c', 0, 1795358048911);
insert into "rate_limit" values ('notice a199a84b-6983-40df-8fef-1b3c1d36096c c390b418-01e8-4221-b464-9695b45e6669', 1, 1795440848909);
insert into "rate_limit" values ('mail group-added a199a84b-6983-40df-8fef-1b3c1d36096c c390b418-01e8-4221-b464-9695b45e6669', 1, 1795440848909);
insert into "rate_limit" values ('mail group-added a199a84b-6983-40df-8fef-1b3c1d36096c', 1, 1795440848909);
insert into "rate_limit" values ('/api/request-ws-ticket account:c390b418-01e8-4221-b464-9695b45e6669', 1, 1795354509589);
insert into "rate_limit" values ('/api/request-ws-ticket account:a199a84b-6983-40df-8fef-1b3c1d36096c', 1, 1795354509689);
insert into "review_thread" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', '91ed5c8c-7e29-454d-8d80-10ccdca6174e', 'comment', 'open', 'Shared', 'ce1c5d7e-7f86-4dc3-89f3-08a03cc12453', 3, 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'Ada', 1795354449712, 1795354449712, null, null, null, 'a199a84b-6983-40df-8fef-1b3c1d36096c', null, null, null);
insert into "review_thread" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', '76150714-cff2-4284-973a-75967f2e944c', 'suggestion', 'open', '', null, 4, 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'Ada', 1795354449748, 1795354449748, null, null, null, 'a199a84b-6983-40df-8fef-1b3c1d36096c', null, null, null);
insert into "review_message" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', 'ce1c5d7e-7f86-4dc3-89f3-08a03cc12453', '91ed5c8c-7e29-454d-8d80-10ccdca6174e', 'Is this *kept*?', '[]', 3, 'a199a84b-6983-40df-8fef-1b3c1d36096c', 'Ada', 1795354449712, null, null, null, null, 0);
insert into "review_checkpoint" values ('e6b94929-21c3-4b16-a3ea-e03eff55ab47', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795354449714);
