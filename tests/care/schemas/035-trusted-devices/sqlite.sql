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
insert into "kysely_migration" values ('001-initial', '2026-11-23T00:14:28.724Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-23T00:14:28.751Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-23T00:14:28.765Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-23T00:14:28.802Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-23T00:14:28.812Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-23T00:14:28.829Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-23T00:14:28.835Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-23T00:14:28.841Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-23T00:14:28.849Z');
insert into "kysely_migration" values ('010-authors', '2026-11-23T00:14:28.854Z');
insert into "kysely_migration" values ('011-review', '2026-11-23T00:14:28.872Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-23T00:14:28.900Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-23T00:14:28.923Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-23T00:14:28.943Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-23T00:14:28.957Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-23T00:14:28.965Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-23T00:14:28.997Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-23T00:14:29.007Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-23T00:14:29.019Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-23T00:14:29.027Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-23T00:14:29.072Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-23T00:14:29.077Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-23T00:14:29.089Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-23T00:14:29.095Z');
insert into "kysely_migration" values ('025-identities', '2026-11-23T00:14:29.109Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-23T00:14:29.113Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-23T00:14:29.120Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-23T00:14:29.124Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-23T00:14:29.133Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-23T00:14:29.140Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-23T00:14:29.174Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-23T00:14:29.180Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-23T00:14:29.185Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-23T00:14:29.191Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-23T00:14:29.197Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"7b372213","key":"SeJUb2Z7hjmZoojTDr2kbysXqCmttGgRqjNssYebhX0=","madeAt":1795392869493,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"cd4b9f94","key":"91imJV+bC2sFDG8iNDPxsOTkBuNzVhCOmy99OHbN0Xs=","madeAt":1795392869544,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"12d69b11","key":"otxqa7n4iDEkdTADnw7vS/aFIJ4SjElmRrFBIsL8MnM=","madeAt":1795392869545,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"3b01b16a","key":"9G5iCT7ROJTJcVE5vlRKYGBxq/tx8tzhFHosfvxEnOo=","madeAt":1795392869546,"goodUntil":null}]');
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
insert into "user" values ('70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$eyH7g0FzFyLxNq11Puv+kA$PeOGvXc4wfzgDSWrpbgOmpntgUOvKYg1s18QIdPB1xE', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392869648, 'administrator', 0, null);
insert into "user" values ('02d80d54-e40a-440b-b055-96567ee2d2fc', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$dO7QuLDNC1hJtyx6/APx5w$4mLCRqH5GuyTk31oiF/Djzc0hRa6hBWKqnNNMflJQN0', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392870798, 'ada', 0, null);
insert into "user" values ('247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$Bl1wEbC3OPUbkr0QAh3YNA$Endtbu/VhBBaqQ18BCwc7zO3k1/+Pt32kiSiMD7+xMU', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392871183, 'ben', 0, null);
insert into "session" values ('40e7e993-4c4d-4f46-9ac2-c272f15e0e75', 'dc9bcac331047976c14f98a0987c7a3768e97552fdf988558528419f56201a23', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Test client', 1795392870227, 1795392870227, 1803168870227, 1795392871051, 1795392870227, null, null, null);
insert into "session" values ('1d28fb77-6241-4583-80dd-a9d478d9c8b8', '80e7539864912e5b2ead096cc023328719824e1c58e3abbadaa30322a44fc106', '02d80d54-e40a-440b-b055-96567ee2d2fc', 'Test client', 1795392871062, 1795392871062, 1803168871062, null, 1795392871062, null, null, null);
insert into "session" values ('4cf2f9f1-4c73-4568-a1c8-6628ef67e1da', '3b97c2593044e4018b1e292a92a6844bc89f4c05257f7f8927a5a16a9c763fd4', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Test client', 1795392871107, 1795392871107, 1803168871107, 1795392871253, 1795392871107, null, null, null);
insert into "session" values ('e09f4d0b-30d2-47ee-bed2-5f77cffead2d', 'ccadb38b01c377cc33ff6717a7af37ea0fb648e4ceee1885fce0e8be4d18c8ae', '247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 'Test client', 1795392871260, 1795392871260, 1803168871260, null, 1795392871260, null, null, null);
insert into "session" values ('d01d4c47-45b2-4384-ba0e-3a1ebf4d69ef', '4a48aa4e47dee4207c930c248a749aadbbf6309be14c4d699dfa60c8c79eb2a2', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Test client', 1795392871904, 1795392871904, 1803168871904, null, 1795392871904, null, null, null);
insert into "token" values ('b68a7890-486d-472f-bba3-3485ec67e65c', 'verify-email', 'fb30a4819659c78e04a95b4e503ba6e2301174dc0797508a3eabcbfcbc596feb', '02d80d54-e40a-440b-b055-96567ee2d2fc', 1795392870798, 1795565670798, null);
insert into "token" values ('ff144e23-116d-44f3-9d33-738b654c587c', 'verify-email', '124fe9d4ae1a5204d782cc4247288149fdbcb4e43e6b295f893e56fb27e948c2', '247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 1795392871183, 1795565671183, null);
insert into "token" values ('a7409157-7cef-4e82-a5bf-03b0ac31b565', 'unsubscribe', 'd1fcd19156fc23edec46095a54d4996735a09cee9f888c1b4c67b59e38c73692', '247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 1795392871638, 1826928871638, null);
insert into "user_group" values ('af2f86b1-4709-4655-9dbf-7216d15b37e7', 'Forest ✓ "quoted"', '02d80d54-e40a-440b-b055-96567ee2d2fc', 1795392871620, null, 'forest ✓ "quoted"');
insert into "membership" values ('af2f86b1-4709-4655-9dbf-7216d15b37e7', '02d80d54-e40a-440b-b055-96567ee2d2fc', 1, 1795392871620, 'editor', null);
insert into "membership" values ('af2f86b1-4709-4655-9dbf-7216d15b37e7', '247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 0, 1795392871638, 'editor', null);
insert into "workspace" values ('dd744560-7350-42d2-91b2-91b438319735', 'user', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', null, 'e2cecc75-4889-4c67-af0a-4f605a8830dc', 104857600, 0, 0, 1, 1795392869648, 0);
insert into "workspace" values ('89bef2ae-d47f-441c-90eb-73c295412f17', 'user', '02d80d54-e40a-440b-b055-96567ee2d2fc', null, '75ac6566-604f-4f04-9607-74880f8fbd00', 104857600, 43, 2, 3, 1795392870798, 0);
insert into "workspace" values ('7659a6e0-8188-47e0-88d9-14fdffef5126', 'user', '247f7280-c3f3-4d6d-a848-ba30f17ce2f2', null, 'fe2ce5c0-2203-4a77-a0dd-ae7a2ffa9266', 104857600, 0, 0, 1, 1795392871183, 0);
insert into "workspace" values ('af2f86b1-4709-4655-9dbf-7216d15b37e7', 'group', null, 'af2f86b1-4709-4655-9dbf-7216d15b37e7', '7b29c91f-8ec8-4995-9c57-3bbbcb2df900', 524288000, 36, 2, 4, 1795392871620, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795392871724);
insert into "item" values ('e2cecc75-4889-4c67-af0a-4f605a8830dc', 'dd744560-7350-42d2-91b2-91b438319735', null, '', 'directory', null, 0, null, null, 1795392869648, 1795392869648, null, null, null, null, null);
insert into "item" values ('75ac6566-604f-4f04-9607-74880f8fbd00', '89bef2ae-d47f-441c-90eb-73c295412f17', null, '', 'directory', null, 0, null, null, 1795392870798, 1795392871724, null, null, null, null, null);
insert into "item" values ('fe2ce5c0-2203-4a77-a0dd-ae7a2ffa9266', '7659a6e0-8188-47e0-88d9-14fdffef5126', null, '', 'directory', null, 0, null, null, 1795392871183, 1795392871183, null, null, null, null, null);
insert into "item" values ('7b29c91f-8ec8-4995-9c57-3bbbcb2df900', 'af2f86b1-4709-4655-9dbf-7216d15b37e7', null, '', 'directory', null, 0, null, null, 1795392871620, 1795392871699, null, null, null, null, null);
insert into "item" values ('5c38c9c3-2eef-46ea-8f58-6a5fa515a93b', '89bef2ae-d47f-441c-90eb-73c295412f17', '75ac6566-604f-4f04-9607-74880f8fbd00', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795392871656, 1795392871656, '02d80d54-e40a-440b-b055-96567ee2d2fc', '02d80d54-e40a-440b-b055-96567ee2d2fc', null, null, null);
insert into "item" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', 'af2f86b1-4709-4655-9dbf-7216d15b37e7', '7b29c91f-8ec8-4995-9c57-3bbbcb2df900', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795392871674, 1795392871890, '02d80d54-e40a-440b-b055-96567ee2d2fc', '02d80d54-e40a-440b-b055-96567ee2d2fc', null, null, null);
insert into "item" values ('21d0cbe1-b68e-4518-b65a-6275113badf5', 'af2f86b1-4709-4655-9dbf-7216d15b37e7', '7b29c91f-8ec8-4995-9c57-3bbbcb2df900', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795392871690, 1795392871690, '02d80d54-e40a-440b-b055-96567ee2d2fc', '02d80d54-e40a-440b-b055-96567ee2d2fc', 1795392871699, '21d0cbe1-b68e-4518-b65a-6275113badf5', '02d80d54-e40a-440b-b055-96567ee2d2fc');
insert into "item" values ('692209ad-1ba3-40eb-946c-786180c3148a', '89bef2ae-d47f-441c-90eb-73c295412f17', '75ac6566-604f-4f04-9607-74880f8fbd00', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795392871724, 1795392871724, '02d80d54-e40a-440b-b055-96567ee2d2fc', '02d80d54-e40a-440b-b055-96567ee2d2fc', null, null, null);
insert into "document" values ('5c38c9c3-2eef-46ea-8f58-6a5fa515a93b', 0, '74df751a-d0b5-4b35-902e-914c1f7469ca', 'lf', 0, null, 0, 0);
insert into "document" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', 4, '0b01ee8d-9381-42eb-9945-dc0963f2294e', 'lf', 0, null, 664, 0);
insert into "document" values ('21d0cbe1-b68e-4518-b65a-6275113badf5', 0, 'b8d6cc85-1b00-4a57-991a-f8da7e838617', 'lf', 0, null, 0, 0);
insert into "document_update" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', 0, 1, x'5b7b22636c69656e744944223a226163613634613261613439633030353262653562663732353036383437336636222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"247f7280-c3f3-4d6d-a848-ba30f17ce2f2","name":"Ben","from":0,"to":1}]', 1795392871830, 1795392871830, 'pushed');
insert into "document_update" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', 1, 2, x'5b7b22636c69656e744944223a226163613634613261613439633030353262653562663732353036383437336636222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"247f7280-c3f3-4d6d-a848-ba30f17ce2f2","name":"Ben","from":1,"to":2}]', 1795392871841, 1795392871841, 'pushed');
insert into "document_update" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', 2, 3, x'789c158ecb6ac3301045ffe5ae25b0a591acd1aed04dbf2178a1c7283134761b6bd110f2ef45cb7be070eee585f2bdc9debf3e114165a61c585a65b62ed8c0d688af0b599f92cb150ae596f6ab9c8817635685537e116705694d4a1ff885fefc1144f4db43d250b68a082f26b91c8cb6a6384dad8966a959cf33919025ef8b4021ede5763c105f688fe38e3829f403d12b74f9eb88c05be12ee799aea33113db965ad5d9faa0c972d02c493497dc28b5ec98180af9a8cfe10e75efdbb18fa3ab421e7432354cd591169a92269ab2ce93739abdf38b88a9a61528ece93e8a1f3541a16f63cc0b3bcb262c7358cc7b7dafffd7905e4e', '[{"user":"02d80d54-e40a-440b-b055-96567ee2d2fc","name":"Ada","from":2,"to":3}]', 1795392871873, 1795392871873, 'pushed');
insert into "document_update" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', 3, 4, x'789c458fcd6ac3301084df65ce1248b2644bba95f4d267303ee8679d98c6b21b2bd010fceec529a5a79d1d3e7666fb27d275a2523fdee1a193d4d13a1ab3738db18d758da23677ba6943303183215d4239d306df2b35306cf405af18681c29d5c37ea23e5682c7763f9f69ab607f6a5aca91a1a9193babb99356724dc2f2e0a2e392489a44b233a4c070b997cfdf735386470043a8f08221dd5f39bd60ed703458af5322f827228dcb8d5ecc3ffa9a95be2b3c4ecb3c2f05fb3e30e4dbb2c2f703437cc043a86c45369a9316816b2d228fc218ee5ad376442aab3181a184f978ed2d1f7dea742cb273a671ca76d25ab70ffbf003f511618c', '[{"user":"02d80d54-e40a-440b-b055-96567ee2d2fc","name":"Ada","from":3,"to":4}]', 1795392871890, 1795392871890, 'pushed');
insert into "document_client" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', 'aca64a2aa49c0052be5bf725068473f6', '247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 'e09f4d0b-30d2-47ee-bed2-5f77cffead2d', 2, 2, 1795392871841);
insert into "document_client" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', '4c14b89efd9935838932e6d7436aa5bd', '02d80d54-e40a-440b-b055-96567ee2d2fc', '1d28fb77-6241-4583-80dd-a9d478d9c8b8', 2, 4, 1795392871890);
insert into "document_snapshot" values ('5c38c9c3-2eef-46ea-8f58-6a5fa515a93b', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795392871656);
insert into "document_snapshot" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795392871674);
insert into "document_snapshot" values ('21d0cbe1-b68e-4518-b65a-6275113badf5', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795392871690);
insert into "job" values ('cbc204ad-2136-4c52-9b6d-93de91957439', 'send-mail', '{}', 'done', 'send-mail', 1795392869960, null, 1, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 1, 1000000, null, 1795392869960, 1795392870240, null);
insert into "job" values ('437b9a7f-83c1-4f57-99eb-609d7fb2a697', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795414470612, null, 1, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 0, 1000000, null, 1795392869960, null, null);
insert into "job" values ('d3d2d85b-504e-4187-9ee3-60b8596e6a2a', 'prune-rows', '{}', 'queued', 'prune-rows', 1795396470636, null, 1, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 0, 1000000, null, 1795392869960, null, null);
insert into "job" values ('5c4b7db6-9eca-4f20-84b9-cc07ace5c91a', 'empty-trash', '{}', 'queued', 'empty-trash', 1795396470641, null, 1, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 0, 1000000, null, 1795392869960, null, null);
insert into "job" values ('058712fa-39f5-412c-8797-415de76a372a', 'finish-trees', '{}', 'queued', 'finish-trees', 1795392900645, null, 1, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 0, 1000000, null, 1795392869960, null, null);
insert into "job" values ('da1ffea3-f016-4aea-abba-de7a8981a8bb', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795396470648, null, 1, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 0, 1000000, null, 1795392869960, null, null);
insert into "job" values ('962fd9d5-86a6-4d8e-b5da-6563301623c6', 'compact-history', '{}', 'queued', 'compact-history', 1795414470651, null, 1, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 0, 1000000, null, 1795392869960, null, null);
insert into "job" values ('a6c8fb91-6efc-4234-a918-b7bae9cc9535', 'tell-review', '{}', 'queued', 'tell-review', 1795396471909, null, 3, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 0, 1000000, null, 1795392869960, null, null);
insert into "job" values ('6143af19-f1c4-4db0-9f10-d2c84506e754', 'send-mail', '{}', 'done', 'send-mail', 1795392870798, null, 1, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 1, 1000000, null, 1795392870798, 1795392871060, null);
insert into "job" values ('cbdf85b5-35b9-4f82-9174-0d09f26e0ba3', 'send-mail', '{}', 'done', 'send-mail', 1795392871183, null, 1, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 1, 1000000, null, 1795392871183, 1795392871254, null);
insert into "job" values ('73b1e052-e82b-418e-b6cc-3434c6cadaa5', 'send-mail', '{}', 'done', 'send-mail', 1795392871638, null, 1, 'b2261b48-c44e-41aa-a802-b69adad2c4a2:6ea81be8-1461-4009-aa34-7d990c54dc97', 1, 1000000, '02d80d54-e40a-440b-b055-96567ee2d2fc', 1795392871638, 1795392871672, null);
insert into "defaults_file" values ('24945d32-1571-4c13-b728-ded94e1f4a9a', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795392869660, 1795392869660);
insert into "defaults_file" values ('39d0a1f6-a3e0-4e1b-8407-c027851a4a17', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795392869660, 1795392869660);
insert into "defaults_file" values ('b9ea197b-4ea6-47be-b23c-e26e791b913e', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795392869660, 1795392869660);
insert into "defaults_file" values ('e3f292f3-908b-4731-b4f1-2adba5fb3919', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795392869660, 1795392869660);
insert into "defaults_file" values ('ef68e94b-d608-425f-b247-2c7615f8b6aa', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795392869660, 1795392869660);
insert into "defaults_file" values ('2913ba07-436b-4913-9c24-0fe7ccb7e258', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795392869660, 1795392869660);
insert into "defaults_file" values ('e38ba471-1468-4d95-b0a8-3e31a03a1e0a', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795392869660, 1795392869660);
insert into "defaults_file" values ('a8daf69e-41c7-424d-985e-2494be40ff1f', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795392869660, 1795392869660);
insert into "defaults_file" values ('1049e821-3494-4a57-b446-59ca5bee7fb3', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795392869660, 1795392869660);
insert into "defaults_file" values ('676f25da-911f-4001-b05c-d932bbd923d8', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795392869660, 1795392869660);
insert into "defaults_file" values ('10d44480-d241-4c3a-93dd-abf9931859ce', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795392869660, 1795392869660);
insert into "mail" values ('1bbb1f4a-277e-4bf7-b4bb-703853417b15', 'verify-email', '02d80d54-e40a-440b-b055-96567ee2d2fc', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795392870798, 1795565670798, 1795392870798, 1795392871058, null, null, 1);
insert into "mail" values ('b0a220a1-9a98-429d-8741-05b5b9b1792f', 'verify-email', '247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795392871183, 1795565671183, 1795392871183, 1795392871250, null, null, 1);
insert into "mail" values ('a8ca55c3-ce5a-40aa-afa5-49e0c43ec7a0', 'group-added', '247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795392871638, null, 1795392871638, 1795392871666, null, 'http://localhost:24372/unsubscribe?token=group-added~t-OrzRb3IDijHkDfxpk4Fk_aO0RSzrBABfQBkyyg2pE', 2);
insert into "notification" values ('354017b0-d7f6-4557-b247-c077372da697', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795392870798, null, null);
insert into "notification" values ('782dcd0e-2fc0-4efd-a927-f4a70cdb2e18', '247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/af2f86b1-4709-4655-9dbf-7216d15b37e7/', 0, 1795392871638, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795392869648);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"70494278-a29d-40e3-aeaa-46c53c0c6bd8","email":"admin@example.org"}', 1795392869648);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"70494278-a29d-40e3-aeaa-46c53c0c6bd8","email":"admin@example.org","sessionId":"40e7e993-4c4d-4f46-9ac2-c272f15e0e75","clientId":"Test client","address":"127.0.0.1"}', 1795392870227);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795392870787);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"02d80d54-e40a-440b-b055-96567ee2d2fc","email":"ada@example.org"}', 1795392870798);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795392870996);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Administrator', '{"type":"user.updated","userId":"02d80d54-e40a-440b-b055-96567ee2d2fc","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795392871014);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"02d80d54-e40a-440b-b055-96567ee2d2fc","email":"ada@example.org","sessionId":"1d28fb77-6241-4583-80dd-a9d478d9c8b8","clientId":"Test client","address":"127.0.0.1"}', 1795392871062);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"70494278-a29d-40e3-aeaa-46c53c0c6bd8","email":"admin@example.org","sessionId":"4cf2f9f1-4c73-4568-a1c8-6628ef67e1da","clientId":"Test client","address":"127.0.0.1"}', 1795392871107);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795392871177);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"247f7280-c3f3-4d6d-a848-ba30f17ce2f2","email":"ben@example.org"}', 1795392871183);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795392871233);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Administrator', '{"type":"user.updated","userId":"247f7280-c3f3-4d6d-a848-ba30f17ce2f2","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795392871242);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"247f7280-c3f3-4d6d-a848-ba30f17ce2f2","email":"ben@example.org","sessionId":"e09f4d0b-30d2-47ee-bed2-5f77cffead2d","clientId":"Test client","address":"127.0.0.1"}', 1795392871260);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '02d80d54-e40a-440b-b055-96567ee2d2fc', 'Ada', '{"type":"group.created","groupId":"af2f86b1-4709-4655-9dbf-7216d15b37e7","name":"Forest ✓ \"quoted\""}', 1795392871620);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '02d80d54-e40a-440b-b055-96567ee2d2fc', 'Ada', '{"type":"group.member-added","groupId":"af2f86b1-4709-4655-9dbf-7216d15b37e7","name":"Forest ✓ \"quoted\"","userId":"247f7280-c3f3-4d6d-a848-ba30f17ce2f2","userName":"Ben"}', 1795392871638);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"70494278-a29d-40e3-aeaa-46c53c0c6bd8","email":"admin@example.org","sessionId":"d01d4c47-45b2-4384-ba0e-3a1ebf4d69ef","clientId":"Test client","address":"127.0.0.1"}', 1795392871904);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '70494278-a29d-40e3-aeaa-46c53c0c6bd8', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795392871961);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795393770228);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795393770228);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797984871904);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795396470799);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795396470799);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795396470798);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795393771062);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797984871062);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795396471183);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795396471183);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795393771260);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797984871260);
insert into "rate_limit" values ('/api/groups/add-member account:02d80d54-e40a-440b-b055-96567ee2d2fc', 1, 1795396471640);
insert into "rate_limit" values ('groups/add-member misses account:02d80d54-e40a-440b-b055-96567ee2d2fc', 0, 1795396471640);
insert into "rate_limit" values ('notice 02d80d54-e40a-440b-b055-96567ee2d2fc 247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 1, 1795479271638);
insert into "rate_limit" values ('mail group-added 02d80d54-e40a-440b-b055-96567ee2d2fc 247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 1, 1795479271638);
insert into "rate_limit" values ('mail group-added 02d80d54-e40a-440b-b055-96567ee2d2fc', 1, 1795479271638);
insert into "rate_limit" values ('/api/request-ws-ticket account:247f7280-c3f3-4d6d-a848-ba30f17ce2f2', 1, 1795392931738);
insert into "rate_limit" values ('/api/request-ws-ticket account:02d80d54-e40a-440b-b055-96567ee2d2fc', 1, 1795392931849);
insert into "review_thread" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', '6e2a5b82-32c5-4ffe-9edb-1144e43466ce', 'comment', 'open', 'Shared', '1493fafd-b368-4398-9eae-9cbf4afb5949', 3, '02d80d54-e40a-440b-b055-96567ee2d2fc', 'Ada', 1795392871872, 1795392871872, null, null, null, '02d80d54-e40a-440b-b055-96567ee2d2fc', null, null, null);
insert into "review_thread" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', '44e3f784-9181-4e08-a9b9-1ee15ce175e2', 'suggestion', 'open', '', null, 4, '02d80d54-e40a-440b-b055-96567ee2d2fc', 'Ada', 1795392871889, 1795392871889, null, null, null, '02d80d54-e40a-440b-b055-96567ee2d2fc', null, null, null);
insert into "review_message" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', '1493fafd-b368-4398-9eae-9cbf4afb5949', '6e2a5b82-32c5-4ffe-9edb-1144e43466ce', 'Is this *kept*?', '[]', 3, '02d80d54-e40a-440b-b055-96567ee2d2fc', 'Ada', 1795392871872, null, null, null, null, 0);
insert into "review_checkpoint" values ('9540c5b9-1d76-4fbc-9dea-950d01e5c353', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795392871873);
