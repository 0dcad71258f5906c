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
CREATE TABLE "notification" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "message" text not null, "action_url" text, "read" integer not null, "created_at" integer not null, "group_key" text, "grouped" text, "by_id" text) strict;
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
CREATE TABLE "login_flow" ("token_hash" text primary key, "purpose" text not null, "user_id" text references "user" ("id") on delete cascade, "session_id" text, "client_id" text not null, "data" text, "created_at" integer not null, "expires_at" integer not null, "identity_id" text, "provider_session" text, "typed_name" text) strict;
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
CREATE TABLE "publication" ("id" text primary key, "item_id" text not null unique references "item" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "name" text not null unique, "follows" integer not null, "indexed" integer not null, "offers_pdf" integer not null, "published_by" text references "user" ("id") on delete set null, "published_at" integer not null, "version" integer not null, "asked" integer not null, "answered" integer not null, "tried_version" integer, "tried_at" integer not null, "fault" text, "made_version" integer, "made_at" integer, "title" text not null, "lang" text not null, "dir" text not null, "sources" text not null, "tries" integer default 0 not null) strict;
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
CREATE TABLE "document_searched" ("document_id" text primary key references "document" ("id") on delete cascade, "epoch" text not null, "version" integer not null, "searched_at" integer not null, "workspace_id" text default '' not null) strict;
CREATE TABLE "document_words" ("number" integer primary key, "document_id" text not null references "document" ("id") on delete cascade, "hash" text not null, constraint "document_words_once" unique ("document_id", "hash")) strict;
CREATE VIRTUAL TABLE word_index using fts5(title, words, content='', contentless_delete=1, tokenize='ascii');
CREATE TRIGGER document_words_gone after delete on document_words
      begin delete from word_index where rowid = old.number; end;
