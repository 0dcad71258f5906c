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
CREATE TABLE "pending_tree" ("id" text primary key, "kind" text not null, "workspace_id" text not null, "from_workspace_id" text, "roots" text not null, "bytes" integer not null, "items" integer not null, "created_at" integer not null, "node" text) strict;
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
CREATE TABLE "invitation" ("id" text not null, "workspace_id" text not null references "workspace" ("id") on delete cascade, "item_id" text references "item" ("id") on delete cascade, "email" text not null, "email_key" text not null, "role" text not null, "token_hash" text not null, "invited_by" text not null references "user" ("id") on delete cascade, "sent_at" integer not null, "expires_at" integer not null, constraint "invitation_id" primary key ("id")) strict;
CREATE UNIQUE INDEX "invitation_token" on "invitation" ("token_hash");
CREATE UNIQUE INDEX invitation_target on invitation (coalesce(item_id, workspace_id), email_key);
CREATE INDEX "invitation_workspace_id" on "invitation" ("workspace_id");
CREATE INDEX "invitation_item_id" on "invitation" ("item_id");
CREATE INDEX "invitation_invited_by" on "invitation" ("invited_by");
CREATE INDEX "invitation_expires_at" on "invitation" ("expires_at");
CREATE TABLE "blob_object" ("hash" text primary key, "name" text not null, "size" integer not null, "holders" integer not null, "is_new" integer not null, "touched_at" integer not null) strict;
CREATE TABLE "blob_loose" ("name" text primary key, "created_at" integer not null) strict;
CREATE INDEX "blob_loose_created_at" on "blob_loose" ("created_at");
CREATE TABLE "share_link" ("id" text primary key, "item_id" text not null references "item" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "token_hash" text not null unique, "role" text not null, "label" text not null, "accounts_only" integer not null, "password_hash" text, "edition" integer not null, "expires_at" integer, "uses" integer not null, "created_by" text references "user" ("id") on delete set null, "created_at" integer not null, "withdrawn_at" integer) strict;
CREATE INDEX "share_link_item_id" on "share_link" ("item_id");
CREATE INDEX "share_link_workspace_id" on "share_link" ("workspace_id");
CREATE INDEX "share_link_created_by" on "share_link" ("created_by");
CREATE TABLE "link_opening" ("link_id" text not null references "share_link" ("id") on delete cascade, "user_id" text not null references "user" ("id") on delete cascade, "edition" integer not null, "opened_at" integer not null, constraint "link_opening_pk" primary key ("user_id", "link_id")) strict;
CREATE INDEX "link_opening_link_id" on "link_opening" ("link_id");
CREATE TABLE "guest" ("id" text primary key, "link_id" text not null references "share_link" ("id") on delete cascade, "token_hash" text not null unique, "name" text not null, "edition" integer not null, "created_at" integer not null, "expires_at" integer not null) strict;
CREATE INDEX "guest_link_id" on "guest" ("link_id");
CREATE TABLE "ticket" ("token_hash" text primary key, "user_id" text references "user" ("id") on delete cascade, "session_id" text references "session" ("id") on delete cascade, "guest_id" text references "guest" ("id") on delete cascade, "item_id" text not null references "item" ("id") on delete cascade, "expires_at" integer not null, constraint "ticket_of_one" check ((session_id is null) <> (guest_id is null))) strict;
CREATE INDEX "ticket_item_id" on "ticket" ("item_id");
CREATE INDEX "ticket_user_id" on "ticket" ("user_id");
CREATE INDEX "ticket_session_id" on "ticket" ("session_id");
CREATE INDEX "ticket_guest_id" on "ticket" ("guest_id");
insert into "kysely_migration" values ('001-initial', '2026-11-22T20:36:35.804Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T20:36:35.813Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T20:36:35.821Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T20:36:35.827Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T20:36:35.833Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T20:36:35.863Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T20:36:35.867Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T20:36:35.871Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T20:36:35.876Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T20:36:35.883Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T20:36:35.890Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T20:36:35.894Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T20:36:35.904Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T20:36:35.914Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T20:36:35.922Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T20:36:35.927Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T20:36:35.931Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T20:36:35.937Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T20:36:35.947Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-22T20:36:35.957Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-22T20:36:35.980Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-22T20:36:35.997Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-22T20:36:36.013Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-22T20:36:36.017Z');
insert into "kysely_migration" values ('025-identities', '2026-11-22T20:36:36.036Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-22T20:36:36.041Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-22T20:36:36.051Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-22T20:36:36.058Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-22T20:36:36.073Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-22T20:36:36.083Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"aca94902","key":"kvNNTTFjHOPi2Bjqs3Zl3VH39ldyk+WB8aBbjTVTeq8=","madeAt":1795379796664,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"4fbaa096","key":"LohMOaXdP8rB/Hs8nkvCbW403+MGxsqf6+TJx+04HU8=","madeAt":1795379796745,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"5bc900fd","key":"8sZKXgHKMk+Z0Sk+f5ExnyblnyIPSI4foVApNcNe7rs=","madeAt":1795379796747,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"e3563714","key":"jN+TadaiV3IbvHuoIJhbDA7cvRH4jn+88lZrHebyEiY=","madeAt":1795379796751,"goodUntil":null}]');
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
insert into "user" values ('af387c13-5da1-4f1d-9944-a148fe682176', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$s2mst5XAPuN6hUipwYF50Q$qZsAE05Ku/lllP3D+xc4RlXktiVn+LIRRNWq7G/fuQI', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379796899, 'administrator', 0, null);
insert into "user" values ('aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$+cDcr3bCUprYtnqinsOYbw$hMcyZCjhc3OZpBDIRMnh0ZI8wg7qAVlWo7IcIypLumY', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379797760, 'ada', 0, null);
insert into "user" values ('0fe605c3-8e94-4320-afc2-98c03bc285d1', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$XPov9qsLzTJFWd+Am7ddhQ$XMUUJ1nBtR7dd0ckdUz+hyAbgoTuop3hhw9xlkped1k', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379798416, 'ben', 0, null);
insert into "session" values ('560eff9b-f7c1-42d0-8e9d-453e9c1ccc9d', '0f7785313a07ff5530b8582e4833e42eae133688d57a53a6bb8fbe27903a9849', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Test client', 1795379797508, 1795379797508, 1803155797508, 1795379798050, 1795379797508, null, null);
insert into "session" values ('9fcbd07d-1073-45eb-94d4-21d7379a774b', 'd89a7ba3821f8c16754c9f6b33991a8378f6c8f1f792650a5c66de5e9c5f0001', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'Test client', 1795379798103, 1795379798103, 1803155798103, null, 1795379798103, null, null);
insert into "session" values ('19d2cf88-20fe-42c8-b18f-b714f31c2c9c', 'c876818964a3e11304b4b7f07008babed973b1a3b5998437b6712cc5dec687e7', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Test client', 1795379798239, 1795379798239, 1803155798239, 1795379798587, 1795379798239, null, null);
insert into "session" values ('4aab2fe9-e969-4467-976f-f000fdc840d8', 'b79b0ae2f683b3c5e3581a61591a4477e9e13e7f721bb4cec98f641ac561cf18', '0fe605c3-8e94-4320-afc2-98c03bc285d1', 'Test client', 1795379798608, 1795379798608, 1803155798608, null, 1795379798608, null, null);
insert into "session" values ('7ff5b943-3df4-42da-8b12-359db20f2567', 'e004fafe7fca86a90a9b58d7fa495a4e7965efe46b40a97bb400a385e9fdd590', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Test client', 1795379800070, 1795379800070, 1803155800070, null, 1795379800070, null, null);
insert into "token" values ('673be6d5-cd88-42af-9cbc-a1ffb7df33c4', 'verify-email', '0a3f437b4f45a4e7fce549849fdab974b5fcb37a5f5bb38441a50efda80e4443', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 1795379797760, 1795552597760, null);
insert into "token" values ('c995014b-dd8b-425e-a9b7-fce101c39f2f', 'verify-email', '72aa314df2a52aa5051928a617203824bef8b160f60ffde8620aa816fe0fa908', '0fe605c3-8e94-4320-afc2-98c03bc285d1', 1795379798416, 1795552598416, null);
insert into "token" values ('0d18c46a-18ef-4716-bdeb-7f0d107d149f', 'unsubscribe', 'ad74181dc532ecb8549af407e76eff0dc22a7adda89ab6828e27a052f19805bc', '0fe605c3-8e94-4320-afc2-98c03bc285d1', 1795379799362, 1826915799362, null);
insert into "user_group" values ('f6fb5c18-1511-4997-9fa5-a2edf43593d7', 'Forest ✓ "quoted"', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 1795379799331, null, 'forest ✓ "quoted"');
insert into "membership" values ('f6fb5c18-1511-4997-9fa5-a2edf43593d7', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 1, 1795379799331, 'editor');
insert into "membership" values ('f6fb5c18-1511-4997-9fa5-a2edf43593d7', '0fe605c3-8e94-4320-afc2-98c03bc285d1', 0, 1795379799362, 'editor');
insert into "workspace" values ('2beb4fbf-3103-4bb3-bd89-bd1c6303e78c', 'user', 'af387c13-5da1-4f1d-9944-a148fe682176', null, '0af82228-da3c-4ae9-9d8a-061dcac400bb', 104857600, 0, 0, 1, 1795379796899, 0);
insert into "workspace" values ('770c639e-65b1-41ab-a39b-6af054143b43', 'user', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', null, '2049da01-f079-4690-a28f-63390b49858f', 104857600, 43, 2, 3, 1795379797760, 0);
insert into "workspace" values ('a45c6412-9446-45e6-af6d-e0e210c192ba', 'user', '0fe605c3-8e94-4320-afc2-98c03bc285d1', null, 'b4fe7e7c-e44e-47db-9d3a-033842b7fe45', 104857600, 0, 0, 1, 1795379798416, 0);
insert into "workspace" values ('f6fb5c18-1511-4997-9fa5-a2edf43593d7', 'group', null, 'f6fb5c18-1511-4997-9fa5-a2edf43593d7', 'c40c5524-5f24-460e-aaf4-46084e8bed03', 524288000, 36, 2, 4, 1795379799331, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795379799543);
insert into "item" values ('0af82228-da3c-4ae9-9d8a-061dcac400bb', '2beb4fbf-3103-4bb3-bd89-bd1c6303e78c', null, '', 'directory', null, 0, null, null, 1795379796899, 1795379796899, null, null, null, null, null);
insert into "item" values ('2049da01-f079-4690-a28f-63390b49858f', '770c639e-65b1-41ab-a39b-6af054143b43', null, '', 'directory', null, 0, null, null, 1795379797760, 1795379799543, null, null, null, null, null);
insert into "item" values ('b4fe7e7c-e44e-47db-9d3a-033842b7fe45', 'a45c6412-9446-45e6-af6d-e0e210c192ba', null, '', 'directory', null, 0, null, null, 1795379798416, 1795379798416, null, null, null, null, null);
insert into "item" values ('c40c5524-5f24-460e-aaf4-46084e8bed03', 'f6fb5c18-1511-4997-9fa5-a2edf43593d7', null, '', 'directory', null, 0, null, null, 1795379799331, 1795379799481, null, null, null, null, null);
insert into "item" values ('fa95952e-402a-43b5-9800-3cfe4c32dba0', '770c639e-65b1-41ab-a39b-6af054143b43', '2049da01-f079-4690-a28f-63390b49858f', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795379799393, 1795379799393, 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', null, null, null);
insert into "item" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', 'f6fb5c18-1511-4997-9fa5-a2edf43593d7', 'c40c5524-5f24-460e-aaf4-46084e8bed03', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795379799443, 1795379800032, 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', null, null, null);
insert into "item" values ('8c3dc136-6733-4281-a6f5-f1a6484cc48a', 'f6fb5c18-1511-4997-9fa5-a2edf43593d7', 'c40c5524-5f24-460e-aaf4-46084e8bed03', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795379799462, 1795379799462, 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 1795379799481, '8c3dc136-6733-4281-a6f5-f1a6484cc48a', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42');
insert into "item" values ('de281351-d8f3-4208-8522-4b4f34260c7b', '770c639e-65b1-41ab-a39b-6af054143b43', '2049da01-f079-4690-a28f-63390b49858f', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795379799543, 1795379799543, 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', null, null, null);
insert into "document" values ('fa95952e-402a-43b5-9800-3cfe4c32dba0', 0, '4c2ff159-d5ca-4a40-a1da-890dba395321', 'lf', 0, null, 0, 0);
insert into "document" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', 4, '50eba0e6-0d22-4e27-94d2-726f083b9708', 'lf', 0, null, 663, 0);
insert into "document" values ('8c3dc136-6733-4281-a6f5-f1a6484cc48a', 0, '89473cc3-190b-424c-bb88-7e86617e3832', 'lf', 0, null, 0, 0);
insert into "document_update" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', 0, 1, x'5b7b22636c69656e744944223a226635336238346666353736343137636463656236323730353233376433373631222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"0fe605c3-8e94-4320-afc2-98c03bc285d1","name":"Ben","from":0,"to":1}]', 1795379799813, 1795379799813, 'pushed');
insert into "document_update" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', 1, 2, x'5b7b22636c69656e744944223a226635336238346666353736343137636463656236323730353233376433373631222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"0fe605c3-8e94-4320-afc2-98c03bc285d1","name":"Ben","from":1,"to":2}]', 1795379799834, 1795379799834, 'pushed');
insert into "document_update" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', 2, 3, x'789c158e4b6a03311404efd26b09f4d748bb4036398399c593f4640fc43389478b18e3bb072dbba0a8bebc50bf37dec7d72732f4124c51b6da1874589842a1b824d25d056f7a2f10a837daaf7c225f8c59054efe45d602dc3bd731f10be3f9c3c818b7075383c0d690d13872eaba4ac7ce4a17539264a2913aa810ba315c948700edf5763c905fe88fe38eac04c6811c0406ff0d64e02d70e7f3a4eb6cd8255ae7d42203452f9ded492ecd6b493516ab75e1d22c04cad19ed39dea3eb6639f47578132297157964a91be87241d3592e48b969d4d0ac577626720b0d37d163f1a41606c73e898bc8d29a694ac79afeff51f2ed35e2d', '[{"user":"aef03abb-5f69-4ada-a5b1-fe296b5fae42","name":"Ada","from":2,"to":3}]', 1795379799947, 1795379799947, 'pushed');
insert into "document_update" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', 3, 4, x'789c458fc16e83301044ff65ceb6640c18ec5b955efa0d88c3daec12d404d2e0488d22febd82aaea6967474fb3b3dd0be932f19c3fde1150b4ce4653a6b271856b995ca4a6f5548871b515895048679a475e113a6b7b8595bf10ac028b70cabbfd427ede1801eb631c79cd507f6a5a6604581ac4c7586a26125d592fdab77ed06c994ccb929cafa0707ecc9fbf71d3800082026504a3901ec79dce28d7ef0d6e972931c20b9165b9f3c1fca3c7ccfc9d11705aaed765c6b6f50ac37db92174bd427ceef92ca6a418752dceeb8a06d254c7420b5bef622dc49585c24cd7fdb5b761ef93a77d291a5f978d6f8d3165b1f55bff0346a56400', '[{"user":"aef03abb-5f69-4ada-a5b1-fe296b5fae42","name":"Ada","from":3,"to":4}]', 1795379800032, 1795379800032, 'pushed');
insert into "document_client" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', 'f53b84ff576417cdceb62705237d3761', '0fe605c3-8e94-4320-afc2-98c03bc285d1', '4aab2fe9-e969-4467-976f-f000fdc840d8', 2, 2, 1795379799834);
insert into "document_client" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', '1862b03c376168ea6ba789a1f0652ffb', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', '9fcbd07d-1073-45eb-94d4-21d7379a774b', 2, 4, 1795379800032);
insert into "document_snapshot" values ('fa95952e-402a-43b5-9800-3cfe4c32dba0', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795379799393);
insert into "document_snapshot" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795379799443);
insert into "document_snapshot" values ('8c3dc136-6733-4281-a6f5-f1a6484cc48a', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795379799462);
insert into "job" values ('1627aa2e-6ca0-40c2-ae5e-9021182e9f6e', 'send-mail', '{}', 'done', 'send-mail', 1795379797333, null, 1, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 1, 1000000, null, 1795379797333, 1795379797425, null);
insert into "job" values ('9f20cf2a-1dfd-4681-b2d6-27421af5bdd8', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795401397444, null, 1, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 0, 1000000, null, 1795379797334, null, null);
insert into "job" values ('e81021fb-c676-4521-9425-11bd29c5aac4', 'prune-rows', '{}', 'queued', 'prune-rows', 1795383397481, null, 1, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 0, 1000000, null, 1795379797334, null, null);
insert into "job" values ('3302c270-facd-439a-b045-7a0333ed4fb6', 'empty-trash', '{}', 'queued', 'empty-trash', 1795383397490, null, 1, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 0, 1000000, null, 1795379797334, null, null);
insert into "job" values ('cb467da4-f1f4-4c60-93d9-04f1b8f9a54d', 'finish-trees', '{}', 'queued', 'finish-trees', 1795379827494, null, 1, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 0, 1000000, null, 1795379797334, null, null);
insert into "job" values ('c6382429-9cdd-4663-b202-75bafc37022e', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795383397524, null, 1, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 0, 1000000, null, 1795379797334, null, null);
insert into "job" values ('9591b30f-c7d1-46ba-900b-89e40803b437', 'compact-history', '{}', 'queued', 'compact-history', 1795401397538, null, 1, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 0, 1000000, null, 1795379797334, null, null);
insert into "job" values ('8f0c841b-cdb2-45ae-8750-d2cf5b1a1f54', 'tell-review', '{}', 'queued', 'tell-review', 1795383400087, null, 3, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 0, 1000000, null, 1795379797334, null, null);
insert into "job" values ('83ab7649-8668-468c-ac1e-5d905109ca30', 'send-mail', '{}', 'done', 'send-mail', 1795379797760, null, 1, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 1, 1000000, null, 1795379797760, 1795379798087, null);
insert into "job" values ('daf0208b-5773-43d5-9b15-9332ebb118cd', 'send-mail', '{}', 'done', 'send-mail', 1795379798416, null, 1, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 1, 1000000, null, 1795379798416, 1795379798598, null);
insert into "job" values ('8b36b5e4-4a2d-4861-bf7f-898929faa826', 'send-mail', '{}', 'done', 'send-mail', 1795379799362, null, 1, 'c99a0c6a-5850-4b64-b1f1-74802832de34:20131659-1424-43db-84d3-dbf241e40a0e', 1, 1000000, 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 1795379799362, 1795379799507, null);
insert into "defaults_file" values ('8f9c2de5-a8fd-4ca2-9b16-844d22b4bafd', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795379796939, 1795379796939);
insert into "defaults_file" values ('032d1eda-a0a5-4b93-b1d9-6bb0fc3544e0', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795379796939, 1795379796939);
insert into "defaults_file" values ('dee692fa-7584-4ebf-9e38-1d1474e3e372', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795379796939, 1795379796939);
insert into "defaults_file" values ('43e4b334-c2bd-4e85-9e7f-3511ce4344b5', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795379796939, 1795379796939);
insert into "defaults_file" values ('83538701-347d-4841-9562-633dc129c4e6', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795379796939, 1795379796939);
insert into "defaults_file" values ('f1ce7bdc-a6e9-4247-baaa-e1647b368d95', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795379796939, 1795379796939);
insert into "defaults_file" values ('6c27392f-75a9-4274-a609-cc636d17a861', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795379796939, 1795379796939);
insert into "defaults_file" values ('b8b2ed4f-a6e9-424a-a44e-2fb5905dd579', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795379796939, 1795379796939);
insert into "defaults_file" values ('956fce1a-b582-4575-9948-0b5c4c2ed2e8', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795379796939, 1795379796939);
insert into "defaults_file" values ('c71d8f86-30a6-404f-acf5-8bce9ea7d8f6', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795379796939, 1795379796939);
insert into "defaults_file" values ('f0298a7a-b638-4fee-a885-42f88a78bd85', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795379796939, 1795379796939);
insert into "mail" values ('33e42d04-3670-4ae2-9cf5-df69f6e97fe1', 'verify-email', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795379797760, 1795552597760, 1795379797760, 1795379798065, null, null, 1);
insert into "mail" values ('e94d52ca-9d5a-4b53-a5f8-e9e43162bfc0', 'verify-email', '0fe605c3-8e94-4320-afc2-98c03bc285d1', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795379798416, 1795552598416, 1795379798416, 1795379798596, null, null, 1);
insert into "mail" values ('69ade37d-815b-4187-b72f-428ceacf2110', 'group-added', '0fe605c3-8e94-4320-afc2-98c03bc285d1', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795379799362, null, 1795379799362, 1795379799490, null, 'http://localhost:19442/unsubscribe?token=group-added~XRsN9-WZQU9JenofIv_pFSLrSq7zngKhmibg2CaUPG8', 2);
insert into "notification" values ('1626dd4e-9523-4450-a8ea-e221bc99f4ee', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795379797760, null, null);
insert into "notification" values ('d8e2f52e-2d56-4b06-b118-8e7b7a7947d3', '0fe605c3-8e94-4320-afc2-98c03bc285d1', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/f6fb5c18-1511-4997-9fa5-a2edf43593d7/', 0, 1795379799362, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795379796899);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"af387c13-5da1-4f1d-9944-a148fe682176","email":"admin@example.org"}', 1795379796899);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"af387c13-5da1-4f1d-9944-a148fe682176","email":"admin@example.org","sessionId":"560eff9b-f7c1-42d0-8e9d-453e9c1ccc9d","clientId":"Test client","address":"127.0.0.1"}', 1795379797508);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795379797719);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"aef03abb-5f69-4ada-a5b1-fe296b5fae42","email":"ada@example.org"}', 1795379797760);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795379797964);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Administrator', '{"type":"user.updated","userId":"aef03abb-5f69-4ada-a5b1-fe296b5fae42","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795379798013);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"aef03abb-5f69-4ada-a5b1-fe296b5fae42","email":"ada@example.org","sessionId":"9fcbd07d-1073-45eb-94d4-21d7379a774b","clientId":"Test client","address":"127.0.0.1"}', 1795379798103);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"af387c13-5da1-4f1d-9944-a148fe682176","email":"admin@example.org","sessionId":"19d2cf88-20fe-42c8-b18f-b714f31c2c9c","clientId":"Test client","address":"127.0.0.1"}', 1795379798239);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795379798394);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"0fe605c3-8e94-4320-afc2-98c03bc285d1","email":"ben@example.org"}', 1795379798416);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795379798546);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Administrator', '{"type":"user.updated","userId":"0fe605c3-8e94-4320-afc2-98c03bc285d1","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795379798562);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"0fe605c3-8e94-4320-afc2-98c03bc285d1","email":"ben@example.org","sessionId":"4aab2fe9-e969-4467-976f-f000fdc840d8","clientId":"Test client","address":"127.0.0.1"}', 1795379798608);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'Ada', '{"type":"group.created","groupId":"f6fb5c18-1511-4997-9fa5-a2edf43593d7","name":"Forest ✓ \"quoted\""}', 1795379799331);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'Ada', '{"type":"group.member-added","groupId":"f6fb5c18-1511-4997-9fa5-a2edf43593d7","name":"Forest ✓ \"quoted\"","userId":"0fe605c3-8e94-4320-afc2-98c03bc285d1","userName":"Ben"}', 1795379799362);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"af387c13-5da1-4f1d-9944-a148fe682176","email":"admin@example.org","sessionId":"7ff5b943-3df4-42da-8b12-359db20f2567","clientId":"Test client","address":"127.0.0.1"}', 1795379800070);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'af387c13-5da1-4f1d-9944-a148fe682176', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795379800171);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795380697517);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795380697517);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797971800070);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795383397767);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795383397767);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795383397760);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795380698103);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797971798103);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795383398417);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795383398416);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795380698609);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797971798608);
insert into "rate_limit" values ('/api/groups/add-member account:aef03abb-5f69-4ada-a5b1-fe296b5fae42', 1, 1795383399364);
insert into "rate_limit" values ('groups/add-member misses account:aef03abb-5f69-4ada-a5b1-fe296b5fae42', 0, 1795383399364);
insert into "rate_limit" values ('notice aef03abb-5f69-4ada-a5b1-fe296b5fae42 0fe605c3-8e94-4320-afc2-98c03bc285d1', 1, 1795466199362);
insert into "rate_limit" values ('mail group-added aef03abb-5f69-4ada-a5b1-fe296b5fae42 0fe605c3-8e94-4320-afc2-98c03bc285d1', 1, 1795466199362);
insert into "rate_limit" values ('mail group-added aef03abb-5f69-4ada-a5b1-fe296b5fae42', 1, 1795466199362);
insert into "rate_limit" values ('/api/request-ws-ticket account:0fe605c3-8e94-4320-afc2-98c03bc285d1', 1, 1795379859568);
insert into "rate_limit" values ('/api/request-ws-ticket account:aef03abb-5f69-4ada-a5b1-fe296b5fae42', 1, 1795379859858);
insert into "review_thread" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', 'de7e9f1c-4e43-4799-a272-16066f22eb05', 'comment', 'open', 'Shared', '38734408-6a75-43f9-8d51-ac7b311bebd3', 3, 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'Ada', 1795379799932, 1795379799932, null, null, null, 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', null, null, null);
insert into "review_thread" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', '2adf9bb3-eaaf-429f-989d-e2ea08efc694', 'suggestion', 'open', '', null, 4, 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'Ada', 1795379800031, 1795379800031, null, null, null, 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', null, null, null);
insert into "review_message" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', '38734408-6a75-43f9-8d51-ac7b311bebd3', 'de7e9f1c-4e43-4799-a272-16066f22eb05', 'Is this *kept*?', '[]', 3, 'aef03abb-5f69-4ada-a5b1-fe296b5fae42', 'Ada', 1795379799932, null, null, null, null, 0);
insert into "review_checkpoint" values ('7b7cae7a-cdfc-45fe-a070-10eabaff2eef', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795379799947);
