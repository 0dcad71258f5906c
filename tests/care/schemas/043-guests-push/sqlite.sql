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
insert into "kysely_migration" values ('001-initial', '2026-11-23T16:29:18.294Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-23T16:29:18.325Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-23T16:29:18.331Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-23T16:29:18.335Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-23T16:29:18.340Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-23T16:29:18.345Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-23T16:29:18.350Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-23T16:29:18.355Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-23T16:29:18.361Z');
insert into "kysely_migration" values ('010-authors', '2026-11-23T16:29:18.370Z');
insert into "kysely_migration" values ('011-review', '2026-11-23T16:29:18.377Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-23T16:29:18.382Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-23T16:29:18.388Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-23T16:29:18.397Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-23T16:29:18.403Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-23T16:29:18.407Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-23T16:29:18.411Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-23T16:29:18.416Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-23T16:29:18.421Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-23T16:29:18.427Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-23T16:29:18.434Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-23T16:29:18.438Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-23T16:29:18.443Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-23T16:29:18.447Z');
insert into "kysely_migration" values ('025-identities', '2026-11-23T16:29:18.459Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-23T16:29:18.467Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-23T16:29:18.478Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-23T16:29:18.485Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-23T16:29:18.496Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-23T16:29:18.505Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-23T16:29:18.513Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-23T16:29:18.523Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-23T16:29:18.530Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-23T16:29:18.538Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-23T16:29:18.546Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-23T16:29:18.554Z');
insert into "kysely_migration" values ('037-publications', '2026-11-23T16:29:18.561Z');
insert into "kysely_migration" values ('038-scim', '2026-11-23T16:29:18.575Z');
insert into "kysely_migration" values ('039-ldap', '2026-11-23T16:29:18.584Z');
insert into "kysely_migration" values ('041-second-tries', '2026-11-23T16:29:18.593Z');
insert into "kysely_migration" values ('043-guests-push', '2026-11-23T16:29:18.599Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"65ef6ee8","key":"oBDF1yH8nRATIda5CeV3cs6jTFSD9klRmLco4q3s5FU=","madeAt":1795451359004,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"c0ff869d","key":"Xzbwr8vIZiO0RrzjHqYCGM86Hcjoog1qXYIVDEuqifE=","madeAt":1795451359014,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"58f56235","key":"RgvCcOYwOtd8aGYEKLpgUbmp4n9YRUjyLekbgAWB4qE=","madeAt":1795451359016,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"dc99417b","key":"egtmpkvinDM9fdaMMJJpy1s+sVg5JBMSkwFMbnrA8yQ=","madeAt":1795451359017,"goodUntil":null}]');
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
insert into "user" values ('a960315f-c53f-469b-993b-8f106c1cfe97', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$ZHfEgFXsmGleUEuj8QS9+A$JKZ0UafuLRgM/+P1YR1Av/3yVsfVw0SpYNg1U8Bm2aE', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795451359088, 'administrator', 0, null);
insert into "user" values ('76c3ce7a-4f28-4755-bf54-83b5456cd354', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$5LwfQIfCIirNdG5Wbpbg3A$RqhLaCjmQOycEd2d2NCS+IQeABoqbICiCXAZBoNqv9Q', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795451359553, 'ada', 0, null);
insert into "user" values ('c09ce261-c005-4eb4-b0f6-bbee83928b32', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$ralWQJqu9p1FzBlQsAbt4A$JoWIiv+ukZUnfv7HDrrN+PWIRg1lylVNsTHS7hNAWe4', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795451359833, 'ben', 0, null);
insert into "session" values ('6c353dfa-88e0-479a-a218-2a9806b46749', 'af90127640c219f7731d6e458d61a41e5d6f0c94e16c5284214446ee36dba544', 'a960315f-c53f-469b-993b-8f106c1cfe97', 'Test client', 1795451359383, 1795451359383, 1803227359383, null, 1795451359383, null, null, null, null);
insert into "session" values ('0fca5799-2cdd-4d29-8287-c3d7245bdfcb', '07f243c6bef5c931a13063900751981ac05008081f29769a778d2a789e34f96d', '76c3ce7a-4f28-4755-bf54-83b5456cd354', 'Test client', 1795451359727, 1795451359727, 1803227359727, null, 1795451359727, null, null, null, null);
insert into "session" values ('2a1f5b02-61ba-45b6-ae2e-c03be6290c1a', '515080d8b68759e3037d9abda3981ae4da6b31dcbc6d5ef4a7a1d943337f009c', 'c09ce261-c005-4eb4-b0f6-bbee83928b32', 'Test client', 1795451359966, 1795451359966, 1803227359966, null, 1795451359966, null, null, null, null);
insert into "session" values ('a6759543-3751-42e6-9a36-07fb2a5b7bb1', '8d99de39da7fff5096b8d8f33a63b79a647cac895d0c5e9809114540dd180e8f', 'a960315f-c53f-469b-993b-8f106c1cfe97', 'Test client', 1795451360389, 1795451360389, 1803227360389, null, 1795451360389, null, null, null, null);
insert into "token" values ('47340620-578f-40f6-9263-09f646092c93', 'verify-email', '8fca0bee466c5600e8db6a503a2b716d4acb2363009fc2f819df8fbadddadc06', '76c3ce7a-4f28-4755-bf54-83b5456cd354', 1795451359553, 1795624159553, null);
insert into "token" values ('8806a4ae-1eab-4e63-8d1a-a3618d0efc4a', 'verify-email', '65bba705f0f91eb6639d3dd2d457cd450589a9063633f6639b32121c568e21c0', 'c09ce261-c005-4eb4-b0f6-bbee83928b32', 1795451359833, 1795624159833, null);
insert into "token" values ('e1f524d2-224f-407d-8004-09baa16c514b', 'unsubscribe', '18cb520399e589addf4a224f19b5272e3f8ce34743bbb0ba92e73fd06fadd323', 'c09ce261-c005-4eb4-b0f6-bbee83928b32', 1795451360100, 1826987360100, null);
insert into "user_group" values ('fa9bfef1-54da-49dd-8b58-12beb8b42290', 'Forest ✓ "quoted"', '76c3ce7a-4f28-4755-bf54-83b5456cd354', 1795451360078, null, 'forest ✓ "quoted"');
insert into "membership" values ('fa9bfef1-54da-49dd-8b58-12beb8b42290', '76c3ce7a-4f28-4755-bf54-83b5456cd354', 1, 1795451360078, 'editor', null, null);
insert into "membership" values ('fa9bfef1-54da-49dd-8b58-12beb8b42290', 'c09ce261-c005-4eb4-b0f6-bbee83928b32', 0, 1795451360100, 'editor', null, null);
insert into "workspace" values ('592a1ef6-d376-4860-98dd-600bd0383498', 'user', 'a960315f-c53f-469b-993b-8f106c1cfe97', null, 'd8255832-6ed8-4ef8-b7b7-bae3ef8d741d', 104857600, 0, 0, 1, 1795451359088, 0);
insert into "workspace" values ('bfefb6d8-426d-4d34-9a3c-28f0282af15a', 'user', '76c3ce7a-4f28-4755-bf54-83b5456cd354', null, 'b398467b-37b6-4430-8e18-d55dfc69e74a', 104857600, 43, 2, 3, 1795451359553, 0);
insert into "workspace" values ('e684a748-70cc-4dc4-8de7-99bdf4a8ab7b', 'user', 'c09ce261-c005-4eb4-b0f6-bbee83928b32', null, '4a899cb8-34ad-408b-a147-2fbdce8c2e4a', 104857600, 0, 0, 1, 1795451359833, 0);
insert into "workspace" values ('fa9bfef1-54da-49dd-8b58-12beb8b42290', 'group', null, 'fa9bfef1-54da-49dd-8b58-12beb8b42290', '55c47e85-263c-4233-9ae9-6fe88dfde7ff', 524288000, 36, 2, 4, 1795451360078, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795451360228);
insert into "item" values ('d8255832-6ed8-4ef8-b7b7-bae3ef8d741d', '592a1ef6-d376-4860-98dd-600bd0383498', null, '', 'directory', null, 0, null, null, 1795451359088, 1795451359088, null, null, null, null, null);
insert into "item" values ('b398467b-37b6-4430-8e18-d55dfc69e74a', 'bfefb6d8-426d-4d34-9a3c-28f0282af15a', null, '', 'directory', null, 0, null, null, 1795451359553, 1795451360228, null, null, null, null, null);
insert into "item" values ('4a899cb8-34ad-408b-a147-2fbdce8c2e4a', 'e684a748-70cc-4dc4-8de7-99bdf4a8ab7b', null, '', 'directory', null, 0, null, null, 1795451359833, 1795451359833, null, null, null, null, null);
insert into "item" values ('55c47e85-263c-4233-9ae9-6fe88dfde7ff', 'fa9bfef1-54da-49dd-8b58-12beb8b42290', null, '', 'directory', null, 0, null, null, 1795451360078, 1795451360183, null, null, null, null, null);
insert into "item" values ('9b7f1de2-7022-422b-b9a0-042d7d22040c', 'bfefb6d8-426d-4d34-9a3c-28f0282af15a', 'b398467b-37b6-4430-8e18-d55dfc69e74a', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795451360124, 1795451360124, '76c3ce7a-4f28-4755-bf54-83b5456cd354', '76c3ce7a-4f28-4755-bf54-83b5456cd354', null, null, null);
insert into "item" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', 'fa9bfef1-54da-49dd-8b58-12beb8b42290', '55c47e85-263c-4233-9ae9-6fe88dfde7ff', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795451360154, 1795451360366, '76c3ce7a-4f28-4755-bf54-83b5456cd354', '76c3ce7a-4f28-4755-bf54-83b5456cd354', null, null, null);
insert into "item" values ('2f7ce17b-31a5-47e1-b92c-9a69d7556ee9', 'fa9bfef1-54da-49dd-8b58-12beb8b42290', '55c47e85-263c-4233-9ae9-6fe88dfde7ff', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795451360171, 1795451360171, '76c3ce7a-4f28-4755-bf54-83b5456cd354', '76c3ce7a-4f28-4755-bf54-83b5456cd354', 1795451360183, '2f7ce17b-31a5-47e1-b92c-9a69d7556ee9', '76c3ce7a-4f28-4755-bf54-83b5456cd354');
insert into "item" values ('11c49d2f-c368-4abc-a632-5d442c75280c', 'bfefb6d8-426d-4d34-9a3c-28f0282af15a', 'b398467b-37b6-4430-8e18-d55dfc69e74a', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795451360228, 1795451360228, '76c3ce7a-4f28-4755-bf54-83b5456cd354', '76c3ce7a-4f28-4755-bf54-83b5456cd354', null, null, null);
insert into "document" values ('9b7f1de2-7022-422b-b9a0-042d7d22040c', 0, '96233d2f-b17c-414f-96e0-500f101647b4', 'lf', 0, null, 0, 0);
insert into "document" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', 4, 'b78f4b94-78b9-4300-8ad4-d19ce3572157', 'lf', 0, null, 664, 0);
insert into "document" values ('2f7ce17b-31a5-47e1-b92c-9a69d7556ee9', 0, '3b0d524a-09b9-43fe-8b2e-8196a494b9a9', 'lf', 0, null, 0, 0);
insert into "document_update" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', 0, 1, x'5b7b22636c69656e744944223a226464656465373738393335396131613736636132626535393036346362643432222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"c09ce261-c005-4eb4-b0f6-bbee83928b32","name":"Ben","from":0,"to":1}]', 1795451360312, 1795451360312, 'pushed');
insert into "document_update" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', 1, 2, x'5b7b22636c69656e744944223a226464656465373738393335396131613736636132626535393036346362643432222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"c09ce261-c005-4eb4-b0f6-bbee83928b32","name":"Ben","from":1,"to":2}]', 1795451360322, 1795451360322, 'pushed');
insert into "document_update" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', 2, 3, x'789c1d8ec16ec3201044ff65ce2019c342e056a9977e43e4032c4b62a9b1d39843a328ff5ed1e38cf4e6cdf905fe5e65eb5f9f48b0c251aae1c886c8723441f2dc0a85626b896e82025ff3769103e93ccf8bc2213f4846415a13eea37ea13fef82847e7d48ae5058ebfff45c2ab9acb30f4d3b43ac7363ab9b2b54ac0b2ef298cf1b5ff707d20bedb1df902685be2379852ebf1d09782bdce438f26538cc29b659c8e8e6add16e2aac63a0a0bdad2264aae452a050f6fa1cec40b7beeedb38ba2894d106cf962564edda7cd22e10e9d2c8e9932de4c873b5e4a0b0e5db307ed40c85be8e60422447c6fac9baf85edecb1f6aca5e84', '[{"user":"76c3ce7a-4f28-4755-bf54-83b5456cd354","name":"Ada","from":2,"to":3}]', 1795451360350, 1795451360350, 'pushed');
insert into "document_update" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', 3, 4, x'789c458fcd6ac3301084df65ce12587f56a45b692f7d06e383b45a25a68d9dc60a3404bf7b714ae96977868f9dd9e101fa9c786eef6f88304c818ba240ca394341794eba66e7b32939d80e02744af39157c441eb5160e52f442dc0b532b5dd7ea0dd2f8c88f5763cf2da20feb66999115195f2a45590c43e4b1b9491a9e7202df7ba3853553d68089c6ef3c7efb9a92022412035c44e806ecf9ca113fdb837b87c4ec4880f64aecb959fcc3ffa9c8dbf1b225e97f37999b16da340b92e17c46114c87744f89e0cb14fd2567d90d63b277375561e4c76d6f5548cb31098d3797feda5ec7ddab40be583b34e99be33bddbc66dfc01ba036204', '[{"user":"76c3ce7a-4f28-4755-bf54-83b5456cd354","name":"Ada","from":3,"to":4}]', 1795451360366, 1795451360366, 'pushed');
insert into "document_client" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', 'ddede7789359a1a76ca2be59064cbd42', 'c09ce261-c005-4eb4-b0f6-bbee83928b32', '2a1f5b02-61ba-45b6-ae2e-c03be6290c1a', 2, 2, 1795451360322);
insert into "document_client" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', '3ec9ed1c9c1553c917ea2fb57b3db940', '76c3ce7a-4f28-4755-bf54-83b5456cd354', '0fca5799-2cdd-4d29-8287-c3d7245bdfcb', 2, 4, 1795451360366);
insert into "document_snapshot" values ('9b7f1de2-7022-422b-b9a0-042d7d22040c', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795451360124);
insert into "document_snapshot" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795451360154);
insert into "document_snapshot" values ('2f7ce17b-31a5-47e1-b92c-9a69d7556ee9', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795451360171);
insert into "job" values ('feeb47ea-d701-4851-9eb9-9bd8f4ba8df5', 'send-mail', '{}', 'done', 'send-mail', 1795451359256, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 1, 1000000, null, 1795451359256, 1795451359304, null);
insert into "job" values ('3cddbd84-42b0-4e03-992b-271ca03ab4f5', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795472959313, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 0, 1000000, null, 1795451359256, null, null);
insert into "job" values ('88217dcd-277f-43db-88c8-cf346acaaa29', 'prune-rows', '{}', 'queued', 'prune-rows', 1795454959341, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 0, 1000000, null, 1795451359258, null, null);
insert into "job" values ('7aa86556-ae4e-47e4-8f87-5901e01bcded', 'empty-trash', '{}', 'queued', 'empty-trash', 1795454959346, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 0, 1000000, null, 1795451359258, null, null);
insert into "job" values ('99438e57-2ff5-4aa1-94d2-0ea246e97a76', 'finish-trees', '{}', 'queued', 'finish-trees', 1795451389355, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 0, 1000000, null, 1795451359258, null, null);
insert into "job" values ('1ec13e51-734d-4d04-a032-0d08555d0de0', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795454959402, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 0, 1000000, null, 1795451359258, null, null);
insert into "job" values ('7251ef73-df81-41e5-b5dc-557411ee3c62', 'compact-history', '{}', 'queued', 'compact-history', 1795472959416, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 0, 1000000, null, 1795451359258, null, null);
insert into "job" values ('ac706144-ef78-42d5-850f-ee6317cdc062', 'tell-review', '{}', 'queued', 'tell-review', 1795454960411, null, 3, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 0, 1000000, null, 1795451359258, null, null);
insert into "job" values ('a5b8257c-bd2f-4bcd-b728-323ae9574345', 'make-pages', '{}', 'queued', 'make-pages', 1795454959438, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 0, 1000000, null, 1795451359258, null, null);
insert into "job" values ('3457486e-e02a-4668-a283-b46d3bfd6eaa', 'send-mail', '{}', 'done', 'send-mail', 1795451359553, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 1, 1000000, null, 1795451359553, 1795451359733, null);
insert into "job" values ('bc0d5e04-0671-4d52-a3ac-4d7bf8e88288', 'send-mail', '{}', 'done', 'send-mail', 1795451359833, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 1, 1000000, null, 1795451359833, 1795451359960, null);
insert into "job" values ('79c1b567-d432-4b89-999b-a0fb2807cc71', 'send-mail', '{}', 'done', 'send-mail', 1795451360100, null, 1, 'faf739c8-b844-49c0-9563-527e8adc96e4:08c0cb49-bc3d-405a-8ada-c38e5a43114b', 1, 1000000, '76c3ce7a-4f28-4755-bf54-83b5456cd354', 1795451360100, 1795451360152, null);
insert into "defaults_file" values ('47a6613d-117b-4d48-a5e2-812b33db16c5', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795451359102, 1795451359102);
insert into "defaults_file" values ('6b74d101-225c-43f0-8b77-6b348669e730', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795451359102, 1795451359102);
insert into "defaults_file" values ('8104e7b2-e9d4-43c0-90dc-42e807a871c2', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795451359102, 1795451359102);
insert into "defaults_file" values ('a543c2c0-c80a-4f3c-af14-90c6f26c60aa', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795451359102, 1795451359102);
insert into "defaults_file" values ('a8407024-6f75-447f-ba42-ea5d0e9b3221', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795451359102, 1795451359102);
insert into "defaults_file" values ('cef83728-9a1f-4473-9bd2-fde21a351861', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795451359102, 1795451359102);
insert into "defaults_file" values ('7c3b99dc-7686-4544-8c84-63726f3c2986', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795451359102, 1795451359102);
insert into "defaults_file" values ('440b7a1a-ad4f-4df0-b690-5d52a7bc343d', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795451359102, 1795451359102);
insert into "defaults_file" values ('3e17b60f-436c-458e-a714-1844b3f42f89', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795451359102, 1795451359102);
insert into "defaults_file" values ('247cc858-0556-487b-89e7-75078b03c0be', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795451359102, 1795451359102);
insert into "defaults_file" values ('6dcfa28d-6801-484f-aa20-431f0ba61f0c', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795451359102, 1795451359102);
insert into "mail" values ('329cbf12-7602-40f7-bf7a-794173cb6cd4', 'verify-email', '76c3ce7a-4f28-4755-bf54-83b5456cd354', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795451359553, 1795624159553, 1795451359553, 1795451359729, null, null, 1);
insert into "mail" values ('5d2753b7-a3af-4f7c-8f50-bd3cd5076c53', 'verify-email', 'c09ce261-c005-4eb4-b0f6-bbee83928b32', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795451359833, 1795624159833, 1795451359833, 1795451359955, null, null, 1);
insert into "mail" values ('94973a3d-e20e-4998-9145-b384084e2bee', 'group-added', 'c09ce261-c005-4eb4-b0f6-bbee83928b32', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795451360100, null, 1795451360100, 1795451360140, null, 'http://localhost:20835/unsubscribe?token=group-added~4C37oQwJBkBJcJmZaTkZStIY2g3DUUxgTsmunIFQmQw', 2);
insert into "notification" values ('6d05c379-56f9-433d-988e-395a257813a5', 'a960315f-c53f-469b-993b-8f106c1cfe97', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795451359553, null, '{"code":"waiting-verification","values":{}}');
insert into "notification" values ('1c97a48b-d402-4137-9f1e-f5a664b6134f', 'c09ce261-c005-4eb4-b0f6-bbee83928b32', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/fa9bfef1-54da-49dd-8b58-12beb8b42290/', 0, 1795451360100, null, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}');
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795451359088);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"a960315f-c53f-469b-993b-8f106c1cfe97","email":"admin@example.org"}', 1795451359088);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"a960315f-c53f-469b-993b-8f106c1cfe97","email":"admin@example.org","sessionId":"6c353dfa-88e0-479a-a218-2a9806b46749","clientId":"Test client","address":"127.0.0.1"}', 1795451359383);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'a960315f-c53f-469b-993b-8f106c1cfe97', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795451359538);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"76c3ce7a-4f28-4755-bf54-83b5456cd354","email":"ada@example.org"}', 1795451359553);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'a960315f-c53f-469b-993b-8f106c1cfe97', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795451359658);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'a960315f-c53f-469b-993b-8f106c1cfe97', 'Administrator', '{"type":"user.updated","userId":"76c3ce7a-4f28-4755-bf54-83b5456cd354","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795451359676);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"76c3ce7a-4f28-4755-bf54-83b5456cd354","email":"ada@example.org","sessionId":"0fca5799-2cdd-4d29-8287-c3d7245bdfcb","clientId":"Test client","address":"127.0.0.1"}', 1795451359727);
insert into "event_log" values (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'a960315f-c53f-469b-993b-8f106c1cfe97', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795451359819);
insert into "event_log" values (10, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"c09ce261-c005-4eb4-b0f6-bbee83928b32","email":"ben@example.org"}', 1795451359833);
insert into "event_log" values (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'a960315f-c53f-469b-993b-8f106c1cfe97', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795451359937);
insert into "event_log" values (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'a960315f-c53f-469b-993b-8f106c1cfe97', 'Administrator', '{"type":"user.updated","userId":"c09ce261-c005-4eb4-b0f6-bbee83928b32","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795451359951);
insert into "event_log" values (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"c09ce261-c005-4eb4-b0f6-bbee83928b32","email":"ben@example.org","sessionId":"2a1f5b02-61ba-45b6-ae2e-c03be6290c1a","clientId":"Test client","address":"127.0.0.1"}', 1795451359966);
insert into "event_log" values (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '76c3ce7a-4f28-4755-bf54-83b5456cd354', 'Ada', '{"type":"group.created","groupId":"fa9bfef1-54da-49dd-8b58-12beb8b42290","name":"Forest ✓ \"quoted\""}', 1795451360078);
insert into "event_log" values (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '76c3ce7a-4f28-4755-bf54-83b5456cd354', 'Ada', '{"type":"group.member-added","groupId":"fa9bfef1-54da-49dd-8b58-12beb8b42290","name":"Forest ✓ \"quoted\"","userId":"c09ce261-c005-4eb4-b0f6-bbee83928b32","userName":"Ben"}', 1795451360100);
insert into "event_log" values (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"a960315f-c53f-469b-993b-8f106c1cfe97","email":"admin@example.org","sessionId":"a6759543-3751-42e6-9a36-07fb2a5b7bb1","clientId":"Test client","address":"127.0.0.1"}', 1795451360389);
insert into "event_log" values (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'a960315f-c53f-469b-993b-8f106c1cfe97', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795451360462);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 4, 1795452259394);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795452259394);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798043360389);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795454959555);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795454959555);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795454959553);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795452259727);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798043359727);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795454959834);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795454959833);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795452259966);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798043359966);
insert into "rate_limit" values ('/api/groups/add-member account:76c3ce7a-4f28-4755-bf54-83b5456cd354', 1, 1795454960102);
insert into "rate_limit" values ('groups/add-member misses account:76c3ce7a-4f28-4755-bf54-83b5456cd354', 0, 1795454960102);
insert into "rate_limit" values ('notice 76c3ce7a-4f28-4755-bf54-83b5456cd354 c09ce261-c005-4eb4-b0f6-bbee83928b32', 1, 1795537760100);
insert into "rate_limit" values ('mail group-added 76c3ce7a-4f28-4755-bf54-83b5456cd354 c09ce261-c005-4eb4-b0f6-bbee83928b32', 1, 1795537760100);
insert into "rate_limit" values ('mail group-added 76c3ce7a-4f28-4755-bf54-83b5456cd354', 1, 1795537760100);
insert into "rate_limit" values ('/api/request-ws-ticket account:c09ce261-c005-4eb4-b0f6-bbee83928b32', 1, 1795451420247);
insert into "rate_limit" values ('/api/request-ws-ticket account:76c3ce7a-4f28-4755-bf54-83b5456cd354', 1, 1795451420329);
insert into "review_thread" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', '3e2bd54a-a67f-415c-afc3-f4b5b34749c0', 'comment', 'open', 'Shared', '189f2e51-f631-40bc-9757-63dee51deabb', 3, '76c3ce7a-4f28-4755-bf54-83b5456cd354', 'Ada', 1795451360349, 1795451360349, null, null, null, '76c3ce7a-4f28-4755-bf54-83b5456cd354', null, null, null);
insert into "review_thread" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', 'f117c219-ce7b-4913-a6e9-4e62d53f1f82', 'suggestion', 'open', '', null, 4, '76c3ce7a-4f28-4755-bf54-83b5456cd354', 'Ada', 1795451360365, 1795451360365, null, null, null, '76c3ce7a-4f28-4755-bf54-83b5456cd354', null, null, null);
insert into "review_message" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', '189f2e51-f631-40bc-9757-63dee51deabb', '3e2bd54a-a67f-415c-afc3-f4b5b34749c0', 'Is this *kept*?', '[]', 3, '76c3ce7a-4f28-4755-bf54-83b5456cd354', 'Ada', 1795451360349, null, null, null, null, 0);
insert into "review_checkpoint" values ('8479e05e-b3eb-414a-8d73-307354c6fae7', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795451360350);
