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
CREATE INDEX "user_registered_at" on "user" ("registered_at", "id");
insert into "kysely_migration" values ('001-initial', '2026-11-29T13:26:40.747Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-29T13:26:40.751Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-29T13:26:40.754Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-29T13:26:40.761Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-29T13:26:40.767Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-29T13:26:40.771Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-29T13:26:40.773Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-29T13:26:40.775Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-29T13:26:40.777Z');
insert into "kysely_migration" values ('010-authors', '2026-11-29T13:26:40.780Z');
insert into "kysely_migration" values ('011-review', '2026-11-29T13:26:40.784Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-29T13:26:40.786Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-29T13:26:40.789Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-29T13:26:40.792Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-29T13:26:40.795Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-29T13:26:40.797Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-29T13:26:40.799Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-29T13:26:40.801Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-29T13:26:40.804Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-29T13:26:40.806Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-29T13:26:40.810Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-29T13:26:40.813Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-29T13:26:40.816Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-29T13:26:40.818Z');
insert into "kysely_migration" values ('025-identities', '2026-11-29T13:26:40.825Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-29T13:26:40.827Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-29T13:26:40.833Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-29T13:26:40.836Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-29T13:26:40.843Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-29T13:26:40.845Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-29T13:26:40.849Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-29T13:26:40.854Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-29T13:26:40.857Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-29T13:26:40.861Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-29T13:26:40.863Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-29T13:26:40.866Z');
insert into "kysely_migration" values ('037-publications', '2026-11-29T13:26:40.868Z');
insert into "kysely_migration" values ('038-scim', '2026-11-29T13:26:40.874Z');
insert into "kysely_migration" values ('039-ldap', '2026-11-29T13:26:40.877Z');
insert into "kysely_migration" values ('041-second-tries', '2026-11-29T13:26:40.883Z');
insert into "kysely_migration" values ('043-guests-push', '2026-11-29T13:26:40.893Z');
insert into "kysely_migration" values ('044+search', '2026-11-29T13:26:40.897Z');
insert into "kysely_migration" values ('045+search-changes', '2026-11-29T13:26:40.900Z');
insert into "kysely_migration" values ('046+notices-by', '2026-11-29T13:26:40.903Z');
insert into "kysely_migration" values ('047+newest-users', '2026-11-29T13:26:40.906Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"a1688256","key":"6igqUCbPJLXVzXz+FLlljOB+th3+EeKR1rBP38BHjZY=","madeAt":1795958801176,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"78d292c3","key":"ORhESFihSug9L156WjJiLzG6SiUpvcnOUdXTsKCl0QM=","madeAt":1795958801225,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"87200e71","key":"HYLzyeeK73i2okiqFXeBGhMLia3WDzpqe7+6Eqorxgw=","madeAt":1795958801507,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"b3f97bb0","key":"EWy5uowyTNe4Cg3L9iampGQe+9MModm2X/JWTR3y1oU=","madeAt":1795958801528,"goodUntil":null}]');
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
insert into "user" values ('d43daf19-bde1-4470-9879-e635d1f134da', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$dUPRLT9tuxzvmIpA4bmO+w$RRqu0dTIfkj0Jg4gFu2O9xU7K5RylzeZNP7Xn7OI5LM', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795958801739, 'administrator', 0, null);
insert into "user" values ('69023f60-eba3-4dc5-beea-8d0ee02ad021', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$AiDG+kJqfnbb1hDuCLzZNQ$6bhhPG5RXighGS4RhYsv472s4eh0vAwMnlFt5QHHMeM', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795958802219, 'ada', 0, null);
insert into "user" values ('959519d2-edf5-4d6f-857a-4baf7a852834', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$cLo+AghW1VgPfSByG6B7TQ$YV1STpSRNwQa9EfWYX5nyQGqJ3WdFy364BYW+9dKr0A', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795958802458, 'ben', 0, null);
insert into "session" values ('70a21535-9c94-4e4a-a8ce-972046814401', '7d7a4f2ee73a050309501aad4e111e385a0a79ffb3d2e4d1aff7bcc568a305d0', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Test client', 1795958802085, 1795958802085, 1803734802085, null, 1795958802085, null, null, null, null);
insert into "session" values ('a95cafd5-c94a-4b72-864d-c2220d7a5a86', '262d752fc88c77a41e7cd0bdf3e8611ffc3f8da0c930721483ccb492d2ebed4f', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 'Test client', 1795958802347, 1795958802347, 1803734802347, null, 1795958802347, null, null, null, null);
insert into "session" values ('1528f912-9ecb-4952-a518-fbbf733f68c6', '052721048054bf995e0b66fead44f8dbd0a8dd6e4755557f95ad8c00dce004dd', '959519d2-edf5-4d6f-857a-4baf7a852834', 'Test client', 1795958802603, 1795958802603, 1803734802603, null, 1795958802603, null, null, null, null);
insert into "session" values ('13f50b19-f08e-405a-ab39-6f3f72df8822', '4cbf9d232e685f5986b18be20239dc54cce30698faf8964aa0ab8aec343c0ecc', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Test client', 1795958803106, 1795958803106, 1803734803106, null, 1795958803106, null, null, null, null);
insert into "token" values ('8361b1fb-04e4-4290-9773-d203e4278711', 'verify-email', '794e13e345c7d6cfe8ed5765465563dd96232b7b79f2541c111540f64c7f9630', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 1795958802219, 1796131602219, null);
insert into "token" values ('d492179d-5ca1-42b8-81f9-166adbef0281', 'verify-email', '1d8199c8846683c06fddb0fe91bab7b7f509d5487c6808bcaa1552d4a23e6cd1', '959519d2-edf5-4d6f-857a-4baf7a852834', 1795958802458, 1796131602458, null);
insert into "token" values ('854ff0d5-e4ba-4eae-a54a-986661ea066c', 'unsubscribe', '757df5d1316e425f2f03a52356955223b17ba37074ecd1ff7a5c7e0f1c6877c3', '959519d2-edf5-4d6f-857a-4baf7a852834', 1795958802855, 1827494802855, null);
insert into "user_group" values ('9b623c94-aa2f-4cad-9aba-16a9c5ea98b5', 'Forest ✓ "quoted"', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 1795958802846, null, 'forest ✓ "quoted"');
insert into "membership" values ('9b623c94-aa2f-4cad-9aba-16a9c5ea98b5', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 1, 1795958802846, 'editor', null, null);
insert into "membership" values ('9b623c94-aa2f-4cad-9aba-16a9c5ea98b5', '959519d2-edf5-4d6f-857a-4baf7a852834', 0, 1795958802855, 'editor', null, null);
insert into "workspace" values ('91eeb3d2-746a-4772-b5d5-8f16f613bdf1', 'user', 'd43daf19-bde1-4470-9879-e635d1f134da', null, '68d91cc9-068f-4190-83c1-b76843d249a7', 104857600, 0, 0, 1, 1795958801739, 0);
insert into "workspace" values ('2e16f711-8668-440c-b4e8-123a0c07e2f2', 'user', '69023f60-eba3-4dc5-beea-8d0ee02ad021', null, '47f15aa4-226c-4a0a-a7a4-865e9287530f', 104857600, 43, 2, 3, 1795958802219, 0);
insert into "workspace" values ('2bd52826-8a70-41b8-ba2c-bf3ce6fd4d7d', 'user', '959519d2-edf5-4d6f-857a-4baf7a852834', null, '078969f8-8372-48ad-b34e-374bb0626a58', 104857600, 0, 0, 1, 1795958802458, 0);
insert into "workspace" values ('9b623c94-aa2f-4cad-9aba-16a9c5ea98b5', 'group', null, '9b623c94-aa2f-4cad-9aba-16a9c5ea98b5', '79b422d4-a653-4341-b695-46e4841c0a24', 524288000, 36, 2, 4, 1795958802846, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795958802942);
insert into "item" values ('68d91cc9-068f-4190-83c1-b76843d249a7', '91eeb3d2-746a-4772-b5d5-8f16f613bdf1', null, '', 'directory', null, 0, null, null, 1795958801739, 1795958801739, null, null, null, null, null);
insert into "item" values ('47f15aa4-226c-4a0a-a7a4-865e9287530f', '2e16f711-8668-440c-b4e8-123a0c07e2f2', null, '', 'directory', null, 0, null, null, 1795958802219, 1795958802942, null, null, null, null, null);
insert into "item" values ('078969f8-8372-48ad-b34e-374bb0626a58', '2bd52826-8a70-41b8-ba2c-bf3ce6fd4d7d', null, '', 'directory', null, 0, null, null, 1795958802458, 1795958802458, null, null, null, null, null);
insert into "item" values ('79b422d4-a653-4341-b695-46e4841c0a24', '9b623c94-aa2f-4cad-9aba-16a9c5ea98b5', null, '', 'directory', null, 0, null, null, 1795958802846, 1795958802920, null, null, null, null, null);
insert into "item" values ('508cfe65-ac54-4bf0-b8ee-c2576c998586', '2e16f711-8668-440c-b4e8-123a0c07e2f2', '47f15aa4-226c-4a0a-a7a4-865e9287530f', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795958802887, 1795958802887, '69023f60-eba3-4dc5-beea-8d0ee02ad021', '69023f60-eba3-4dc5-beea-8d0ee02ad021', null, null, null);
insert into "item" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', '9b623c94-aa2f-4cad-9aba-16a9c5ea98b5', '79b422d4-a653-4341-b695-46e4841c0a24', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795958802908, 1795958803094, '69023f60-eba3-4dc5-beea-8d0ee02ad021', '69023f60-eba3-4dc5-beea-8d0ee02ad021', null, null, null);
insert into "item" values ('3fea87d9-a067-4e36-b2ea-3ae1209b33c3', '9b623c94-aa2f-4cad-9aba-16a9c5ea98b5', '79b422d4-a653-4341-b695-46e4841c0a24', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795958802915, 1795958802915, '69023f60-eba3-4dc5-beea-8d0ee02ad021', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 1795958802920, '3fea87d9-a067-4e36-b2ea-3ae1209b33c3', '69023f60-eba3-4dc5-beea-8d0ee02ad021');
insert into "item" values ('6b17b46d-3cf2-40e8-bad5-c7dc0d69105d', '2e16f711-8668-440c-b4e8-123a0c07e2f2', '47f15aa4-226c-4a0a-a7a4-865e9287530f', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795958802942, 1795958802942, '69023f60-eba3-4dc5-beea-8d0ee02ad021', '69023f60-eba3-4dc5-beea-8d0ee02ad021', null, null, null);
insert into "document" values ('508cfe65-ac54-4bf0-b8ee-c2576c998586', 0, 'ebb7a154-83ca-4057-8c07-e12d09f4ca99', 'lf', 0, null, 0, 0);
insert into "document" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', 4, 'bcc804ad-21ee-40cc-adae-16c9c0746e8a', 'lf', 0, null, 665, 0);
insert into "document" values ('3fea87d9-a067-4e36-b2ea-3ae1209b33c3', 0, '873e65f8-cd56-4006-941f-adb8804d0fd1', 'lf', 0, null, 0, 0);
insert into "document_update" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', 0, 1, x'5b7b22636c69656e744944223a223562326636366536393339613963326361306430396364636561333266323234222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"959519d2-edf5-4d6f-857a-4baf7a852834","name":"Ben","from":0,"to":1}]', 1795958803005, 1795958803005, 'pushed');
insert into "document_update" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', 1, 2, x'5b7b22636c69656e744944223a223562326636366536393339613963326361306430396364636561333266323234222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"959519d2-edf5-4d6f-857a-4baf7a852834","name":"Ben","from":1,"to":2}]', 1795958803012, 1795958803012, 'pushed');
insert into "document_update" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', 2, 3, x'789c158ebb6ac4301444ff656a09f4b425758134f986c585a47bb53664ed64ad22cbe27f0f2ae7308799db1bf57be3bd7f7d228169f636e4d0c84c5e1bb2ce44e78cf735d86a7886405df37ee713e966cc2270f22f9216e0d6b8f681dfe8af1f46425f9f9c09021b21a135576b212f7534249d8f559668b3a4d9fb5939155518ddbcd7f57822bdd19ec7034909f4036912e8fcd791804be0c1e799ef6383a22ea11896d6b4209daf51669d27a9abab8d5bd4ca370894835ec31deadeb7631f47178132e81495b16d52924bb6d251f5b230671948312b9349190d813d3fc6e2076508f46d043d471f7d08caaae0afe55afe01651b5e4e', '[{"user":"69023f60-eba3-4dc5-beea-8d0ee02ad021","name":"Ada","from":2,"to":3}]', 1795958803085, 1795958803085, 'pushed');
insert into "document_update" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', 3, 4, x'789c458fc16e83301044ff65ceb664d6d8806f557ae937200ec65e13d404d260a446887fafa0aa7ada9dd1d3ce6cbb21dc469ef2c73b1c385646d7be4e91ac2928ea929ab2246342ad0371058170f5d3c00b5c4bd4092cfc0547029c12877cd81bf2ebc17058d661e02543fc6de33cc181d8878a53927df2852cadd7d293b652f7d196d1348a0a0581eb3a7dfe9e1b231c3c047c865302613d735a256c773478dcc6c0701b7a4ef3934fe61f3d67e6ef0c87cb7cbfcf13f6bd1388cff901d77602fd0b0eb651a49355927baf651983913db3977554cc8a7c54544060f2f7e3b5b778f4c9e3218aaa318da96ba555a3f76eef7e0036e26266', '[{"user":"69023f60-eba3-4dc5-beea-8d0ee02ad021","name":"Ada","from":3,"to":4}]', 1795958803094, 1795958803094, 'pushed');
insert into "document_client" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', '5b2f66e6939a9c2ca0d09cdcea32f224', '959519d2-edf5-4d6f-857a-4baf7a852834', '1528f912-9ecb-4952-a518-fbbf733f68c6', 2, 2, 1795958803012);
insert into "document_client" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', 'ed7538a8fd26512d342944255c83c2e7', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 'a95cafd5-c94a-4b72-864d-c2220d7a5a86', 2, 4, 1795958803094);
insert into "document_snapshot" values ('508cfe65-ac54-4bf0-b8ee-c2576c998586', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795958802887);
insert into "document_snapshot" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795958802908);
insert into "document_snapshot" values ('3fea87d9-a067-4e36-b2ea-3ae1209b33c3', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795958802915);
insert into "job" values ('b0b84769-821d-4e14-b173-0a781b1ee10f', 'send-mail', '{}', 'done', 'send-mail', 1795958801993, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 1, 1000000, null, 1795958801993, 1795958802026, null);
insert into "job" values ('1b85f246-eb31-452e-9d1d-ff9f99b5b626', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795980402042, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 0, 1000000, null, 1795958801994, null, null);
insert into "job" values ('37a7edea-6c95-4ac8-8579-01cc2082f5c0', 'prune-rows', '{}', 'queued', 'prune-rows', 1795962402080, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 0, 1000000, null, 1795958801994, null, null);
insert into "job" values ('ce51b268-9e9a-442d-9db4-363056561ab6', 'empty-trash', '{}', 'queued', 'empty-trash', 1795962402093, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 0, 1000000, null, 1795958801994, null, null);
insert into "job" values ('518117db-069f-46fc-8c98-6c42fdad1cee', 'finish-trees', '{}', 'queued', 'finish-trees', 1795958832115, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 0, 1000000, null, 1795958801994, null, null);
insert into "job" values ('696587b0-1296-4c77-b11a-9204922040a4', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795962402142, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 0, 1000000, null, 1795958801994, null, null);
insert into "job" values ('8f8e3c6a-340f-46fa-ad59-ed73769faa97', 'compact-history', '{}', 'queued', 'compact-history', 1795980402156, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 0, 1000000, null, 1795958801995, null, null);
insert into "job" values ('d7d0c78a-8679-4b94-bebd-af19128ca772', 'tell-review', '{}', 'queued', 'tell-review', 1795962403117, null, 2, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 0, 1000000, null, 1795958801995, null, null);
insert into "job" values ('94ef10b1-dce2-4055-929f-0ec3eb5646ba', 'index-texts', '{}', 'queued', 'index-texts', 1795958803245, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 0, 1000000, null, 1795958801995, null, null);
insert into "job" values ('6da35904-f98e-4279-8fd3-1b464725796e', 'make-pages', '{}', 'queued', 'make-pages', 1795962402208, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 0, 1000000, null, 1795958801995, null, null);
insert into "job" values ('c0940368-b084-4e2e-b99b-99a104e8d68f', 'send-mail', '{}', 'done', 'send-mail', 1795958802219, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 1, 1000000, null, 1795958802219, 1795958802357, null);
insert into "job" values ('240ed842-324f-4d67-b7f7-93bf6fa5399c', 'send-mail', '{}', 'done', 'send-mail', 1795958802458, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 1, 1000000, null, 1795958802458, 1795958802625, null);
insert into "job" values ('d3fb8df2-b329-42da-a133-a9e9c571812f', 'send-mail', '{}', 'done', 'send-mail', 1795958802855, null, 1, 'dc5e54cf-fe56-48a1-8fe2-e42d933180cd:fb7bcb4a-e052-4d5f-9c77-1c78fc5a5e3a', 1, 1000000, '69023f60-eba3-4dc5-beea-8d0ee02ad021', 1795958802855, 1795958802909, null);
insert into "defaults_file" values ('d921a8e8-76ec-4c5d-9191-6f0a9862d124', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795958801750, 1795958801750);
insert into "defaults_file" values ('f5faefc2-980e-4afc-b686-acddfab844fd', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795958801750, 1795958801750);
insert into "defaults_file" values ('2444819f-e380-4b7e-9e7f-f7610e6f3aec', 'JATS', '# JATS XML, the format journals and archives accept.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795958801750, 1795958801750);
insert into "defaults_file" values ('e33d09b9-f109-4f83-899a-1c29973328cb', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795958801750, 1795958801750);
insert into "defaults_file" values ('1eee853c-bcb0-4553-a403-4c9ae99ab977', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795958801750, 1795958801750);
insert into "defaults_file" values ('b3b14023-63d9-420d-b2bd-da8f6bd6ff6c', 'Markdown', '# Markdown with citations written out and the references at the end: for tools without citation support.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795958801750, 1795958801750);
insert into "defaults_file" values ('d95813fc-83db-4dbf-8c66-3ff3767f64d1', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795958801750, 1795958801750);
insert into "defaults_file" values ('c7b51f81-102a-46df-983f-f877e81a21bd', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795958801750, 1795958801750);
insert into "defaults_file" values ('4475bddb-8515-49ac-969c-774e8be23220', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795958801750, 1795958801750);
insert into "defaults_file" values ('6139ad46-6c63-4322-aa01-c94847c77691', 'Typst', '# The Typst source behind the PDF, for typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795958801750, 1795958801750);
insert into "defaults_file" values ('37f5fd9c-363d-4f35-b290-8dbe4817980a', 'Word', '# Word: headings, captions and references as styles, so that a journal’s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795958801750, 1795958801750);
insert into "mail" values ('d8cf316c-6b7b-4db8-93c8-8f1fa25ed01c', 'verify-email', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795958802219, 1796131602219, 1795958802219, 1795958802353, null, null, 1);
insert into "mail" values ('9e3f0133-ea2f-4c9e-aa5f-2e283cfabba5', 'verify-email', '959519d2-edf5-4d6f-857a-4baf7a852834', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795958802458, 1796131602458, 1795958802458, 1795958802608, null, null, 1);
insert into "mail" values ('52ef8d8b-a58e-497f-b9e8-2371250becc7', 'group-added', '959519d2-edf5-4d6f-857a-4baf7a852834', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795958802855, null, 1795958802855, 1795958802908, null, 'http://localhost:23451/unsubscribe?token=group-added~k7NPIup8MOdcK-HcGH23ai_YkRa3DmMlAOkMwr7-UbY', 2);
insert into "notification" values ('d6dbb392-e2cf-4bef-910e-84d40323e01f', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Somebody who signed up is waiting for you to verify their e-mail address.', '/admin/users?status=unverified', 0, 1795958802219, null, '{"code":"waiting-verification","values":{}}', null);
insert into "notification" values ('1c2bd831-7d02-4a38-b40d-f49e9a49bb03', '959519d2-edf5-4d6f-857a-4baf7a852834', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/9b623c94-aa2f-4cad-9aba-16a9c5ea98b5/', 0, 1795958802855, null, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}', '69023f60-eba3-4dc5-beea-8d0ee02ad021');
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'Server', '{"type":"server.started","version":"0.1.0"}', 1795958801739);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was created', null, 'Server', '{"type":"server.set-up","userId":"d43daf19-bde1-4470-9879-e635d1f134da","email":"admin@example.org"}', 1795958801739);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Administrator', '{"type":"user.logged-in","userId":"d43daf19-bde1-4470-9879-e635d1f134da","email":"admin@example.org","sessionId":"70a21535-9c94-4e4a-a8ce-972046814401","clientId":"Test client","address":"127.0.0.1"}', 1795958802085);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795958802187);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 'Ada', '{"type":"user.signed-up","userId":"69023f60-eba3-4dc5-beea-8d0ee02ad021","email":"ada@example.org"}', 1795958802219);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795958802325);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Administrator', '{"type":"user.updated","userId":"69023f60-eba3-4dc5-beea-8d0ee02ad021","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795958802330);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 'Ada', '{"type":"user.logged-in","userId":"69023f60-eba3-4dc5-beea-8d0ee02ad021","email":"ada@example.org","sessionId":"a95cafd5-c94a-4b72-864d-c2220d7a5a86","clientId":"Test client","address":"127.0.0.1"}', 1795958802347);
insert into "event_log" values (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795958802446);
insert into "event_log" values (10, 'user', 'user.signed-up', 'ben@example.org signed up', '959519d2-edf5-4d6f-857a-4baf7a852834', 'Ben', '{"type":"user.signed-up","userId":"959519d2-edf5-4d6f-857a-4baf7a852834","email":"ben@example.org"}', 1795958802458);
insert into "event_log" values (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795958802589);
insert into "event_log" values (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Administrator', '{"type":"user.updated","userId":"959519d2-edf5-4d6f-857a-4baf7a852834","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795958802593);
insert into "event_log" values (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', '959519d2-edf5-4d6f-857a-4baf7a852834', 'Ben', '{"type":"user.logged-in","userId":"959519d2-edf5-4d6f-857a-4baf7a852834","email":"ben@example.org","sessionId":"1528f912-9ecb-4952-a518-fbbf733f68c6","clientId":"Test client","address":"127.0.0.1"}', 1795958802603);
insert into "event_log" values (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 'Ada', '{"type":"group.created","groupId":"9b623c94-aa2f-4cad-9aba-16a9c5ea98b5","name":"Forest ✓ \"quoted\""}', 1795958802846);
insert into "event_log" values (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '69023f60-eba3-4dc5-beea-8d0ee02ad021', 'Ada', '{"type":"group.member-added","groupId":"9b623c94-aa2f-4cad-9aba-16a9c5ea98b5","name":"Forest ✓ \"quoted\"","userId":"959519d2-edf5-4d6f-857a-4baf7a852834","userName":"Ben"}', 1795958802855);
insert into "event_log" values (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Administrator', '{"type":"user.logged-in","userId":"d43daf19-bde1-4470-9879-e635d1f134da","email":"admin@example.org","sessionId":"13f50b19-f08e-405a-ab39-6f3f72df8822","clientId":"Test client","address":"127.0.0.1"}', 1795958803106);
insert into "event_log" values (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'd43daf19-bde1-4470-9879-e635d1f134da', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795958803238);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 4, 1795959702086);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795959702086);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798550803106);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795962402220);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795962402220);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795962402219);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795959702347);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798550802347);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795962402458);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795962402458);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795959702603);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798550802603);
insert into "rate_limit" values ('/api/groups/add-member account:69023f60-eba3-4dc5-beea-8d0ee02ad021', 1, 1795962402856);
insert into "rate_limit" values ('groups/add-member misses account:69023f60-eba3-4dc5-beea-8d0ee02ad021', 0, 1795962402856);
insert into "rate_limit" values ('notice 69023f60-eba3-4dc5-beea-8d0ee02ad021 959519d2-edf5-4d6f-857a-4baf7a852834', 1, 1796045202855);
insert into "rate_limit" values ('mail group-added 69023f60-eba3-4dc5-beea-8d0ee02ad021 959519d2-edf5-4d6f-857a-4baf7a852834', 1, 1796045202855);
insert into "rate_limit" values ('mail group-added 69023f60-eba3-4dc5-beea-8d0ee02ad021', 1, 1796045202855);
insert into "rate_limit" values ('/api/request-ws-ticket account:959519d2-edf5-4d6f-857a-4baf7a852834', 1, 1795958862952);
insert into "rate_limit" values ('/api/request-ws-ticket account:69023f60-eba3-4dc5-beea-8d0ee02ad021', 1, 1795958863063);
insert into "review_thread" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', 'ff4ccbd5-192d-459c-b93a-d7557040908d', 'comment', 'open', 'Shared', 'd91b8b2e-32f8-45c9-a1a6-1c4cfef9105f', 3, '69023f60-eba3-4dc5-beea-8d0ee02ad021', 'Ada', 1795958803085, 1795958803085, null, null, null, '69023f60-eba3-4dc5-beea-8d0ee02ad021', null, null, null);
insert into "review_thread" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', '2eac7eff-bfa1-46a3-a236-3bd64d590210', 'suggestion', 'open', '', null, 4, '69023f60-eba3-4dc5-beea-8d0ee02ad021', 'Ada', 1795958803093, 1795958803093, null, null, null, '69023f60-eba3-4dc5-beea-8d0ee02ad021', null, null, null);
insert into "review_message" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', 'd91b8b2e-32f8-45c9-a1a6-1c4cfef9105f', 'ff4ccbd5-192d-459c-b93a-d7557040908d', 'Is this *kept*?', '[]', 3, '69023f60-eba3-4dc5-beea-8d0ee02ad021', 'Ada', 1795958803085, null, null, null, null, 0);
insert into "review_checkpoint" values ('07de9519-3ff3-4594-ac39-7ae2a41432a6', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795958803085);
