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
insert into "kysely_migration" values ('001-initial', '2026-11-23T13:52:08.920Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-23T13:52:08.946Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-23T13:52:08.952Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-23T13:52:08.956Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-23T13:52:08.963Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-23T13:52:08.968Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-23T13:52:08.972Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-23T13:52:08.979Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-23T13:52:08.982Z');
insert into "kysely_migration" values ('010-authors', '2026-11-23T13:52:08.987Z');
insert into "kysely_migration" values ('011-review', '2026-11-23T13:52:08.993Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-23T13:52:08.997Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-23T13:52:09.002Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-23T13:52:09.010Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-23T13:52:09.014Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-23T13:52:09.017Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-23T13:52:09.019Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-23T13:52:09.030Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-23T13:52:09.035Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-23T13:52:09.041Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-23T13:52:09.051Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-23T13:52:09.069Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-23T13:52:09.077Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-23T13:52:09.083Z');
insert into "kysely_migration" values ('025-identities', '2026-11-23T13:52:09.094Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-23T13:52:09.114Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-23T13:52:09.126Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-23T13:52:09.133Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-23T13:52:09.141Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-23T13:52:09.148Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-23T13:52:09.152Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-23T13:52:09.158Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-23T13:52:09.163Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-23T13:52:09.169Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-23T13:52:09.174Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-23T13:52:09.183Z');
insert into "kysely_migration" values ('037-publications', '2026-11-23T13:52:09.190Z');
insert into "kysely_migration" values ('038-scim', '2026-11-23T13:52:09.198Z');
insert into "kysely_migration" values ('039-ldap', '2026-11-23T13:52:09.204Z');
insert into "kysely_migration" values ('041-second-tries', '2026-11-23T13:52:09.210Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"80351ef1","key":"0b28yQoNBhmM75uZYPLShNW71RTdKxMdX7iYliaikBM=","madeAt":1795441929613,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"d685e117","key":"TPImzmlNRog/ERupuRBWZ+oSdxpsdfjbxaqFXMYdOzw=","madeAt":1795441929633,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"051e0cbf","key":"ttc6CC3vr282p4UqkRYWx6/3ESYBoN/nszUg/9cF1xA=","madeAt":1795441929635,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"05889090","key":"9oEKPYW5KaECGV2BZSew7diaLa2Os3wdSPpr7pUm9Qo=","madeAt":1795441929637,"goodUntil":null}]');
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
insert into "user" values ('17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$IGg5FVy3eh/Pyp5VZeEpdQ$NQq3wfjWLNFvA27QNI3u34Zb+46f6StDe84GObH/UtM', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795441929723, 'administrator', 0, null);
insert into "user" values ('34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$A272yH7dwkWRO0GHTXP3oQ$4PcL7FKACmnTuYRK5CDUgHjk+ElUn/4b3Pka373k9Zc', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795441930262, 'ada', 0, null);
insert into "user" values ('c07916b1-9147-4782-999e-c7b739520f09', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$ewMwgrCYNjdW387Z/Dv7Jw$YHEasOsFtHV9+PxjR3jAPiNB5aKtM7wDjKMJRLQ57ZA', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795441930482, 'ben', 0, null);
insert into "session" values ('abe5c6ef-5aa4-4d61-8056-9de3572fe249', '1592a31a48b9ca712db71f4adbbf4ccd2528f67fbe208c0decd5a45b4da849e9', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'Test client', 1795441930094, 1795441930094, 1803217930094, null, 1795441930094, null, null, null, null);
insert into "session" values ('e36552b4-271d-4eca-b1fb-ee8b099e71d8', 'c4ce24030c2e8361f446e57c74cc6d66fae55028e36efc16752d45a3b3f9af36', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 'Test client', 1795441930400, 1795441930400, 1803217930400, null, 1795441930400, null, null, null, null);
insert into "session" values ('f2ec629e-fc4c-4277-ab9f-856b2d6be0d9', '35d6b91ef6fa57cb30ce574d0dc089385509dd5f24afe1486ca6ae4ab37c6c83', 'c07916b1-9147-4782-999e-c7b739520f09', 'Test client', 1795441930599, 1795441930599, 1803217930599, null, 1795441930599, null, null, null, null);
insert into "session" values ('57ee4e01-3cdc-45c1-9a5a-88ae6334ee9a', '22288128565a28404eb44258b3d6c5707a89df34657a8f75655b13a8418fbe42', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'Test client', 1795441930920, 1795441930920, 1803217930920, null, 1795441930920, null, null, null, null);
insert into "token" values ('739bbe00-25ec-404c-81aa-de0c8c9232ea', 'verify-email', '2e431a5a54fea505e55b5e29e2a8f43e1bf0e8f62c2a4104a1ed0ac675573e27', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 1795441930262, 1795614730262, null);
insert into "token" values ('7411f955-59d0-4994-b778-89dba26c2c5b', 'verify-email', '4e8d19406d2a050245c671d6861417c9c0bbab0ab0c8d17fc157f91603afbd83', 'c07916b1-9147-4782-999e-c7b739520f09', 1795441930482, 1795614730482, null);
insert into "token" values ('4fede490-acaa-4775-8e16-79c344029ae1', 'unsubscribe', '39f185f204f66a28a8dea3b9477bc93b4db6d52901ec2b2c48fefbbddf007f7d', 'c07916b1-9147-4782-999e-c7b739520f09', 1795441930698, 1826977930698, null);
insert into "user_group" values ('27fd4da1-61d1-4575-9d46-29d38038330d', 'Forest ✓ "quoted"', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 1795441930687, null, 'forest ✓ "quoted"');
insert into "membership" values ('27fd4da1-61d1-4575-9d46-29d38038330d', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 1, 1795441930687, 'editor', null, null);
insert into "membership" values ('27fd4da1-61d1-4575-9d46-29d38038330d', 'c07916b1-9147-4782-999e-c7b739520f09', 0, 1795441930698, 'editor', null, null);
insert into "workspace" values ('e609eea8-80ef-4841-9be5-d95b4749333e', 'user', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', null, '65a05f11-5fb5-48c0-a90c-099afa45533a', 104857600, 0, 0, 1, 1795441929723, 0);
insert into "workspace" values ('7084dfde-ec11-48ed-b4cc-80618a683b48', 'user', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', null, 'd4721cd3-26af-4a84-8286-501fb0e2697a', 104857600, 43, 2, 3, 1795441930262, 0);
insert into "workspace" values ('d7a4cf1b-6f70-4b5e-b0ec-8ee2eecfe2d6', 'user', 'c07916b1-9147-4782-999e-c7b739520f09', null, '31ec97cb-fa68-4f90-b378-a89a98963bc4', 104857600, 0, 0, 1, 1795441930482, 0);
insert into "workspace" values ('27fd4da1-61d1-4575-9d46-29d38038330d', 'group', null, '27fd4da1-61d1-4575-9d46-29d38038330d', '7c063dbc-c085-4ea5-b004-4e7d5bfe7707', 524288000, 36, 2, 4, 1795441930687, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795441930779);
insert into "item" values ('65a05f11-5fb5-48c0-a90c-099afa45533a', 'e609eea8-80ef-4841-9be5-d95b4749333e', null, '', 'directory', null, 0, null, null, 1795441929723, 1795441929723, null, null, null, null, null);
insert into "item" values ('d4721cd3-26af-4a84-8286-501fb0e2697a', '7084dfde-ec11-48ed-b4cc-80618a683b48', null, '', 'directory', null, 0, null, null, 1795441930262, 1795441930779, null, null, null, null, null);
insert into "item" values ('31ec97cb-fa68-4f90-b378-a89a98963bc4', 'd7a4cf1b-6f70-4b5e-b0ec-8ee2eecfe2d6', null, '', 'directory', null, 0, null, null, 1795441930482, 1795441930482, null, null, null, null, null);
insert into "item" values ('7c063dbc-c085-4ea5-b004-4e7d5bfe7707', '27fd4da1-61d1-4575-9d46-29d38038330d', null, '', 'directory', null, 0, null, null, 1795441930687, 1795441930756, null, null, null, null, null);
insert into "item" values ('fe7c06d9-f2d5-4066-8788-32749886c262', '7084dfde-ec11-48ed-b4cc-80618a683b48', 'd4721cd3-26af-4a84-8286-501fb0e2697a', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795441930718, 1795441930718, '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', null, null, null);
insert into "item" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', '27fd4da1-61d1-4575-9d46-29d38038330d', '7c063dbc-c085-4ea5-b004-4e7d5bfe7707', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795441930739, 1795441930906, '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', null, null, null);
insert into "item" values ('983b9cb2-8218-4416-a487-09128756aa0d', '27fd4da1-61d1-4575-9d46-29d38038330d', '7c063dbc-c085-4ea5-b004-4e7d5bfe7707', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795441930748, 1795441930748, '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 1795441930756, '983b9cb2-8218-4416-a487-09128756aa0d', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd');
insert into "item" values ('3cff878c-8f4c-4f19-aa2b-a9922248f23f', '7084dfde-ec11-48ed-b4cc-80618a683b48', 'd4721cd3-26af-4a84-8286-501fb0e2697a', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795441930779, 1795441930779, '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', null, null, null);
insert into "document" values ('fe7c06d9-f2d5-4066-8788-32749886c262', 0, '9dea3ca0-310d-4a4b-9259-27ab92cd48e2', 'lf', 0, null, 0, 0);
insert into "document" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', 4, '63fb044c-61de-4b4a-8d55-cc90b8decdb7', 'lf', 0, null, 667, 0);
insert into "document" values ('983b9cb2-8218-4416-a487-09128756aa0d', 0, '8375b119-ee01-4b17-9f61-af1bb89d16a0', 'lf', 0, null, 0, 0);
insert into "document_update" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', 0, 1, x'5b7b22636c69656e744944223a226563613234356435376132386131313863663530633833323733306437353362222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"c07916b1-9147-4782-999e-c7b739520f09","name":"Ben","from":0,"to":1}]', 1795441930847, 1795441930847, 'pushed');
insert into "document_update" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', 1, 2, x'5b7b22636c69656e744944223a226563613234356435376132386131313863663530633833323733306437353362222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"c07916b1-9147-4782-999e-c7b739520f09","name":"Ben","from":1,"to":2}]', 1795441930859, 1795441930859, 'pushed');
insert into "document_update" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', 2, 3, x'789c158fcb6ac3301444ff65d6125c3d2c59da15bae937042f64ddabc4d0d86dac4543c8bf172de7c070662e2fd4ef4df6fef5898ce4fceac89775a610564f468c653bb12431d1c706857a2bfb554ee48bb58bc229bfc846415a93da077ea13f7f0419fdf690c250d818195cc90ad5a0d950d59e82d7b3e3a613cd918b4bdc3842a1ecf5763c905f688fe38e4c0afd400e0a5dfe3a32f056b8cb7996eb709899a4045bf434c7597b9b9a5e5d214dd482f181d214090aebc1cfd11dd5bd6fc73e862e0aeba0ce7390b558cd498cf696bd4e81939ed8dae86a11c7e3c55eeec3f8c1050a7d1bc1c434796f92a3790eefe5bdfc03eda65d22', '[{"user":"34d6eba2-d9e1-42d4-96d9-5d2273cae3dd","name":"Ada","from":2,"to":3}]', 1795441930887, 1795441930887, 'pushed');
insert into "document_update" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', 3, 4, x'789c458fcd6ac3301084df65ce1248f24ab6742be9a5cf607cd0cf3a314dec3456a021f8dd8b534a4fbb337cecccf64fe4f3c473fd7847806f28358a62ea94738994666d8ab1853deb96da1102f914e723af08bd3183c0ca5f084680c79173dded27eae3ca0858efc723af15e26f9b9619015d2c96c8b5d2656d25752d49afcd2863b45d7439a66c1c044ef7f9f3f7dc54101021102b8212c8f7574eaf841bf606d7f39419e189c4e372e317f38fbe66e5ef8a80c372b92c33b66d1028b7e58ad00f02e98180868ae3148d2c9eb52453487a57bcb4c598b6c9919b522030c7cbfeda5bd9fbd46917baf59648fb467965b7611b7e00d76861ec', '[{"user":"34d6eba2-d9e1-42d4-96d9-5d2273cae3dd","name":"Ada","from":3,"to":4}]', 1795441930906, 1795441930906, 'pushed');
insert into "document_client" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', 'eca245d57a28a118cf50c832730d753b', 'c07916b1-9147-4782-999e-c7b739520f09', 'f2ec629e-fc4c-4277-ab9f-856b2d6be0d9', 2, 2, 1795441930859);
insert into "document_client" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', '934b304ab8066b401e12d25de9e1747f', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 'e36552b4-271d-4eca-b1fb-ee8b099e71d8', 2, 4, 1795441930906);
insert into "document_snapshot" values ('fe7c06d9-f2d5-4066-8788-32749886c262', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795441930718);
insert into "document_snapshot" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795441930739);
insert into "document_snapshot" values ('983b9cb2-8218-4416-a487-09128756aa0d', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795441930748);
insert into "job" values ('3c5ff011-5b2d-4c3d-a641-c8979e8db1ad', 'send-mail', '{}', 'done', 'send-mail', 1795441929923, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 1, 1000000, null, 1795441929923, 1795441929959, null);
insert into "job" values ('1aab3f5a-25da-4f13-9370-964f9dd5fedd', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795463529963, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 0, 1000000, null, 1795441929923, null, null);
insert into "job" values ('08a4be45-debd-4857-913e-4488a8346aa4', 'prune-rows', '{}', 'queued', 'prune-rows', 1795445530002, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 0, 1000000, null, 1795441929923, null, null);
insert into "job" values ('c22ac5e4-ab68-4a83-bf90-caab03d8d29a', 'empty-trash', '{}', 'queued', 'empty-trash', 1795445530008, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 0, 1000000, null, 1795441929923, null, null);
insert into "job" values ('bf16d6e8-fb8d-4794-bef7-b3f15077b26f', 'finish-trees', '{}', 'queued', 'finish-trees', 1795441960018, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 0, 1000000, null, 1795441929923, null, null);
insert into "job" values ('b831714d-f4db-4a0e-9e5c-6ff4b298609b', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795445530025, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 0, 1000000, null, 1795441929923, null, null);
insert into "job" values ('4b4df5bb-6f2f-4eba-aa06-0bfa0d8d8dd8', 'compact-history', '{}', 'queued', 'compact-history', 1795463530033, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 0, 1000000, null, 1795441929923, null, null);
insert into "job" values ('8a9a3dcd-7acc-475c-8eb6-0cce1d6413b0', 'tell-review', '{}', 'queued', 'tell-review', 1795445530923, null, 3, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 0, 1000000, null, 1795441929923, null, null);
insert into "job" values ('d263f181-1773-45c3-afe1-bb784981c9ef', 'make-pages', '{}', 'queued', 'make-pages', 1795445530075, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 0, 1000000, null, 1795441929923, null, null);
insert into "job" values ('dfc9b8da-96ff-41ca-8d07-61a3e5065b28', 'send-mail', '{}', 'done', 'send-mail', 1795441930262, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 1, 1000000, null, 1795441930262, 1795441930419, null);
insert into "job" values ('98e11cf4-cb78-422c-9b4b-67a5579029a6', 'send-mail', '{}', 'done', 'send-mail', 1795441930482, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 1, 1000000, null, 1795441930482, 1795441930607, null);
insert into "job" values ('dd9f362b-c2c6-4db4-927b-92f66cc7d0a2', 'send-mail', '{}', 'done', 'send-mail', 1795441930698, null, 1, '3f0d5e82-a8bb-4f93-b89b-a8a639bd3305:8fe05cfe-2618-4f1f-ae3c-7bd01feb16ad', 1, 1000000, '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 1795441930698, 1795441930738, null);
insert into "defaults_file" values ('71c2972f-c297-4021-814e-91ca834408c7', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795441929739, 1795441929739);
insert into "defaults_file" values ('be5a9f83-a590-4862-a01c-1aa9791cfe86', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795441929739, 1795441929739);
insert into "defaults_file" values ('39b4114f-992e-4d5a-9614-5116345a2071', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795441929739, 1795441929739);
insert into "defaults_file" values ('3cf6be0f-e1e4-4347-9056-59003cce35be', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795441929739, 1795441929739);
insert into "defaults_file" values ('6e384d97-1442-4580-87c3-5e63d8f6e607', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795441929739, 1795441929739);
insert into "defaults_file" values ('d43615ed-642d-4bd5-a350-585e3986b933', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795441929739, 1795441929739);
insert into "defaults_file" values ('7fa8c69b-3656-4957-b7e0-c64595b27467', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795441929739, 1795441929739);
insert into "defaults_file" values ('ba4b2961-a557-4f94-99a7-6da3c1da8d7c', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795441929739, 1795441929739);
insert into "defaults_file" values ('9c9f5acd-2099-4b7d-b81d-bfabdc830c85', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795441929739, 1795441929739);
insert into "defaults_file" values ('0f4e4661-2667-4dde-b484-60b4c10d9aa4', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795441929739, 1795441929739);
insert into "defaults_file" values ('cbae9a37-c7f5-44f6-ab90-088dadfd22e6', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795441929739, 1795441929739);
insert into "mail" values ('aa2de001-3984-4d39-8b34-772c0a5604b6', 'verify-email', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795441930262, 1795614730262, 1795441930262, 1795441930416, null, null, 1);
insert into "mail" values ('bf163189-a3be-4a58-8c5c-fe02e2af5780', 'verify-email', 'c07916b1-9147-4782-999e-c7b739520f09', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795441930482, 1795614730482, 1795441930482, 1795441930601, null, null, 1);
insert into "mail" values ('cf5cfd13-6e79-4709-8583-644986ed37b0', 'group-added', 'c07916b1-9147-4782-999e-c7b739520f09', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795441930698, null, 1795441930698, 1795441930730, null, 'http://localhost:27674/unsubscribe?token=group-added~g_KR5VnHR8Yeu_qgKzuzYKDwxFa6hnTVwuBVTZ4emM8', 2);
insert into "notification" values ('c27ee847-e37a-421e-9fab-eceb8a5b4390', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795441930262, null, '{"code":"waiting-verification","values":{}}');
insert into "notification" values ('5cde70aa-9d47-4f19-946f-86c4465109e2', 'c07916b1-9147-4782-999e-c7b739520f09', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/27fd4da1-61d1-4575-9d46-29d38038330d/', 0, 1795441930698, null, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}');
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795441929723);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21","email":"admin@example.org"}', 1795441929723);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21","email":"admin@example.org","sessionId":"abe5c6ef-5aa4-4d61-8056-9de3572fe249","clientId":"Test client","address":"127.0.0.1"}', 1795441930094);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795441930239);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"34d6eba2-d9e1-42d4-96d9-5d2273cae3dd","email":"ada@example.org"}', 1795441930262);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795441930365);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'Administrator', '{"type":"user.updated","userId":"34d6eba2-d9e1-42d4-96d9-5d2273cae3dd","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795441930372);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"34d6eba2-d9e1-42d4-96d9-5d2273cae3dd","email":"ada@example.org","sessionId":"e36552b4-271d-4eca-b1fb-ee8b099e71d8","clientId":"Test client","address":"127.0.0.1"}', 1795441930400);
insert into "event_log" values (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795441930474);
insert into "event_log" values (10, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"c07916b1-9147-4782-999e-c7b739520f09","email":"ben@example.org"}', 1795441930482);
insert into "event_log" values (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795441930571);
insert into "event_log" values (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'Administrator', '{"type":"user.updated","userId":"c07916b1-9147-4782-999e-c7b739520f09","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795441930586);
insert into "event_log" values (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"c07916b1-9147-4782-999e-c7b739520f09","email":"ben@example.org","sessionId":"f2ec629e-fc4c-4277-ab9f-856b2d6be0d9","clientId":"Test client","address":"127.0.0.1"}', 1795441930599);
insert into "event_log" values (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 'Ada', '{"type":"group.created","groupId":"27fd4da1-61d1-4575-9d46-29d38038330d","name":"Forest ✓ \"quoted\""}', 1795441930687);
insert into "event_log" values (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 'Ada', '{"type":"group.member-added","groupId":"27fd4da1-61d1-4575-9d46-29d38038330d","name":"Forest ✓ \"quoted\"","userId":"c07916b1-9147-4782-999e-c7b739520f09","userName":"Ben"}', 1795441930698);
insert into "event_log" values (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21","email":"admin@example.org","sessionId":"57ee4e01-3cdc-45c1-9a5a-88ae6334ee9a","clientId":"Test client","address":"127.0.0.1"}', 1795441930920);
insert into "event_log" values (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '17a97ad3-af2f-4bd2-a799-fa9cd8a3ff21', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795441930980);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 4, 1795442830100);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795442830100);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798033930920);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795445530264);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795445530264);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795445530262);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795442830401);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798033930400);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795445530482);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795445530482);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795442830599);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798033930599);
insert into "rate_limit" values ('/api/groups/add-member account:34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 1, 1795445530699);
insert into "rate_limit" values ('groups/add-member misses account:34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 0, 1795445530699);
insert into "rate_limit" values ('notice 34d6eba2-d9e1-42d4-96d9-5d2273cae3dd c07916b1-9147-4782-999e-c7b739520f09', 1, 1795528330698);
insert into "rate_limit" values ('mail group-added 34d6eba2-d9e1-42d4-96d9-5d2273cae3dd c07916b1-9147-4782-999e-c7b739520f09', 1, 1795528330698);
insert into "rate_limit" values ('mail group-added 34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 1, 1795528330698);
insert into "rate_limit" values ('/api/request-ws-ticket account:c07916b1-9147-4782-999e-c7b739520f09', 1, 1795441990797);
insert into "rate_limit" values ('/api/request-ws-ticket account:34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 1, 1795441990868);
insert into "review_thread" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', 'dc02e0c6-d10c-4064-83df-9087da39dfd7', 'comment', 'open', 'Shared', '180ea62a-5878-429f-b3a0-00f614609570', 3, '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 'Ada', 1795441930886, 1795441930886, null, null, null, '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', null, null, null);
insert into "review_thread" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', '8ad54467-6c15-4874-912f-aa58a6cabc26', 'suggestion', 'open', '', null, 4, '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 'Ada', 1795441930905, 1795441930905, null, null, null, '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', null, null, null);
insert into "review_message" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', '180ea62a-5878-429f-b3a0-00f614609570', 'dc02e0c6-d10c-4064-83df-9087da39dfd7', 'Is this *kept*?', '[]', 3, '34d6eba2-d9e1-42d4-96d9-5d2273cae3dd', 'Ada', 1795441930886, null, null, null, null, 0);
insert into "review_checkpoint" values ('b30451cf-b954-4fc8-bdf1-47def1c0c1fd', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795441930887);
