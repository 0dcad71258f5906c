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
CREATE TABLE "membership" ("group_id" text not null references "user_group" ("id") on delete cascade, "user_id" text not null references "user" ("id") on delete cascade, "is_manager" integer not null, "joined_at" integer not null, "role" text default 'editor' not null, "provider_id" text references "identity_provider" ("id") on delete set null, "directory_id" text references "directory" ("id") on delete set null, constraint "membership_pk" primary key ("group_id", "user_id")) strict;
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
CREATE TABLE "publication" ("id" text primary key, "item_id" text not null unique references "item" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "name" text not null unique, "follows" integer not null, "indexed" integer not null, "offers_pdf" integer not null, "published_by" text references "user" ("id") on delete set null, "published_at" integer not null, "version" integer not null, "asked" integer not null, "answered" integer not null, "tried_version" integer, "tried_at" integer not null, "fault" text, "made_version" integer, "made_at" integer, "title" text not null, "lang" text not null, "dir" text not null, "sources" text not null) strict;
CREATE INDEX "publication_workspace_id" on "publication" ("workspace_id");
CREATE INDEX "publication_published_by" on "publication" ("published_by");
CREATE TABLE "publication_file" ("publication_id" text not null references "publication" ("id") on delete cascade, "name" text not null, "blob_hash" text not null, "size" integer not null, "media_type" text not null, constraint "publication_file_pk" primary key ("publication_id", "name")) strict;
CREATE INDEX "publication_file_blob_hash" on "publication_file" ("blob_hash");
CREATE TABLE "directory" ("id" text primary key, "name" text not null, "domains" text not null, "adopts" integer not null, "sends_mail" integer not null, "group_role" text not null, "made_at" integer not null, "last_call_at" integer) strict;
CREATE TABLE "directory_token" ("id" text primary key, "directory_id" text not null references "directory" ("id") on delete cascade, "label" text not null, "token_hash" text not null unique, "made_at" integer not null, "used_at" integer) strict;
CREATE INDEX "directory_token_directory_id" on "directory_token" ("directory_id");
CREATE TABLE "directory_person" ("user_id" text primary key references "user" ("id") on delete cascade, "directory_id" text not null references "directory" ("id") on delete cascade, "user_name_key" text not null, "address_key" text not null, "name_key" text not null, "external_id" text, "active" integer not null, "suspended_here" integer not null, "said" text not null, "made_at" integer not null, "changed_at" integer not null, "removed_at" integer) strict;
CREATE INDEX "directory_person_user_name_key" on "directory_person" ("directory_id", "user_name_key");
CREATE INDEX "directory_person_address_key" on "directory_person" ("directory_id", "address_key");
CREATE INDEX "directory_person_name_key" on "directory_person" ("directory_id", "name_key");
CREATE INDEX "directory_person_external_id" on "directory_person" ("directory_id", "external_id");
CREATE INDEX "directory_person_made_at" on "directory_person" ("directory_id", "made_at");
CREATE TABLE "directory_group" ("group_id" text primary key references "user_group" ("id") on delete cascade, "directory_id" text not null references "directory" ("id") on delete cascade, "display_name" text not null, "name_key" text not null, "external_id" text, "made_at" integer not null, "changed_at" integer not null, "removed_at" integer) strict;
CREATE INDEX "directory_group_name_key" on "directory_group" ("directory_id", "name_key");
CREATE INDEX "directory_group_external_id" on "directory_group" ("directory_id", "external_id");
CREATE INDEX "directory_group_made_at" on "directory_group" ("directory_id", "made_at");
CREATE TABLE "directory_problem" ("id" text primary key, "directory_id" text not null references "directory" ("id") on delete cascade, "at" integer not null, "call" text not null, "message" text not null) strict;
CREATE INDEX "directory_problem_directory_id" on "directory_problem" ("directory_id", "at");
CREATE INDEX membership_directory_id on membership (directory_id) where directory_id is not null;
insert into "kysely_migration" values ('001-initial', '2026-11-23T03:24:42.844Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-23T03:24:42.868Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-23T03:24:42.873Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-23T03:24:42.877Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-23T03:24:42.882Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-23T03:24:42.886Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-23T03:24:42.890Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-23T03:24:42.894Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-23T03:24:42.898Z');
insert into "kysely_migration" values ('010-authors', '2026-11-23T03:24:42.905Z');
insert into "kysely_migration" values ('011-review', '2026-11-23T03:24:42.912Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-23T03:24:42.915Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-23T03:24:42.919Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-23T03:24:42.935Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-23T03:24:42.941Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-23T03:24:42.945Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-23T03:24:42.951Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-23T03:24:42.965Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-23T03:24:42.972Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-23T03:24:42.978Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-23T03:24:42.988Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-23T03:24:42.993Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-23T03:24:42.998Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-23T03:24:43.002Z');
insert into "kysely_migration" values ('025-identities', '2026-11-23T03:24:43.009Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-23T03:24:43.013Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-23T03:24:43.021Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-23T03:24:43.025Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-23T03:24:43.033Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-23T03:24:43.038Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-23T03:24:43.043Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-23T03:24:43.050Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-23T03:24:43.055Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-23T03:24:43.061Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-23T03:24:43.066Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-23T03:24:43.072Z');
insert into "kysely_migration" values ('037-publications', '2026-11-23T03:24:43.078Z');
insert into "kysely_migration" values ('038-scim', '2026-11-23T03:24:43.087Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"7b5944f7","key":"zLqWuhA88Ua9QEy2vqRmenF/kJlnlh0ApAl2zmhcKrE=","madeAt":1795404283395,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"30b69189","key":"fIhMZMbZ151iI+4Cj4r/+l+iF6rVib7W4X66bFuYHBA=","madeAt":1795404283453,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"6f639767","key":"XdkYOsZtl4PDMTbbMUf6HsWtqPt+bLOIFn7Y8d4Eqvg=","madeAt":1795404283458,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"1bb45765","key":"pQRIT0b9u7yfOsajZY/1BOA92nCrRvW5zM3OqCdl7qg=","madeAt":1795404283460,"goodUntil":null}]');
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
insert into "user" values ('c338874d-6b82-4bf8-8fa0-788c0d528c77', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$sahgqJ5qRZ0CzOwPlgWRgw$UAeBLHlHimqVSek1DmYrZSNh3XSeh2TL1H3YUTHrOAc', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795404283544, 'administrator', 0, null);
insert into "user" values ('e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$IoYHzGdccfW8xU4Uvok3pQ$Auo3qWYT7kw6zAWXYZyk331Pc3RRAZL7v2Tbq3jDI4M', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795404283980, 'ada', 0, null);
insert into "user" values ('7cf30af1-101e-4451-abf7-9d520bdb5762', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$TYoaR9+Y4dDxpv+QJ6hLow$ASjsdIk9fuDrb8rt6rQ1+GurbZU3dJFrWL8Wf7d/Jq8', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795404284207, 'ben', 0, null);
insert into "session" values ('8a817b8a-39f4-4b93-b16e-4098a6addd8c', '507f41d42beed84f2803a4c1e27ed7cee9f61c63d04dc296bb2e7575dd32ad5e', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', 'Test client', 1795404283837, 1795404283837, 1803180283837, null, 1795404283837, null, null, null, null);
insert into "session" values ('7d2ad721-2b6c-49a4-afd2-7bf507a2864e', '3124ac57c282af3f48955e07132da3908318d688f7388fd3002a2f602c5e1685', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'Test client', 1795404284100, 1795404284100, 1803180284100, null, 1795404284100, null, null, null, null);
insert into "session" values ('d794e7f2-5ed2-4b42-8ee3-6a1792abc8e5', 'b72a5623d6cc12d58a4762bb4ff17a7dcbba10b55e2bca646b15e3c91e77c537', '7cf30af1-101e-4451-abf7-9d520bdb5762', 'Test client', 1795404284293, 1795404284293, 1803180284293, null, 1795404284293, null, null, null, null);
insert into "session" values ('04eaab9a-7e58-4c1e-b744-243df7856670', '4affd99943036b90e1fba7d431240cc50f8d5e794cd09040353b0bf2e44e0060', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', 'Test client', 1795404284944, 1795404284944, 1803180284944, null, 1795404284944, null, null, null, null);
insert into "token" values ('71c8d356-29b1-40a8-b336-cec52a69dded', 'verify-email', '0b537f8153b9735ce4137550951db7ba65c974087b4036c128b98042bfd03ae5', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 1795404283980, 1795577083980, null);
insert into "token" values ('fe99a81e-194b-4baa-8a37-35a2f0a01b19', 'verify-email', '2c39c7e4f16b2cd353b3819aa259b1ae2380b30586b93ce4f9895fc6c4b0a49a', '7cf30af1-101e-4451-abf7-9d520bdb5762', 1795404284207, 1795577084207, null);
insert into "token" values ('fdb3caeb-0132-4ba7-a0b8-8ea0da0ac57e', 'unsubscribe', 'd2da80454324027831711b43a3c34ec41f4f8f81038e53a0f270972b174864c9', '7cf30af1-101e-4451-abf7-9d520bdb5762', 1795404284677, 1826940284677, null);
insert into "user_group" values ('22ecfade-d4b7-432b-b3f0-3e90513f1b48', 'Forest ✓ "quoted"', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 1795404284653, null, 'forest ✓ "quoted"');
insert into "membership" values ('22ecfade-d4b7-432b-b3f0-3e90513f1b48', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 1, 1795404284653, 'editor', null, null);
insert into "membership" values ('22ecfade-d4b7-432b-b3f0-3e90513f1b48', '7cf30af1-101e-4451-abf7-9d520bdb5762', 0, 1795404284677, 'editor', null, null);
insert into "workspace" values ('3ee5cf9c-3b61-43ef-a8f8-acaa01d1c3b1', 'user', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', null, '6973713c-a72b-40f1-bc2e-0fbc25cab83f', 104857600, 0, 0, 1, 1795404283544, 0);
insert into "workspace" values ('9a3dbbf5-abc0-4446-a016-b0e603c69a93', 'user', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', null, '47c64e76-5a7b-4132-afb6-bee3eba7f772', 104857600, 43, 2, 3, 1795404283980, 0);
insert into "workspace" values ('2e4015b9-bc41-4765-b68b-e2a89468e402', 'user', '7cf30af1-101e-4451-abf7-9d520bdb5762', null, 'a5953096-e872-4c75-b10f-790340c326b8', 104857600, 0, 0, 1, 1795404284207, 0);
insert into "workspace" values ('22ecfade-d4b7-432b-b3f0-3e90513f1b48', 'group', null, '22ecfade-d4b7-432b-b3f0-3e90513f1b48', '9e7ca871-6c75-4bd3-bfb8-b16e0a8a37b0', 524288000, 36, 2, 4, 1795404284653, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795404284778);
insert into "item" values ('6973713c-a72b-40f1-bc2e-0fbc25cab83f', '3ee5cf9c-3b61-43ef-a8f8-acaa01d1c3b1', null, '', 'directory', null, 0, null, null, 1795404283544, 1795404283544, null, null, null, null, null);
insert into "item" values ('47c64e76-5a7b-4132-afb6-bee3eba7f772', '9a3dbbf5-abc0-4446-a016-b0e603c69a93', null, '', 'directory', null, 0, null, null, 1795404283980, 1795404284778, null, null, null, null, null);
insert into "item" values ('a5953096-e872-4c75-b10f-790340c326b8', '2e4015b9-bc41-4765-b68b-e2a89468e402', null, '', 'directory', null, 0, null, null, 1795404284207, 1795404284207, null, null, null, null, null);
insert into "item" values ('9e7ca871-6c75-4bd3-bfb8-b16e0a8a37b0', '22ecfade-d4b7-432b-b3f0-3e90513f1b48', null, '', 'directory', null, 0, null, null, 1795404284653, 1795404284749, null, null, null, null, null);
insert into "item" values ('71d1fcea-aebf-443c-b228-2c4dc9dadf75', '9a3dbbf5-abc0-4446-a016-b0e603c69a93', '47c64e76-5a7b-4132-afb6-bee3eba7f772', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795404284704, 1795404284704, 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', null, null, null);
insert into "item" values ('32569159-baeb-43f0-8555-11bfb6739089', '22ecfade-d4b7-432b-b3f0-3e90513f1b48', '9e7ca871-6c75-4bd3-bfb8-b16e0a8a37b0', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795404284728, 1795404284927, 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', null, null, null);
insert into "item" values ('05861052-83a6-42db-89e9-c840d26ccc0f', '22ecfade-d4b7-432b-b3f0-3e90513f1b48', '9e7ca871-6c75-4bd3-bfb8-b16e0a8a37b0', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795404284739, 1795404284739, 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 1795404284749, '05861052-83a6-42db-89e9-c840d26ccc0f', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf');
insert into "item" values ('edd96c28-8837-4add-b628-a4389e0de6cf', '9a3dbbf5-abc0-4446-a016-b0e603c69a93', '47c64e76-5a7b-4132-afb6-bee3eba7f772', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795404284778, 1795404284778, 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', null, null, null);
insert into "document" values ('71d1fcea-aebf-443c-b228-2c4dc9dadf75', 0, 'd902a088-02b5-408e-83df-70afec614ddc', 'lf', 0, null, 0, 0);
insert into "document" values ('32569159-baeb-43f0-8555-11bfb6739089', 4, 'ef3b330c-3b1f-4fa8-8099-6a47f577acc3', 'lf', 0, null, 664, 0);
insert into "document" values ('05861052-83a6-42db-89e9-c840d26ccc0f', 0, '39e361ef-a4d5-4a7d-a6d6-3b27b7e5e0eb', 'lf', 0, null, 0, 0);
insert into "document_update" values ('32569159-baeb-43f0-8555-11bfb6739089', 0, 1, x'5b7b22636c69656e744944223a226565653936303264363364616136363766636666653430313066316331346239222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"7cf30af1-101e-4451-abf7-9d520bdb5762","name":"Ben","from":0,"to":1}]', 1795404284864, 1795404284864, 'pushed');
insert into "document_update" values ('32569159-baeb-43f0-8555-11bfb6739089', 1, 2, x'5b7b22636c69656e744944223a226565653936303264363364616136363766636666653430313066316331346239222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"7cf30af1-101e-4451-abf7-9d520bdb5762","name":"Ben","from":1,"to":2}]', 1795404284877, 1795404284877, 'pushed');
insert into "document_update" values ('32569159-baeb-43f0-8555-11bfb6739089', 2, 3, x'789c158ec16ec3201404ff65cf20017e60ccad522ffd86c807e03d124b8dddc61c1a45f9f78ae38e349abdbc50bf37d9fbd727129c585a244c14d8d7d9338b8fb656531c11455fa1506f79bfca8974716e5538e517c92a486b52fbc02ff4e78f20a1df1e92190a1b2381c334cb4c41cf71299a449a8ead36dd6a9b2c5772768a50c87bbd1d0fa417dae3b82319857e2005852e7f1d09782bdce53cf37534ac5b6a088e748b366a2ac5e812ade8c2b63499b80563a0500e7e0e77a87bdf8e7d1c5d15caa06249d887a0279abc26c7a46393a8c35c82e5924ba90d0a7bbe8fe2076728f46d0c3b2f9e0cb9488b89eff5bdfe03eaac5ec4', '[{"user":"e14ed566-3435-42d4-8fe8-67b61dbabbcf","name":"Ada","from":2,"to":3}]', 1795404284910, 1795404284910, 'pushed');
insert into "document_update" values ('32569159-baeb-43f0-8555-11bfb6739089', 3, 4, x'789c458fc16e83301044ff65ceb684cddac1be55e9a5df8038607b21a8c1a4c1911a45fc7b0555d5d3ee8c9e7666db17e275e25c3edee1a15991635b934d269e4c4a6c1a1563153411352642205efa3cf20adf6add09acfc05af0578183896dd7ea13c6f0c8ff5318ebc1688bf6d5a323c9cd2ba4f4ec914ac9154374a3a8e41464786145b1e8c82c0e5913f7fcf4d091e3d04fa025f09c4c791d356c2767b83db758a0cff42e061b9f3c1fca3c72cfc5de0715ee679c9d8b64e20dd971b7cdb0984273c58112763adaca936927422d90cdc487b0a56a5d087100708e47ede5f7b4b7b9f32ed429d9ca18a74434e9baddbba1f1f8b622f', '[{"user":"e14ed566-3435-42d4-8fe8-67b61dbabbcf","name":"Ada","from":3,"to":4}]', 1795404284927, 1795404284927, 'pushed');
insert into "document_client" values ('32569159-baeb-43f0-8555-11bfb6739089', 'eee9602d63daa667fcffe4010f1c14b9', '7cf30af1-101e-4451-abf7-9d520bdb5762', 'd794e7f2-5ed2-4b42-8ee3-6a1792abc8e5', 2, 2, 1795404284877);
insert into "document_client" values ('32569159-baeb-43f0-8555-11bfb6739089', '2e149e6346d5c75dde581cc0b244485c', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', '7d2ad721-2b6c-49a4-afd2-7bf507a2864e', 2, 4, 1795404284927);
insert into "document_snapshot" values ('71d1fcea-aebf-443c-b228-2c4dc9dadf75', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795404284704);
insert into "document_snapshot" values ('32569159-baeb-43f0-8555-11bfb6739089', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795404284728);
insert into "document_snapshot" values ('05861052-83a6-42db-89e9-c840d26ccc0f', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795404284739);
insert into "job" values ('82842991-8416-44f8-8eb1-1e764f69ebaa', 'send-mail', '{}', 'done', 'send-mail', 1795404283727, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 1, 1000000, null, 1795404283727, 1795404283744, null);
insert into "job" values ('2d07b607-eaff-427a-9019-6372e743ed62', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795425883749, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 0, 1000000, null, 1795404283727, null, null);
insert into "job" values ('2f04be21-ecd8-46b5-b47f-b282e6001256', 'prune-rows', '{}', 'queued', 'prune-rows', 1795407883760, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 0, 1000000, null, 1795404283727, null, null);
insert into "job" values ('6e552db4-fb19-4851-9422-a4f616e93825', 'empty-trash', '{}', 'queued', 'empty-trash', 1795407883763, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 0, 1000000, null, 1795404283728, null, null);
insert into "job" values ('ea99e9a0-5227-4c0d-83d9-cd251a7ca401', 'finish-trees', '{}', 'queued', 'finish-trees', 1795404313766, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 0, 1000000, null, 1795404283728, null, null);
insert into "job" values ('e322313b-3c88-4028-91ea-89c814cd2b50', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795407883770, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 0, 1000000, null, 1795404283728, null, null);
insert into "job" values ('706bea04-09e9-4cd5-b6d8-49047766cf28', 'compact-history', '{}', 'queued', 'compact-history', 1795425883775, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 0, 1000000, null, 1795404283728, null, null);
insert into "job" values ('29e0a2c5-703c-4b45-83e7-d75bb0a62cec', 'tell-review', '{}', 'queued', 'tell-review', 1795407884948, null, 3, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 0, 1000000, null, 1795404283728, null, null);
insert into "job" values ('f9be8d1a-0fc0-4fc6-b0b4-2106743b8400', 'make-pages', '{}', 'queued', 'make-pages', 1795407883785, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 0, 1000000, null, 1795404283728, null, null);
insert into "job" values ('a12edbac-1b6d-4ce6-b45d-b6c11afbfa32', 'send-mail', '{}', 'done', 'send-mail', 1795404283980, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 1, 1000000, null, 1795404283980, 1795404284127, null);
insert into "job" values ('92509ff6-9b93-401b-9d5a-d41b8b77b1b4', 'send-mail', '{}', 'done', 'send-mail', 1795404284207, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 1, 1000000, null, 1795404284207, 1795404284290, null);
insert into "job" values ('820cddcd-c93d-4a7e-ab34-1899ec0f76e3', 'send-mail', '{}', 'done', 'send-mail', 1795404284677, null, 1, '85128fd1-0f55-4ee9-90f5-392f0b88aad8:9dd8510a-0bc3-47d7-9b56-2f84f9b21e96', 1, 1000000, 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 1795404284677, 1795404284731, null);
insert into "defaults_file" values ('4a14e4c9-3646-4ed2-bfbf-c35521006ef4', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795404283557, 1795404283557);
insert into "defaults_file" values ('30193350-128b-495f-89d8-e913f0837de3', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795404283557, 1795404283557);
insert into "defaults_file" values ('09178845-0048-4f01-8c23-b1881d65da6f', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795404283557, 1795404283557);
insert into "defaults_file" values ('7613b2aa-bf3a-4e41-ab90-7402b5b1e380', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795404283557, 1795404283557);
insert into "defaults_file" values ('1780b702-5a0b-4d82-af7c-baba4ea86fe5', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795404283557, 1795404283557);
insert into "defaults_file" values ('a032ebaa-44df-46d7-9a20-372e9e9f1eb9', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795404283557, 1795404283557);
insert into "defaults_file" values ('ed1c125f-fec5-4d10-9aa7-5cc841e1dfa5', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795404283557, 1795404283557);
insert into "defaults_file" values ('8a862319-4f28-41f2-be9f-3a4ab43b66d8', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795404283557, 1795404283557);
insert into "defaults_file" values ('c1bc4c9e-f756-4681-b950-2e47f3b4487e', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795404283557, 1795404283557);
insert into "defaults_file" values ('3eb8169e-c042-4880-98cc-120f53b8ff5f', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795404283557, 1795404283557);
insert into "defaults_file" values ('082a4745-7b0c-4bbf-87e4-1f5f3bcbbe1f', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795404283557, 1795404283557);
insert into "mail" values ('6887fbf4-876a-4b02-943b-2bfa2a92d32b', 'verify-email', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795404283980, 1795577083980, 1795404283980, 1795404284120, null, null, 1);
insert into "mail" values ('24bfcefc-cd25-4923-b21b-666538bf0279', 'verify-email', '7cf30af1-101e-4451-abf7-9d520bdb5762', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795404284207, 1795577084207, 1795404284207, 1795404284277, null, null, 1);
insert into "mail" values ('44a8ef71-5cdc-4b76-bf36-0952c1abdcf8', 'group-added', '7cf30af1-101e-4451-abf7-9d520bdb5762', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795404284677, null, 1795404284677, 1795404284729, null, 'http://localhost:22817/unsubscribe?token=group-added~2r2NI2ogPtkCP5QFVnF_Ib0U6bXCKAUAt4BhycYlqrE', 2);
insert into "notification" values ('0bc45fe8-bc65-4525-a6fc-f699f893ea4c', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795404283980, null, null);
insert into "notification" values ('e097d760-0064-41bd-8a33-a84026890199', '7cf30af1-101e-4451-abf7-9d520bdb5762', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/22ecfade-d4b7-432b-b3f0-3e90513f1b48/', 0, 1795404284677, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795404283544);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"c338874d-6b82-4bf8-8fa0-788c0d528c77","email":"admin@example.org"}', 1795404283544);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"c338874d-6b82-4bf8-8fa0-788c0d528c77","email":"admin@example.org","sessionId":"8a817b8a-39f4-4b93-b16e-4098a6addd8c","clientId":"Test client","address":"127.0.0.1"}', 1795404283837);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795404283965);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"e14ed566-3435-42d4-8fe8-67b61dbabbcf","email":"ada@example.org"}', 1795404283980);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795404284069);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', 'Administrator', '{"type":"user.updated","userId":"e14ed566-3435-42d4-8fe8-67b61dbabbcf","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795404284077);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"e14ed566-3435-42d4-8fe8-67b61dbabbcf","email":"ada@example.org","sessionId":"7d2ad721-2b6c-49a4-afd2-7bf507a2864e","clientId":"Test client","address":"127.0.0.1"}', 1795404284100);
insert into "event_log" values (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795404284198);
insert into "event_log" values (10, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"7cf30af1-101e-4451-abf7-9d520bdb5762","email":"ben@example.org"}', 1795404284207);
insert into "event_log" values (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795404284266);
insert into "event_log" values (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', 'Administrator', '{"type":"user.updated","userId":"7cf30af1-101e-4451-abf7-9d520bdb5762","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795404284272);
insert into "event_log" values (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"7cf30af1-101e-4451-abf7-9d520bdb5762","email":"ben@example.org","sessionId":"d794e7f2-5ed2-4b42-8ee3-6a1792abc8e5","clientId":"Test client","address":"127.0.0.1"}', 1795404284293);
insert into "event_log" values (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'Ada', '{"type":"group.created","groupId":"22ecfade-d4b7-432b-b3f0-3e90513f1b48","name":"Forest ✓ \"quoted\""}', 1795404284653);
insert into "event_log" values (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'Ada', '{"type":"group.member-added","groupId":"22ecfade-d4b7-432b-b3f0-3e90513f1b48","name":"Forest ✓ \"quoted\"","userId":"7cf30af1-101e-4451-abf7-9d520bdb5762","userName":"Ben"}', 1795404284677);
insert into "event_log" values (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"c338874d-6b82-4bf8-8fa0-788c0d528c77","email":"admin@example.org","sessionId":"04eaab9a-7e58-4c1e-b744-243df7856670","clientId":"Test client","address":"127.0.0.1"}', 1795404284944);
insert into "event_log" values (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'c338874d-6b82-4bf8-8fa0-788c0d528c77', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795404285022);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 4, 1795405183840);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795405183840);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797996284944);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795407883982);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795407883982);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795407883980);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795405184101);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797996284100);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795407884208);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795407884207);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795405184293);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797996284293);
insert into "rate_limit" values ('/api/groups/add-member account:e14ed566-3435-42d4-8fe8-67b61dbabbcf', 1, 1795407884679);
insert into "rate_limit" values ('groups/add-member misses account:e14ed566-3435-42d4-8fe8-67b61dbabbcf', 0, 1795407884679);
insert into "rate_limit" values ('notice e14ed566-3435-42d4-8fe8-67b61dbabbcf 7cf30af1-101e-4451-abf7-9d520bdb5762', 1, 1795490684677);
insert into "rate_limit" values ('mail group-added e14ed566-3435-42d4-8fe8-67b61dbabbcf 7cf30af1-101e-4451-abf7-9d520bdb5762', 1, 1795490684677);
insert into "rate_limit" values ('mail group-added e14ed566-3435-42d4-8fe8-67b61dbabbcf', 1, 1795490684677);
insert into "rate_limit" values ('/api/request-ws-ticket account:7cf30af1-101e-4451-abf7-9d520bdb5762', 1, 1795404344799);
insert into "rate_limit" values ('/api/request-ws-ticket account:e14ed566-3435-42d4-8fe8-67b61dbabbcf', 1, 1795404344886);
insert into "review_thread" values ('32569159-baeb-43f0-8555-11bfb6739089', 'd637e746-789b-4eef-8fcf-fcf31dc42138', 'comment', 'open', 'Shared', '129c6624-f818-4bb0-b81e-bd1bfe3df600', 3, 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'Ada', 1795404284908, 1795404284908, null, null, null, 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', null, null, null);
insert into "review_thread" values ('32569159-baeb-43f0-8555-11bfb6739089', '9122ad91-db65-4381-9ecb-c94541e6ef51', 'suggestion', 'open', '', null, 4, 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'Ada', 1795404284925, 1795404284925, null, null, null, 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', null, null, null);
insert into "review_message" values ('32569159-baeb-43f0-8555-11bfb6739089', '129c6624-f818-4bb0-b81e-bd1bfe3df600', 'd637e746-789b-4eef-8fcf-fcf31dc42138', 'Is this *kept*?', '[]', 3, 'e14ed566-3435-42d4-8fe8-67b61dbabbcf', 'Ada', 1795404284908, null, null, null, null, 0);
insert into "review_checkpoint" values ('32569159-baeb-43f0-8555-11bfb6739089', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795404284910);
