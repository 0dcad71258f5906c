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
insert into "kysely_migration" values ('001-initial', '2026-11-22T20:30:04.070Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T20:30:04.080Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T20:30:04.088Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T20:30:04.092Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T20:30:04.097Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T20:30:04.116Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T20:30:04.121Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T20:30:04.125Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T20:30:04.129Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T20:30:04.134Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T20:30:04.140Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T20:30:04.144Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T20:30:04.147Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T20:30:04.155Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T20:30:04.161Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T20:30:04.164Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T20:30:04.167Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T20:30:04.170Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T20:30:04.174Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-22T20:30:04.178Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-22T20:30:04.187Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-22T20:30:04.193Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-22T20:30:04.200Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-22T20:30:04.206Z');
insert into "kysely_migration" values ('025-identities', '2026-11-22T20:30:04.217Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-22T20:30:04.224Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-22T20:30:04.235Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-22T20:30:04.242Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-22T20:30:04.248Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"01f141d2","key":"Wv4a/aSB95SmLaAlTJbagIQiP0yVrOEx6rSKN319tQg=","madeAt":1795379404619,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"d548ac68","key":"SjalSjysmtE7iI0xvt8n8biBkLCc6+89uPfLKepMZxY=","madeAt":1795379404636,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"82d30000","key":"/FshCY3UuAPuSD3WUTsNx4Ex6fAfgub7R7O15f3RtNg=","madeAt":1795379404638,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"3a930304","key":"FwM8MMcoWPwdmNxTly3c941za4tR6YMpuKxqPkt1LR8=","madeAt":1795379404640,"goodUntil":null}]');
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
insert into "user" values ('68733bef-ad57-4928-91f9-211069140418', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$CuBmqV2bgleNYlrlf1/Grw$+hSJwnlza2WoGMPFD1azk7n6Mg5psVe4PQYhlWibv2I', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379404713, 'administrator', 0, null);
insert into "user" values ('a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$BJpIkrkbpzfX36kKBW6n/g$qQJuTsWe+6CHqsOJPqu299rTsSu5TBlIhYf9JpJZnNQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379405120, 'ada', 0, null);
insert into "user" values ('f6227d05-e824-4c14-a5ef-e6bf1721e69a', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$P9cAoC8wcyWjWPc/kKzyZA$p8Noj/eWzGD1u4lGt2hKbfQE0AcEqSiKF4YuY7TsiHQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379405341, 'ben', 0, null);
insert into "session" values ('7f4d7b40-4a80-4a98-84ac-a66f88304e94', '9699753fe3b946a2d05a53c83fbcaf4b54f473d492b3c469aed04d0b1f59541b', '68733bef-ad57-4928-91f9-211069140418', 'Test client', 1795379405018, 1795379405018, 1803155405018, 1795379405205, 1795379405018, null, null);
insert into "session" values ('d71ba26e-7cc9-40a0-b62a-33c6b9e86107', '8d75274b2ca3180ec6afce6cbd8e4e86dbbac763830727d6ea93c1d0216ff71e', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'Test client', 1795379405220, 1795379405220, 1803155405220, null, 1795379405220, null, null);
insert into "session" values ('a475eec7-799b-4bdb-94a5-b17a9a75f247', '71a4736a40734dae65be6b2d0b4223a0f70887155b2360f164aeb1a7ea04211a', '68733bef-ad57-4928-91f9-211069140418', 'Test client', 1795379405285, 1795379405285, 1803155405285, 1795379405411, 1795379405285, null, null);
insert into "session" values ('b32b9177-7186-49da-8125-df8341ef0254', '956debbd5ea3922b1fd51aeebda351896d417ea3c92fddc837aea29a57151854', 'f6227d05-e824-4c14-a5ef-e6bf1721e69a', 'Test client', 1795379405417, 1795379405417, 1803155405417, null, 1795379405417, null, null);
insert into "session" values ('b117ae0c-02f7-4a9c-b24f-5aafcb9c9d27', 'ad1658efee508e80e794025eebd2be259d9ad31fb27e1519d9b741b39123ce20', '68733bef-ad57-4928-91f9-211069140418', 'Test client', 1795379406000, 1795379406000, 1803155406000, null, 1795379406000, null, null);
insert into "token" values ('75fa0657-3e35-493a-ae07-20a7e3aa99ec', 'verify-email', '614b73ca6e4633bb08aedbcd3295c6e9230065d8a08934488144803fd591b0bf', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 1795379405120, 1795552205120, null);
insert into "token" values ('6a97632e-3829-4278-8e95-eb0a325d1cdd', 'verify-email', 'c00cbaa813aaf880e2e283f722a6891e6614788e4e4711862c02bdafbddf0eac', 'f6227d05-e824-4c14-a5ef-e6bf1721e69a', 1795379405341, 1795552205341, null);
insert into "token" values ('6df4ebae-a353-4ae9-aa39-95a895e423f5', 'unsubscribe', 'ad92ac214c472feff596f4117f94c0c40b42ee21ea3e6fee7cd7f7e7fe5639c2', 'f6227d05-e824-4c14-a5ef-e6bf1721e69a', 1795379405788, 1826915405788, null);
insert into "user_group" values ('f0142243-8566-4eae-a9e6-19a2233c2c0b', 'Forest ✓ "quoted"', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 1795379405775, null, 'forest ✓ "quoted"');
insert into "membership" values ('f0142243-8566-4eae-a9e6-19a2233c2c0b', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 1, 1795379405775, 'editor');
insert into "membership" values ('f0142243-8566-4eae-a9e6-19a2233c2c0b', 'f6227d05-e824-4c14-a5ef-e6bf1721e69a', 0, 1795379405788, 'editor');
insert into "workspace" values ('787f756f-56d3-46f0-9533-4544278a831b', 'user', '68733bef-ad57-4928-91f9-211069140418', null, '869bb732-f107-476e-8e25-f55d5f472762', 104857600, 0, 0, 1, 1795379404713, 0);
insert into "workspace" values ('d56a91e7-5dbc-4b23-b248-3876d890cfce', 'user', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', null, '87d53901-da9b-4953-bd4c-05bf98b01a93', 104857600, 43, 2, 3, 1795379405120, 0);
insert into "workspace" values ('6d6a23b2-6781-41e4-a83a-ced71130ca02', 'user', 'f6227d05-e824-4c14-a5ef-e6bf1721e69a', null, '328d8d44-9ccc-4566-a86c-243b54782370', 104857600, 0, 0, 1, 1795379405341, 0);
insert into "workspace" values ('f0142243-8566-4eae-a9e6-19a2233c2c0b', 'group', null, 'f0142243-8566-4eae-a9e6-19a2233c2c0b', 'bdd72b56-bb0d-41d1-ac36-3ce257a32d9e', 524288000, 36, 2, 4, 1795379405775, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795379405884);
insert into "item" values ('869bb732-f107-476e-8e25-f55d5f472762', '787f756f-56d3-46f0-9533-4544278a831b', null, '', 'directory', null, 0, null, null, 1795379404713, 1795379404713, null, null, null, null, null);
insert into "item" values ('87d53901-da9b-4953-bd4c-05bf98b01a93', 'd56a91e7-5dbc-4b23-b248-3876d890cfce', null, '', 'directory', null, 0, null, null, 1795379405120, 1795379405884, null, null, null, null, null);
insert into "item" values ('328d8d44-9ccc-4566-a86c-243b54782370', '6d6a23b2-6781-41e4-a83a-ced71130ca02', null, '', 'directory', null, 0, null, null, 1795379405341, 1795379405341, null, null, null, null, null);
insert into "item" values ('bdd72b56-bb0d-41d1-ac36-3ce257a32d9e', 'f0142243-8566-4eae-a9e6-19a2233c2c0b', null, '', 'directory', null, 0, null, null, 1795379405775, 1795379405856, null, null, null, null, null);
insert into "item" values ('9fe778f5-04ef-45fb-acd6-40118db9c040', 'd56a91e7-5dbc-4b23-b248-3876d890cfce', '87d53901-da9b-4953-bd4c-05bf98b01a93', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795379405811, 1795379405811, 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', null, null, null);
insert into "item" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', 'f0142243-8566-4eae-a9e6-19a2233c2c0b', 'bdd72b56-bb0d-41d1-ac36-3ce257a32d9e', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795379405836, 1795379405985, 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', null, null, null);
insert into "item" values ('c6edd5cd-0d66-4d84-a9c0-08ca02c2e2a3', 'f0142243-8566-4eae-a9e6-19a2233c2c0b', 'bdd72b56-bb0d-41d1-ac36-3ce257a32d9e', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795379405847, 1795379405847, 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 1795379405856, 'c6edd5cd-0d66-4d84-a9c0-08ca02c2e2a3', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315');
insert into "item" values ('4b531249-6656-4cda-ade7-6b5ac4f1f85c', 'd56a91e7-5dbc-4b23-b248-3876d890cfce', '87d53901-da9b-4953-bd4c-05bf98b01a93', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795379405884, 1795379405884, 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', null, null, null);
insert into "document" values ('9fe778f5-04ef-45fb-acd6-40118db9c040', 0, '352b1dcf-0031-48b1-9ae1-51506bf28ba5', 'lf', 0, null, 0, 0);
insert into "document" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', 4, 'aaf2c771-9221-403a-8570-ccf02c1de009', 'lf', 0, null, 663, 0);
insert into "document" values ('c6edd5cd-0d66-4d84-a9c0-08ca02c2e2a3', 0, '3bb67de4-5e3f-4ef0-bef1-002f485bbf8d', 'lf', 0, null, 0, 0);
insert into "document_update" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', 0, 1, x'5b7b22636c69656e744944223a223639653964653863633865376164323634393432346431343363393930636537222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"f6227d05-e824-4c14-a5ef-e6bf1721e69a","name":"Ben","from":0,"to":1}]', 1795379405933, 1795379405933, 'pushed');
insert into "document_update" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', 1, 2, x'5b7b22636c69656e744944223a223639653964653863633865376164323634393432346431343363393930636537222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"f6227d05-e824-4c14-a5ef-e6bf1721e69a","name":"Ben","from":1,"to":2}]', 1795379405943, 1795379405943, 'pushed');
insert into "document_update" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', 2, 3, x'789c158e4b6a03311404efd26b09248dfebb403639839985f4f4640fc43389478b18e3bb072dbba0a8bebc40df1befe3eb1319ca77d355b2a636ed2347156ae3d4dc12d947cb0401ba95fdca27f2c59855e0e45f642dc0bd338d895f18cf1f46c6b83db834086c0d19ecac69a4b46c14aab42638993c69a91745a1764b355a08949d6ec703f985fe38eec84a601cc85e60f0df4006de02773ecf729d8da29928a522b54946da54932c2eb24ca605af43726ce7e97ab4e774a7ba8fedd8e7d155a04e5aaca1a0529564972a2deb2e6be424c9d72514b398453b08ece53e8b1fad40606c73ccc01292552e79fb5edfeb3fab7c5dd6', '[{"user":"a42c709b-c43b-4e1f-b8e9-c6b37a232315","name":"Ada","from":2,"to":3}]', 1795379405966, 1795379405966, 'pushed');
insert into "document_update" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', 3, 4, x'789c458fcd6ac3301084df65ce12c8926cfddc4a7ae933181f2c69959826761acbd060fcee4529a5a7dd5986996ffb1df13ad15c3edee121ba2cb3705a86d47496ac3021914badb2d4594d110cf132ce675ae17b29078695bee02503e54cb1d4f38ef2bc133cd6ed7ca6b580fd6dd332c3c392214163e0994ce2ba09825bd126de06a1840b2653d782e1b2cd9fbf715382c70886b1c00b86b8bd7a7ac1baa112dcaf5324f81d81f2f2a097e7dffa9a85be0b3c4ecbedb6cc388e81213d963b7c3f308467cdd7321ae1028f5a05aea9c93c58723c764199512aa99a4a358fb7fada5baa3c65aaa231ae55c669d13aab8fe1187e00d8756291', '[{"user":"a42c709b-c43b-4e1f-b8e9-c6b37a232315","name":"Ada","from":3,"to":4}]', 1795379405985, 1795379405985, 'pushed');
insert into "document_client" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', '69e9de8cc8e7ad2649424d143c990ce7', 'f6227d05-e824-4c14-a5ef-e6bf1721e69a', 'b32b9177-7186-49da-8125-df8341ef0254', 2, 2, 1795379405943);
insert into "document_client" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', '06f2f0942bd168e807bde9d538e684ec', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'd71ba26e-7cc9-40a0-b62a-33c6b9e86107', 2, 4, 1795379405985);
insert into "document_snapshot" values ('9fe778f5-04ef-45fb-acd6-40118db9c040', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795379405811);
insert into "document_snapshot" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795379405836);
insert into "document_snapshot" values ('c6edd5cd-0d66-4d84-a9c0-08ca02c2e2a3', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795379405847);
insert into "job" values ('03bc15e8-ac77-45bc-8a11-abbcc35ddf50', 'send-mail', '{}', 'done', 'send-mail', 1795379404921, null, 1, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 1, 1000000, null, 1795379404921, 1795379404981, null);
insert into "job" values ('e6221463-3e96-46c1-b356-e493809517ca', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795401004991, null, 1, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 0, 1000000, null, 1795379404921, null, null);
insert into "job" values ('23665496-57aa-4f5c-911d-756ab22f8e22', 'prune-rows', '{}', 'queued', 'prune-rows', 1795383005006, null, 1, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 0, 1000000, null, 1795379404921, null, null);
insert into "job" values ('141504fe-cf5d-4584-b85a-7e5295c51a49', 'empty-trash', '{}', 'queued', 'empty-trash', 1795383005008, null, 1, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 0, 1000000, null, 1795379404921, null, null);
insert into "job" values ('94884d36-7eda-4354-8e68-93eed173d634', 'finish-trees', '{}', 'queued', 'finish-trees', 1795379435024, null, 1, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 0, 1000000, null, 1795379404921, null, null);
insert into "job" values ('d268c1af-4fe8-4df5-a351-2b28be2503fd', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795383005034, null, 1, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 0, 1000000, null, 1795379404921, null, null);
insert into "job" values ('fe0c54df-a86a-40b6-b617-e51410276cad', 'compact-history', '{}', 'queued', 'compact-history', 1795401005037, null, 1, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 0, 1000000, null, 1795379404921, null, null);
insert into "job" values ('60b1e1fd-a8ba-40d7-862f-e8ed0ce0c751', 'tell-review', '{}', 'queued', 'tell-review', 1795383005999, null, 3, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 0, 1000000, null, 1795379404921, null, null);
insert into "job" values ('a551dff1-fe7a-4b19-bdfb-50ef64453827', 'send-mail', '{}', 'done', 'send-mail', 1795379405120, null, 1, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 1, 1000000, null, 1795379405120, 1795379405225, null);
insert into "job" values ('f61bb867-d7d3-4cd9-9b64-4947a8692aba', 'send-mail', '{}', 'done', 'send-mail', 1795379405341, null, 1, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 1, 1000000, null, 1795379405341, 1795379405412, null);
insert into "job" values ('70683254-1188-439a-9e1a-e8e80ab98095', 'send-mail', '{}', 'done', 'send-mail', 1795379405788, null, 1, 'e447ac3e-44b7-49db-89a5-b25d2715cfc1:87d28361-6263-44bc-9b5c-8f07f3057478', 1, 1000000, 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 1795379405788, 1795379405841, null);
insert into "defaults_file" values ('55016048-356e-4555-b8ab-61a47f31b2e4', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795379404727, 1795379404727);
insert into "defaults_file" values ('5b845e3f-7fa4-442b-b617-d31ebad57de6', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795379404727, 1795379404727);
insert into "defaults_file" values ('a90e47a1-f028-4341-82a7-c949c8a05bc4', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795379404727, 1795379404727);
insert into "defaults_file" values ('69c30b85-f907-4679-98c7-e9a6a9a211d6', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795379404727, 1795379404727);
insert into "defaults_file" values ('ba30e254-9a34-4120-94e7-9f3a6cf5d71e', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795379404727, 1795379404727);
insert into "defaults_file" values ('28fd500c-a2dd-4c80-999a-56ae84e3e20c', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795379404727, 1795379404727);
insert into "defaults_file" values ('bc66d0cb-2345-4afb-b8c0-73081100556b', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795379404727, 1795379404727);
insert into "defaults_file" values ('c4b64353-30be-4d96-91ec-f5113f673136', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795379404727, 1795379404727);
insert into "defaults_file" values ('e27526e8-3030-415c-a0fe-1a56dab2dd64', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795379404727, 1795379404727);
insert into "defaults_file" values ('f87adc47-3d8a-40c8-bcd1-af9b288f160a', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795379404727, 1795379404727);
insert into "defaults_file" values ('64639f4e-0fd6-4358-a5b6-4716fcafc30e', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795379404727, 1795379404727);
insert into "mail" values ('6e1794f1-4d10-4ed1-8ab2-4d496e2826e9', 'verify-email', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795379405120, 1795552205120, 1795379405120, 1795379405222, null, null, 1);
insert into "mail" values ('dbf2e3bd-45dd-423d-8a5b-372f6f9c71c1', 'verify-email', 'f6227d05-e824-4c14-a5ef-e6bf1721e69a', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795379405341, 1795552205341, 1795379405341, 1795379405407, null, null, 1);
insert into "mail" values ('f38c4726-9d10-47a1-9e32-e0bcc4fade21', 'group-added', 'f6227d05-e824-4c14-a5ef-e6bf1721e69a', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795379405788, null, 1795379405788, 1795379405838, null, 'http://localhost:29131/unsubscribe?token=group-added~TqS15nEpkkXAhpDhtHbPVf8iFgljXKPTxNscOSfF4PU', 2);
insert into "notification" values ('89dba146-b819-49e3-b7cf-4e1ad2112a0b', '68733bef-ad57-4928-91f9-211069140418', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795379405120, null, null);
insert into "notification" values ('1c778f15-378e-4a14-b4a9-c1161f948af3', 'f6227d05-e824-4c14-a5ef-e6bf1721e69a', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/f0142243-8566-4eae-a9e6-19a2233c2c0b/', 0, 1795379405788, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795379404713);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"68733bef-ad57-4928-91f9-211069140418","email":"admin@example.org"}', 1795379404713);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"68733bef-ad57-4928-91f9-211069140418","email":"admin@example.org","sessionId":"7f4d7b40-4a80-4a98-84ac-a66f88304e94","clientId":"Test client","address":"127.0.0.1"}', 1795379405018);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '68733bef-ad57-4928-91f9-211069140418', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795379405108);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"a42c709b-c43b-4e1f-b8e9-c6b37a232315","email":"ada@example.org"}', 1795379405120);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '68733bef-ad57-4928-91f9-211069140418', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795379405178);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '68733bef-ad57-4928-91f9-211069140418', 'Administrator', '{"type":"user.updated","userId":"a42c709b-c43b-4e1f-b8e9-c6b37a232315","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795379405185);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"a42c709b-c43b-4e1f-b8e9-c6b37a232315","email":"ada@example.org","sessionId":"d71ba26e-7cc9-40a0-b62a-33c6b9e86107","clientId":"Test client","address":"127.0.0.1"}', 1795379405220);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"68733bef-ad57-4928-91f9-211069140418","email":"admin@example.org","sessionId":"a475eec7-799b-4bdb-94a5-b17a9a75f247","clientId":"Test client","address":"127.0.0.1"}', 1795379405285);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '68733bef-ad57-4928-91f9-211069140418', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795379405335);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"f6227d05-e824-4c14-a5ef-e6bf1721e69a","email":"ben@example.org"}', 1795379405341);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '68733bef-ad57-4928-91f9-211069140418', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795379405394);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '68733bef-ad57-4928-91f9-211069140418', 'Administrator', '{"type":"user.updated","userId":"f6227d05-e824-4c14-a5ef-e6bf1721e69a","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795379405403);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"f6227d05-e824-4c14-a5ef-e6bf1721e69a","email":"ben@example.org","sessionId":"b32b9177-7186-49da-8125-df8341ef0254","clientId":"Test client","address":"127.0.0.1"}', 1795379405417);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'Ada', '{"type":"group.created","groupId":"f0142243-8566-4eae-a9e6-19a2233c2c0b","name":"Forest ✓ \"quoted\""}', 1795379405775);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'Ada', '{"type":"group.member-added","groupId":"f0142243-8566-4eae-a9e6-19a2233c2c0b","name":"Forest ✓ \"quoted\"","userId":"f6227d05-e824-4c14-a5ef-e6bf1721e69a","userName":"Ben"}', 1795379405788);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"68733bef-ad57-4928-91f9-211069140418","email":"admin@example.org","sessionId":"b117ae0c-02f7-4a9c-b24f-5aafcb9c9d27","clientId":"Test client","address":"127.0.0.1"}', 1795379406000);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '68733bef-ad57-4928-91f9-211069140418', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795379406039);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795380305020);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795380305020);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797971406000);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795383005121);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795383005121);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795383005120);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795380305221);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797971405220);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795383005341);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795383005341);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795380305418);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797971405417);
insert into "rate_limit" values ('/api/groups/add-member account:a42c709b-c43b-4e1f-b8e9-c6b37a232315', 1, 1795383005790);
insert into "rate_limit" values ('groups/add-member misses account:a42c709b-c43b-4e1f-b8e9-c6b37a232315', 0, 1795383005790);
insert into "rate_limit" values ('notice a42c709b-c43b-4e1f-b8e9-c6b37a232315 f6227d05-e824-4c14-a5ef-e6bf1721e69a', 1, 1795465805788);
insert into "rate_limit" values ('mail group-added a42c709b-c43b-4e1f-b8e9-c6b37a232315 f6227d05-e824-4c14-a5ef-e6bf1721e69a', 1, 1795465805788);
insert into "rate_limit" values ('mail group-added a42c709b-c43b-4e1f-b8e9-c6b37a232315', 1, 1795465805788);
insert into "rate_limit" values ('/api/request-ws-ticket account:f6227d05-e824-4c14-a5ef-e6bf1721e69a', 1, 1795379465898);
insert into "rate_limit" values ('/api/request-ws-ticket account:a42c709b-c43b-4e1f-b8e9-c6b37a232315', 1, 1795379465949);
insert into "review_thread" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', 'e542dc01-dc7b-4275-96c1-130c7bf4cb84', 'comment', 'open', 'Shared', 'a1ecc99a-1292-49b9-a58e-92d761795e4c', 3, 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'Ada', 1795379405964, 1795379405964, null, null, null, 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', null, null, null);
insert into "review_thread" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', '8e7e0eab-fe7d-41b0-805d-5b0309b7fe65', 'suggestion', 'open', '', null, 4, 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'Ada', 1795379405984, 1795379405984, null, null, null, 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', null, null, null);
insert into "review_message" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', 'a1ecc99a-1292-49b9-a58e-92d761795e4c', 'e542dc01-dc7b-4275-96c1-130c7bf4cb84', 'Is this *kept*?', '[]', 3, 'a42c709b-c43b-4e1f-b8e9-c6b37a232315', 'Ada', 1795379405964, null, null, null, null, 0);
insert into "review_checkpoint" values ('565ed6cd-1df2-411a-99dd-a7586de995ce', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795379405966);
