CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "setting" ("key" text primary key, "value" text not null) strict;
CREATE TABLE "user" ("id" text primary key, "email" text not null, "email_key" text not null unique, "display_name" text not null, "avatar" text, "password_hash" text, "email_verified" integer not null, "suspended" integer not null, "is_admin" integer not null, "preferences" text not null, "registered_at" integer not null, "name_key" text default '' not null, "awaits_approval" integer default 0 not null, "deleted_at" integer) strict;
CREATE TABLE "session" ("id" text primary key, "token_hash" text not null unique, "user_id" text not null references "user" ("id") on delete cascade, "client_id" text not null, "created_at" integer not null, "last_seen" integer not null, "expires_at" integer not null, "ended_at" integer, "authenticated_at" integer default 0 not null, "identity_id" text, "provider_session" text, "confirmed_at" integer) strict;
CREATE INDEX "session_user_id" on "session" ("user_id");
CREATE TABLE "token" ("id" text primary key, "kind" text not null, "token_hash" text not null unique, "user_id" text references "user" ("id") on delete cascade, "created_at" integer not null, "expires_at" integer not null, "used_at" integer) strict;
CREATE INDEX "token_user_id_kind" on "token" ("user_id", "kind");
CREATE TABLE "user_group" ("id" text primary key, "name" text not null, "owner_id" text references "user" ("id") on delete set null, "created_at" integer not null, "deleted_at" integer, "name_key" text default '' not null) strict;
CREATE INDEX "user_group_owner_id" on "user_group" ("owner_id");
CREATE TABLE "membership" ("group_id" text not null references "user_group" ("id") on delete cascade, "user_id" text not null references "user" ("id") on delete cascade, "is_manager" integer not null, "joined_at" integer not null, "role" text default 'editor' not null, "provider_id" text references "identity_provider" ("id") on delete set null, constraint "membership_pk" primary key ("group_id", "user_id")) strict;
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
CREATE INDEX "session_identity_id" on session ("identity_id") where "identity_id" is not null;
CREATE INDEX "session_provider_session" on session ("provider_session") where "provider_session" is not null;
CREATE TABLE "group_rule" ("id" text primary key, "provider_id" text not null references "identity_provider" ("id") on delete cascade, "claim" text not null, "value" text not null, "group_id" text not null references "user_group" ("id") on delete cascade, "role" text not null, "made_at" integer not null) strict;
CREATE INDEX "group_rule_provider_id" on "group_rule" ("provider_id");
CREATE INDEX "group_rule_group_id" on "group_rule" ("group_id");
CREATE INDEX membership_provider_id on membership (provider_id) where provider_id is not null;
CREATE TABLE "zotero_key" ("user_id" text primary key references "user" ("id") on delete cascade, "secret" text not null, "zotero_user" integer not null, "username" text not null, "added_at" integer not null) strict;
CREATE TABLE "zotero_link" ("id" text primary key, "item_id" text not null references "item" ("id") on delete cascade, "library" text not null, "name" text not null, "linked_by" text references "user" ("id") on delete set null, "lent" integer not null, "version" integer not null, "state" blob, "synced_at" integer, "synced_by" text references "user" ("id") on delete set null, "report" text, "ended_at" integer, constraint "zotero_link_of_item" unique ("item_id", "library")) strict;
CREATE INDEX "zotero_link_linked_by" on "zotero_link" ("linked_by");
CREATE INDEX "zotero_link_synced_by" on "zotero_link" ("synced_by");
CREATE TABLE "trusted_device" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "token_hash" text not null unique, "client_id" text not null, "created_at" integer not null, "used_at" integer, "expires_at" integer not null) strict;
CREATE INDEX "trusted_device_user_id" on "trusted_device" ("user_id");
insert into "kysely_migration" values ('001-initial', '2026-11-22T23:43:57.515Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T23:43:57.521Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T23:43:57.525Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T23:43:57.541Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T23:43:57.545Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T23:43:57.549Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T23:43:57.552Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T23:43:57.556Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T23:43:57.559Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T23:43:57.563Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T23:43:57.569Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T23:43:57.572Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T23:43:57.575Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T23:43:57.580Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T23:43:57.584Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T23:43:57.587Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T23:43:57.589Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T23:43:57.592Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T23:43:57.595Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-22T23:43:57.599Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-22T23:43:57.605Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-22T23:43:57.608Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-22T23:43:57.612Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-22T23:43:57.615Z');
insert into "kysely_migration" values ('025-identities', '2026-11-22T23:43:57.622Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-22T23:43:57.625Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-22T23:43:57.632Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-22T23:43:57.635Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-22T23:43:57.641Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-22T23:43:57.645Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-22T23:43:57.649Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-22T23:43:57.654Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-22T23:43:57.659Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-22T23:43:57.664Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-22T23:43:57.668Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"abcaa750","key":"MtmqnNtGZsqmFynndcEJaPeHbzmiBGxng/C7jFIcDLI=","madeAt":1795391037836,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"c529a388","key":"p1KIxpqvCMTgm9tEprV4J2g2roPPZ0nSziUe4hEDUsk=","madeAt":1795391037860,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"a330010f","key":"sKl63WvFSImRkXrCJhUa/4lP3U1HBkIVPjSeJxxSkrE=","madeAt":1795391037861,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"c230ee61","key":"tA5leOdrpdhSxPapocl71t3Etkzbb03SanCITbLP0Tk=","madeAt":1795391037862,"goodUntil":null}]');
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
insert into "user" values ('0ab60b05-741d-4cef-b06f-3604c24fa3df', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$t7fGEZgICSlLFETUBq/wJQ$TYMmrMA9jONUdpOIpgYUWyR+BS3aWdMLIQ+2rtRyg7k', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795391037909, 'administrator', 0, null);
insert into "user" values ('cba54f67-46e5-42e5-8096-67b7e9e31542', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$9d2vmC1UvU3qzJQCNgw0tQ$lsun6jQNnUVJLUABE47sFW1ByGBJd+caupxLD8usiVA', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795391038224, 'ada', 0, null);
insert into "user" values ('b3db0f24-c410-42ff-a3d0-31c2381f6553', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$gCi28WolkxBuPpeVGA1ldw$nlgzjONdGxg1NUwk3+quYl/yLLiXPYkHZcF7zovSXU8', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795391038403, 'ben', 0, null);
insert into "session" values ('5731093c-7818-464d-be5c-aa8e2a3d98a6', '8a87ec8e8516c9f59cbfe75d85f63ce13bccd876c779c87f99cd5523e02acaaa', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Test client', 1795391038131, 1795391038131, 1803167038131, 1795391038311, 1795391038131, null, null, null);
insert into "session" values ('95a26789-b665-4af8-afe9-a56a142288e8', 'affd897c93eef0e041ed17fe23c520a48694211b0ca08dada2ac8d2798e26a4c', 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'Test client', 1795391038317, 1795391038317, 1803167038317, null, 1795391038317, null, null, null);
insert into "session" values ('2ee421bc-ef3c-415b-8b31-9f2e9b7b57da', 'ade0049e63fab7a670a9d9dfee6dd29a67aa25a3bd46a2ef631eb633f2767624', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Test client', 1795391038363, 1795391038363, 1803167038363, 1795391038457, 1795391038363, null, null, null);
insert into "session" values ('23cb9074-5691-4496-89bb-89c4610873cc', '2b7966b3f06c3fe1df3b8cfef62b936d39cf0d036a5335c5d898561bc153220a', 'b3db0f24-c410-42ff-a3d0-31c2381f6553', 'Test client', 1795391038462, 1795391038462, 1803167038462, null, 1795391038462, null, null, null);
insert into "session" values ('2b10d285-e323-44fa-9136-1cbc7c77f79b', '0185a4a3fa14c49ba1dff4ac32580317accfc35f4f9563199467e84958f6116b', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Test client', 1795391038821, 1795391038821, 1803167038821, null, 1795391038821, null, null, null);
insert into "token" values ('9800a7ff-1761-4046-b1dc-e8d01f9fe61e', 'verify-email', '1ed388967fc58f4f664738a06649971bc714ed7bad61074447a4d74be4c90b62', 'cba54f67-46e5-42e5-8096-67b7e9e31542', 1795391038224, 1795563838224, null);
insert into "token" values ('385baee1-cd71-4663-bac2-e18d6c8753b7', 'verify-email', 'dbd5f78c4782369512c28cdcf8f7b5a2fa0e32ba5c4bbd1d0bc1f6af19ce51be', 'b3db0f24-c410-42ff-a3d0-31c2381f6553', 1795391038403, 1795563838403, null);
insert into "token" values ('4e81a14d-a632-4015-9765-a9a2afd68a5e', 'unsubscribe', '56b469064c48f754f7512628459ffd9d2e3cc9d575ddb2dc33f66a949d24f002', 'b3db0f24-c410-42ff-a3d0-31c2381f6553', 1795391038670, 1826927038670, null);
insert into "user_group" values ('b717843e-b197-4891-8005-e986ae36bf4f', 'Forest ✓ "quoted"', 'cba54f67-46e5-42e5-8096-67b7e9e31542', 1795391038652, null, 'forest ✓ "quoted"');
insert into "membership" values ('b717843e-b197-4891-8005-e986ae36bf4f', 'cba54f67-46e5-42e5-8096-67b7e9e31542', 1, 1795391038652, 'editor', null);
insert into "membership" values ('b717843e-b197-4891-8005-e986ae36bf4f', 'b3db0f24-c410-42ff-a3d0-31c2381f6553', 0, 1795391038670, 'editor', null);
insert into "workspace" values ('194dfd78-0f99-491c-9070-fcb0ef4ea337', 'user', '0ab60b05-741d-4cef-b06f-3604c24fa3df', null, 'ffd91b3e-94c2-4139-8563-2be86cc62a49', 104857600, 0, 0, 1, 1795391037909, 0);
insert into "workspace" values ('ff42ec04-c3ce-4033-b4ed-9160b91d20d1', 'user', 'cba54f67-46e5-42e5-8096-67b7e9e31542', null, '5ecd2bff-1e57-4a47-a73c-d64b2649788c', 104857600, 43, 2, 3, 1795391038224, 0);
insert into "workspace" values ('726a0740-f9ff-4241-92c3-6f09b4ff8d3b', 'user', 'b3db0f24-c410-42ff-a3d0-31c2381f6553', null, '03bca23c-edce-453b-bd9d-55547d57373f', 104857600, 0, 0, 1, 1795391038403, 0);
insert into "workspace" values ('b717843e-b197-4891-8005-e986ae36bf4f', 'group', null, 'b717843e-b197-4891-8005-e986ae36bf4f', 'b2a709b5-a64d-4761-9da1-409793508227', 524288000, 36, 2, 4, 1795391038652, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795391038735);
insert into "item" values ('ffd91b3e-94c2-4139-8563-2be86cc62a49', '194dfd78-0f99-491c-9070-fcb0ef4ea337', null, '', 'directory', null, 0, null, null, 1795391037909, 1795391037909, null, null, null, null, null);
insert into "item" values ('5ecd2bff-1e57-4a47-a73c-d64b2649788c', 'ff42ec04-c3ce-4033-b4ed-9160b91d20d1', null, '', 'directory', null, 0, null, null, 1795391038224, 1795391038735, null, null, null, null, null);
insert into "item" values ('03bca23c-edce-453b-bd9d-55547d57373f', '726a0740-f9ff-4241-92c3-6f09b4ff8d3b', null, '', 'directory', null, 0, null, null, 1795391038403, 1795391038403, null, null, null, null, null);
insert into "item" values ('b2a709b5-a64d-4761-9da1-409793508227', 'b717843e-b197-4891-8005-e986ae36bf4f', null, '', 'directory', null, 0, null, null, 1795391038652, 1795391038715, null, null, null, null, null);
insert into "item" values ('0dfb757c-a002-4043-8dfb-0ac56b7317cb', 'ff42ec04-c3ce-4033-b4ed-9160b91d20d1', '5ecd2bff-1e57-4a47-a73c-d64b2649788c', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795391038685, 1795391038685, 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'cba54f67-46e5-42e5-8096-67b7e9e31542', null, null, null);
insert into "item" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 'b717843e-b197-4891-8005-e986ae36bf4f', 'b2a709b5-a64d-4761-9da1-409793508227', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795391038702, 1795391038811, 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'cba54f67-46e5-42e5-8096-67b7e9e31542', null, null, null);
insert into "item" values ('f3f5c6e4-6fc4-4946-8433-58972542ee68', 'b717843e-b197-4891-8005-e986ae36bf4f', 'b2a709b5-a64d-4761-9da1-409793508227', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795391038710, 1795391038710, 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'cba54f67-46e5-42e5-8096-67b7e9e31542', 1795391038715, 'f3f5c6e4-6fc4-4946-8433-58972542ee68', 'cba54f67-46e5-42e5-8096-67b7e9e31542');
insert into "item" values ('8dd4e05f-66ee-4d56-b6df-d5b383fb2ecb', 'ff42ec04-c3ce-4033-b4ed-9160b91d20d1', '5ecd2bff-1e57-4a47-a73c-d64b2649788c', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795391038735, 1795391038735, 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'cba54f67-46e5-42e5-8096-67b7e9e31542', null, null, null);
insert into "document" values ('0dfb757c-a002-4043-8dfb-0ac56b7317cb', 0, '51b4e57f-6a19-42cb-8251-bf95631d71af', 'lf', 0, null, 0, 0);
insert into "document" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 4, 'f6ffae31-61af-47ec-af61-6569233e6914', 'lf', 0, null, 661, 0);
insert into "document" values ('f3f5c6e4-6fc4-4946-8433-58972542ee68', 0, '97b0161e-e9ce-467a-bdb8-18fea6b66a72', 'lf', 0, null, 0, 0);
insert into "document_update" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 0, 1, x'5b7b22636c69656e744944223a223861333664613465313832663137346535613436653663643662383764353631222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"b3db0f24-c410-42ff-a3d0-31c2381f6553","name":"Ben","from":0,"to":1}]', 1795391038775, 1795391038775, 'pushed');
insert into "document_update" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 1, 2, x'5b7b22636c69656e744944223a223861333664613465313832663137346535613436653663643662383764353631222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"b3db0f24-c410-42ff-a3d0-31c2381f6553","name":"Ben","from":1,"to":2}]', 1795391038782, 1795391038782, 'pushed');
insert into "document_update" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 2, 3, x'789c158ecb6ac3301045ffe5ae2590643d2ced0addf41b821723cd383134761b6bd110f2ef45cb7be072cee585f6bdc9debf3e51c073f02d443753e4c46282f7248d4c65310342a1dd68bfca8972716e5138e517c52ac8ba4aeb03bfd09f3f82827e7b083114364681271b9b31ac6b4b417b21aff32c59af24128269734a0405dadbed78a0bcb03e8e3b8a51e8074a54e8f2d75180b7c25dce93aec351d955bb0aeb3ce5a43d47d1b546a79d899523f39cc942a11efc1cdf71ddfb76ec237451a883b64ac1af31691f2568ef24e8d9e4a863aa49b24c367807859deec3f8c123b36f63d894c394ad99e694f37b792fff98315eca', '[{"user":"cba54f67-46e5-42e5-8096-67b7e9e31542","name":"Ada","from":2,"to":3}]', 1795391038800, 1795391038800, 'pushed');
insert into "document_update" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 3, 4, x'789c458fcd6ac3301084df65ce12c88a24cbba95f4d267303ee867959826761acbd060fcee452ea5a7dd1d869d6ffa0df136d2543edee190ac56511b69bd496d22a195f214bd08894415c110af7ebad002d74b39302cf405271928678aa5ca1bcaeb417058d6cb859602f6b78df354335a234db4967794025729271e4847ae420eaa0bd92725c1705da7cfdf7763828307832f708221ae474e2f98192ac1e3364682db1028cf4f3a3cffd66316fa2e7038cff7fb3c61df0786f49c1f70fdc0105e7088c16b954dcb9521cd9524cdade80c376d68a9a353a30faac9df6bb5b75479ca588fa6edf4a96bc4c9da46ecc33efc00b3426326', '[{"user":"cba54f67-46e5-42e5-8096-67b7e9e31542","name":"Ada","from":3,"to":4}]', 1795391038811, 1795391038811, 'pushed');
insert into "document_client" values ('c21619b1-c711-4600-b8d9-36109ffdf693', '8a36da4e182f174e5a46e6cd6b87d561', 'b3db0f24-c410-42ff-a3d0-31c2381f6553', '23cb9074-5691-4496-89bb-89c4610873cc', 2, 2, 1795391038782);
insert into "document_client" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 'd854c5628a6d7de0544aeca0bde028a6', 'cba54f67-46e5-42e5-8096-67b7e9e31542', '95a26789-b665-4af8-afe9-a56a142288e8', 2, 4, 1795391038811);
insert into "document_snapshot" values ('0dfb757c-a002-4043-8dfb-0ac56b7317cb', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795391038685);
insert into "document_snapshot" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795391038702);
insert into "document_snapshot" values ('f3f5c6e4-6fc4-4946-8433-58972542ee68', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795391038710);
insert into "job" values ('7b257a58-5d54-4ac3-8e72-17c77ae313cd', 'send-mail', '{}', 'done', 'send-mail', 1795391038042, null, 1, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 1, 1000000, null, 1795391038042, 1795391038081, null);
insert into "job" values ('78085418-34c5-43ae-af41-c65c48faf211', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795412638084, null, 1, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 0, 1000000, null, 1795391038042, null, null);
insert into "job" values ('0132b71e-0039-48c5-988c-052084678416', 'prune-rows', '{}', 'queued', 'prune-rows', 1795394638092, null, 1, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 0, 1000000, null, 1795391038042, null, null);
insert into "job" values ('bc07e863-e6a4-4b31-995b-9e5e2977941f', 'empty-trash', '{}', 'queued', 'empty-trash', 1795394638093, null, 1, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 0, 1000000, null, 1795391038042, null, null);
insert into "job" values ('d82e9e8c-d663-45b7-8c6c-5ce93e7f624f', 'finish-trees', '{}', 'queued', 'finish-trees', 1795391068103, null, 1, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 0, 1000000, null, 1795391038042, null, null);
insert into "job" values ('1848eb0d-a2eb-4ffd-ae85-db003543dba2', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795394638105, null, 1, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 0, 1000000, null, 1795391038042, null, null);
insert into "job" values ('b5433c8a-ee7d-4c6a-8beb-e63b7dceabc4', 'compact-history', '{}', 'queued', 'compact-history', 1795412638112, null, 1, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 0, 1000000, null, 1795391038042, null, null);
insert into "job" values ('90b95686-3697-4fa2-9a54-dd2f42b65e31', 'tell-review', '{}', 'queued', 'tell-review', 1795394638830, null, 3, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 0, 1000000, null, 1795391038042, null, null);
insert into "job" values ('1036647d-3187-4f67-af2a-46011ec426b9', 'send-mail', '{}', 'done', 'send-mail', 1795391038224, null, 1, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 1, 1000000, null, 1795391038224, 1795391038316, null);
insert into "job" values ('3f163cdf-667d-4c83-8eb7-928c2168247e', 'send-mail', '{}', 'done', 'send-mail', 1795391038403, null, 1, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 1, 1000000, null, 1795391038403, 1795391038461, null);
insert into "job" values ('7ff967c5-c415-4345-b209-a68a79a5eb83', 'send-mail', '{}', 'done', 'send-mail', 1795391038670, null, 1, 'b7fb415f-30e1-4f95-8dea-e0990a297331:d3d8422b-1579-4001-9892-013e7ba45007', 1, 1000000, 'cba54f67-46e5-42e5-8096-67b7e9e31542', 1795391038670, 1795391038704, null);
insert into "defaults_file" values ('c1e565d4-d25f-45fe-b1fa-18b8b8af6f7d', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795391037918, 1795391037918);
insert into "defaults_file" values ('10af595c-79cb-4de7-a9d9-43c4922e2ea6', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795391037918, 1795391037918);
insert into "defaults_file" values ('85482a7d-86c3-458a-b48b-b2c809ae8943', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795391037918, 1795391037918);
insert into "defaults_file" values ('2f668930-0cf1-42ee-87a2-49cb9c54ccb6', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795391037918, 1795391037918);
insert into "defaults_file" values ('fbecf5c7-22ac-42c2-816c-fb9f0fa705d7', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795391037918, 1795391037918);
insert into "defaults_file" values ('782a9c5b-a1a0-4790-86fc-8343488c8445', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795391037918, 1795391037918);
insert into "defaults_file" values ('3b0446b5-b450-434d-8f61-2e56e1fae60f', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795391037918, 1795391037918);
insert into "defaults_file" values ('6f6e068d-9a8d-4a59-8700-5e54a577627d', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795391037918, 1795391037918);
insert into "defaults_file" values ('2b1af5bf-348c-48a7-af78-c41d34f1dc97', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795391037918, 1795391037918);
insert into "defaults_file" values ('a38e7308-0a53-4b41-8f87-0f02fae2dc17', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795391037918, 1795391037918);
insert into "defaults_file" values ('91bd00cb-54d0-4f80-a7c4-bd916666933c', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795391037918, 1795391037918);
insert into "mail" values ('78f61385-b2e6-4df7-8e29-98cfb0e2ad81', 'verify-email', 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795391038224, 1795563838224, 1795391038224, 1795391038314, null, null, 1);
insert into "mail" values ('f4521143-b9bd-43d9-bc81-4f3c1062d679', 'verify-email', 'b3db0f24-c410-42ff-a3d0-31c2381f6553', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795391038403, 1795563838403, 1795391038403, 1795391038459, null, null, 1);
insert into "mail" values ('921af4e0-b8ca-46e7-a078-d3a76beb6279', 'group-added', 'b3db0f24-c410-42ff-a3d0-31c2381f6553', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795391038670, null, 1795391038670, 1795391038703, null, 'http://localhost:30447/unsubscribe?token=group-added~mcOv9lEIa4efWJPWK33AuvfmCdgJ2OEgjLSx5cWwpNI', 2);
insert into "notification" values ('c75a1173-b505-4998-93da-6d7455698b9b', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795391038224, null, null);
insert into "notification" values ('1b72deb5-f0b0-4d63-8aa3-f72dc507fbec', 'b3db0f24-c410-42ff-a3d0-31c2381f6553', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/b717843e-b197-4891-8005-e986ae36bf4f/', 0, 1795391038670, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795391037909);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"0ab60b05-741d-4cef-b06f-3604c24fa3df","email":"admin@example.org"}', 1795391037909);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"0ab60b05-741d-4cef-b06f-3604c24fa3df","email":"admin@example.org","sessionId":"5731093c-7818-464d-be5c-aa8e2a3d98a6","clientId":"Test client","address":"127.0.0.1"}', 1795391038131);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795391038199);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"cba54f67-46e5-42e5-8096-67b7e9e31542","email":"ada@example.org"}', 1795391038224);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795391038283);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Administrator', '{"type":"user.updated","userId":"cba54f67-46e5-42e5-8096-67b7e9e31542","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795391038295);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"cba54f67-46e5-42e5-8096-67b7e9e31542","email":"ada@example.org","sessionId":"95a26789-b665-4af8-afe9-a56a142288e8","clientId":"Test client","address":"127.0.0.1"}', 1795391038317);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"0ab60b05-741d-4cef-b06f-3604c24fa3df","email":"admin@example.org","sessionId":"2ee421bc-ef3c-415b-8b31-9f2e9b7b57da","clientId":"Test client","address":"127.0.0.1"}', 1795391038363);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795391038398);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"b3db0f24-c410-42ff-a3d0-31c2381f6553","email":"ben@example.org"}', 1795391038403);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795391038448);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Administrator', '{"type":"user.updated","userId":"b3db0f24-c410-42ff-a3d0-31c2381f6553","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795391038453);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"b3db0f24-c410-42ff-a3d0-31c2381f6553","email":"ben@example.org","sessionId":"23cb9074-5691-4496-89bb-89c4610873cc","clientId":"Test client","address":"127.0.0.1"}', 1795391038462);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'Ada', '{"type":"group.created","groupId":"b717843e-b197-4891-8005-e986ae36bf4f","name":"Forest ✓ \"quoted\""}', 1795391038652);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'Ada', '{"type":"group.member-added","groupId":"b717843e-b197-4891-8005-e986ae36bf4f","name":"Forest ✓ \"quoted\"","userId":"b3db0f24-c410-42ff-a3d0-31c2381f6553","userName":"Ben"}', 1795391038670);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"0ab60b05-741d-4cef-b06f-3604c24fa3df","email":"admin@example.org","sessionId":"2b10d285-e323-44fa-9136-1cbc7c77f79b","clientId":"Test client","address":"127.0.0.1"}', 1795391038821);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '0ab60b05-741d-4cef-b06f-3604c24fa3df', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795391038867);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795391938133);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795391938133);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797983038821);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795394638225);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795394638225);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795394638224);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795391938317);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797983038317);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795394638403);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795394638403);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795391938462);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797983038462);
insert into "rate_limit" values ('/api/groups/add-member account:cba54f67-46e5-42e5-8096-67b7e9e31542', 1, 1795394638671);
insert into "rate_limit" values ('groups/add-member misses account:cba54f67-46e5-42e5-8096-67b7e9e31542', 0, 1795394638671);
insert into "rate_limit" values ('notice cba54f67-46e5-42e5-8096-67b7e9e31542 b3db0f24-c410-42ff-a3d0-31c2381f6553', 1, 1795477438670);
insert into "rate_limit" values ('mail group-added cba54f67-46e5-42e5-8096-67b7e9e31542 b3db0f24-c410-42ff-a3d0-31c2381f6553', 1, 1795477438670);
insert into "rate_limit" values ('mail group-added cba54f67-46e5-42e5-8096-67b7e9e31542', 1, 1795477438670);
insert into "rate_limit" values ('/api/request-ws-ticket account:b3db0f24-c410-42ff-a3d0-31c2381f6553', 1, 1795391098745);
insert into "rate_limit" values ('/api/request-ws-ticket account:cba54f67-46e5-42e5-8096-67b7e9e31542', 1, 1795391098786);
insert into "review_thread" values ('c21619b1-c711-4600-b8d9-36109ffdf693', '4a16c00d-bc75-4ea4-98e9-faee550c877a', 'comment', 'open', 'Shared', 'bd2b1fed-9397-4d6e-bb62-206bd6dd89a1', 3, 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'Ada', 1795391038799, 1795391038799, null, null, null, 'cba54f67-46e5-42e5-8096-67b7e9e31542', null, null, null);
insert into "review_thread" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 'd7626c88-9edb-4dfd-be5c-4bfb49bfad42', 'suggestion', 'open', '', null, 4, 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'Ada', 1795391038810, 1795391038810, null, null, null, 'cba54f67-46e5-42e5-8096-67b7e9e31542', null, null, null);
insert into "review_message" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 'bd2b1fed-9397-4d6e-bb62-206bd6dd89a1', '4a16c00d-bc75-4ea4-98e9-faee550c877a', 'Is this *kept*?', '[]', 3, 'cba54f67-46e5-42e5-8096-67b7e9e31542', 'Ada', 1795391038799, null, null, null, null, 0);
insert into "review_checkpoint" values ('c21619b1-c711-4600-b8d9-36109ffdf693', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795391038800);
