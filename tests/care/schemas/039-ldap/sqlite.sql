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
CREATE TABLE "identity_provider" ("id" text primary key, "preset" text not null, "name" text not null, "issuer" text not null, "client_id" text not null, "client_secret" text, "scopes" text not null, "is_enabled" integer not null, "position" integer not null, "trusted_domains" text not null, "second_step" text not null, "changed_at" integer not null, "ldap" text) strict;
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
insert into "kysely_migration" values ('001-initial', '2026-11-23T07:00:23.355Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-23T07:00:23.363Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-23T07:00:23.372Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-23T07:00:23.379Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-23T07:00:23.386Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-23T07:00:23.393Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-23T07:00:23.399Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-23T07:00:23.405Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-23T07:00:23.426Z');
insert into "kysely_migration" values ('010-authors', '2026-11-23T07:00:23.441Z');
insert into "kysely_migration" values ('011-review', '2026-11-23T07:00:23.449Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-23T07:00:23.456Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-23T07:00:23.460Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-23T07:00:23.471Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-23T07:00:23.477Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-23T07:00:23.481Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-23T07:00:23.485Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-23T07:00:23.490Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-23T07:00:23.496Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-23T07:00:23.502Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-23T07:00:23.512Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-23T07:00:23.518Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-23T07:00:23.525Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-23T07:00:23.531Z');
insert into "kysely_migration" values ('025-identities', '2026-11-23T07:00:23.541Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-23T07:00:23.548Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-23T07:00:23.560Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-23T07:00:23.567Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-23T07:00:23.577Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-23T07:00:23.583Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-23T07:00:23.590Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-23T07:00:23.597Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-23T07:00:23.603Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-23T07:00:23.611Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-23T07:00:23.618Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-23T07:00:23.625Z');
insert into "kysely_migration" values ('037-publications', '2026-11-23T07:00:23.632Z');
insert into "kysely_migration" values ('038-scim', '2026-11-23T07:00:23.642Z');
insert into "kysely_migration" values ('039-ldap', '2026-11-23T07:00:23.651Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"8d315809","key":"1bkXnMrHr2TQ+reLINNY4JsIwa+VDOLDOG2AzMtCwcU=","madeAt":1795417223975,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"6ca9592a","key":"xOuA+UlrucRHDYu00fausAn11nEKclQ1qfYHdTMlfZQ=","madeAt":1795417223999,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"3fd88504","key":"ANchsYCV2ccXEAYk6QIMhtCU2sj5GHuecAxeBtnJY68=","madeAt":1795417224001,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"77208a15","key":"QnEPlHgmQ85k029iTacbJu5DeQ+mpT1iJAmZtuhkPQc=","madeAt":1795417224002,"goodUntil":null}]');
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
insert into "user" values ('a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$IY/VnsvtNoZsv/5kNXEzDg$0mrQacc2wbxF+OKbB29a+426KZFxUaZlfGoRkqBc17M', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795417224061, 'administrator', 0, null);
insert into "user" values ('ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$2d6dhOEk8JX396JUcAij+Q$Hwtb1DDkAex64TuvYeAKYh2EAknoRcWpliThyoFjJfk', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795417224469, 'ada', 0, null);
insert into "user" values ('620ef1ab-5227-42ae-ab8c-f73f9592eeab', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$ixcobSwBou3aW6KmMSqVRA$vweWag/7CcwGxA9IR9bWIZOnexYXcmDusbZxVdoCeTQ', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795417224680, 'ben', 0, null);
insert into "session" values ('e431e872-a6d9-44df-bbbd-88e72037fe6d', 'c1f5ae6caf7f0c930c69ac19bb4d4fb3002898e85a1ffa9a63030bd0fdf8fe6a', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'Test client', 1795417224315, 1795417224315, 1803193224315, null, 1795417224315, null, null, null, null);
insert into "session" values ('f26e6692-5571-4aa6-82c2-4a91e299449c', 'eaab41b1a8e1b6b168201ab511c95c5bb5a578310b21d99b9877d90381e915d2', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'Test client', 1795417224590, 1795417224590, 1803193224590, null, 1795417224590, null, null, null, null);
insert into "session" values ('e4010c4b-0814-4d7a-94e5-0587988a8954', '3233d1648135f0b1b35a5ba45a40355976c09580e45fe20d366681caab5e6540', '620ef1ab-5227-42ae-ab8c-f73f9592eeab', 'Test client', 1795417224798, 1795417224798, 1803193224798, null, 1795417224798, null, null, null, null);
insert into "session" values ('b60a06ef-591e-4b9b-84f1-e13e4887cf5d', '66da7a2862e38cbd773646bcb68151d461d8691b8ea0e615af8999172ddcfa68', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'Test client', 1795417225419, 1795417225419, 1803193225419, null, 1795417225419, null, null, null, null);
insert into "token" values ('49de0ac7-c017-440b-a141-328584b469e1', 'verify-email', '782bdde046465e125a8b42ddcadfd2cafa4dea7ad1cf9a7bdc7f4b58cd1fcfc9', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 1795417224469, 1795590024469, null);
insert into "token" values ('c6ebd769-04ed-4b1d-b229-90e433cc549b', 'verify-email', 'c8f22493a07b67ebb68148d2687aa0c6735f83782a8ec5b862c1c7028f6338d6', '620ef1ab-5227-42ae-ab8c-f73f9592eeab', 1795417224680, 1795590024680, null);
insert into "token" values ('50a0fa6d-697f-4b71-8645-c650b9c39b3e', 'unsubscribe', 'c4da2204d08ada7dcd80bb464a349377a8f24ea01499753191173569eaabb22e', '620ef1ab-5227-42ae-ab8c-f73f9592eeab', 1795417225161, 1826953225161, null);
insert into "user_group" values ('1fdcac45-2191-49a6-a772-9c4c3fbc1c49', 'Forest ✓ "quoted"', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 1795417225144, null, 'forest ✓ "quoted"');
insert into "membership" values ('1fdcac45-2191-49a6-a772-9c4c3fbc1c49', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 1, 1795417225144, 'editor', null, null);
insert into "membership" values ('1fdcac45-2191-49a6-a772-9c4c3fbc1c49', '620ef1ab-5227-42ae-ab8c-f73f9592eeab', 0, 1795417225161, 'editor', null, null);
insert into "workspace" values ('ad00286c-0d26-49d6-8e1a-77f674709855', 'user', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', null, '6e826767-ce10-40f5-b672-3a6a79aa0671', 104857600, 0, 0, 1, 1795417224061, 0);
insert into "workspace" values ('893f8a91-3e52-4c1e-9272-b6e2a38c0b65', 'user', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', null, '89461d2e-1c65-486a-b7fb-44e028391db6', 104857600, 43, 2, 3, 1795417224469, 0);
insert into "workspace" values ('d7205b4e-0d9d-41ac-b8cd-a144df5615b7', 'user', '620ef1ab-5227-42ae-ab8c-f73f9592eeab', null, '7df5d6e8-85b3-446b-941f-e3780b28519e', 104857600, 0, 0, 1, 1795417224680, 0);
insert into "workspace" values ('1fdcac45-2191-49a6-a772-9c4c3fbc1c49', 'group', null, '1fdcac45-2191-49a6-a772-9c4c3fbc1c49', '33543bbb-39c8-4aa3-ae85-87ecd979a6bd', 524288000, 36, 2, 4, 1795417225144, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795417225259);
insert into "item" values ('6e826767-ce10-40f5-b672-3a6a79aa0671', 'ad00286c-0d26-49d6-8e1a-77f674709855', null, '', 'directory', null, 0, null, null, 1795417224061, 1795417224061, null, null, null, null, null);
insert into "item" values ('89461d2e-1c65-486a-b7fb-44e028391db6', '893f8a91-3e52-4c1e-9272-b6e2a38c0b65', null, '', 'directory', null, 0, null, null, 1795417224469, 1795417225259, null, null, null, null, null);
insert into "item" values ('7df5d6e8-85b3-446b-941f-e3780b28519e', 'd7205b4e-0d9d-41ac-b8cd-a144df5615b7', null, '', 'directory', null, 0, null, null, 1795417224680, 1795417224680, null, null, null, null, null);
insert into "item" values ('33543bbb-39c8-4aa3-ae85-87ecd979a6bd', '1fdcac45-2191-49a6-a772-9c4c3fbc1c49', null, '', 'directory', null, 0, null, null, 1795417225144, 1795417225229, null, null, null, null, null);
insert into "item" values ('8256e528-2aec-4965-935f-179f368964bb', '893f8a91-3e52-4c1e-9272-b6e2a38c0b65', '89461d2e-1c65-486a-b7fb-44e028391db6', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795417225184, 1795417225184, 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', null, null, null);
insert into "item" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', '1fdcac45-2191-49a6-a772-9c4c3fbc1c49', '33543bbb-39c8-4aa3-ae85-87ecd979a6bd', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795417225209, 1795417225408, 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', null, null, null);
insert into "item" values ('402b07d6-5ab4-450a-bc44-a59441228cb4', '1fdcac45-2191-49a6-a772-9c4c3fbc1c49', '33543bbb-39c8-4aa3-ae85-87ecd979a6bd', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795417225219, 1795417225219, 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 1795417225229, '402b07d6-5ab4-450a-bc44-a59441228cb4', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f');
insert into "item" values ('f32fcd99-61ed-4420-88be-dcfae1223ab3', '893f8a91-3e52-4c1e-9272-b6e2a38c0b65', '89461d2e-1c65-486a-b7fb-44e028391db6', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795417225259, 1795417225259, 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', null, null, null);
insert into "document" values ('8256e528-2aec-4965-935f-179f368964bb', 0, '7f81f274-5873-4f1c-b172-89225a7dcf8c', 'lf', 0, null, 0, 0);
insert into "document" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', 4, '9ad85b83-e032-404b-a8d7-b50e2bb1e4fd', 'lf', 0, null, 663, 0);
insert into "document" values ('402b07d6-5ab4-450a-bc44-a59441228cb4', 0, '8b4cd9f4-81c4-45ae-8eaf-bebf880a6a7a', 'lf', 0, null, 0, 0);
insert into "document_update" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', 0, 1, x'5b7b22636c69656e744944223a223133623861313931346637623137663633663334323230323532616365343931222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"620ef1ab-5227-42ae-ab8c-f73f9592eeab","name":"Ben","from":0,"to":1}]', 1795417225339, 1795417225339, 'pushed');
insert into "document_update" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', 1, 2, x'5b7b22636c69656e744944223a223133623861313931346637623137663633663334323230323532616365343931222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"620ef1ab-5227-42ae-ab8c-f73f9592eeab","name":"Ben","from":1,"to":2}]', 1795417225353, 1795417225353, 'pushed');
insert into "document_update" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', 2, 3, x'789c158ecb6ac3301045ffe5ae25d0db9676856efa0dc18bd1689c181abb8db56808f9f7a2e53d7038f7f2027f6fb2f7af4f1458a1988c6713e7ec33536ed9ccc25e4c9e276e0205bed17e9513e5e2dca270ca2f8a55907515ee03bfd09f3f82827e7b0835286c0d056b6a93b4e6740d9e7430ec758d39ebe46aadaba9c1860405daf9763c505e581fc71dc528f403252974f9eb28c05be12ee749d7d120e342abd569eb39ea2039ea3927d173b27665cfd6f004857ab4e77087baf7edd8c7d145a10ecad21c256734af4d7488c1e8ca8eb454329428841c5628ec741fc58f4650e8db1876ca31d8c9b9e867fb5edecb3f1bd15eeb', '[{"user":"ced2a620-cfde-4540-bc2a-eba0a6a4494f","name":"Ada","from":2,"to":3}]', 1795417225382, 1795417225382, 'pushed');
insert into "document_update" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', 3, 4, x'789c458fcd6e83301084df65ceb664fc43b06f557ae933200e66bd24a8c1d060a44611ef5e91aaea6977469f7666db27e836722e1fef08a838ba5a1952aef1c653f4c9ab86c9b0f2cd89124380ae315f784568b5ee0456fe42d0023c0c4ce5b09f288f8511b06e970baf05e26f1be78c00e56ba7590fb28a86a47589a5b74d2d8d330d353db1eb1504ae5bfefc3d3726044408c482a004687be5b44ad4ddd160b98dc4084ff43ccc777e31ffe86b16fe2e0838cfd33467ec7b2790eef382d07602fd0301c449c75a2b494362699d55b2271d25f751c53a5aebed00811ca7e3b5b774f429e321aa9377b63a69edac327bb7773f87ea62d2', '[{"user":"ced2a620-cfde-4540-bc2a-eba0a6a4494f","name":"Ada","from":3,"to":4}]', 1795417225408, 1795417225408, 'pushed');
insert into "document_client" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', '13b8a1914f7b17f63f34220252ace491', '620ef1ab-5227-42ae-ab8c-f73f9592eeab', 'e4010c4b-0814-4d7a-94e5-0587988a8954', 2, 2, 1795417225353);
insert into "document_client" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', '1ea5603c058939ca9d908ec3e0987cde', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'f26e6692-5571-4aa6-82c2-4a91e299449c', 2, 4, 1795417225408);
insert into "document_snapshot" values ('8256e528-2aec-4965-935f-179f368964bb', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795417225184);
insert into "document_snapshot" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795417225209);
insert into "document_snapshot" values ('402b07d6-5ab4-450a-bc44-a59441228cb4', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795417225219);
insert into "job" values ('621bbcf0-208c-4c4e-93c2-149dd152c1de', 'send-mail', '{}', 'done', 'send-mail', 1795417224241, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 1, 1000000, null, 1795417224241, 1795417224278, null);
insert into "job" values ('a2fb5b86-df1b-42b3-a7e3-e4a4121f8a5f', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795438824297, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 0, 1000000, null, 1795417224241, null, null);
insert into "job" values ('1433e090-caf1-4073-a5af-383d82d62acb', 'prune-rows', '{}', 'queued', 'prune-rows', 1795420824318, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 0, 1000000, null, 1795417224241, null, null);
insert into "job" values ('67765a25-2f64-4cf4-8be8-6e992d66b06c', 'empty-trash', '{}', 'queued', 'empty-trash', 1795420824320, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 0, 1000000, null, 1795417224241, null, null);
insert into "job" values ('0db1d29e-2309-4678-b4ef-d7fb143fe2d4', 'finish-trees', '{}', 'queued', 'finish-trees', 1795417254328, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 0, 1000000, null, 1795417224241, null, null);
insert into "job" values ('569806e5-a69e-453b-a77b-f2f2f55c86ab', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795420824338, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 0, 1000000, null, 1795417224241, null, null);
insert into "job" values ('67b0126b-fb9f-4a11-b7b3-944b1fb38b81', 'compact-history', '{}', 'queued', 'compact-history', 1795438824343, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 0, 1000000, null, 1795417224241, null, null);
insert into "job" values ('0fbcbdf8-d364-4b44-a09e-1c143ca08698', 'tell-review', '{}', 'queued', 'tell-review', 1795420825425, null, 3, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 0, 1000000, null, 1795417224241, null, null);
insert into "job" values ('69364aa4-da37-4f33-85f2-b8e448ee7364', 'make-pages', '{}', 'queued', 'make-pages', 1795420824371, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 0, 1000000, null, 1795417224241, null, null);
insert into "job" values ('a9b829e8-87ba-4554-afda-f75ce18cf7a5', 'send-mail', '{}', 'done', 'send-mail', 1795417224469, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 1, 1000000, null, 1795417224469, 1795417224612, null);
insert into "job" values ('b60b9fea-9cc8-4afc-b819-fe3607ad3901', 'send-mail', '{}', 'done', 'send-mail', 1795417224680, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 1, 1000000, null, 1795417224680, 1795417224796, null);
insert into "job" values ('10c234df-f411-46cd-ab01-a18d6073bcb4', 'send-mail', '{}', 'done', 'send-mail', 1795417225161, null, 1, '6b9baa23-69eb-486e-8209-c804d000ad53:f9832418-a972-4a8e-9fcf-b37f075524f6', 1, 1000000, 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 1795417225161, 1795417225213, null);
insert into "defaults_file" values ('0984c7d8-ff7e-4a4e-87e3-8434d85dd040', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795417224070, 1795417224070);
insert into "defaults_file" values ('259fa2df-3284-4553-a7a4-da968519c596', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795417224070, 1795417224070);
insert into "defaults_file" values ('a77ac455-fcc8-4047-8849-120016aecc26', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795417224070, 1795417224070);
insert into "defaults_file" values ('bdba7a2d-77d8-4b0c-9c28-8e6060e6f0c8', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795417224070, 1795417224070);
insert into "defaults_file" values ('c0bb9b01-6428-4471-b379-007302038825', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795417224070, 1795417224070);
insert into "defaults_file" values ('a4bb47d7-b7e7-4f07-a3fa-16e737318005', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795417224070, 1795417224070);
insert into "defaults_file" values ('ae35b6fa-2659-4d61-828b-5a765430e9f1', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795417224070, 1795417224070);
insert into "defaults_file" values ('4d62ce0d-6bd5-4fa2-9716-feb24a6b0aa4', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795417224070, 1795417224070);
insert into "defaults_file" values ('8a2fdc79-19c6-48cf-ad05-056ae330832b', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795417224070, 1795417224070);
insert into "defaults_file" values ('c0086ecf-45d0-44bf-ac50-cce274ab84b1', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795417224070, 1795417224070);
insert into "defaults_file" values ('1b3a37b1-6143-4a31-b70c-f60118402106', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795417224070, 1795417224070);
insert into "mail" values ('4c3a557f-a590-4497-b6f5-4f63ea830f4e', 'verify-email', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795417224469, 1795590024469, 1795417224469, 1795417224609, null, null, 1);
insert into "mail" values ('49bd6e88-a623-4444-a1b3-e2cabb02e346', 'verify-email', '620ef1ab-5227-42ae-ab8c-f73f9592eeab', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795417224680, 1795590024680, 1795417224680, 1795417224791, null, null, 1);
insert into "mail" values ('e2f4a959-5d9f-4ac0-ba21-afc76e7ca9bd', 'group-added', '620ef1ab-5227-42ae-ab8c-f73f9592eeab', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795417225161, null, 1795417225161, 1795417225210, null, 'http://localhost:26159/unsubscribe?token=group-added~MsR4SnbcUwYfgWd0q7bCr4exykWo75LqaKoqZIFISZo', 2);
insert into "notification" values ('2c93dffc-a051-4ee2-92ba-b170143c7b08', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795417224469, null, null);
insert into "notification" values ('c2d678e8-caa2-44f0-96ff-69c52d551009', '620ef1ab-5227-42ae-ab8c-f73f9592eeab', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/1fdcac45-2191-49a6-a772-9c4c3fbc1c49/', 0, 1795417225161, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795417224061);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"a5c92dbc-26ac-4f89-95fa-47ad68ef437e","email":"admin@example.org"}', 1795417224061);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"a5c92dbc-26ac-4f89-95fa-47ad68ef437e","email":"admin@example.org","sessionId":"e431e872-a6d9-44df-bbbd-88e72037fe6d","clientId":"Test client","address":"127.0.0.1"}', 1795417224315);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795417224455);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"ced2a620-cfde-4540-bc2a-eba0a6a4494f","email":"ada@example.org"}', 1795417224469);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795417224547);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'Administrator', '{"type":"user.updated","userId":"ced2a620-cfde-4540-bc2a-eba0a6a4494f","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795417224557);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"ced2a620-cfde-4540-bc2a-eba0a6a4494f","email":"ada@example.org","sessionId":"f26e6692-5571-4aa6-82c2-4a91e299449c","clientId":"Test client","address":"127.0.0.1"}', 1795417224590);
insert into "event_log" values (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795417224672);
insert into "event_log" values (10, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"620ef1ab-5227-42ae-ab8c-f73f9592eeab","email":"ben@example.org"}', 1795417224680);
insert into "event_log" values (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795417224758);
insert into "event_log" values (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'Administrator', '{"type":"user.updated","userId":"620ef1ab-5227-42ae-ab8c-f73f9592eeab","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795417224786);
insert into "event_log" values (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"620ef1ab-5227-42ae-ab8c-f73f9592eeab","email":"ben@example.org","sessionId":"e4010c4b-0814-4d7a-94e5-0587988a8954","clientId":"Test client","address":"127.0.0.1"}', 1795417224798);
insert into "event_log" values (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'Ada', '{"type":"group.created","groupId":"1fdcac45-2191-49a6-a772-9c4c3fbc1c49","name":"Forest ✓ \"quoted\""}', 1795417225144);
insert into "event_log" values (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'Ada', '{"type":"group.member-added","groupId":"1fdcac45-2191-49a6-a772-9c4c3fbc1c49","name":"Forest ✓ \"quoted\"","userId":"620ef1ab-5227-42ae-ab8c-f73f9592eeab","userName":"Ben"}', 1795417225161);
insert into "event_log" values (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"a5c92dbc-26ac-4f89-95fa-47ad68ef437e","email":"admin@example.org","sessionId":"b60a06ef-591e-4b9b-84f1-e13e4887cf5d","clientId":"Test client","address":"127.0.0.1"}', 1795417225419);
insert into "event_log" values (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'a5c92dbc-26ac-4f89-95fa-47ad68ef437e', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795417225491);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 4, 1795418124318);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795418124318);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798009225419);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795420824470);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795420824470);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795420824469);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795418124590);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798009224590);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795420824681);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795420824680);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795418124799);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798009224798);
insert into "rate_limit" values ('/api/groups/add-member account:ced2a620-cfde-4540-bc2a-eba0a6a4494f', 1, 1795420825163);
insert into "rate_limit" values ('groups/add-member misses account:ced2a620-cfde-4540-bc2a-eba0a6a4494f', 0, 1795420825163);
insert into "rate_limit" values ('notice ced2a620-cfde-4540-bc2a-eba0a6a4494f 620ef1ab-5227-42ae-ab8c-f73f9592eeab', 1, 1795503625161);
insert into "rate_limit" values ('mail group-added ced2a620-cfde-4540-bc2a-eba0a6a4494f 620ef1ab-5227-42ae-ab8c-f73f9592eeab', 1, 1795503625161);
insert into "rate_limit" values ('mail group-added ced2a620-cfde-4540-bc2a-eba0a6a4494f', 1, 1795503625161);
insert into "rate_limit" values ('/api/request-ws-ticket account:620ef1ab-5227-42ae-ab8c-f73f9592eeab', 1, 1795417285285);
insert into "rate_limit" values ('/api/request-ws-ticket account:ced2a620-cfde-4540-bc2a-eba0a6a4494f', 1, 1795417285361);
insert into "review_thread" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', 'f6d7edd2-b43a-40c3-b599-62bbbf0b4146', 'comment', 'open', 'Shared', 'a024dbb2-13c5-4e95-896e-8611fc3c10c7', 3, 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'Ada', 1795417225381, 1795417225381, null, null, null, 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', null, null, null);
insert into "review_thread" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', '09652e2f-1a3c-45de-9486-3538c8bce5b0', 'suggestion', 'open', '', null, 4, 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'Ada', 1795417225403, 1795417225403, null, null, null, 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', null, null, null);
insert into "review_message" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', 'a024dbb2-13c5-4e95-896e-8611fc3c10c7', 'f6d7edd2-b43a-40c3-b599-62bbbf0b4146', 'Is this *kept*?', '[]', 3, 'ced2a620-cfde-4540-bc2a-eba0a6a4494f', 'Ada', 1795417225381, null, null, null, null, 0);
insert into "review_checkpoint" values ('5a170393-800e-4a0f-84c0-747e3cfb653a', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795417225382);
