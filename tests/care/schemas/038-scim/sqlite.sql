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
CREATE INDEX "directory_person_removed_at" on "directory_person" ("directory_id", "removed_at");
CREATE TABLE "directory_group" ("group_id" text primary key references "user_group" ("id") on delete cascade, "directory_id" text not null references "directory" ("id") on delete cascade, "display_name" text not null, "name_key" text not null, "external_id" text, "made_at" integer not null, "changed_at" integer not null, "removed_at" integer) strict;
CREATE INDEX "directory_group_name_key" on "directory_group" ("directory_id", "name_key");
CREATE INDEX "directory_group_external_id" on "directory_group" ("directory_id", "external_id");
CREATE INDEX "directory_group_made_at" on "directory_group" ("directory_id", "made_at");
CREATE TABLE "directory_problem" ("id" text primary key, "directory_id" text not null references "directory" ("id") on delete cascade, "at" integer not null, "call" text not null, "message" text not null) strict;
CREATE INDEX "directory_problem_directory_id" on "directory_problem" ("directory_id", "at");
CREATE INDEX membership_directory_id on membership (directory_id) where directory_id is not null;
insert into "kysely_migration" values ('001-initial', '2026-11-23T03:59:15.467Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-23T03:59:15.534Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-23T03:59:15.633Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-23T03:59:15.681Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-23T03:59:15.791Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-23T03:59:15.795Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-23T03:59:15.841Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-23T03:59:16.003Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-23T03:59:16.016Z');
insert into "kysely_migration" values ('010-authors', '2026-11-23T03:59:16.271Z');
insert into "kysely_migration" values ('011-review', '2026-11-23T03:59:16.437Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-23T03:59:16.502Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-23T03:59:16.524Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-23T03:59:16.548Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-23T03:59:16.570Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-23T03:59:16.586Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-23T03:59:16.682Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-23T03:59:16.861Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-23T03:59:16.867Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-23T03:59:17.167Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-23T03:59:17.311Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-23T03:59:17.323Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-23T03:59:17.441Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-23T03:59:17.625Z');
insert into "kysely_migration" values ('025-identities', '2026-11-23T03:59:17.901Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-23T03:59:18.036Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-23T03:59:18.208Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-23T03:59:18.222Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-23T03:59:18.239Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-23T03:59:18.262Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-23T03:59:18.274Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-23T03:59:18.586Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-23T03:59:18.651Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-23T03:59:18.837Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-23T03:59:18.852Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-23T03:59:18.861Z');
insert into "kysely_migration" values ('037-publications', '2026-11-23T03:59:18.885Z');
insert into "kysely_migration" values ('038-scim', '2026-11-23T03:59:18.980Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"a37199a1","key":"wjjikygY9AGg89XA2QnKJDJU/30ouB5byYXNE36s8k4=","madeAt":1795406362870,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"e112f2df","key":"8afVnmx2U6FJrO/oqyVvRs+vegVCrMElZQRxB973Rq4=","madeAt":1795406363104,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"8fb69088","key":"zQTS/zzTZlDImP7nEY34zyuTP4jEA5VcOl03awinIKg=","madeAt":1795406363144,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"0c689cc8","key":"NORdLiff3xX4JPhhaAV0fCjndWgeho9R/vujQlvALS8=","madeAt":1795406363272,"goodUntil":null}]');
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
insert into "user" values ('03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$OBhHXCB8yZqA/oImMQcVEg$XPHMuEuIQEsxThlad/4Md/NE2qxazwTI+SrcsAzIakI', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795406364190, 'administrator', 0, null);
insert into "user" values ('e9da3585-b7e2-432c-a580-c24012c89bb0', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$1zJkZYsmHsRjjbDuDZRRow$C6IpkZ5Z/mmB13WLgIxzhUun9S+hoCaBhubHO8OqArE', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795406367242, 'ada', 0, null);
insert into "user" values ('c2ca7c5e-aeeb-4223-abe3-477722553ebf', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$ZGLbcurcd9qx95MGUx4hhA$CMPocRHX6OvXbx19i54st+X8dxUOdO3s5rZCibcGrEg', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795406368184, 'ben', 0, null);
insert into "session" values ('7d5b7d7f-992b-44c3-9109-7c43218a07c2', '129c5faefc65d16f2cf41332a87d8075a1027d264075117455ca3b17d52375d4', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'Test client', 1795406366331, 1795406366331, 1803182366331, null, 1795406366331, null, null, null, null);
insert into "session" values ('3622e548-5279-4183-8f9e-ed100ee7d0b9', '459b2313dc3875d6269941e4fd30594f130199717e9a21350f73588647d19b2d', 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'Test client', 1795406367917, 1795406367917, 1803182367917, null, 1795406367917, null, null, null, null);
insert into "session" values ('24c75d9d-cd7c-4b33-84e5-880769822352', 'd1f0a1bca5bbec10649dd71a1bfda91e3871c29e0922f555598dce3d02398b65', 'c2ca7c5e-aeeb-4223-abe3-477722553ebf', 'Test client', 1795406369129, 1795406369129, 1803182369129, null, 1795406369129, null, null, null, null);
insert into "session" values ('546903b2-1485-4f52-83f1-7a7141c71156', '96d47d70760a31f57d5b8b8daca0086bae795d56cad856e6ee717ab600e77bd8', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'Test client', 1795406373932, 1795406373932, 1803182373932, null, 1795406373932, null, null, null, null);
insert into "token" values ('030100a5-b54d-462f-b036-d89429b528fd', 'verify-email', '2aec10882b8afeb71f06b1ab855b2401b18e9078744e36a1f04338d9a835d664', 'e9da3585-b7e2-432c-a580-c24012c89bb0', 1795406367242, 1795579167242, null);
insert into "token" values ('ed2714eb-a2a9-47be-a77a-a7102c8b5460', 'verify-email', '97b2d97f175c6936f8e65fd54064fd7c0a44593323ac55c9cf8b5d9c166c0a9a', 'c2ca7c5e-aeeb-4223-abe3-477722553ebf', 1795406368184, 1795579168184, null);
insert into "token" values ('3a6ff4d4-3153-4444-a8c2-77ba0e202647', 'unsubscribe', '33c605f5f20323e02db6cbfcaf43d10d46984939c8b7aa9caa37313ca7ad3dfb', 'c2ca7c5e-aeeb-4223-abe3-477722553ebf', 1795406371474, 1826942371474, null);
insert into "user_group" values ('55a17a9a-88f9-4183-b087-33241dd42bf6', 'Forest ✓ "quoted"', 'e9da3585-b7e2-432c-a580-c24012c89bb0', 1795406371403, null, 'forest ✓ "quoted"');
insert into "membership" values ('55a17a9a-88f9-4183-b087-33241dd42bf6', 'e9da3585-b7e2-432c-a580-c24012c89bb0', 1, 1795406371403, 'editor', null, null);
insert into "membership" values ('55a17a9a-88f9-4183-b087-33241dd42bf6', 'c2ca7c5e-aeeb-4223-abe3-477722553ebf', 0, 1795406371474, 'editor', null, null);
insert into "workspace" values ('f8805e91-ca38-4111-9771-f21a3e806923', 'user', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', null, 'bfcfa5ec-b75c-4bb7-bf8d-2bf150f5a1aa', 104857600, 0, 0, 1, 1795406364190, 0);
insert into "workspace" values ('59f84b89-7911-4128-bd8b-ba15de0f551d', 'user', 'e9da3585-b7e2-432c-a580-c24012c89bb0', null, 'ab35ef35-47fb-449c-b325-210532183813', 104857600, 43, 2, 3, 1795406367242, 0);
insert into "workspace" values ('60381510-0a92-4d49-a3c4-cfe5e44c57a0', 'user', 'c2ca7c5e-aeeb-4223-abe3-477722553ebf', null, 'b83fc1a8-ce1c-45ab-9ba9-19eab5b50e6e', 104857600, 0, 0, 1, 1795406368184, 0);
insert into "workspace" values ('55a17a9a-88f9-4183-b087-33241dd42bf6', 'group', null, '55a17a9a-88f9-4183-b087-33241dd42bf6', 'e3ffbc8e-5b86-4660-b593-00d8f78738cd', 524288000, 36, 2, 4, 1795406371403, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795406372396);
insert into "item" values ('bfcfa5ec-b75c-4bb7-bf8d-2bf150f5a1aa', 'f8805e91-ca38-4111-9771-f21a3e806923', null, '', 'directory', null, 0, null, null, 1795406364190, 1795406364190, null, null, null, null, null);
insert into "item" values ('ab35ef35-47fb-449c-b325-210532183813', '59f84b89-7911-4128-bd8b-ba15de0f551d', null, '', 'directory', null, 0, null, null, 1795406367242, 1795406372396, null, null, null, null, null);
insert into "item" values ('b83fc1a8-ce1c-45ab-9ba9-19eab5b50e6e', '60381510-0a92-4d49-a3c4-cfe5e44c57a0', null, '', 'directory', null, 0, null, null, 1795406368184, 1795406368184, null, null, null, null, null);
insert into "item" values ('e3ffbc8e-5b86-4660-b593-00d8f78738cd', '55a17a9a-88f9-4183-b087-33241dd42bf6', null, '', 'directory', null, 0, null, null, 1795406371403, 1795406372191, null, null, null, null, null);
insert into "item" values ('69f66c5c-961a-4e84-a0f8-6a98dbc9ae00', '59f84b89-7911-4128-bd8b-ba15de0f551d', 'ab35ef35-47fb-449c-b325-210532183813', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795406371637, 1795406371637, 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'e9da3585-b7e2-432c-a580-c24012c89bb0', null, null, null);
insert into "item" values ('55093785-83fe-4670-9b2a-34d054dad6fe', '55a17a9a-88f9-4183-b087-33241dd42bf6', 'e3ffbc8e-5b86-4660-b593-00d8f78738cd', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795406371921, 1795406373800, 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'e9da3585-b7e2-432c-a580-c24012c89bb0', null, null, null);
insert into "item" values ('5a442b9d-f959-4d17-a64f-039a1752d2b8', '55a17a9a-88f9-4183-b087-33241dd42bf6', 'e3ffbc8e-5b86-4660-b593-00d8f78738cd', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795406372019, 1795406372019, 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'e9da3585-b7e2-432c-a580-c24012c89bb0', 1795406372191, '5a442b9d-f959-4d17-a64f-039a1752d2b8', 'e9da3585-b7e2-432c-a580-c24012c89bb0');
insert into "item" values ('48dc6f08-8b37-4f24-960a-23bd001be600', '59f84b89-7911-4128-bd8b-ba15de0f551d', 'ab35ef35-47fb-449c-b325-210532183813', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795406372396, 1795406372396, 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'e9da3585-b7e2-432c-a580-c24012c89bb0', null, null, null);
insert into "document" values ('69f66c5c-961a-4e84-a0f8-6a98dbc9ae00', 0, '6cae10e0-ccdb-4fc1-bbe0-01381173877f', 'lf', 0, null, 0, 0);
insert into "document" values ('55093785-83fe-4670-9b2a-34d054dad6fe', 4, 'e53c9e8a-a379-42ac-afb6-ba08d7ef5dbd', 'lf', 0, null, 665, 0);
insert into "document" values ('5a442b9d-f959-4d17-a64f-039a1752d2b8', 0, 'd9be30b5-5abf-4e34-a5ba-3e096c6c474f', 'lf', 0, null, 0, 0);
insert into "document_update" values ('55093785-83fe-4670-9b2a-34d054dad6fe', 0, 1, x'5b7b22636c69656e744944223a223430343366343130633639646262393835393838613032383765623032343666222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"c2ca7c5e-aeeb-4223-abe3-477722553ebf","name":"Ben","from":0,"to":1}]', 1795406372936, 1795406372936, 'pushed');
insert into "document_update" values ('55093785-83fe-4670-9b2a-34d054dad6fe', 1, 2, x'5b7b22636c69656e744944223a223430343366343130633639646262393835393838613032383765623032343666222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"c2ca7c5e-aeeb-4223-abe3-477722553ebf","name":"Ben","from":1,"to":2}]', 1795406373151, 1795406373151, 'pushed');
insert into "document_update" values ('55093785-83fe-4670-9b2a-34d054dad6fe', 2, 3, x'789c158e4b6a03311404efd26b09f49746bb403639839985a4f7640fc43389478b18e3bb072dbba0a8bebcd0be37dec7d72732a8aa5a62d326d6e07548ae33c512bb362d96aa2a04daadec573e912fc6ac0227ff226b01ee9ddb98f885f1fc61648cdb830b41602364445b7d574a4bee7e918e16270b472f5324ed7b30d6e80081b2b7dbf1407ea13f8e3bb2121807721018fc379081b7c09dcfb35c67c3f76e14752593632d5d5b8a4c491b9948518d26926d1d02f5a0e774a7ba8fedd8e7d155a04eca0b15eb939735b291ce9a268b4f4a36e394362d2db52a08ece53e8b1f542030b639745cbc53c1461bac7dafeff51fe49a5ddb', '[{"user":"e9da3585-b7e2-432c-a580-c24012c89bb0","name":"Ada","from":2,"to":3}]', 1795406373647, 1795406373647, 'pushed');
insert into "document_update" values ('55093785-83fe-4670-9b2a-34d054dad6fe', 3, 4, x'789c458f4b6e84301044ef526b5b32e6e3c6bb68b2c919100bdbb41994e193c1481921ee1e411465d55da5a7aeea6647780c3ca58f7758745e796742a68dafcaaca22272679c89990ec679e52110ee6eea79856db46e0556fe82d5021c238774da3bd26b6158ac5bdff39a20feb6619e6051b92227a64a1245270bf6248949499d53f099322a460d81fb367dfe9e1b3a583808b804ab04c276e5344a54edd960790c816177788ef3932fe61fbd66e2ef048bdb3c8ef384e36805bae7bcc036ad807fc182ebcee52595d21bd6b2c87590ae2425832e54a603d5de2b084c6e3c5f7bebce3e69384566eab250556e7253d3d11eed0fe653624e', '[{"user":"e9da3585-b7e2-432c-a580-c24012c89bb0","name":"Ada","from":3,"to":4}]', 1795406373800, 1795406373800, 'pushed');
insert into "document_client" values ('55093785-83fe-4670-9b2a-34d054dad6fe', '4043f410c69dbb985988a0287eb0246f', 'c2ca7c5e-aeeb-4223-abe3-477722553ebf', '24c75d9d-cd7c-4b33-84e5-880769822352', 2, 2, 1795406373151);
insert into "document_client" values ('55093785-83fe-4670-9b2a-34d054dad6fe', 'db0ba7c127b651684fed7a7f12c7ab0b', 'e9da3585-b7e2-432c-a580-c24012c89bb0', '3622e548-5279-4183-8f9e-ed100ee7d0b9', 2, 4, 1795406373800);
insert into "document_snapshot" values ('69f66c5c-961a-4e84-a0f8-6a98dbc9ae00', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795406371637);
insert into "document_snapshot" values ('55093785-83fe-4670-9b2a-34d054dad6fe', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795406371921);
insert into "document_snapshot" values ('5a442b9d-f959-4d17-a64f-039a1752d2b8', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795406372019);
insert into "job" values ('d06a6a3c-084f-4c86-8f1b-75a00958ce98', 'send-mail', '{}', 'done', 'send-mail', 1795406365829, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 1, 1000000, null, 1795406365829, 1795406366115, null);
insert into "job" values ('bd6ed76c-675d-44cf-b548-cc6141e29c6c', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795427966336, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 0, 1000000, null, 1795406365829, null, null);
insert into "job" values ('0aff4d74-06eb-4541-bb39-7ee1f3523dd7', 'prune-rows', '{}', 'queued', 'prune-rows', 1795409966176, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 0, 1000000, null, 1795406365829, null, null);
insert into "job" values ('493deb71-7456-4d17-a397-ffb9eccde667', 'empty-trash', '{}', 'queued', 'empty-trash', 1795409966186, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 0, 1000000, null, 1795406365831, null, null);
insert into "job" values ('a2d8b90f-d418-4c97-a01f-f1d3be3d4f53', 'finish-trees', '{}', 'queued', 'finish-trees', 1795406396192, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 0, 1000000, null, 1795406365831, null, null);
insert into "job" values ('dc7e51a0-a523-409d-8f79-35581161aab8', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795409966261, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 0, 1000000, null, 1795406365831, null, null);
insert into "job" values ('249a7eec-96e6-49bc-95d0-39cda5780443', 'compact-history', '{}', 'queued', 'compact-history', 1795427966365, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 0, 1000000, null, 1795406365831, null, null);
insert into "job" values ('d8fcab24-8191-40e8-a66a-29ce5b267208', 'tell-review', '{}', 'queued', 'tell-review', 1795409974025, null, 3, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 0, 1000000, null, 1795406365831, null, null);
insert into "job" values ('9f17a227-be82-4b59-a3ad-d0fabf43a3cb', 'make-pages', '{}', 'queued', 'make-pages', 1795409966637, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 0, 1000000, null, 1795406365831, null, null);
insert into "job" values ('4b8abd99-5496-42f2-af07-c6ae550bb906', 'send-mail', '{}', 'done', 'send-mail', 1795406367242, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 1, 1000000, null, 1795406367242, 1795406367953, null);
insert into "job" values ('60ef18e4-a599-40b1-a3e5-1a2d6dc33543', 'send-mail', '{}', 'done', 'send-mail', 1795406368184, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 1, 1000000, null, 1795406368184, 1795406369194, null);
insert into "job" values ('04d386c6-b56c-4739-8fbf-ced32923d4d7', 'send-mail', '{}', 'done', 'send-mail', 1795406371474, null, 1, 'dc07f470-4fde-4f5d-8204-77b530646f92:83020392-72a9-4c99-8e51-c9bd65e763c6', 1, 1000000, 'e9da3585-b7e2-432c-a580-c24012c89bb0', 1795406371474, 1795406371886, null);
insert into "defaults_file" values ('db4c5e10-baeb-429e-b9d4-e00a03555cf0', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795406364215, 1795406364215);
insert into "defaults_file" values ('536e9141-2960-4fcd-95cd-ba93c52a09ee', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795406364215, 1795406364215);
insert into "defaults_file" values ('7417db26-ac94-4a27-b737-4e0cb259ccc2', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795406364215, 1795406364215);
insert into "defaults_file" values ('2c2252a9-9471-4185-a417-d44f81e73c70', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795406364215, 1795406364215);
insert into "defaults_file" values ('36ea0b63-4058-4606-a5bd-36d6d9132299', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795406364215, 1795406364215);
insert into "defaults_file" values ('61d5c7a8-f0a8-4182-89da-eb6aa5ab03db', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795406364215, 1795406364215);
insert into "defaults_file" values ('719d6a42-6425-4de2-a12b-1e2284669028', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795406364215, 1795406364215);
insert into "defaults_file" values ('1d15cc36-39f9-457a-86e6-bbddb322c10c', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795406364215, 1795406364215);
insert into "defaults_file" values ('20a32105-75f4-49bd-b7c2-927bc1a037c2', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795406364215, 1795406364215);
insert into "defaults_file" values ('69c672f1-acda-4ea7-83a4-4a4cdd7d5def', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795406364215, 1795406364215);
insert into "defaults_file" values ('2cb5b68d-042e-47c6-bbe2-a16d8b1e0a63', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795406364215, 1795406364215);
insert into "mail" values ('9e1f50fc-f8a0-4654-9b69-3af621edb31e', 'verify-email', 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795406367242, 1795579167242, 1795406367242, 1795406367936, null, null, 1);
insert into "mail" values ('a1f185ef-a54b-45a2-bc42-015896ef9d57', 'verify-email', 'c2ca7c5e-aeeb-4223-abe3-477722553ebf', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795406368184, 1795579168184, 1795406368184, 1795406369049, null, null, 1);
insert into "mail" values ('28673e41-ef51-4344-a951-c3f583673ad7', 'group-added', 'c2ca7c5e-aeeb-4223-abe3-477722553ebf', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795406371474, null, 1795406371474, 1795406371763, null, 'http://localhost:21306/unsubscribe?token=group-added~rzgAj6wWFPepBwQ8KNYgxEzWnhHQd3zfnXnMJgKNhWk', 2);
insert into "notification" values ('8a9f8be6-2d96-473c-851e-b0ee957fef18', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795406367242, null, null);
insert into "notification" values ('85bcc2ed-1d56-4b61-bfb0-5f0aa8b1f4a4', 'c2ca7c5e-aeeb-4223-abe3-477722553ebf', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/55a17a9a-88f9-4183-b087-33241dd42bf6/', 0, 1795406371474, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795406364190);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"03b4078f-4fba-4e9f-ae03-203c50b7f0cf","email":"admin@example.org"}', 1795406364190);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"03b4078f-4fba-4e9f-ae03-203c50b7f0cf","email":"admin@example.org","sessionId":"7d5b7d7f-992b-44c3-9109-7c43218a07c2","clientId":"Test client","address":"127.0.0.1"}', 1795406366331);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795406367183);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"e9da3585-b7e2-432c-a580-c24012c89bb0","email":"ada@example.org"}', 1795406367242);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795406367506);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'Administrator', '{"type":"user.updated","userId":"e9da3585-b7e2-432c-a580-c24012c89bb0","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795406367801);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"e9da3585-b7e2-432c-a580-c24012c89bb0","email":"ada@example.org","sessionId":"3622e548-5279-4183-8f9e-ed100ee7d0b9","clientId":"Test client","address":"127.0.0.1"}', 1795406367917);
insert into "event_log" values (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795406368152);
insert into "event_log" values (10, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"c2ca7c5e-aeeb-4223-abe3-477722553ebf","email":"ben@example.org"}', 1795406368184);
insert into "event_log" values (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795406368945);
insert into "event_log" values (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'Administrator', '{"type":"user.updated","userId":"c2ca7c5e-aeeb-4223-abe3-477722553ebf","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795406369032);
insert into "event_log" values (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"c2ca7c5e-aeeb-4223-abe3-477722553ebf","email":"ben@example.org","sessionId":"24c75d9d-cd7c-4b33-84e5-880769822352","clientId":"Test client","address":"127.0.0.1"}', 1795406369129);
insert into "event_log" values (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'Ada', '{"type":"group.created","groupId":"55a17a9a-88f9-4183-b087-33241dd42bf6","name":"Forest ✓ \"quoted\""}', 1795406371403);
insert into "event_log" values (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'Ada', '{"type":"group.member-added","groupId":"55a17a9a-88f9-4183-b087-33241dd42bf6","name":"Forest ✓ \"quoted\"","userId":"c2ca7c5e-aeeb-4223-abe3-477722553ebf","userName":"Ben"}', 1795406371474);
insert into "event_log" values (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"03b4078f-4fba-4e9f-ae03-203c50b7f0cf","email":"admin@example.org","sessionId":"546903b2-1485-4f52-83f1-7a7141c71156","clientId":"Test client","address":"127.0.0.1"}', 1795406373932);
insert into "event_log" values (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '03b4078f-4fba-4e9f-ae03-203c50b7f0cf', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795406374443);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 4, 1795407266336);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795407266336);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797998373932);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795409967244);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795409967244);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795409967242);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795407267917);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797998367917);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795409968185);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795409968184);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795407269129);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797998369129);
insert into "rate_limit" values ('/api/groups/add-member account:e9da3585-b7e2-432c-a580-c24012c89bb0', 1, 1795409971475);
insert into "rate_limit" values ('groups/add-member misses account:e9da3585-b7e2-432c-a580-c24012c89bb0', 0, 1795409971475);
insert into "rate_limit" values ('notice e9da3585-b7e2-432c-a580-c24012c89bb0 c2ca7c5e-aeeb-4223-abe3-477722553ebf', 1, 1795492771474);
insert into "rate_limit" values ('mail group-added e9da3585-b7e2-432c-a580-c24012c89bb0 c2ca7c5e-aeeb-4223-abe3-477722553ebf', 1, 1795492771474);
insert into "rate_limit" values ('mail group-added e9da3585-b7e2-432c-a580-c24012c89bb0', 1, 1795492771474);
insert into "rate_limit" values ('/api/request-ws-ticket account:c2ca7c5e-aeeb-4223-abe3-477722553ebf', 1, 1795406432472);
insert into "rate_limit" values ('/api/request-ws-ticket account:e9da3585-b7e2-432c-a580-c24012c89bb0', 1, 1795406433278);
insert into "review_thread" values ('55093785-83fe-4670-9b2a-34d054dad6fe', '73b5f001-ef59-4d94-ae75-87d15f623216', 'comment', 'open', 'Shared', '5ff20df0-84e1-4c9a-8812-8d0db727d3cf', 3, 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'Ada', 1795406373633, 1795406373633, null, null, null, 'e9da3585-b7e2-432c-a580-c24012c89bb0', null, null, null);
insert into "review_thread" values ('55093785-83fe-4670-9b2a-34d054dad6fe', '6a438e86-88fa-4eb8-8e80-238cb1070ff2', 'suggestion', 'open', '', null, 4, 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'Ada', 1795406373798, 1795406373798, null, null, null, 'e9da3585-b7e2-432c-a580-c24012c89bb0', null, null, null);
insert into "review_message" values ('55093785-83fe-4670-9b2a-34d054dad6fe', '5ff20df0-84e1-4c9a-8812-8d0db727d3cf', '73b5f001-ef59-4d94-ae75-87d15f623216', 'Is this *kept*?', '[]', 3, 'e9da3585-b7e2-432c-a580-c24012c89bb0', 'Ada', 1795406373633, null, null, null, null, 0);
insert into "review_checkpoint" values ('55093785-83fe-4670-9b2a-34d054dad6fe', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795406373647);
