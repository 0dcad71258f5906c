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
CREATE TABLE "item_share" ("id" text primary key, "item_id" text not null references "item" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "user_id" text references "user" ("id") on delete cascade, "group_id" text references "user_group" ("id") on delete cascade, "role" text not null, "shared_by" text references "user" ("id") on delete set null, "shared_at" integer not null, "expires_at" integer, constraint "item_share_user" unique ("item_id", "user_id"), constraint "item_share_group" unique ("item_id", "group_id"), constraint "item_share_with_one" check ((user_id is null) <> (group_id is null))) strict;
CREATE INDEX "item_share_user_id" on "item_share" ("user_id", "workspace_id");
CREATE INDEX "item_share_group_id" on "item_share" ("group_id", "workspace_id");
CREATE INDEX "item_share_workspace_id" on "item_share" ("workspace_id");
CREATE INDEX "item_share_shared_by" on "item_share" ("shared_by");
insert into "kysely_migration" values ('001-initial', '2026-11-22T17:02:45.605Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T17:02:45.611Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T17:02:45.616Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T17:02:45.619Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T17:02:45.623Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T17:02:45.627Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T17:02:45.631Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T17:02:45.635Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T17:02:45.638Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T17:02:45.653Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T17:02:45.658Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T17:02:45.661Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T17:02:45.665Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T17:02:45.671Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T17:02:45.675Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T17:02:45.677Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T17:02:45.679Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T17:02:45.682Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T17:02:45.686Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-22T17:02:45.690Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-22T17:02:45.696Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-22T17:02:45.701Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-22T17:02:45.705Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-22T17:02:45.708Z');
insert into "kysely_migration" values ('025-identities', '2026-11-22T17:02:45.715Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-22T17:02:45.719Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"c45cc3b1","key":"rhsW1eP50sV+Wiow6puFwlGjCpcoqKskw0qWEwqt7mU=","madeAt":1795366965922,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"1b04cbb0","key":"IZgGCnukJLG6mlxSbnnUJaNtLpIAfCjaN6+HTf3oH2o=","madeAt":1795366965934,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"2a45c83d","key":"PdWxXLzwYFbmNzn+mN/21RtxTGNbEMXvlcal+9uKApg=","madeAt":1795366965935,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"4b3bb9a7","key":"p5KjWvR/m46f/Ho+jG+GYELLcBTMSIe8A0qAGyC4CX8=","madeAt":1795366965937,"goodUntil":null}]');
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
insert into "user" values ('5e181b63-4027-4a6e-9904-48ba66dbbb00', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$+48/HsRfea2uDPyvxuMbXg$c8p+G+AtwTBfVztkGuU/3i8MOvNpBIwhLaSp0qSO7E4', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366965988, 'administrator', 0, null);
insert into "user" values ('64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$F8MWNGcMfKSiUlzSWa4VoQ$GflCvOJUFaKLMEittN2C/D8uypf1R75vsUw/c6QGzuE', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366966331, 'ada', 0, null);
insert into "user" values ('4ea8f3ea-5f4a-4055-b87b-be022065c23e', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$3Rbgm3mkT+Vmgo080JgqbA$hrpJh5QX6/if+2rQhGaE1UGolemA3ZlllioiHCs/4Ps', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366966513, 'ben', 0, null);
insert into "session" values ('38fab9a7-d69c-4697-ba8c-76e468d240bb', 'c460c929cd8af5ae204c3bb848d4af0ceb189ffb021f5b2e2f3b39ca7cbb01a5', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Test client', 1795366966239, 1795366966239, 1803142966239, 1795366966406, 1795366966239, null, null);
insert into "session" values ('39d942a3-2903-4c2c-a3a4-1ac5817190ec', '36b5774fe36970ce1623ddd5e7421036389eda14644d7291da7b32bacc971808', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 'Test client', 1795366966418, 1795366966418, 1803142966418, null, 1795366966418, null, null);
insert into "session" values ('b56b840c-d5d8-4415-a2ca-79c113f490e7', 'de2398aaff9712f001012200267b72f303669ddb15b9431b6c18f9e6cafcd5e4', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Test client', 1795366966456, 1795366966456, 1803142966456, 1795366966571, 1795366966456, null, null);
insert into "session" values ('f4c8c3d2-0cd0-4d07-8b18-038051de459d', '9a90d8c6dad522ccf1a88b874cc0e49513abc9145bc47fda55c8dbc44ab0705a', '4ea8f3ea-5f4a-4055-b87b-be022065c23e', 'Test client', 1795366966576, 1795366966576, 1803142966576, null, 1795366966576, null, null);
insert into "session" values ('b65b5b2d-378d-4e0e-9918-f42f387b70dc', '08f8decbdaf2badf9323c13c9243128451aacd50b140fce440aa75363ff1e392', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Test client', 1795366967000, 1795366967000, 1803142967000, null, 1795366967000, null, null);
insert into "token" values ('55c6cb46-c531-4c19-84d3-4a598af8837a', 'verify-email', 'f1573b251db0bdb14df5e360629baf830e9b408beb85e59dca6caf69ece97fc5', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 1795366966331, 1795539766331, null);
insert into "token" values ('79e96966-9893-4d54-b0f1-816fdcd93fcd', 'verify-email', '37d85fee46dbcb7f3709bc48a962dd905d92dc9b685d0cf79eeea0a6982b8ffc', '4ea8f3ea-5f4a-4055-b87b-be022065c23e', 1795366966513, 1795539766513, null);
insert into "token" values ('22130eca-cab5-4e43-a864-b63353f0d579', 'unsubscribe', '3c7dbc18fe2bf778d041f675ca2edff81762d079dc59015ffcf8e2ccf4831536', '4ea8f3ea-5f4a-4055-b87b-be022065c23e', 1795366966831, 1826902966831, null);
insert into "user_group" values ('3b56fbcb-a3df-43a7-8d1f-cb83702ca362', 'Forest ✓ "quoted"', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 1795366966820, null, 'forest ✓ "quoted"');
insert into "membership" values ('3b56fbcb-a3df-43a7-8d1f-cb83702ca362', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 1, 1795366966820, 'editor');
insert into "membership" values ('3b56fbcb-a3df-43a7-8d1f-cb83702ca362', '4ea8f3ea-5f4a-4055-b87b-be022065c23e', 0, 1795366966831, 'editor');
insert into "workspace" values ('94d2e0a3-6d2d-49c6-85f9-bc630fe79c9e', 'user', '5e181b63-4027-4a6e-9904-48ba66dbbb00', null, 'f51fbed1-a89c-4f02-928e-b944cf174da9', 104857600, 0, 0, 1, 1795366965988, 0);
insert into "workspace" values ('aca5687d-4612-4bfe-b1cc-dbb803182aa7', 'user', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', null, 'b997e00e-be98-4a4a-8525-705ae3f8f8a0', 104857600, 43, 2, 3, 1795366966331, 0);
insert into "workspace" values ('84891078-5be6-495c-a2fc-918d22326c37', 'user', '4ea8f3ea-5f4a-4055-b87b-be022065c23e', null, '0a384864-46ca-4727-916a-43bf946d8e5a', 104857600, 0, 0, 1, 1795366966513, 0);
insert into "workspace" values ('3b56fbcb-a3df-43a7-8d1f-cb83702ca362', 'group', null, '3b56fbcb-a3df-43a7-8d1f-cb83702ca362', '9ded917e-1729-47a4-b8b5-fcd2b451b1fd', 524288000, 36, 2, 4, 1795366966820, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795366966906);
insert into "item" values ('f51fbed1-a89c-4f02-928e-b944cf174da9', '94d2e0a3-6d2d-49c6-85f9-bc630fe79c9e', null, '', 'directory', null, 0, null, null, 1795366965988, 1795366965988, null, null, null, null, null);
insert into "item" values ('b997e00e-be98-4a4a-8525-705ae3f8f8a0', 'aca5687d-4612-4bfe-b1cc-dbb803182aa7', null, '', 'directory', null, 0, null, null, 1795366966331, 1795366966906, null, null, null, null, null);
insert into "item" values ('0a384864-46ca-4727-916a-43bf946d8e5a', '84891078-5be6-495c-a2fc-918d22326c37', null, '', 'directory', null, 0, null, null, 1795366966513, 1795366966513, null, null, null, null, null);
insert into "item" values ('9ded917e-1729-47a4-b8b5-fcd2b451b1fd', '3b56fbcb-a3df-43a7-8d1f-cb83702ca362', null, '', 'directory', null, 0, null, null, 1795366966820, 1795366966880, null, null, null, null, null);
insert into "item" values ('7b0b5e81-8922-4508-8ce4-1cbf9ea39895', 'aca5687d-4612-4bfe-b1cc-dbb803182aa7', 'b997e00e-be98-4a4a-8525-705ae3f8f8a0', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795366966846, 1795366966846, '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', null, null, null);
insert into "item" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', '3b56fbcb-a3df-43a7-8d1f-cb83702ca362', '9ded917e-1729-47a4-b8b5-fcd2b451b1fd', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795366966864, 1795366966989, '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', null, null, null);
insert into "item" values ('7a568a05-4779-4e12-9ead-125b15557b9b', '3b56fbcb-a3df-43a7-8d1f-cb83702ca362', '9ded917e-1729-47a4-b8b5-fcd2b451b1fd', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795366966872, 1795366966872, '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 1795366966880, '7a568a05-4779-4e12-9ead-125b15557b9b', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce');
insert into "item" values ('ab29142f-6cf1-48f9-bf21-e9216e19f7a6', 'aca5687d-4612-4bfe-b1cc-dbb803182aa7', 'b997e00e-be98-4a4a-8525-705ae3f8f8a0', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795366966906, 1795366966906, '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', null, null, null);
insert into "document" values ('7b0b5e81-8922-4508-8ce4-1cbf9ea39895', 0, '6d96c237-0c10-4bbc-9815-27782c1b94a7', 'lf', 0, null, 0, 0);
insert into "document" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', 4, '1068b41d-4b8e-4828-ad73-ecf5bd6fd581', 'lf', 0, null, 664, 0);
insert into "document" values ('7a568a05-4779-4e12-9ead-125b15557b9b', 0, '6235581d-1773-4963-ab92-82253fc86a64', 'lf', 0, null, 0, 0);
insert into "document_update" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', 0, 1, x'5b7b22636c69656e744944223a223062666334633663363533663230306431623436333463353961333962666666222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"4ea8f3ea-5f4a-4055-b87b-be022065c23e","name":"Ben","from":0,"to":1}]', 1795366966952, 1795366966952, 'pushed');
insert into "document_update" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', 1, 2, x'5b7b22636c69656e744944223a223062666334633663363533663230306431623436333463353961333962666666222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"4ea8f3ea-5f4a-4055-b87b-be022065c23e","name":"Ben","from":1,"to":2}]', 1795366966959, 1795366966959, 'pushed');
insert into "document_update" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', 2, 3, x'789c158e4b6a03311404efd26b09f41f49bb403639839985f4f4640fc43389478b18e3bb072dbba0a8bebc40df1befe3eb13198d540de47537c4a5fac6ae90f25d99d88d8e1c2140b7b25ff944be18b30a9cfc8bac05b877a631f10be3f9c3c818b707970681ad214395e6bd5bac545c92745cad2c4a05e9b54f46dba4290608949d6ec703f985fe38eec84a601cc84160f0df4006de02773ecf729d8de65d0bd1784944493a6b8aac76b1d22e5ee9567aa7341fd4a33da73bd57d6cc73e8fae0275d2e07ab54e37692345e9c834595b355259557a0fb5076208ece53e8b1fad40606c73e825791b420a212dcb7b7dafff13d45ecd', '[{"user":"64fb341d-38c8-4c2d-bdb2-030aff6bf6ce","name":"Ada","from":2,"to":3}]', 1795366966978, 1795366966978, 'pushed');
insert into "document_update" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', 3, 4, x'789c458fcd6ac3301084df65ce12486b4991752beda5cf607cd0cf2a316dec3456a021f8dd8b534a4fbb337ceccc0e0fe4cf89e7f6fe8680925572d9ea4a9963b2854dccca5645be92f6ec21904f713ef28a30108d022b7f219000d7cab9edf603ed7e6104acb7e391d706f1b74dcb8c00aaaed7fa6024299ba5b12ac9e82d49c37ce83519224a1038dde68fdf7353414084406c084a20df9e3983126edc1b5c3ea7cc080f24aecb959fcc3ffa9c8dbf1b025e97f37999b16da340b92e178461144877043853536774919dcf5e9a4c45a69248aa4ec55a5daa2e3304e678de5f7b297b9f36ed421f7adb39d73bd77bbf8ddbf803a14c62a4', '[{"user":"64fb341d-38c8-4c2d-bdb2-030aff6bf6ce","name":"Ada","from":3,"to":4}]', 1795366966989, 1795366966989, 'pushed');
insert into "document_client" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', '0bfc4c6c653f200d1b4634c59a39bfff', '4ea8f3ea-5f4a-4055-b87b-be022065c23e', 'f4c8c3d2-0cd0-4d07-8b18-038051de459d', 2, 2, 1795366966959);
insert into "document_client" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', 'dc0b6c51f2ceab5de4ac05f028f218e8', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', '39d942a3-2903-4c2c-a3a4-1ac5817190ec', 2, 4, 1795366966989);
insert into "document_snapshot" values ('7b0b5e81-8922-4508-8ce4-1cbf9ea39895', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795366966846);
insert into "document_snapshot" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795366966864);
insert into "document_snapshot" values ('7a568a05-4779-4e12-9ead-125b15557b9b', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795366966872);
insert into "job" values ('ae07441d-b71d-46c2-b590-a7cf4aeeb270', 'send-mail', '{}', 'done', 'send-mail', 1795366966129, null, 1, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 1, 1000000, null, 1795366966129, 1795366966193, null);
insert into "job" values ('56bbedf5-89ea-42b8-b878-93dfb63e9827', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795388566201, null, 1, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 0, 1000000, null, 1795366966130, null, null);
insert into "job" values ('18aca171-9a76-4f3f-901e-198b31ccfaec', 'prune-rows', '{}', 'queued', 'prune-rows', 1795370566222, null, 1, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 0, 1000000, null, 1795366966130, null, null);
insert into "job" values ('bf65282e-cf8a-459e-a7f9-5a63f98fc6f0', 'empty-trash', '{}', 'queued', 'empty-trash', 1795370566232, null, 1, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 0, 1000000, null, 1795366966130, null, null);
insert into "job" values ('b45628f9-4548-4c82-9d0b-7e96f320a307', 'finish-trees', '{}', 'queued', 'finish-trees', 1795366996242, null, 1, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 0, 1000000, null, 1795366966130, null, null);
insert into "job" values ('8b03a52c-7560-475b-9a52-8da4e3268160', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795370566250, null, 1, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 0, 1000000, null, 1795366966130, null, null);
insert into "job" values ('2ba4fc8c-503a-4013-96b6-9b9e89d98b16', 'compact-history', '{}', 'queued', 'compact-history', 1795388566256, null, 1, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 0, 1000000, null, 1795366966130, null, null);
insert into "job" values ('416e0246-81b1-4155-bfe8-9b542b5620a9', 'tell-review', '{}', 'queued', 'tell-review', 1795370567001, null, 3, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 0, 1000000, null, 1795366966130, null, null);
insert into "job" values ('2870458c-7830-4df9-a95a-aee29538c0ab', 'send-mail', '{}', 'done', 'send-mail', 1795366966331, null, 1, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 1, 1000000, null, 1795366966331, 1795366966418, null);
insert into "job" values ('9d70366e-b9a6-43c2-9126-e68424f4f700', 'send-mail', '{}', 'done', 'send-mail', 1795366966513, null, 1, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 1, 1000000, null, 1795366966513, 1795366966575, null);
insert into "job" values ('4505b617-d925-4905-9f2c-faacfd636009', 'send-mail', '{}', 'done', 'send-mail', 1795366966831, null, 1, '2cc8c6e5-1a9c-45a8-91d8-c76408b57121:2766d292-ca6c-43e5-b50f-5268095d5b11', 1, 1000000, '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 1795366966831, 1795366966862, null);
insert into "defaults_file" values ('54ab0466-9cb4-4703-b3cf-36190977612d', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795366965999, 1795366965999);
insert into "defaults_file" values ('4a45414b-b069-4621-bf10-ebe3ae55f5fa', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795366965999, 1795366965999);
insert into "defaults_file" values ('226cc616-d3a5-4d65-af23-8f628eecd376', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795366965999, 1795366965999);
insert into "defaults_file" values ('c0abb5f1-5bd3-46bd-acb5-215fe33b81d8', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795366965999, 1795366965999);
insert into "defaults_file" values ('40d2c853-ddbf-4a25-84d0-ba2b664dd1a0', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795366965999, 1795366965999);
insert into "defaults_file" values ('1d5f8fb2-8fc7-46a1-ae14-6ae94d82462e', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795366965999, 1795366965999);
insert into "defaults_file" values ('20fb783e-0edc-4925-bb1c-e279d5f15f63', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795366965999, 1795366965999);
insert into "defaults_file" values ('aaad3c29-3748-4abd-87db-6cf1e1dc0205', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795366965999, 1795366965999);
insert into "defaults_file" values ('04358553-eaa8-46b3-8d95-696f125ce2ed', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795366965999, 1795366965999);
insert into "defaults_file" values ('3e338f44-1987-4422-a1f3-b8ef6ca812db', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795366965999, 1795366965999);
insert into "defaults_file" values ('b209309d-4a9a-49d7-8235-7ff06d623a4c', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795366965999, 1795366965999);
insert into "mail" values ('8c885c78-0577-4ed4-bb3d-0a29a3f2a1f0', 'verify-email', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795366966331, 1795539766331, 1795366966331, 1795366966416, null, null, 1);
insert into "mail" values ('38fcb614-4ade-443a-acfe-8702914c18e5', 'verify-email', '4ea8f3ea-5f4a-4055-b87b-be022065c23e', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795366966513, 1795539766513, 1795366966513, 1795366966571, null, null, 1);
insert into "mail" values ('f03e22c5-944d-425f-b774-a9a35f21cd52', 'group-added', '4ea8f3ea-5f4a-4055-b87b-be022065c23e', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795366966831, null, 1795366966831, 1795366966861, null, 'http://localhost:18309/unsubscribe?token=group-added~MTAmxu1tGoclyHTJc48Rg-Ql2dmg6jZFmTMQCOwUC98', 2);
insert into "notification" values ('04f89a47-8daf-4d1a-abed-f9d666aa34cc', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795366966331, null, null);
insert into "notification" values ('22fe7e1e-0227-4801-9cac-26b845614eda', '4ea8f3ea-5f4a-4055-b87b-be022065c23e', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/3b56fbcb-a3df-43a7-8d1f-cb83702ca362/', 0, 1795366966831, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795366965988);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"5e181b63-4027-4a6e-9904-48ba66dbbb00","email":"admin@example.org"}', 1795366965988);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"5e181b63-4027-4a6e-9904-48ba66dbbb00","email":"admin@example.org","sessionId":"38fab9a7-d69c-4697-ba8c-76e468d240bb","clientId":"Test client","address":"127.0.0.1"}', 1795366966239);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795366966317);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"64fb341d-38c8-4c2d-bdb2-030aff6bf6ce","email":"ada@example.org"}', 1795366966331);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795366966387);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Administrator', '{"type":"user.updated","userId":"64fb341d-38c8-4c2d-bdb2-030aff6bf6ce","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795366966392);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"64fb341d-38c8-4c2d-bdb2-030aff6bf6ce","email":"ada@example.org","sessionId":"39d942a3-2903-4c2c-a3a4-1ac5817190ec","clientId":"Test client","address":"127.0.0.1"}', 1795366966418);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"5e181b63-4027-4a6e-9904-48ba66dbbb00","email":"admin@example.org","sessionId":"b56b840c-d5d8-4415-a2ca-79c113f490e7","clientId":"Test client","address":"127.0.0.1"}', 1795366966456);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795366966508);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"4ea8f3ea-5f4a-4055-b87b-be022065c23e","email":"ben@example.org"}', 1795366966513);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795366966560);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Administrator', '{"type":"user.updated","userId":"4ea8f3ea-5f4a-4055-b87b-be022065c23e","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795366966565);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"4ea8f3ea-5f4a-4055-b87b-be022065c23e","email":"ben@example.org","sessionId":"f4c8c3d2-0cd0-4d07-8b18-038051de459d","clientId":"Test client","address":"127.0.0.1"}', 1795366966576);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 'Ada', '{"type":"group.created","groupId":"3b56fbcb-a3df-43a7-8d1f-cb83702ca362","name":"Forest ✓ \"quoted\""}', 1795366966820);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 'Ada', '{"type":"group.member-added","groupId":"3b56fbcb-a3df-43a7-8d1f-cb83702ca362","name":"Forest ✓ \"quoted\"","userId":"4ea8f3ea-5f4a-4055-b87b-be022065c23e","userName":"Ben"}', 1795366966831);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"5e181b63-4027-4a6e-9904-48ba66dbbb00","email":"admin@example.org","sessionId":"b65b5b2d-378d-4e0e-9918-f42f387b70dc","clientId":"Test client","address":"127.0.0.1"}', 1795366967000);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '5e181b63-4027-4a6e-9904-48ba66dbbb00', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795366967036);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795367866241);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795367866241);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797958967000);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795370566333);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795370566333);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795370566331);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795367866418);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797958966418);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795370566513);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795370566513);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795367866577);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797958966576);
insert into "rate_limit" values ('/api/groups/add-member account:64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 1, 1795370566832);
insert into "rate_limit" values ('groups/add-member misses account:64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 0, 1795370566832);
insert into "rate_limit" values ('notice 64fb341d-38c8-4c2d-bdb2-030aff6bf6ce 4ea8f3ea-5f4a-4055-b87b-be022065c23e', 1, 1795453366831);
insert into "rate_limit" values ('mail group-added 64fb341d-38c8-4c2d-bdb2-030aff6bf6ce 4ea8f3ea-5f4a-4055-b87b-be022065c23e', 1, 1795453366831);
insert into "rate_limit" values ('mail group-added 64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 1, 1795453366831);
insert into "rate_limit" values ('/api/request-ws-ticket account:4ea8f3ea-5f4a-4055-b87b-be022065c23e', 1, 1795367026917);
insert into "rate_limit" values ('/api/request-ws-ticket account:64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 1, 1795367026965);
insert into "review_thread" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', '0ad55473-0ea9-4eb3-a006-515921391c86', 'comment', 'open', 'Shared', 'd54d6825-ccc9-432a-b373-37501daffc9d', 3, '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 'Ada', 1795366966977, 1795366966977, null, null, null, '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', null, null, null);
insert into "review_thread" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', '2f691174-205c-450b-a852-4ee79124222b', 'suggestion', 'open', '', null, 4, '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 'Ada', 1795366966988, 1795366966988, null, null, null, '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', null, null, null);
insert into "review_message" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', 'd54d6825-ccc9-432a-b373-37501daffc9d', '0ad55473-0ea9-4eb3-a006-515921391c86', 'Is this *kept*?', '[]', 3, '64fb341d-38c8-4c2d-bdb2-030aff6bf6ce', 'Ada', 1795366966977, null, null, null, null, 0);
insert into "review_checkpoint" values ('3fcf597f-ee0e-4545-a095-abf9311b047c', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795366966978);
