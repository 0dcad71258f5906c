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
CREATE TABLE "node" ("id" text primary key, "place" text not null, "host" text not null, "process" integer not null, "version" text not null, "started_at" integer not null, "seen_at" integer not null, "shared" text default '' not null) strict;
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
CREATE TABLE "node_event" ("id" integer primary key autoincrement, "node" text not null, "events" text not null, "created_at" integer not null) strict;
CREATE INDEX "node_event_created_at" on "node_event" ("created_at");
CREATE TABLE "blob_claim" ("id" text primary key, "hash" text not null, "node" text not null) strict;
CREATE INDEX "blob_claim_hash" on "blob_claim" ("hash");
insert into "kysely_migration" values ('001-initial', '2026-11-22T16:20:51.710Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T16:20:51.717Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T16:20:51.724Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T16:20:51.729Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T16:20:51.735Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T16:20:51.739Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T16:20:51.767Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T16:20:51.771Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T16:20:51.783Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T16:20:51.788Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T16:20:51.795Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T16:20:51.815Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T16:20:51.819Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T16:20:51.826Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T16:20:51.834Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T16:20:51.837Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T16:20:51.840Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T16:20:51.843Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T16:20:51.847Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-22T16:20:51.852Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-22T16:20:51.859Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-22T16:20:51.866Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-22T16:20:51.874Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-22T16:20:51.882Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"9eb6d593","key":"FCnRnn0q8kE8c1ZTy7uiZpxKA063EPIV8pQNsd7v6GM=","madeAt":1795364452161,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"4375c4b0","key":"kyTM+wspt+cwiTK+IIgSVbJwRgSbWXFyQQ4J0PD5e+k=","madeAt":1795364452199,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"1a729d7f","key":"PzkfvTgXeJOhvtuCUBEg8x+YurgsN+nGS/JnXPcBBfQ=","madeAt":1795364452221,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"bee5fd17","key":"HQ7LXYkIcudLe+WExsTIhRgCsud9I/G7Q/GkUUhyMd4=","madeAt":1795364452223,"goodUntil":null}]');
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
insert into "user" values ('56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$h2a9jhftlc0VTyO/FvYchw$PSljH5pyhtYY9TZCBCdQK6bdTXePHC8GYJ0q+WB8hnc', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795364452404, 'administrator', 0, null);
insert into "user" values ('913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$KxQyWXlQn2Svfm7wocndOw$IK49O9/bDWolhMZ3lZHoaRW04tTR6INOfqtSxdc1DTc', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795364453161, 'ada', 0, null);
insert into "user" values ('50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$1dEQKUOopjzEW+flhUkq9Q$HC7WiaoErSUuTGY59zVSbrhOdeX+7pwNwrRrUl6dyiQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795364453681, 'ben', 0, null);
insert into "session" values ('0011764f-e128-4fa7-a938-273cc9663414', 'b4827df7912688131ef185c2ee66ba85a485a6724f3cfe1d891f3f06bf98678d', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Test client', 1795364452737, 1795364452737, 1803140452737, 1795364453512, 1795364452737);
insert into "session" values ('d3c65810-a591-4161-bfac-1d060b519428', '56ed7fae0f18d95b44f2feeb9b5412e3ccf61caa06412d3dfba1e81f48ea082f', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 'Test client', 1795364453526, 1795364453526, 1803140453526, null, 1795364453526);
insert into "session" values ('148655ee-ad7e-4bfd-b285-50e49d2ec9f0', '2440909d3389f12ce3a0f3efee70ef316376f4ee13483bfa69b17b1728b29e7c', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Test client', 1795364453588, 1795364453588, 1803140453588, 1795364453793, 1795364453588);
insert into "session" values ('16e21a35-7a71-4df7-8417-3cae53a40488', 'c5a73265a34ceace41aa2723b9d44188d73c7d00c2aa557f332b34a8c2c2385d', '50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 'Test client', 1795364453805, 1795364453805, 1803140453805, null, 1795364453805);
insert into "session" values ('4ea6caef-2f1f-4ea7-8589-dd42fdeac80e', '4ac918abb5feeddbf52b245b0b1593e1163739b0878dcf0bc02639c1aad16b65', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Test client', 1795364455522, 1795364455522, 1803140455522, null, 1795364455522);
insert into "token" values ('d8015fd2-6496-4a28-a978-268a8061fe32', 'verify-email', '2db13636cb4ff827900b779a636c36a206ceec59d90170584ffd40b28e630253', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 1795364453161, 1795537253161, null);
insert into "token" values ('09392dd4-b84f-4508-ade8-b4fa0f39bb12', 'verify-email', '8ec4d7fb5784ff33f3176aed1643c59a825c0289e9980bdab83d06877252e446', '50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 1795364453681, 1795537253681, null);
insert into "token" values ('ab80a780-6d4c-458e-93ee-c18d4d1b3695', 'unsubscribe', '45f4fa37c4bac68d574397704559bbea29d7482d924b08c8f4e7b5f25ce4d640', '50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 1795364454663, 1826900454663, null);
insert into "user_group" values ('e16966ca-a36b-4b15-889a-c661fe822860', 'Forest ✓ "quoted"', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 1795364454609, null, 'forest ✓ "quoted"');
insert into "membership" values ('e16966ca-a36b-4b15-889a-c661fe822860', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 1, 1795364454609, 'editor');
insert into "membership" values ('e16966ca-a36b-4b15-889a-c661fe822860', '50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 0, 1795364454663, 'editor');
insert into "workspace" values ('8f655119-7de9-42bd-86fa-38f6d2314de9', 'user', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', null, '5db88002-6fea-4be5-aca4-fb8d131f950f', 104857600, 0, 0, 1, 1795364452404, 0);
insert into "workspace" values ('a3768920-726b-4ab4-ad0b-0552f859e17c', 'user', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', null, 'b87badcd-1536-4825-b919-25c9c78b30d0', 104857600, 43, 2, 3, 1795364453161, 0);
insert into "workspace" values ('ff748e55-4800-4531-af1d-75eeb1c440c5', 'user', '50a676bb-0ad7-4314-ae9a-a6041bbdcacc', null, 'e0ce7f08-8333-4b20-aac5-6df82263050c', 104857600, 0, 0, 1, 1795364453681, 0);
insert into "workspace" values ('e16966ca-a36b-4b15-889a-c661fe822860', 'group', null, 'e16966ca-a36b-4b15-889a-c661fe822860', '6c8caf03-d133-4a66-a698-4ec34206ada4', 524288000, 36, 2, 4, 1795364454609, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795364455120);
insert into "item" values ('5db88002-6fea-4be5-aca4-fb8d131f950f', '8f655119-7de9-42bd-86fa-38f6d2314de9', null, '', 'directory', null, 0, null, null, 1795364452404, 1795364452404, null, null, null, null, null);
insert into "item" values ('b87badcd-1536-4825-b919-25c9c78b30d0', 'a3768920-726b-4ab4-ad0b-0552f859e17c', null, '', 'directory', null, 0, null, null, 1795364453161, 1795364455120, null, null, null, null, null);
insert into "item" values ('e0ce7f08-8333-4b20-aac5-6df82263050c', 'ff748e55-4800-4531-af1d-75eeb1c440c5', null, '', 'directory', null, 0, null, null, 1795364453681, 1795364453681, null, null, null, null, null);
insert into "item" values ('6c8caf03-d133-4a66-a698-4ec34206ada4', 'e16966ca-a36b-4b15-889a-c661fe822860', null, '', 'directory', null, 0, null, null, 1795364454609, 1795364454820, null, null, null, null, null);
insert into "item" values ('846d463a-85ce-4a30-ae1c-b16a73b602c4', 'a3768920-726b-4ab4-ad0b-0552f859e17c', 'b87badcd-1536-4825-b919-25c9c78b30d0', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795364454743, 1795364454743, '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', null, null, null);
insert into "item" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', 'e16966ca-a36b-4b15-889a-c661fe822860', '6c8caf03-d133-4a66-a698-4ec34206ada4', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795364454779, 1795364455509, '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', null, null, null);
insert into "item" values ('61ddc8a3-c971-4962-be8a-71568e7b6720', 'e16966ca-a36b-4b15-889a-c661fe822860', '6c8caf03-d133-4a66-a698-4ec34206ada4', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795364454789, 1795364454789, '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 1795364454820, '61ddc8a3-c971-4962-be8a-71568e7b6720', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f');
insert into "item" values ('a0a64f5a-32c4-4701-83f3-9a35c9045e9d', 'a3768920-726b-4ab4-ad0b-0552f859e17c', 'b87badcd-1536-4825-b919-25c9c78b30d0', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795364455120, 1795364455120, '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', null, null, null);
insert into "document" values ('846d463a-85ce-4a30-ae1c-b16a73b602c4', 0, '2cd0b210-1fb5-4bb6-af33-fd52b20aa620', 'lf', 0, null, 0, 0);
insert into "document" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', 4, '718e9a06-f5f0-43de-b13f-af3ba3f57ef3', 'lf', 0, null, 664, 0);
insert into "document" values ('61ddc8a3-c971-4962-be8a-71568e7b6720', 0, '44334db0-ae5b-4b0e-afa5-a9b072cc7025', 'lf', 0, null, 0, 0);
insert into "document_update" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', 0, 1, x'5b7b22636c69656e744944223a226361643061666163616331653739306536373133653837663632653731306463222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"50a676bb-0ad7-4314-ae9a-a6041bbdcacc","name":"Ben","from":0,"to":1}]', 1795364455444, 1795364455444, 'pushed');
insert into "document_update" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', 1, 2, x'5b7b22636c69656e744944223a226361643061666163616331653739306536373133653837663632653731306463222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"50a676bb-0ad7-4314-ae9a-a6041bbdcacc","name":"Ben","from":1,"to":2}]', 1795364455453, 1795364455453, 'pushed');
insert into "document_update" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', 2, 3, x'789c158ec16ec3201044ff65ce20e13560e056a9977e43e4c3024b62a9b1db9843a328ff5e719c27cdbcb9bc50be37d9fbd72712286671142906ae253723ecaaaf6129318a2bcb0c8572e3fd2a27d285685538e517695290d6a4f4815fe8cf1f4142bf3d842b14b68a84209e7c63a37da9a46d0b56b39b9b2e2178ef827342060abc97dbf1407aa13d8e3b9251e8079257e8f2d79180b7c25dce93afc39189cc226ed28e38685b4874a612359b58a5d5a5ce12a0908ffa1cdd51ddfb76ece3e8aa90078dd32c42316a134cd676e2aae3585b4a8bb91a9e991a1476be0fe3476528f46d8469896ef6d63a6717f75edfeb3f200d5ea3', '[{"user":"913ee299-080b-41ad-92a8-7cf9bd0a3a2f","name":"Ada","from":2,"to":3}]', 1795364455477, 1795364455477, 'pushed');
insert into "document_update" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', 3, 4, x'789c458fcd6ac3301084df65ce12c8b26569752be9a5cf607cd0cf2a314dec3456a021f8dd8b534a4fbb337ceccc0e4fa4f3c473fd788787a6c846932617728a457130b9cfce262236c9b61048a7301f79851fb41e0556fe82d7025c0aa7badb4fd4c795e1b1de8f475e2bc4df362d333c9a92fa1c5c2fad8d243ba75a1963d6b28f1d51b2a5849c2170bacf9fbfe7a60c8f008150e19540babf720625fa716f703d4f89e19f885c961bbf987ff4352b7f57781c96cb6599b16da340be2d57f86114880f7850d3326b22a99c8ab26b4296a4839336158a598536e80281395cf6d7def2dea74ebb682c99b6ef3a638c72dbb88d3f7c4c6368', '[{"user":"913ee299-080b-41ad-92a8-7cf9bd0a3a2f","name":"Ada","from":3,"to":4}]', 1795364455509, 1795364455509, 'pushed');
insert into "document_client" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', 'cad0afacac1e790e6713e87f62e710dc', '50a676bb-0ad7-4314-ae9a-a6041bbdcacc', '16e21a35-7a71-4df7-8417-3cae53a40488', 2, 2, 1795364455453);
insert into "document_client" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', '29be529298adcbf0ea5d6d87c99e5c73', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 'd3c65810-a591-4161-bfac-1d060b519428', 2, 4, 1795364455509);
insert into "document_snapshot" values ('846d463a-85ce-4a30-ae1c-b16a73b602c4', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795364454743);
insert into "document_snapshot" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795364454779);
insert into "document_snapshot" values ('61ddc8a3-c971-4962-be8a-71568e7b6720', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795364454789);
insert into "job" values ('94985395-b9ca-4d88-96bb-26ed8a3168fd', 'send-mail', '{}', 'done', 'send-mail', 1795364452546, null, 1, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 1, 1000000, null, 1795364452546, 1795364452560, null);
insert into "job" values ('12c88e3e-728e-4004-a515-ee7837c255f5', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795386052563, null, 1, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 0, 1000000, null, 1795364452546, null, null);
insert into "job" values ('6cb37af8-3319-4d3f-84b2-7e4e91752161', 'prune-rows', '{}', 'queued', 'prune-rows', 1795368052569, null, 1, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 0, 1000000, null, 1795364452546, null, null);
insert into "job" values ('50f251d3-c557-46ad-8d6c-9dca50a6cdfe', 'empty-trash', '{}', 'queued', 'empty-trash', 1795368052591, null, 1, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 0, 1000000, null, 1795364452548, null, null);
insert into "job" values ('ff272189-6635-4e2b-b59c-aa40b72bc3f9', 'finish-trees', '{}', 'queued', 'finish-trees', 1795364482603, null, 1, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 0, 1000000, null, 1795364452548, null, null);
insert into "job" values ('1c342f7a-a128-4c09-9394-ad3ca747e648', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795368052643, null, 1, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 0, 1000000, null, 1795364452548, null, null);
insert into "job" values ('26465853-250e-4389-85db-2f1f389efeda', 'compact-history', '{}', 'queued', 'compact-history', 1795386052673, null, 1, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 0, 1000000, null, 1795364452548, null, null);
insert into "job" values ('f9ca229c-9b57-4be3-8660-162653f84602', 'tell-review', '{}', 'queued', 'tell-review', 1795368055524, null, 3, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 0, 1000000, null, 1795364452548, null, null);
insert into "job" values ('b6588c5c-6837-41d8-b2c1-6299c7b139f1', 'send-mail', '{}', 'done', 'send-mail', 1795364453161, null, 1, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 1, 1000000, null, 1795364453161, 1795364453525, null);
insert into "job" values ('c3917cf3-7fec-4847-9638-85c8e08d1a5e', 'send-mail', '{}', 'done', 'send-mail', 1795364453681, null, 1, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 1, 1000000, null, 1795364453681, 1795364453782, null);
insert into "job" values ('79a84a29-0af2-4a75-ac01-7d71304238ee', 'send-mail', '{}', 'done', 'send-mail', 1795364454663, null, 1, '28d5f881-d687-427a-ad5c-fd7196aff325:b64aa226-5c8c-4a58-828a-9977cd880af0', 1, 1000000, '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 1795364454663, 1795364454781, null);
insert into "defaults_file" values ('142e1147-e85f-4623-874c-a695fa48c394', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795364452414, 1795364452414);
insert into "defaults_file" values ('46c41e78-1b54-4d69-a8fb-d47d6348e0dd', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795364452414, 1795364452414);
insert into "defaults_file" values ('57623707-6989-4611-bf32-663657bcda25', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795364452414, 1795364452414);
insert into "defaults_file" values ('99348a5e-a690-4b6f-90be-4a3cc1b8e6bb', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795364452414, 1795364452414);
insert into "defaults_file" values ('8e05bdae-8478-4f72-a451-0f0572ce32f5', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795364452414, 1795364452414);
insert into "defaults_file" values ('de9be541-3397-4f4e-a895-9107b196ebbe', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795364452414, 1795364452414);
insert into "defaults_file" values ('e8488c57-0e63-4ad3-9d90-9494e29500c9', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795364452414, 1795364452414);
insert into "defaults_file" values ('9d8c6f11-ae18-4a54-8b3e-4d8fdfb2c6bb', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795364452414, 1795364452414);
insert into "defaults_file" values ('8c9b2c02-2b02-4cd1-9d47-908fdc5c3a46', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795364452414, 1795364452414);
insert into "defaults_file" values ('d86a3f46-e658-4870-88b8-470dcbcc2b92', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795364452414, 1795364452414);
insert into "defaults_file" values ('710f1bf4-6728-48e0-a884-25a2ba718d0d', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795364452414, 1795364452414);
insert into "mail" values ('c4856342-0622-4671-b087-45e607e912b8', 'verify-email', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795364453161, 1795537253161, 1795364453161, 1795364453524, null, null, 1);
insert into "mail" values ('0b4fcab8-08e5-468f-a13d-7ee9d866c8a2', 'verify-email', '50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795364453681, 1795537253681, 1795364453681, 1795364453780, null, null, 1);
insert into "mail" values ('83f12498-b9c1-4649-a2bb-3f539b7ee9cc', 'group-added', '50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795364454663, null, 1795364454663, 1795364454773, null, 'http://localhost:21835/unsubscribe?token=group-added~hLHgFevOECoHiSVsRu-o4rvXr4jE4W9RhA3R9IOGJLc', 2);
insert into "notification" values ('4868d969-d858-4ebe-9f07-4db81d5c50a5', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795364453161, null, null);
insert into "notification" values ('5eeb06f4-263d-49c2-8ce5-10fa7d26b03e', '50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/e16966ca-a36b-4b15-889a-c661fe822860/', 0, 1795364454663, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795364452404);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"56c870bb-7ffa-4dec-8f61-6d534c7c473c","email":"admin@example.org"}', 1795364452404);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"56c870bb-7ffa-4dec-8f61-6d534c7c473c","email":"admin@example.org","sessionId":"0011764f-e128-4fa7-a938-273cc9663414","clientId":"Test client","address":"127.0.0.1"}', 1795364452737);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795364453092);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"913ee299-080b-41ad-92a8-7cf9bd0a3a2f","email":"ada@example.org"}', 1795364453161);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795364453428);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Administrator', '{"type":"user.updated","userId":"913ee299-080b-41ad-92a8-7cf9bd0a3a2f","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795364453460);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"913ee299-080b-41ad-92a8-7cf9bd0a3a2f","email":"ada@example.org","sessionId":"d3c65810-a591-4161-bfac-1d060b519428","clientId":"Test client","address":"127.0.0.1"}', 1795364453526);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"56c870bb-7ffa-4dec-8f61-6d534c7c473c","email":"admin@example.org","sessionId":"148655ee-ad7e-4bfd-b285-50e49d2ec9f0","clientId":"Test client","address":"127.0.0.1"}', 1795364453588);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795364453676);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"50a676bb-0ad7-4314-ae9a-a6041bbdcacc","email":"ben@example.org"}', 1795364453681);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795364453773);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Administrator', '{"type":"user.updated","userId":"50a676bb-0ad7-4314-ae9a-a6041bbdcacc","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795364453783);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"50a676bb-0ad7-4314-ae9a-a6041bbdcacc","email":"ben@example.org","sessionId":"16e21a35-7a71-4df7-8417-3cae53a40488","clientId":"Test client","address":"127.0.0.1"}', 1795364453805);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 'Ada', '{"type":"group.created","groupId":"e16966ca-a36b-4b15-889a-c661fe822860","name":"Forest ✓ \"quoted\""}', 1795364454609);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 'Ada', '{"type":"group.member-added","groupId":"e16966ca-a36b-4b15-889a-c661fe822860","name":"Forest ✓ \"quoted\"","userId":"50a676bb-0ad7-4314-ae9a-a6041bbdcacc","userName":"Ben"}', 1795364454663);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"56c870bb-7ffa-4dec-8f61-6d534c7c473c","email":"admin@example.org","sessionId":"4ea6caef-2f1f-4ea7-8589-dd42fdeac80e","clientId":"Test client","address":"127.0.0.1"}', 1795364455522);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '56c870bb-7ffa-4dec-8f61-6d534c7c473c', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795364455691);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795365352739);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795365352739);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797956455522);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795368053163);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795368053163);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795368053161);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795365353526);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797956453526);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795368053681);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795368053681);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795365353805);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797956453805);
insert into "rate_limit" values ('/api/groups/add-member account:913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 1, 1795368054664);
insert into "rate_limit" values ('groups/add-member misses account:913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 0, 1795368054664);
insert into "rate_limit" values ('notice 913ee299-080b-41ad-92a8-7cf9bd0a3a2f 50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 1, 1795450854663);
insert into "rate_limit" values ('mail group-added 913ee299-080b-41ad-92a8-7cf9bd0a3a2f 50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 1, 1795450854663);
insert into "rate_limit" values ('mail group-added 913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 1, 1795450854663);
insert into "rate_limit" values ('/api/request-ws-ticket account:50a676bb-0ad7-4314-ae9a-a6041bbdcacc', 1, 1795364515133);
insert into "rate_limit" values ('/api/request-ws-ticket account:913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 1, 1795364515461);
insert into "review_thread" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', '8e626fa0-6cd2-4f84-a53f-c88665855e20', 'comment', 'open', 'Shared', 'b2207e51-52a8-4c2e-b2c9-a09defd7d3e8', 3, '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 'Ada', 1795364455475, 1795364455475, null, null, null, '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', null, null, null);
insert into "review_thread" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', '1fc6da86-77b9-4803-bbd2-6b499c7ffadd', 'suggestion', 'open', '', null, 4, '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 'Ada', 1795364455508, 1795364455508, null, null, null, '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', null, null, null);
insert into "review_message" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', 'b2207e51-52a8-4c2e-b2c9-a09defd7d3e8', '8e626fa0-6cd2-4f84-a53f-c88665855e20', 'Is this *kept*?', '[]', 3, '913ee299-080b-41ad-92a8-7cf9bd0a3a2f', 'Ada', 1795364455475, null, null, null, null, 0);
insert into "review_checkpoint" values ('9f35d765-a605-44ea-a30a-0d86a0424d48', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795364455477);
