CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "setting" ("key" text primary key, "value" text not null) strict;
CREATE TABLE "user" ("id" text primary key, "email" text not null, "email_key" text not null unique, "display_name" text not null, "avatar" text, "password_hash" text, "email_verified" integer not null, "suspended" integer not null, "is_admin" integer not null, "preferences" text not null, "registered_at" integer not null, "name_key" text default '' not null, "awaits_approval" integer default 0 not null, "deleted_at" integer) strict;
CREATE TABLE "session" ("id" text primary key, "token_hash" text not null unique, "user_id" text not null references "user" ("id") on delete cascade, "client_id" text not null, "created_at" integer not null, "last_seen" integer not null, "expires_at" integer not null, "ended_at" integer, "authenticated_at" integer default 0 not null, "identity_id" text, "provider_session" text) strict;
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
CREATE TABLE "login_flow" ("token_hash" text primary key, "purpose" text not null, "user_id" text references "user" ("id") on delete cascade, "session_id" text, "client_id" text not null, "data" text, "created_at" integer not null, "expires_at" integer not null, "identity_id" text, "provider_session" text) strict;
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
CREATE TABLE "identity_provider" ("id" text primary key, "preset" text not null, "name" text not null, "issuer" text not null, "client_id" text not null, "client_secret" text, "scopes" text not null, "is_enabled" integer not null, "position" integer not null, "trusted_domains" text not null, "second_step" text not null, "changed_at" integer not null) strict;
CREATE TABLE "identity" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "provider_id" text not null references "identity_provider" ("id") on delete cascade, "issuer" text not null, "subject" text not null, "label" text not null, "added_at" integer not null, "used_at" integer, constraint "identity_subject" unique ("provider_id", "issuer", "subject")) strict;
CREATE INDEX "identity_user_id" on "identity" ("user_id");
insert into "kysely_migration" values ('001-initial', '2026-11-22T16:54:23.130Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T16:54:23.260Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T16:54:23.298Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T16:54:23.333Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T16:54:23.362Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T16:54:23.395Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T16:54:23.519Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T16:54:23.562Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T16:54:23.618Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T16:54:23.638Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T16:54:23.667Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T16:54:23.674Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T16:54:23.678Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T16:54:23.685Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T16:54:23.731Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T16:54:23.742Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T16:54:23.751Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T16:54:23.756Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T16:54:23.760Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-22T16:54:23.787Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-22T16:54:23.798Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-22T16:54:23.807Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-22T16:54:23.816Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-22T16:54:23.821Z');
insert into "kysely_migration" values ('025-identities', '2026-11-22T16:54:23.848Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"f80f0598","key":"d/JZqt2CfrCs9ruSoNET6MJSpDKRHfJlnLqYAU39b5o=","madeAt":1795366465179,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"a0e8a277","key":"BkQTIWx7uvCmoe9iYzynvHlH2+BR26tObvZv+eR8wLM=","madeAt":1795366465296,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"1002a5a3","key":"n/sP4ywSTcheqVYG2mZ2kNWjCM5wndCqsUWPBQjQeF0=","madeAt":1795366465314,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"24ce3648","key":"zQWn5qsFoIFgY87T8IKB9TYGy1Qr9xsgz9tKZBW5/EE=","madeAt":1795366465349,"goodUntil":null}]');
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
insert into "user" values ('8de58152-1420-4cf8-9b41-279fef290033', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$SbDPgrOBW1kF4jODLMlHPg$ZVMao5du9oB3TOYr1EROUXVgT4YvS8uiUf1df1XavV0', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366465771, 'administrator', 0, null);
insert into "user" values ('c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$sjkjtdQPxsU1ANuMvgS1oA$b57YOduaVhfJNC9dLeHQBZZ+nSLEN+lVJxPoeqgg9Cs', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366468272, 'ada', 0, null);
insert into "user" values ('4178fb89-3f2e-437d-aaea-b5629c3fb846', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$BE7o7gPpBFX0yR3qokQEzA$2AtpNM7/Q22HlS8RWis7KF6V0dI8kBGTNwAYTOR7Xgw', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366469202, 'ben', 0, null);
insert into "session" values ('5f6d9801-a9b9-44e1-b197-cbe58a2527f6', '14459dbed05d962738fc1e401b600d516df2d039da4a03d990309d5e19ca8b49', '8de58152-1420-4cf8-9b41-279fef290033', 'Test client', 1795366467749, 1795366467749, 1803142467749, 1795366468462, 1795366467749, null, null);
insert into "session" values ('3f707797-945a-4c8d-80f2-342df6dae180', '014a4bcab304c7300e3820cee4702eb537b623f37544f0bb164b6cbe682e2882', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'Test client', 1795366468489, 1795366468489, 1803142468489, null, 1795366468489, null, null);
insert into "session" values ('1adf8864-db35-49a2-96c8-7a03b5122477', '45934b7881f8de2467979ae954235c2cd890e80853fe1ef874481f9aa392a25d', '8de58152-1420-4cf8-9b41-279fef290033', 'Test client', 1795366468742, 1795366468742, 1803142468742, 1795366469580, 1795366468742, null, null);
insert into "session" values ('c7309c6f-ca15-4551-8a71-6bb373e0575d', '8d4bfe68cabe9c557c43a98e8df2d0ede20dafd68ae3de3bf9e2aca486cbe30e', '4178fb89-3f2e-437d-aaea-b5629c3fb846', 'Test client', 1795366469756, 1795366469756, 1803142469756, null, 1795366469756, null, null);
insert into "session" values ('339626a3-9662-4d9f-9d42-f7268a9f3865', '3be713f479669a7718fb4b2a2190ff98df4714a120307243a570c3386c46d395', '8de58152-1420-4cf8-9b41-279fef290033', 'Test client', 1795366472147, 1795366472147, 1803142472147, null, 1795366472147, null, null);
insert into "token" values ('b238c2d5-3412-4089-b031-72f009d78de3', 'verify-email', '311a72869a1866ae7a18488bc1b1d72db344838575cadbd94eb6ccb7fc414de9', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 1795366468272, 1795539268272, null);
insert into "token" values ('91f59012-de28-46d8-a07d-8b3fdb4a305c', 'verify-email', 'fa38d06bea71bb9e72ac0945cd48822f269dcdb4459cf9827811d1fae89c601d', '4178fb89-3f2e-437d-aaea-b5629c3fb846', 1795366469202, 1795539269202, null);
insert into "token" values ('773f68c5-fe81-4963-8b9a-c56f3ca9fcc2', 'unsubscribe', 'a3cb63c660305766e1129243f013916b3855bc40969b88a26363dab186f78850', '4178fb89-3f2e-437d-aaea-b5629c3fb846', 1795366471047, 1826902471047, null);
insert into "user_group" values ('2fb1739b-d16a-44fa-a9a6-922be9699207', 'Forest ✓ "quoted"', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 1795366470996, null, 'forest ✓ "quoted"');
insert into "membership" values ('2fb1739b-d16a-44fa-a9a6-922be9699207', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 1, 1795366470996, 'editor');
insert into "membership" values ('2fb1739b-d16a-44fa-a9a6-922be9699207', '4178fb89-3f2e-437d-aaea-b5629c3fb846', 0, 1795366471047, 'editor');
insert into "workspace" values ('3896bbba-c19a-4818-b9fe-acaa96fff9dc', 'user', '8de58152-1420-4cf8-9b41-279fef290033', null, 'cb54ebad-10a8-4d93-9469-9b7bd46ff282', 104857600, 0, 0, 1, 1795366465771, 0);
insert into "workspace" values ('10be4ad7-e250-4ba7-93e6-1ae9212bdca2', 'user', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', null, '6e2dd530-90c1-4d57-ac10-cbc4d08fd0b8', 104857600, 43, 2, 3, 1795366468272, 0);
insert into "workspace" values ('b868aacc-7ad2-4f57-a0aa-4bf0ae579735', 'user', '4178fb89-3f2e-437d-aaea-b5629c3fb846', null, 'c329ed8b-c71c-4947-a6cd-27f52287f6b1', 104857600, 0, 0, 1, 1795366469202, 0);
insert into "workspace" values ('2fb1739b-d16a-44fa-a9a6-922be9699207', 'group', null, '2fb1739b-d16a-44fa-a9a6-922be9699207', 'b40a526a-0af5-45ba-91aa-1c9270dc10fc', 524288000, 36, 2, 4, 1795366470996, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795366471450);
insert into "item" values ('cb54ebad-10a8-4d93-9469-9b7bd46ff282', '3896bbba-c19a-4818-b9fe-acaa96fff9dc', null, '', 'directory', null, 0, null, null, 1795366465771, 1795366465771, null, null, null, null, null);
insert into "item" values ('6e2dd530-90c1-4d57-ac10-cbc4d08fd0b8', '10be4ad7-e250-4ba7-93e6-1ae9212bdca2', null, '', 'directory', null, 0, null, null, 1795366468272, 1795366471450, null, null, null, null, null);
insert into "item" values ('c329ed8b-c71c-4947-a6cd-27f52287f6b1', 'b868aacc-7ad2-4f57-a0aa-4bf0ae579735', null, '', 'directory', null, 0, null, null, 1795366469202, 1795366469202, null, null, null, null, null);
insert into "item" values ('b40a526a-0af5-45ba-91aa-1c9270dc10fc', '2fb1739b-d16a-44fa-a9a6-922be9699207', null, '', 'directory', null, 0, null, null, 1795366470996, 1795366471223, null, null, null, null, null);
insert into "item" values ('71596941-c50a-4475-8a75-adad0a01250d', '10be4ad7-e250-4ba7-93e6-1ae9212bdca2', '6e2dd530-90c1-4d57-ac10-cbc4d08fd0b8', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795366471086, 1795366471086, 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', null, null, null);
insert into "item" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', '2fb1739b-d16a-44fa-a9a6-922be9699207', 'b40a526a-0af5-45ba-91aa-1c9270dc10fc', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795366471123, 1795366472066, 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', null, null, null);
insert into "item" values ('5f6822c3-ef2b-4b75-979d-d70cbc4576ff', '2fb1739b-d16a-44fa-a9a6-922be9699207', 'b40a526a-0af5-45ba-91aa-1c9270dc10fc', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795366471166, 1795366471166, 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 1795366471223, '5f6822c3-ef2b-4b75-979d-d70cbc4576ff', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba');
insert into "item" values ('ee9e7c0a-b3ef-475a-a590-a3d4c72bf8f3', '10be4ad7-e250-4ba7-93e6-1ae9212bdca2', '6e2dd530-90c1-4d57-ac10-cbc4d08fd0b8', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795366471450, 1795366471450, 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', null, null, null);
insert into "document" values ('71596941-c50a-4475-8a75-adad0a01250d', 0, '23c6802e-45f0-46d8-aba1-92d80191964f', 'lf', 0, null, 0, 0);
insert into "document" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', 4, '30fd7714-694b-44ce-a04e-02b92a3890a3', 'lf', 0, null, 663, 0);
insert into "document" values ('5f6822c3-ef2b-4b75-979d-d70cbc4576ff', 0, 'bb9d7527-2c1d-4ce3-acf4-a0a72b80815d', 'lf', 0, null, 0, 0);
insert into "document_update" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', 0, 1, x'5b7b22636c69656e744944223a226132613533613836303963313761303532306264646262326634363735363635222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"4178fb89-3f2e-437d-aaea-b5629c3fb846","name":"Ben","from":0,"to":1}]', 1795366471743, 1795366471743, 'pushed');
insert into "document_update" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', 1, 2, x'5b7b22636c69656e744944223a226132613533613836303963313761303532306264646262326634363735363635222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"4178fb89-3f2e-437d-aaea-b5629c3fb846","name":"Ben","from":1,"to":2}]', 1795366471835, 1795366471835, 'pushed');
insert into "document_update" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', 2, 3, x'789c158fcb6ac3301444ff65d61248d6c39676856efa0dc18b7ba5abc4d0d86dac4543c8bf172dcf8161662e2f94ef4df6fef5890c9b2404aeb5b936150eb64ec1b5641a2dde98e8080ae546fb554ee4cb34ad0aa7fc225b05694d4a1ffa85fefc1164f4db43a84261abc808a9c56893d7d504a33d096972a1eae8497c0c1c3d2728d05e6ec703f985f638eec846a11fc851a1cb5f4706de0a77394fba8e8e69b152c3e2349756b597c89aecec34d132074eb3abbe40818ffa1cd911ddfb76ec63e8aac0c396b9b4588ad7c9a4a23d45a33955d68538716211e2717ca7fb68fca803fa36c0ce29b818fd6c5334eff5bdfe03319a5fcb', '[{"user":"c7cf6cc4-909c-4a60-b9db-cab9b9beeaba","name":"Ada","from":2,"to":3}]', 1795366471974, 1795366471974, 'pushed');
insert into "document_update" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', 3, 4, x'789c454fcb6ac33010fc97394b20cbb21ce956d24bbfc1f8a0c76e621adb69ac4043f0bf17a5949e76661866668727d265a2a57cbcc3a371d47531676e59a7d83559772d3bc5e16094b26d80403a87e5441bfca0f528b0d117bc1620664aa5ca4f94c795e0b1dd4f27da0ac41f9ad6051e391bcdcda1978189a5d13dc9d010cb683453ec8322652170be2f9fbf71538647ad0e055e09a4fbab6750c28e75c1f53225827f2212af377a79feadaf5be8bbc0e3b8cef3ba60df47817c5baff0c328101ff0487d629b92914eb9244db04a4697a34c21bae822518875c212e6fada5baea44c9534bdeb5a6b4daf956df6711f7f00b12b64ad', '[{"user":"c7cf6cc4-909c-4a60-b9db-cab9b9beeaba","name":"Ada","from":3,"to":4}]', 1795366472066, 1795366472066, 'pushed');
insert into "document_client" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', 'a2a53a8609c17a0520bddbb2f4675665', '4178fb89-3f2e-437d-aaea-b5629c3fb846', 'c7309c6f-ca15-4551-8a71-6bb373e0575d', 2, 2, 1795366471835);
insert into "document_client" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', '19e55bddf3f2cb51d253f90fa840063a', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', '3f707797-945a-4c8d-80f2-342df6dae180', 2, 4, 1795366472066);
insert into "document_snapshot" values ('71596941-c50a-4475-8a75-adad0a01250d', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795366471086);
insert into "document_snapshot" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795366471123);
insert into "document_snapshot" values ('5f6822c3-ef2b-4b75-979d-d70cbc4576ff', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795366471166);
insert into "job" values ('ca9ed5b3-89a0-4e60-96a8-d438e5918e5c', 'send-mail', '{}', 'done', 'send-mail', 1795366466976, null, 1, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 1, 1000000, null, 1795366466976, 1795366467489, null);
insert into "job" values ('7e6accef-30b0-453f-b8c7-ab7ea74bb01f', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795388067512, null, 1, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 0, 1000000, null, 1795366466996, null, null);
insert into "job" values ('6760278a-3fed-475e-88f2-48454acce28f', 'prune-rows', '{}', 'queued', 'prune-rows', 1795370067572, null, 1, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 0, 1000000, null, 1795366466996, null, null);
insert into "job" values ('dd4766e1-6590-4922-b905-69854a47c0e0', 'empty-trash', '{}', 'queued', 'empty-trash', 1795370067574, null, 1, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 0, 1000000, null, 1795366466996, null, null);
insert into "job" values ('10e1d7bb-a7e6-4d84-a44f-97a1b58ee3b9', 'finish-trees', '{}', 'queued', 'finish-trees', 1795366497751, null, 1, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 0, 1000000, null, 1795366466996, null, null);
insert into "job" values ('d1753dcb-db01-47fb-85bb-bbb62a71b620', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795370067899, null, 1, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 0, 1000000, null, 1795366466996, null, null);
insert into "job" values ('532a5b95-cd5e-4222-a254-569fc1fffe2a', 'compact-history', '{}', 'queued', 'compact-history', 1795388067984, null, 1, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 0, 1000000, null, 1795366466996, null, null);
insert into "job" values ('f69f1f44-f882-4128-991e-1d289ee74b42', 'tell-review', '{}', 'queued', 'tell-review', 1795370072166, null, 3, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 0, 1000000, null, 1795366466996, null, null);
insert into "job" values ('e264eff7-64c1-4f7d-84d6-c37cdf09171d', 'send-mail', '{}', 'done', 'send-mail', 1795366468272, null, 1, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 1, 1000000, null, 1795366468272, 1795366468563, null);
insert into "job" values ('81389e1d-5e50-4c29-9c4d-4b8f2b1badd8', 'send-mail', '{}', 'done', 'send-mail', 1795366469202, null, 1, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 1, 1000000, null, 1795366469202, 1795366469737, null);
insert into "job" values ('bfaaa55f-354b-4bee-b28f-c00c0f700097', 'send-mail', '{}', 'done', 'send-mail', 1795366471047, null, 1, '04865052-c0a0-4fb4-ab51-c2c96411a1eb:46c5de8a-a27c-470c-8ba9-cb6f8aa51028', 1, 1000000, 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 1795366471047, 1795366471180, null);
insert into "defaults_file" values ('75c358ff-fa51-473b-9575-61cc3483c9ce', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795366465833, 1795366465833);
insert into "defaults_file" values ('03ea3d0e-77f9-4373-a3a6-53cd5ab27c0f', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795366465833, 1795366465833);
insert into "defaults_file" values ('11c1480e-fc19-4460-87d8-5f2d13afa330', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795366465833, 1795366465833);
insert into "defaults_file" values ('25359db8-8d3e-4b72-833d-7ed86097dc7e', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795366465833, 1795366465833);
insert into "defaults_file" values ('a3498340-13df-40f6-b85c-8e6483867a06', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795366465833, 1795366465833);
insert into "defaults_file" values ('9e1ceaac-5e82-4644-9a3d-a83fe73ae048', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795366465833, 1795366465833);
insert into "defaults_file" values ('f5d85ed5-fb9b-44de-9ee0-9b1df90a1153', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795366465833, 1795366465833);
insert into "defaults_file" values ('ffbdc9da-aa72-4e21-b38b-6d4e8e2a63f6', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795366465833, 1795366465833);
insert into "defaults_file" values ('9a243fca-4608-4147-add6-b6a523d82b25', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795366465833, 1795366465833);
insert into "defaults_file" values ('49642a89-b4fc-4ead-944f-05fe146d9b23', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795366465833, 1795366465833);
insert into "defaults_file" values ('64958aba-db46-4e99-bebf-49199de380dd', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795366465833, 1795366465833);
insert into "mail" values ('06d26898-c5ad-4749-af55-bec1be37d780', 'verify-email', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795366468272, 1795539268272, 1795366468272, 1795366468545, null, null, 1);
insert into "mail" values ('d86fde98-acc6-477b-88db-3f678fd57307', 'verify-email', '4178fb89-3f2e-437d-aaea-b5629c3fb846', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795366469202, 1795539269202, 1795366469202, 1795366469699, null, null, 1);
insert into "mail" values ('54b39307-ce55-4713-9b94-94b20de0e30f', 'group-added', '4178fb89-3f2e-437d-aaea-b5629c3fb846', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795366471047, null, 1795366471047, 1795366471178, null, 'http://localhost:29090/unsubscribe?token=group-added~TMz88mnF_O-Ns3UB9ax-iFYySpcViLlmLyy5z12VTEU', 2);
insert into "notification" values ('9a4100b1-f8eb-4d28-96b7-c07a4aef750f', '8de58152-1420-4cf8-9b41-279fef290033', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795366468272, null, null);
insert into "notification" values ('6189381d-78ec-49c5-93c6-4920dc6adbe1', '4178fb89-3f2e-437d-aaea-b5629c3fb846', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/2fb1739b-d16a-44fa-a9a6-922be9699207/', 0, 1795366471047, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795366465771);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"8de58152-1420-4cf8-9b41-279fef290033","email":"admin@example.org"}', 1795366465771);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"8de58152-1420-4cf8-9b41-279fef290033","email":"admin@example.org","sessionId":"5f6d9801-a9b9-44e1-b197-cbe58a2527f6","clientId":"Test client","address":"127.0.0.1"}', 1795366467749);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '8de58152-1420-4cf8-9b41-279fef290033', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795366468261);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"c7cf6cc4-909c-4a60-b9db-cab9b9beeaba","email":"ada@example.org"}', 1795366468272);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '8de58152-1420-4cf8-9b41-279fef290033', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795366468405);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '8de58152-1420-4cf8-9b41-279fef290033', 'Administrator', '{"type":"user.updated","userId":"c7cf6cc4-909c-4a60-b9db-cab9b9beeaba","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795366468420);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"c7cf6cc4-909c-4a60-b9db-cab9b9beeaba","email":"ada@example.org","sessionId":"3f707797-945a-4c8d-80f2-342df6dae180","clientId":"Test client","address":"127.0.0.1"}', 1795366468489);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"8de58152-1420-4cf8-9b41-279fef290033","email":"admin@example.org","sessionId":"1adf8864-db35-49a2-96c8-7a03b5122477","clientId":"Test client","address":"127.0.0.1"}', 1795366468742);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '8de58152-1420-4cf8-9b41-279fef290033', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795366469172);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"4178fb89-3f2e-437d-aaea-b5629c3fb846","email":"ben@example.org"}', 1795366469202);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '8de58152-1420-4cf8-9b41-279fef290033', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795366469404);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '8de58152-1420-4cf8-9b41-279fef290033', 'Administrator', '{"type":"user.updated","userId":"4178fb89-3f2e-437d-aaea-b5629c3fb846","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795366469464);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"4178fb89-3f2e-437d-aaea-b5629c3fb846","email":"ben@example.org","sessionId":"c7309c6f-ca15-4551-8a71-6bb373e0575d","clientId":"Test client","address":"127.0.0.1"}', 1795366469756);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'Ada', '{"type":"group.created","groupId":"2fb1739b-d16a-44fa-a9a6-922be9699207","name":"Forest ✓ \"quoted\""}', 1795366470996);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'Ada', '{"type":"group.member-added","groupId":"2fb1739b-d16a-44fa-a9a6-922be9699207","name":"Forest ✓ \"quoted\"","userId":"4178fb89-3f2e-437d-aaea-b5629c3fb846","userName":"Ben"}', 1795366471047);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"8de58152-1420-4cf8-9b41-279fef290033","email":"admin@example.org","sessionId":"339626a3-9662-4d9f-9d42-f7268a9f3865","clientId":"Test client","address":"127.0.0.1"}', 1795366472147);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '8de58152-1420-4cf8-9b41-279fef290033', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795366472439);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795367367751);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795367367751);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797958472147);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795370068273);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795370068273);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795370068272);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795367368489);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797958468489);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795370069203);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795370069202);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795367369756);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797958469756);
insert into "rate_limit" values ('/api/groups/add-member account:c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 1, 1795370071048);
insert into "rate_limit" values ('groups/add-member misses account:c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 0, 1795370071048);
insert into "rate_limit" values ('notice c7cf6cc4-909c-4a60-b9db-cab9b9beeaba 4178fb89-3f2e-437d-aaea-b5629c3fb846', 1, 1795452871047);
insert into "rate_limit" values ('mail group-added c7cf6cc4-909c-4a60-b9db-cab9b9beeaba 4178fb89-3f2e-437d-aaea-b5629c3fb846', 1, 1795452871047);
insert into "rate_limit" values ('mail group-added c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 1, 1795452871047);
insert into "rate_limit" values ('/api/request-ws-ticket account:4178fb89-3f2e-437d-aaea-b5629c3fb846', 1, 1795366531473);
insert into "rate_limit" values ('/api/request-ws-ticket account:c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 1, 1795366531870);
insert into "review_thread" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', '59f66194-d050-4aea-a35d-64ae465b64b9', 'comment', 'open', 'Shared', '281ed583-bcfd-4e6b-a173-aa875b973d4c', 3, 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'Ada', 1795366471960, 1795366471960, null, null, null, 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', null, null, null);
insert into "review_thread" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', 'dd42f187-afef-427e-a1ef-b42feb7a0e06', 'suggestion', 'open', '', null, 4, 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'Ada', 1795366472061, 1795366472061, null, null, null, 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', null, null, null);
insert into "review_message" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', '281ed583-bcfd-4e6b-a173-aa875b973d4c', '59f66194-d050-4aea-a35d-64ae465b64b9', 'Is this *kept*?', '[]', 3, 'c7cf6cc4-909c-4a60-b9db-cab9b9beeaba', 'Ada', 1795366471960, null, null, null, null, 0);
insert into "review_checkpoint" values ('c86b8fc2-d7a9-44b9-8417-4f6ef03fd55a', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795366471974);