CREATE TABLE "document_changed" ("document_id" text primary key references "document" ("id") on delete cascade, "workspace_id" text not null) strict;
CREATE INDEX "document_changed_workspace_id" on "document_changed" ("workspace_id", "document_id");
insert into "kysely_migration" values ('001-initial', '2026-11-29T00:28:15.714Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-29T00:28:15.723Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-29T00:28:15.730Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-29T00:28:15.735Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-29T00:28:15.741Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-29T00:28:15.748Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-29T00:28:15.753Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-29T00:28:15.760Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-29T00:28:15.765Z');
insert into "kysely_migration" values ('010-authors', '2026-11-29T00:28:15.771Z');
insert into "kysely_migration" values ('011-review', '2026-11-29T00:28:15.779Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-29T00:28:15.784Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-29T00:28:15.789Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-29T00:28:15.798Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-29T00:28:15.805Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-29T00:28:15.809Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-29T00:28:15.814Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-29T00:28:15.819Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-29T00:28:15.825Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-29T00:28:15.831Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-29T00:28:15.842Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-29T00:28:15.847Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-29T00:28:15.855Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-29T00:28:15.860Z');
insert into "kysely_migration" values ('025-identities', '2026-11-29T00:28:15.872Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-29T00:28:15.878Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-29T00:28:15.889Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-29T00:28:15.895Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-29T00:28:15.904Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-29T00:28:15.911Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-29T00:28:15.916Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-29T00:28:15.924Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-29T00:28:15.931Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-29T00:28:15.939Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-29T00:28:15.945Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-29T00:28:15.952Z');
insert into "kysely_migration" values ('037-publications', '2026-11-29T00:28:15.960Z');
insert into "kysely_migration" values ('038-scim', '2026-11-29T00:28:15.975Z');
insert into "kysely_migration" values ('039-ldap', '2026-11-29T00:28:15.984Z');
insert into "kysely_migration" values ('041-second-tries', '2026-11-29T00:28:15.993Z');
insert into "kysely_migration" values ('043-guests-push', '2026-11-29T00:28:15.999Z');
insert into "kysely_migration" values ('044+search', '2026-11-29T00:28:16.007Z');
insert into "kysely_migration" values ('045+search-changes', '2026-11-29T00:28:16.016Z');
insert into "kysely_migration" values ('046+notices-by', '2026-11-29T00:28:16.025Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"4c1199da","key":"WY6KaLz23oqx6dq21wBb3nSecwYg4oiG29WgshWnz9M=","madeAt":1795912096320,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"ae1c33bb","key":"GOlkYtzH8UVgJB4GF/72+Fl0MJ8S9SUIbsXvBlSOdfQ=","madeAt":1795912096333,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"71aa578d","key":"MRPEnYV4378EgKBQ+xC5sJ22zSqMosheoJ4eVcnp2mI=","madeAt":1795912096335,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"4ea9442b","key":"OCV0OeHmLs00yy89JMjMz/5oERQhQMffpLz/3yKC92E=","madeAt":1795912096336,"goodUntil":null}]');
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
insert into "user" values ('522a948f-c441-482d-b517-7c69fd55b2ba', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$z6JZkgwjNyAxhuFVE6M7Dw$afPunisqH5LTVOmfnKivfGGr0wiYj94/G5s33ZbgMoM', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795912096438, 'administrator', 0, null);
insert into "user" values ('7d866868-2ded-458f-adc6-188b09ddab72', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$FOR96CpBNESdWsqMwbuldA$g+ECsJi33VjNL9O/fgUe8jNxbq7b09IItydjdq7lvAw', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795912097040, 'ada', 0, null);
insert into "user" values ('b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$/0kJo3bAbVopPI6/j9rggg$XfYPhZNt9/BxXzCYtAoB3m2YqaYCi+8Lljm0jP72D3Q', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795912097570, 'ben', 0, null);
insert into "session" values ('19a30097-4a8a-4275-bf32-669bf485a126', '4057ad3ddfd604d073d2dae6c5747769f2e213023bada84044ccab9d2502a61d', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Test client', 1795912096846, 1795912096846, 1803688096846, null, 1795912096846, null, null, null, null);
insert into "session" values ('ea116696-563b-49b6-9771-c5ac784a2103', '9b5ab8c84ebe001ab5b2156791cd959cec641669f73ab1c3c4ff5b6181e46d46', '7d866868-2ded-458f-adc6-188b09ddab72', 'Test client', 1795912097415, 1795912097415, 1803688097415, null, 1795912097415, null, null, null, null);
insert into "session" values ('4d61fe3c-2081-4e6f-a2c8-b977854f8998', '65a660161422391fa50450c54ccc9e3bc0e646cfe15a89de08ec411142acebb5', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 'Test client', 1795912097711, 1795912097711, 1803688097711, null, 1795912097711, null, null, null, null);
insert into "session" values ('af681463-7767-47a3-bc24-befac21fc1aa', '5e50c589e87b2ee2dd5a413beaa6e6b7fe7271a8869164ceeed907cd2f1c841a', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Test client', 1795912098517, 1795912098517, 1803688098517, null, 1795912098517, null, null, null, null);
insert into "token" values ('08aeaf9e-7006-4ee8-8103-f3dc0a817bd8', 'verify-email', '84c99a14c5bd7e376ff018b250655785cbcf363f81571c132e47f9c19a846136', '7d866868-2ded-458f-adc6-188b09ddab72', 1795912097040, 1796084897040, null);
insert into "token" values ('25379b2b-8e03-432a-93a9-ded49d61e08a', 'verify-email', '47bdd98aa082d9415db4cada00102d7f1662167592e34ff3e5949dc6f8da81d1', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 1795912097570, 1796084897570, null);
insert into "token" values ('3ddcf456-fb90-41c8-87b2-4a5567a8bbfb', 'unsubscribe', '93081ef8b5da1c8c51f437b781b2dec6c27ec978f80cc3ac3f14e84dbcc1b71c', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 1795912097993, 1827448097993, null);
insert into "user_group" values ('fb17bf64-3442-4e29-8298-38a7cd64b02b', 'Forest ✓ "quoted"', '7d866868-2ded-458f-adc6-188b09ddab72', 1795912097980, null, 'forest ✓ "quoted"');
insert into "membership" values ('fb17bf64-3442-4e29-8298-38a7cd64b02b', '7d866868-2ded-458f-adc6-188b09ddab72', 1, 1795912097980, 'editor', null, null);
insert into "membership" values ('fb17bf64-3442-4e29-8298-38a7cd64b02b', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 0, 1795912097993, 'editor', null, null);
insert into "workspace" values ('78759029-c67a-418f-afb6-24528f68d6d0', 'user', '522a948f-c441-482d-b517-7c69fd55b2ba', null, '81c263fa-8730-43b7-9934-dbe0fc301cc0', 104857600, 0, 0, 1, 1795912096438, 0);
insert into "workspace" values ('eab6c84b-17dd-4373-bfa4-f54e8e9779c3', 'user', '7d866868-2ded-458f-adc6-188b09ddab72', null, '9c7dafd6-1cec-4b5f-a538-d091bd9e0c20', 104857600, 43, 2, 3, 1795912097040, 0);
insert into "workspace" values ('2e74e7f1-5e04-4a3c-acaf-c3184da83f98', 'user', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', null, '427b4693-eca2-4a0c-b66c-cd53e2cc88f1', 104857600, 0, 0, 1, 1795912097570, 0);
insert into "workspace" values ('fb17bf64-3442-4e29-8298-38a7cd64b02b', 'group', null, 'fb17bf64-3442-4e29-8298-38a7cd64b02b', 'ae307099-ac4b-41d9-b291-374a200f80f7', 524288000, 36, 2, 4, 1795912097980, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795912098232);
insert into "item" values ('81c263fa-8730-43b7-9934-dbe0fc301cc0', '78759029-c67a-418f-afb6-24528f68d6d0', null, '', 'directory', null, 0, null, null, 1795912096438, 1795912096438, null, null, null, null, null);
insert into "item" values ('9c7dafd6-1cec-4b5f-a538-d091bd9e0c20', 'eab6c84b-17dd-4373-bfa4-f54e8e9779c3', null, '', 'directory', null, 0, null, null, 1795912097040, 1795912098232, null, null, null, null, null);
insert into "item" values ('427b4693-eca2-4a0c-b66c-cd53e2cc88f1', '2e74e7f1-5e04-4a3c-acaf-c3184da83f98', null, '', 'directory', null, 0, null, null, 1795912097570, 1795912097570, null, null, null, null, null);
insert into "item" values ('ae307099-ac4b-41d9-b291-374a200f80f7', 'fb17bf64-3442-4e29-8298-38a7cd64b02b', null, '', 'directory', null, 0, null, null, 1795912097980, 1795912098199, null, null, null, null, null);
insert into "item" values ('90cba07f-5473-49e1-bb83-21d2943f209d', 'eab6c84b-17dd-4373-bfa4-f54e8e9779c3', '9c7dafd6-1cec-4b5f-a538-d091bd9e0c20', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795912098063, 1795912098063, '7d866868-2ded-458f-adc6-188b09ddab72', '7d866868-2ded-458f-adc6-188b09ddab72', null, null, null);
insert into "item" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 'fb17bf64-3442-4e29-8298-38a7cd64b02b', 'ae307099-ac4b-41d9-b291-374a200f80f7', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795912098127, 1795912098503, '7d866868-2ded-458f-adc6-188b09ddab72', '7d866868-2ded-458f-adc6-188b09ddab72', null, null, null);
insert into "item" values ('00b7fafe-94af-4525-8d19-24934b7bc441', 'fb17bf64-3442-4e29-8298-38a7cd64b02b', 'ae307099-ac4b-41d9-b291-374a200f80f7', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795912098178, 1795912098178, '7d866868-2ded-458f-adc6-188b09ddab72', '7d866868-2ded-458f-adc6-188b09ddab72', 1795912098199, '00b7fafe-94af-4525-8d19-24934b7bc441', '7d866868-2ded-458f-adc6-188b09ddab72');
insert into "item" values ('60273486-845a-4fe2-810d-4d18fd876b9c', 'eab6c84b-17dd-4373-bfa4-f54e8e9779c3', '9c7dafd6-1cec-4b5f-a538-d091bd9e0c20', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795912098232, 1795912098232, '7d866868-2ded-458f-adc6-188b09ddab72', '7d866868-2ded-458f-adc6-188b09ddab72', null, null, null);
insert into "document" values ('90cba07f-5473-49e1-bb83-21d2943f209d', 0, '9a5b41f8-a279-43db-a886-ea89bde6ff61', 'lf', 0, null, 0, 0);
insert into "document" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 4, 'd07b79ef-040e-457a-8ae5-af33bab40e8d', 'lf', 0, null, 663, 0);
insert into "document" values ('00b7fafe-94af-4525-8d19-24934b7bc441', 0, 'd8fba32d-8c6d-420e-99f8-9fed876f39d3', 'lf', 0, null, 0, 0);
insert into "document_update" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 0, 1, x'5b7b22636c69656e744944223a226565333934333834303032326535346232363036323832303239303365663635222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"b2a06339-60a7-4aaa-a5a4-cc2bda59cc48","name":"Ben","from":0,"to":1}]', 1795912098433, 1795912098433, 'pushed');
insert into "document_update" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 1, 2, x'5b7b22636c69656e744944223a226565333934333834303032326535346232363036323832303239303365663635222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"b2a06339-60a7-4aaa-a5a4-cc2bda59cc48","name":"Ben","from":1,"to":2}]', 1795912098445, 1795912098445, 'pushed');
insert into "document_update" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 2, 3, x'789c158ec16ec3201404ff65cf2001c6f8c1ad522ffd86c807e03d124b8dddc61c1a45f9f78ae38e349abdbc50bf37d9fbd7271228946c0dcdd546e2c599c5cb5489c558139cad02857acbfb554ea48b73abc229bf4856415a93da077ea13f7f0409fdf690cc50d8180985289a2514ed3d35eda7c9e83831e9a9468e32b31453a190f77a3b1e482fb4c77147320afd400a0a5dfe3a12f056b8cb79e6eb6878eb6aa3c6ba36e3b577ade8bc50d6322f96a2ccc214a0500e7e0e77a87bdf8e7d1c5d15caa00b530814483b16d67ea6a633d7a02d5131913997c54161cff751fce00c85be8d61973847eb4c244feebdbed77f4dfa5e25', '[{"user":"7d866868-2ded-458f-adc6-188b09ddab72","name":"Ada","from":2,"to":3}]', 1795912098483, 1795912098483, 'pushed');
insert into "document_update" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 3, 4, x'789c458fcd6ac3301084df65ce1248aa2dad742beda5cf607cd0cf3a314dec3496a1c1f8dd8b534a4fbb337ceccc761bf265e4a97ebc23806c8a5a519bb5a7e28c720dbf642aacb4b2466786403ec7e9c40b42674c2fb0f0178211e061e05c0f7b437ddc1801cb7a3af15221feb6719e109035f94651926459cb869c973e512bbd37ce36b98dd424089cd7e9f3f7dc58101021102b8212c8eb33a753c2f64783db65cc8cb021f130dff9c9fca3cf59f9bb22e06dbe5ee709fbde0b94fb7c43e87a81f440802b642d5992a670914d4b838c255ba98992f2a5c4e40c04a6783d5e7b2d479f3a1e423bdf7a6d94a756e9bddffb1f55436133', '[{"user":"7d866868-2ded-458f-adc6-188b09ddab72","name":"Ada","from":3,"to":4}]', 1795912098503, 1795912098503, 'pushed');
insert into "document_client" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 'ee3943840022e54b260628202903ef65', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', '4d61fe3c-2081-4e6f-a2c8-b977854f8998', 2, 2, 1795912098445);
insert into "document_client" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', '86ba1085c198d72074e3c8de010621ce', '7d866868-2ded-458f-adc6-188b09ddab72', 'ea116696-563b-49b6-9771-c5ac784a2103', 2, 4, 1795912098503);
insert into "document_snapshot" values ('90cba07f-5473-49e1-bb83-21d2943f209d', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795912098063);
insert into "document_snapshot" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795912098127);
insert into "document_snapshot" values ('00b7fafe-94af-4525-8d19-24934b7bc441', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795912098178);
insert into "job" values ('d6b8c266-1d0f-4fac-9e90-993f6af5521a', 'send-mail', '{}', 'done', 'send-mail', 1795912096704, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 1, 1000000, null, 1795912096704, 1795912096740, null);
insert into "job" values ('8b583cba-0590-450e-8d4e-be6cff9403af', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795933696745, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 0, 1000000, null, 1795912096705, null, null);
insert into "job" values ('41b6d521-1380-45be-a877-f51cd02c36e6', 'prune-rows', '{}', 'queued', 'prune-rows', 1795915696755, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 0, 1000000, null, 1795912096705, null, null);
insert into "job" values ('de15c95f-87d2-47f8-a9a8-18dbd43957da', 'empty-trash', '{}', 'queued', 'empty-trash', 1795915696757, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 0, 1000000, null, 1795912096705, null, null);
insert into "job" values ('a7a37521-435c-41bf-abdf-680ca092a4b4', 'finish-trees', '{}', 'queued', 'finish-trees', 1795912126762, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 0, 1000000, null, 1795912096705, null, null);
insert into "job" values ('5e248e44-6f7a-4088-8055-eb1714180c3c', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795915696767, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 0, 1000000, null, 1795912096705, null, null);
insert into "job" values ('fc284901-b660-4891-92c5-0728708270f5', 'compact-history', '{}', 'queued', 'compact-history', 1795933696770, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 0, 1000000, null, 1795912096705, null, null);
insert into "job" values ('e1daaa30-9ede-42ac-98ee-bca97eb16a13', 'tell-review', '{}', 'queued', 'tell-review', 1795915698522, null, 3, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 0, 1000000, null, 1795912096705, null, null);
insert into "job" values ('a4660c86-1168-44b0-8489-6345f420a12b', 'index-texts', '{}', 'queued', 'index-texts', 1795912098609, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 0, 1000000, null, 1795912096705, null, null);
insert into "job" values ('35f128c6-a32b-4be1-ba90-bbe305a5b56e', 'make-pages', '{}', 'queued', 'make-pages', 1795915696786, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 0, 1000000, null, 1795912096705, null, null);
insert into "job" values ('0ef03e1d-e649-422e-b8d8-3dd21391f3a9', 'send-mail', '{}', 'done', 'send-mail', 1795912097040, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 1, 1000000, null, 1795912097040, 1795912097464, null);
insert into "job" values ('254a910b-523a-4642-992d-2430dc3f0957', 'send-mail', '{}', 'done', 'send-mail', 1795912097570, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 1, 1000000, null, 1795912097570, 1795912097709, null);
insert into "job" values ('cde8d169-df48-4425-b73b-3da63f9c391a', 'send-mail', '{}', 'done', 'send-mail', 1795912097993, null, 1, '0f4251e1-4ca6-46ca-a1f5-975dc31430f0:131b0ea6-163a-42ea-9dd0-7bb8fab1b913', 1, 1000000, '7d866868-2ded-458f-adc6-188b09ddab72', 1795912097993, 1795912098093, null);
insert into "defaults_file" values ('40ee6abc-1df7-44ad-ba8a-c74b3c56d7a3', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795912096450, 1795912096450);
insert into "defaults_file" values ('7d205188-9259-4ed8-bf45-f66021dce976', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795912096450, 1795912096450);
insert into "defaults_file" values ('71a83da4-4451-4129-8f4a-372d6bf00cd9', 'JATS', '# JATS XML, the format journals and archives accept.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795912096450, 1795912096450);
insert into "defaults_file" values ('8878bddc-ff3f-41b1-b18e-7a65e19d8db2', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795912096450, 1795912096450);
insert into "defaults_file" values ('72a5905b-35ef-41b7-a190-91ed4fcbddf9', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795912096450, 1795912096450);
insert into "defaults_file" values ('a1ee6f58-7e38-45cd-9d8e-5c61c243f00b', 'Markdown', '# Markdown with citations written out and the references at the end: for tools without citation support.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795912096450, 1795912096450);
insert into "defaults_file" values ('fafe1cc4-c7bb-4dfa-aee1-af70ddb8b9ad', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795912096450, 1795912096450);
insert into "defaults_file" values ('b60fc02e-7e75-4024-9434-a549df3c210e', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795912096450, 1795912096450);
insert into "defaults_file" values ('06ee1663-91e2-47ce-8d12-18d99df8834c', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795912096450, 1795912096450);
insert into "defaults_file" values ('386fd7fc-80aa-4d13-b6d5-f67708b9e5f8', 'Typst', '# The Typst source behind the PDF, for typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795912096450, 1795912096450);
insert into "defaults_file" values ('057d8c8b-f9d8-4343-a251-40df0403e41d', 'Word', '# Word: headings, captions and references as styles, so that a journal’s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795912096450, 1795912096450);
insert into "mail" values ('6bd04e61-d1f4-4f4c-a34b-008583443419', 'verify-email', '7d866868-2ded-458f-adc6-188b09ddab72', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795912097040, 1796084897040, 1795912097040, 1795912097460, null, null, 1);
insert into "mail" values ('3601df1e-fe36-48d9-b458-038229e08818', 'verify-email', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795912097570, 1796084897570, 1795912097570, 1795912097703, null, null, 1);
insert into "mail" values ('7814fc2b-d693-4599-80d5-861800adb839', 'group-added', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795912097993, null, 1795912097993, 1795912098075, null, 'http://localhost:15362/unsubscribe?token=group-added~6e13Rdd68sllpzGr8NAKugp7kObV3OUv4PfbuW3hNW4', 2);
insert into "notification" values ('9154d002-2769-4d4d-a268-cb25c117d536', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Somebody who signed up is waiting for you to verify their e-mail address.', '/admin/users?status=unverified', 0, 1795912097040, null, '{"code":"waiting-verification","values":{}}', null);
insert into "notification" values ('a1aee25a-908a-42cd-8c30-1904bfaa313d', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/fb17bf64-3442-4e29-8298-38a7cd64b02b/', 0, 1795912097993, null, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}', '7d866868-2ded-458f-adc6-188b09ddab72');
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'Server', '{"type":"server.started","version":"0.1.0"}', 1795912096438);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was created', null, 'Server', '{"type":"server.set-up","userId":"522a948f-c441-482d-b517-7c69fd55b2ba","email":"admin@example.org"}', 1795912096438);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Administrator', '{"type":"user.logged-in","userId":"522a948f-c441-482d-b517-7c69fd55b2ba","email":"admin@example.org","sessionId":"19a30097-4a8a-4275-bf32-669bf485a126","clientId":"Test client","address":"127.0.0.1"}', 1795912096846);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795912097010);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', '7d866868-2ded-458f-adc6-188b09ddab72', 'Ada', '{"type":"user.signed-up","userId":"7d866868-2ded-458f-adc6-188b09ddab72","email":"ada@example.org"}', 1795912097040);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795912097336);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Administrator', '{"type":"user.updated","userId":"7d866868-2ded-458f-adc6-188b09ddab72","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795912097360);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', '7d866868-2ded-458f-adc6-188b09ddab72', 'Ada', '{"type":"user.logged-in","userId":"7d866868-2ded-458f-adc6-188b09ddab72","email":"ada@example.org","sessionId":"ea116696-563b-49b6-9771-c5ac784a2103","clientId":"Test client","address":"127.0.0.1"}', 1795912097415);
insert into "event_log" values (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795912097549);
insert into "event_log" values (10, 'user', 'user.signed-up', 'ben@example.org signed up', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 'Ben', '{"type":"user.signed-up","userId":"b2a06339-60a7-4aaa-a5a4-cc2bda59cc48","email":"ben@example.org"}', 1795912097570);
insert into "event_log" values (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795912097678);
insert into "event_log" values (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Administrator', '{"type":"user.updated","userId":"b2a06339-60a7-4aaa-a5a4-cc2bda59cc48","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795912097688);
insert into "event_log" values (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', 'b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 'Ben', '{"type":"user.logged-in","userId":"b2a06339-60a7-4aaa-a5a4-cc2bda59cc48","email":"ben@example.org","sessionId":"4d61fe3c-2081-4e6f-a2c8-b977854f8998","clientId":"Test client","address":"127.0.0.1"}', 1795912097711);
insert into "event_log" values (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '7d866868-2ded-458f-adc6-188b09ddab72', 'Ada', '{"type":"group.created","groupId":"fb17bf64-3442-4e29-8298-38a7cd64b02b","name":"Forest ✓ \"quoted\""}', 1795912097980);
insert into "event_log" values (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '7d866868-2ded-458f-adc6-188b09ddab72', 'Ada', '{"type":"group.member-added","groupId":"fb17bf64-3442-4e29-8298-38a7cd64b02b","name":"Forest ✓ \"quoted\"","userId":"b2a06339-60a7-4aaa-a5a4-cc2bda59cc48","userName":"Ben"}', 1795912097993);
insert into "event_log" values (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Administrator', '{"type":"user.logged-in","userId":"522a948f-c441-482d-b517-7c69fd55b2ba","email":"admin@example.org","sessionId":"af681463-7767-47a3-bc24-befac21fc1aa","clientId":"Test client","address":"127.0.0.1"}', 1795912098517);
insert into "event_log" values (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '522a948f-c441-482d-b517-7c69fd55b2ba', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795912098598);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 4, 1795912996852);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795912996852);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798504098517);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795915697041);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795915697041);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795915697040);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795912997415);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798504097415);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795915697571);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795915697570);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795912997712);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798504097711);
insert into "rate_limit" values ('/api/groups/add-member account:7d866868-2ded-458f-adc6-188b09ddab72', 1, 1795915697995);
insert into "rate_limit" values ('groups/add-member misses account:7d866868-2ded-458f-adc6-188b09ddab72', 0, 1795915697995);
insert into "rate_limit" values ('notice 7d866868-2ded-458f-adc6-188b09ddab72 b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 1, 1795998497993);
insert into "rate_limit" values ('mail group-added 7d866868-2ded-458f-adc6-188b09ddab72 b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 1, 1795998497993);
insert into "rate_limit" values ('mail group-added 7d866868-2ded-458f-adc6-188b09ddab72', 1, 1795998497993);
insert into "rate_limit" values ('/api/request-ws-ticket account:b2a06339-60a7-4aaa-a5a4-cc2bda59cc48', 1, 1795912158259);
insert into "rate_limit" values ('/api/request-ws-ticket account:7d866868-2ded-458f-adc6-188b09ddab72', 1, 1795912158463);
insert into "review_thread" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 'b889076b-448f-4330-93d8-3c9d9e5deb0c', 'comment', 'open', 'Shared', '412cf8fd-cf04-42fb-a78a-e57189e5ed86', 3, '7d866868-2ded-458f-adc6-188b09ddab72', 'Ada', 1795912098482, 1795912098482, null, null, null, '7d866868-2ded-458f-adc6-188b09ddab72', null, null, null);
insert into "review_thread" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 'c189408b-86e1-4879-9b85-992764c5a84b', 'suggestion', 'open', '', null, 4, '7d866868-2ded-458f-adc6-188b09ddab72', 'Ada', 1795912098501, 1795912098501, null, null, null, '7d866868-2ded-458f-adc6-188b09ddab72', null, null, null);
insert into "review_message" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', '412cf8fd-cf04-42fb-a78a-e57189e5ed86', 'b889076b-448f-4330-93d8-3c9d9e5deb0c', 'Is this *kept*?', '[]', 3, '7d866868-2ded-458f-adc6-188b09ddab72', 'Ada', 1795912098482, null, null, null, null, 0);
insert into "review_checkpoint" values ('6aad3719-f421-440f-b7e3-a14a3ebbc939', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795912098483);
