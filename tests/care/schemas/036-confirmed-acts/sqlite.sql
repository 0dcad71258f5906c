CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "setting" ("key" text primary key, "value" text not null) strict;
CREATE TABLE "user" ("id" text primary key, "email" text not null, "email_key" text not null unique, "display_name" text not null, "avatar" text, "password_hash" text, "email_verified" integer not null, "suspended" integer not null, "is_admin" integer not null, "preferences" text not null, "registered_at" integer not null, "name_key" text default '' not null, "awaits_approval" integer default 0 not null, "deleted_at" integer) strict;
CREATE TABLE "session" ("id" text primary key, "token_hash" text not null unique, "user_id" text not null references "user" ("id") on delete cascade, "client_id" text not null, "created_at" integer not null, "last_seen" integer not null, "expires_at" integer not null, "ended_at" integer, "authenticated_at" integer default 0 not null, "identity_id" text, "provider_session" text, "confirmed_at" integer, "confirmed_for" text) strict;
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
insert into "kysely_migration" values ('001-initial', '2026-11-23T00:16:23.298Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-23T00:16:23.303Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-23T00:16:23.308Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-23T00:16:23.322Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-23T00:16:23.326Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-23T00:16:23.330Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-23T00:16:23.333Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-23T00:16:23.336Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-23T00:16:23.339Z');
insert into "kysely_migration" values ('010-authors', '2026-11-23T00:16:23.343Z');
insert into "kysely_migration" values ('011-review', '2026-11-23T00:16:23.348Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-23T00:16:23.351Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-23T00:16:23.354Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-23T00:16:23.360Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-23T00:16:23.364Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-23T00:16:23.366Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-23T00:16:23.369Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-23T00:16:23.372Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-23T00:16:23.375Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-23T00:16:23.378Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-23T00:16:23.385Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-23T00:16:23.388Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-23T00:16:23.392Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-23T00:16:23.395Z');
insert into "kysely_migration" values ('025-identities', '2026-11-23T00:16:23.401Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-23T00:16:23.404Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-23T00:16:23.411Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-23T00:16:23.414Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-23T00:16:23.420Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-23T00:16:23.424Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-23T00:16:23.428Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-23T00:16:23.434Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-23T00:16:23.438Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-23T00:16:23.443Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-23T00:16:23.447Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-23T00:16:23.452Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"8edc34aa","key":"/RtBPX7miOO36i5NP0jsAUOuz+5lxi6dWDzwaTxxE1U=","madeAt":1795392983661,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"9fa38306","key":"B1llKn4ErDixTCob/3jTelh5QEFmO+Iy7tW/29IDcbc=","madeAt":1795392983669,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"73ff1812","key":"Si0TGs8ERS3vzSEB8IZxmnPtvFinAYAR094f0Qe/dRY=","madeAt":1795392983670,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"64ae66b3","key":"U/zf2g2icxXmgbNq8zk4gSTrll0S1ZJ3KU2fNnCnGsU=","madeAt":1795392983671,"goodUntil":null}]');
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
insert into "user" values ('a3cf328d-0298-48d9-9710-948121ad5f57', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$JncfbKP8fOl1Yxj8kT6SXg$xsshOlBuqSzVsAbHiAupheXUUKMdoSOx2gFo6j1rMTY', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392983720, 'administrator', 0, null);
insert into "user" values ('0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$Hh6v1ymUgjF91r+qEJrYTw$YxhqgTcU9bzGD/+gyrbyQ/LhztoxXtSifCDH2e11BXw', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392984021, 'ada', 0, null);
insert into "user" values ('0fa27f99-674c-4616-9913-17d475df0aef', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$U1kJvvxkU2zAmtqMfDIqOw$h9LWcvZ0+/K+j/Zt/vDqOftOtuafrFFIJRoDkmbGG6w', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392984184, 'ben', 0, null);
insert into "session" values ('998c5869-3523-426e-8034-899767fc64a6', 'b053b1f789994d983191987007e99042da658713965faad628ae39734426643e', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Test client', 1795392983926, 1795392983926, 1803168983926, 1795392984103, 1795392983926, null, null, null, null);
insert into "session" values ('f04ebf06-7975-4d60-94c2-b6ddc7fe2a18', '9d6c6c421a1a976fc619761863dc6e3cf85ddcc928dd5cc7cf2790b86a9f6b8d', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 'Test client', 1795392984110, 1795392984110, 1803168984110, null, 1795392984110, null, null, null, null);
insert into "session" values ('146f9996-3089-46f5-92e8-c7225e33c1bf', '152e4904672480d31ad92ad2549c7cda09e3787c74b68c4bff4dea605849113a', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Test client', 1795392984145, 1795392984145, 1803168984145, 1795392984236, 1795392984145, null, null, null, null);
insert into "session" values ('c51e1a6c-c348-49bb-9d9a-7b89099d1a70', 'bed2b3959242ab38288f158e9f7097c4e46f8824b611a706abcacfde83da1175', '0fa27f99-674c-4616-9913-17d475df0aef', 'Test client', 1795392984242, 1795392984242, 1803168984242, null, 1795392984242, null, null, null, null);
insert into "session" values ('8a36d72a-511e-4de6-ba96-9f9b70db8701', '48ab1190f234a3c710253e34f99a440ca0c57dda7db76bf0815309587dd85c28', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Test client', 1795392984648, 1795392984648, 1803168984648, null, 1795392984648, null, null, null, null);
insert into "token" values ('be4cfed3-35e9-4210-b130-651ab05db4d1', 'verify-email', '653d3930728d18e8947d43931c6b29dd03da6fc4c82476bf9bb4824d1d6940fe', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 1795392984021, 1795565784021, null);
insert into "token" values ('4bed19f6-54de-4125-8efe-200e7c3d6f43', 'verify-email', 'a3153f08072fc40c0d49b6a44c67c83cfc30011473874a083a0a4888fcb9ec1f', '0fa27f99-674c-4616-9913-17d475df0aef', 1795392984184, 1795565784184, null);
insert into "token" values ('c90334c2-ec20-4dff-bee1-ff65ae556ce4', 'unsubscribe', 'a9bf935386e38850db1b0dab5b72234fb7848f72af0c952f852f00ab1482f367', '0fa27f99-674c-4616-9913-17d475df0aef', 1795392984490, 1826928984490, null);
insert into "user_group" values ('1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a', 'Forest ✓ "quoted"', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 1795392984475, null, 'forest ✓ "quoted"');
insert into "membership" values ('1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 1, 1795392984475, 'editor', null);
insert into "membership" values ('1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a', '0fa27f99-674c-4616-9913-17d475df0aef', 0, 1795392984490, 'editor', null);
insert into "workspace" values ('3113694b-81bc-44cb-acff-94843260890d', 'user', 'a3cf328d-0298-48d9-9710-948121ad5f57', null, '25c969c2-d165-4b87-832f-35bba258818b', 104857600, 0, 0, 1, 1795392983720, 0);
insert into "workspace" values ('2551ebbb-5c12-4f2e-8f37-a001ec76c1a6', 'user', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', null, '669765b4-2b11-4943-824d-e58064314700', 104857600, 43, 2, 3, 1795392984021, 0);
insert into "workspace" values ('57003f7a-5ac5-4bd1-9fab-c0fcfa57d214', 'user', '0fa27f99-674c-4616-9913-17d475df0aef', null, '8a1eeabc-c1a0-44b6-b9b0-e42e54b4d741', 104857600, 0, 0, 1, 1795392984184, 0);
insert into "workspace" values ('1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a', 'group', null, '1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a', '8ef83582-a482-48c4-acc0-751c17246fde', 524288000, 36, 2, 4, 1795392984475, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795392984562);
insert into "item" values ('25c969c2-d165-4b87-832f-35bba258818b', '3113694b-81bc-44cb-acff-94843260890d', null, '', 'directory', null, 0, null, null, 1795392983720, 1795392983720, null, null, null, null, null);
insert into "item" values ('669765b4-2b11-4943-824d-e58064314700', '2551ebbb-5c12-4f2e-8f37-a001ec76c1a6', null, '', 'directory', null, 0, null, null, 1795392984021, 1795392984562, null, null, null, null, null);
insert into "item" values ('8a1eeabc-c1a0-44b6-b9b0-e42e54b4d741', '57003f7a-5ac5-4bd1-9fab-c0fcfa57d214', null, '', 'directory', null, 0, null, null, 1795392984184, 1795392984184, null, null, null, null, null);
insert into "item" values ('8ef83582-a482-48c4-acc0-751c17246fde', '1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a', null, '', 'directory', null, 0, null, null, 1795392984475, 1795392984536, null, null, null, null, null);
insert into "item" values ('15152444-93a2-4101-af89-188467c3648b', '2551ebbb-5c12-4f2e-8f37-a001ec76c1a6', '669765b4-2b11-4943-824d-e58064314700', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795392984508, 1795392984508, '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', null, null, null);
insert into "item" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', '1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a', '8ef83582-a482-48c4-acc0-751c17246fde', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795392984525, 1795392984639, '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', null, null, null);
insert into "item" values ('c3d09b4f-2eae-46ff-8688-ca373f54c43e', '1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a', '8ef83582-a482-48c4-acc0-751c17246fde', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795392984531, 1795392984531, '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 1795392984536, 'c3d09b4f-2eae-46ff-8688-ca373f54c43e', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423');
insert into "item" values ('dbb6321a-0fb0-463f-8cad-de7890198af6', '2551ebbb-5c12-4f2e-8f37-a001ec76c1a6', '669765b4-2b11-4943-824d-e58064314700', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795392984562, 1795392984562, '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', null, null, null);
insert into "document" values ('15152444-93a2-4101-af89-188467c3648b', 0, '0c6ab48f-695e-4199-be58-06447036f161', 'lf', 0, null, 0, 0);
insert into "document" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', 4, '59591137-7fb2-4054-8f93-26b362be75e4', 'lf', 0, null, 664, 0);
insert into "document" values ('c3d09b4f-2eae-46ff-8688-ca373f54c43e', 0, 'aaede993-295f-415e-ac1c-466e215f3cca', 'lf', 0, null, 0, 0);
insert into "document_update" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', 0, 1, x'5b7b22636c69656e744944223a226232396538366536333336326636393166383038343137616234373638393639222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"0fa27f99-674c-4616-9913-17d475df0aef","name":"Ben","from":0,"to":1}]', 1795392984603, 1795392984603, 'pushed');
insert into "document_update" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', 1, 2, x'5b7b22636c69656e744944223a226232396538366536333336326636393166383038343137616234373638393639222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"0fa27f99-674c-4616-9913-17d475df0aef","name":"Ben","from":1,"to":2}]', 1795392984609, 1795392984609, 'pushed');
insert into "document_update" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', 2, 3, x'789c158ecb6ac3301045ffe5ae25d0d396b42b74d36f085e8c34a3c4d0d86dac4543c8bf172fef81c3b99717daf72adbf8fa4481f5c13b3f3b539d508c293339f681c5b2cd8e1314da8db6ab1c2817e71685437e51ac82f42e6d9cf885f1fc11148cdb4388a1b0320a4264972891164b930ec1589d9bef3a3ae91c89e6391928d0d66efb03e585fed8ef284661ec2893c290bf8102bc15ee721c743d1bdee72925c33a72201d62759a5af6ba56aa142b4f9e2d14eacecfd33dd56dacfb761e5d14ea490dbb6e7bab3a4b631d7af23a5511dd83314e6cabc179286c743f8b1f4c5018eb39ec9ca3cf2ea730b9f9bdbc977f6bb85e91', '[{"user":"0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423","name":"Ada","from":2,"to":3}]', 1795392984628, 1795392984628, 'pushed');
insert into "document_update" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', 3, 4, x'789c458fcd6e83301084df65ceb664bc068c6f557ae933200efe5913d404d2e0488d22debd82aaea6977469f7666fb17e265e2b97cbcc3a122439a5aad82665fd7b64b5e273289ab54753a5908c4b39f475ee17aad078195bfe0b400e7ccb1ecf60be5796338ac8f71e4b540fc6dd332c3a14d2d51c34692aa1b694c6ba4b74d2b3928539b5013850881f363fefc3d3725387808f802a704e2e3c8e9956886bdc1ed3245867b21705eee7c30ffe8310b7f17389c96eb7599b16d8340ba2f37b87e10084f38a8a4739563901dc7244db6246d6096d928a5b98ac16882c0ecaffb6b6f69ef53a65d546d5753a73b6b1ab2dbb00d3f777c61ba', '[{"user":"0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423","name":"Ada","from":3,"to":4}]', 1795392984639, 1795392984639, 'pushed');
insert into "document_client" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', 'b29e86e63362f691f808417ab4768969', '0fa27f99-674c-4616-9913-17d475df0aef', 'c51e1a6c-c348-49bb-9d9a-7b89099d1a70', 2, 2, 1795392984609);
insert into "document_client" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', '134323720b2ea5589da2d34de1d192d8', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 'f04ebf06-7975-4d60-94c2-b6ddc7fe2a18', 2, 4, 1795392984639);
insert into "document_snapshot" values ('15152444-93a2-4101-af89-188467c3648b', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795392984508);
insert into "document_snapshot" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795392984525);
insert into "document_snapshot" values ('c3d09b4f-2eae-46ff-8688-ca373f54c43e', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795392984531);
insert into "job" values ('ab1bef60-d4ec-40b6-ace1-da697aeb0b35', 'send-mail', '{}', 'done', 'send-mail', 1795392983844, null, 1, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 1, 1000000, null, 1795392983844, 1795392983866, null);
insert into "job" values ('dd62ca31-3a83-412c-a9e7-8e20a5392e61', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795414583874, null, 1, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 0, 1000000, null, 1795392983844, null, null);
insert into "job" values ('a52abfde-28fb-4639-91b5-53a6f2bb937b', 'prune-rows', '{}', 'queued', 'prune-rows', 1795396583874, null, 1, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 0, 1000000, null, 1795392983844, null, null);
insert into "job" values ('4db39f82-2b39-4136-b902-6f8d873e503c', 'empty-trash', '{}', 'queued', 'empty-trash', 1795396583883, null, 1, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 0, 1000000, null, 1795392983844, null, null);
insert into "job" values ('db62ca2e-ac38-4c02-9fc3-952860baa574', 'finish-trees', '{}', 'queued', 'finish-trees', 1795393013886, null, 1, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 0, 1000000, null, 1795392983844, null, null);
insert into "job" values ('702c1c4c-4873-493a-b723-13d40bb5f703', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795396583888, null, 1, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 0, 1000000, null, 1795392983844, null, null);
insert into "job" values ('639c2131-325f-4e4f-8ef9-3505e8fa0114', 'compact-history', '{}', 'queued', 'compact-history', 1795414583891, null, 1, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 0, 1000000, null, 1795392983844, null, null);
insert into "job" values ('ae9b65b9-c47c-4604-a996-360c4b9fc5a9', 'tell-review', '{}', 'queued', 'tell-review', 1795396584656, null, 3, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 0, 1000000, null, 1795392983844, null, null);
insert into "job" values ('e8af09f8-2675-4134-8d9f-ea85a7908db3', 'send-mail', '{}', 'done', 'send-mail', 1795392984021, null, 1, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 1, 1000000, null, 1795392984021, 1795392984107, null);
insert into "job" values ('c13573a8-8c1f-48fe-b9c2-e78c2bf67394', 'send-mail', '{}', 'done', 'send-mail', 1795392984184, null, 1, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 1, 1000000, null, 1795392984184, 1795392984247, null);
insert into "job" values ('5df3fc12-dc46-420e-b99b-a67cdeac19c0', 'send-mail', '{}', 'done', 'send-mail', 1795392984490, null, 1, 'f9579b4b-70bf-4a6f-b581-ec4019d16064:6747a8d4-a27f-40d3-a836-cd5d917c5694', 1, 1000000, '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 1795392984490, 1795392984524, null);
insert into "defaults_file" values ('ba5fa756-9bab-4aee-94d1-4258d23003dd', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795392983730, 1795392983730);
insert into "defaults_file" values ('9e8328d2-2e7e-4384-bcda-ea3c1f50e864', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795392983730, 1795392983730);
insert into "defaults_file" values ('e77aea3e-a365-494a-aa70-ab3970bf1e5f', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795392983730, 1795392983730);
insert into "defaults_file" values ('23a15059-9e89-45f6-a2c5-644277f12be4', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795392983730, 1795392983730);
insert into "defaults_file" values ('cea871e0-464a-4394-8f80-faa330547ecc', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795392983730, 1795392983730);
insert into "defaults_file" values ('80c0d625-c3ff-4a27-a872-e83eb7b7c83b', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795392983730, 1795392983730);
insert into "defaults_file" values ('92602954-ece0-481e-b2fa-139e080cb5a2', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795392983730, 1795392983730);
insert into "defaults_file" values ('f5ee159f-7b81-4e01-8cf3-ae23275024ef', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795392983730, 1795392983730);
insert into "defaults_file" values ('5aa4a829-00ea-4403-8160-f3abc5a4d22b', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795392983730, 1795392983730);
insert into "defaults_file" values ('1cb57b83-c494-4519-9e11-6e164a56e9ac', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795392983730, 1795392983730);
insert into "defaults_file" values ('b33c29c7-a1ea-4b00-9d08-2e347239c991', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795392983730, 1795392983730);
insert into "mail" values ('859ad318-ab19-44bd-8bba-e407fd4b3639', 'verify-email', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795392984021, 1795565784021, 1795392984021, 1795392984106, null, null, 1);
insert into "mail" values ('517c090f-0e12-42e0-b741-97060a5949e6', 'verify-email', '0fa27f99-674c-4616-9913-17d475df0aef', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795392984184, 1795565784184, 1795392984184, 1795392984244, null, null, 1);
insert into "mail" values ('b5aed93e-94cc-404c-b81d-4953714e0fac', 'group-added', '0fa27f99-674c-4616-9913-17d475df0aef', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795392984490, null, 1795392984490, 1795392984518, null, 'http://localhost:24689/unsubscribe?token=group-added~vYQ1o8qzWBdRRehseR5qJAb7cdPmEIhuCyIbhX4gvnM', 2);
insert into "notification" values ('0a31dd85-8b68-4beb-8b2c-cc7401f84350', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795392984021, null, null);
insert into "notification" values ('93cb5c79-141c-4760-9adf-3f4355d49118', '0fa27f99-674c-4616-9913-17d475df0aef', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a/', 0, 1795392984490, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795392983720);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"a3cf328d-0298-48d9-9710-948121ad5f57","email":"admin@example.org"}', 1795392983720);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"a3cf328d-0298-48d9-9710-948121ad5f57","email":"admin@example.org","sessionId":"998c5869-3523-426e-8034-899767fc64a6","clientId":"Test client","address":"127.0.0.1"}', 1795392983926);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795392984013);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423","email":"ada@example.org"}', 1795392984021);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795392984074);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Administrator', '{"type":"user.updated","userId":"0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795392984087);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423","email":"ada@example.org","sessionId":"f04ebf06-7975-4d60-94c2-b6ddc7fe2a18","clientId":"Test client","address":"127.0.0.1"}', 1795392984110);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"a3cf328d-0298-48d9-9710-948121ad5f57","email":"admin@example.org","sessionId":"146f9996-3089-46f5-92e8-c7225e33c1bf","clientId":"Test client","address":"127.0.0.1"}', 1795392984145);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795392984180);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"0fa27f99-674c-4616-9913-17d475df0aef","email":"ben@example.org"}', 1795392984184);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795392984228);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Administrator', '{"type":"user.updated","userId":"0fa27f99-674c-4616-9913-17d475df0aef","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795392984232);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"0fa27f99-674c-4616-9913-17d475df0aef","email":"ben@example.org","sessionId":"c51e1a6c-c348-49bb-9d9a-7b89099d1a70","clientId":"Test client","address":"127.0.0.1"}', 1795392984242);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 'Ada', '{"type":"group.created","groupId":"1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a","name":"Forest ✓ \"quoted\""}', 1795392984475);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 'Ada', '{"type":"group.member-added","groupId":"1a70242b-0ce7-4c4e-9644-9ee3e4d01b9a","name":"Forest ✓ \"quoted\"","userId":"0fa27f99-674c-4616-9913-17d475df0aef","userName":"Ben"}', 1795392984490);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"a3cf328d-0298-48d9-9710-948121ad5f57","email":"admin@example.org","sessionId":"8a36d72a-511e-4de6-ba96-9f9b70db8701","clientId":"Test client","address":"127.0.0.1"}', 1795392984648);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'a3cf328d-0298-48d9-9710-948121ad5f57', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795392984682);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795393883928);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795393883928);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797984984648);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795396584022);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795396584022);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795396584021);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795393884110);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797984984110);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795396584185);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795396584184);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795393884243);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797984984242);
insert into "rate_limit" values ('/api/groups/add-member account:0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 1, 1795396584492);
insert into "rate_limit" values ('groups/add-member misses account:0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 0, 1795396584492);
insert into "rate_limit" values ('notice 0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423 0fa27f99-674c-4616-9913-17d475df0aef', 1, 1795479384490);
insert into "rate_limit" values ('mail group-added 0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423 0fa27f99-674c-4616-9913-17d475df0aef', 1, 1795479384490);
insert into "rate_limit" values ('mail group-added 0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 1, 1795479384490);
insert into "rate_limit" values ('/api/request-ws-ticket account:0fa27f99-674c-4616-9913-17d475df0aef', 1, 1795393044573);
insert into "rate_limit" values ('/api/request-ws-ticket account:0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 1, 1795393044614);
insert into "review_thread" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', '45d28a8a-e1a6-4401-9c3f-52efd5aa7780', 'comment', 'open', 'Shared', '3396880d-5d4a-45b2-ac93-bbaba5bd63d1', 3, '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 'Ada', 1795392984627, 1795392984627, null, null, null, '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', null, null, null);
insert into "review_thread" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', '7d7336e4-3056-4474-a867-eb0454b533bc', 'suggestion', 'open', '', null, 4, '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 'Ada', 1795392984638, 1795392984638, null, null, null, '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', null, null, null);
insert into "review_message" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', '3396880d-5d4a-45b2-ac93-bbaba5bd63d1', '45d28a8a-e1a6-4401-9c3f-52efd5aa7780', 'Is this *kept*?', '[]', 3, '0d2f1fcb-9ecd-4f83-8bee-f4002e1cb423', 'Ada', 1795392984627, null, null, null, null, 0);
insert into "review_checkpoint" values ('dfe995d2-5d77-4c3e-ae60-85e06cb84da8', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795392984628);
